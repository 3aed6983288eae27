export type CompanyRole = 'owner' | 'admin' | 'buyer' | 'approver' | 'accountant' | 'mechanic' | 'viewer'

export const companyRights = [
  'orders.viewOwn',
  'orders.viewAll',
  'orders.create',
  'orders.placeWithoutApproval',
  'orders.approve',
  'orders.cancel',
  'prices.view',
  'invoices.request',
  'contracts.view',
  'contracts.confirm',
  'balance.view',
  'acts.request',
  'addresses.manage',
  'equipment.manage',
  'savedCarts.share',
  'users.manage',
  'company.edit',
  'hooks.manage',
  'authority.manage',
] as const
export type CompanyRight = (typeof companyRights)[number]

export interface CompanyMemberRecord {
  id: number
  companyId: number
  /** Absent while the invitation isn't accepted. */
  userId?: number
  fio: string
  email: string
  /** Absent for an invited person whose phone nobody has told. */
  phone?: string
  position: string
  role: CompanyRole
  status: 'active' | 'invited' | 'blocked'
  /** When the invitation was sent last, ISO 8601; kept when it is accepted. */
  invitedAt?: string
  /** `UserRecord.id` of who has sent it last; absent once it is accepted. */
  invitedBy?: number
  /**
   * Kopecks; `null` means no limit. `spent` is that of `month` (`YYYY-MM` in Moscow); without it, of whatever month it is.
   */
  limits: { perOrder: number | null; perMonth: number | null; spent: number; month?: string }
  rights: CompanyRight[]
}
