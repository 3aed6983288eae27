export type RoleCode = 'user' | 'individual' | 'ADMIN'

export interface UserRecord {
  id: number
  email: string
  emailVerified: boolean
  /** E.164. */
  phone: string
  phoneVerified: boolean
  surname: string
  name: string
  patronymic: string
  birthDate?: string
  position?: string
  roleCode: RoleCode
  /** May not log in any more. */
  isBlocked?: true
  /** `StoreRecord.id` */
  defaultStoreId: number
  /** The company that the user acts for after login. */
  currentCompanyId?: number
  consents: { type: 'personalData' | 'offer' | 'marketing'; docVersion: string; acceptedAt: string }[]
  createdAt: string
}

export interface ManagerRecord {
  id: number
  title: string
  name: string
  phone: string | null
  email: string | null
  socials: { type: string; title: string; link: string }[]
}
