/** Money is an integer number of kopecks; days are `YYYY-MM-DD`. */
export interface ContractRecord {
  id: number
  companyId: number
  number: string
  date: string
  validUntil: string
  autoProlong: boolean
  type: string
  status: 'draft' | 'active' | 'expiring' | 'expired' | 'terminated'
  paymentTerms: string
  deferDays: number
  creditLimit: number
  creditUsed: number
  managerId?: number
  isDefault: boolean
}
