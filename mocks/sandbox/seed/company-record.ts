export interface BankAccountRecord {
  id: number
  bik: string
  name: string
  /** `null` for banks that have none. */
  corrAccount: string | null
  account: string
  isDefault: boolean
}

export interface CompanyRecord {
  id: number
  name: string
  shortName: string
  type: 'ЮЛ' | 'ИП'
  inn: string
  kpp?: string
  ogrn: string
  legalAddress: string
  actualAddress: string
  /** `null` for an ИП without one. */
  director: { fio: string; position: string; basis: string } | null
  banks: BankAccountRecord[]
  phone: string | null
  email: string | null
  registryStatus: 'active' | 'liquidating' | 'liquidated'
  verification: 'pending' | 'verified' | 'rejected'
  verificationReason?: string
  /** When a manager will have checked a pending company: milliseconds of the world's clock. */
  checkAt?: number
  managerId?: number
  version: number
  createdAt: string
}
