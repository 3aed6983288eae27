import type { components } from '../../../src/generated/api-types.ts'

/** A power of attorney to receive the goods of a company's order. */
export interface AuthorityRecord {
  id: number
  companyId: number
  orderId: number
  number: string
  issueDate: string
  validUntil: string
  representative: {
    fio: string
    position: string
    /** As printed; absent leaves blanks to fill in by hand. */
    passport?: components['schemas']['PassportDetails']
  }
  basis: { type: 'order' | 'invoice'; number: string }
  goods: AuthorityGoods[]
  /** One whose last day is over counts as expired, whatever stands here. */
  status: 'draft' | 'active' | 'used' | 'revoked'
  /** `UploadRecord.id` of the signed scan. */
  scanId?: string
  /** What the representative agreed to; absent without their passport and in the seed. */
  consent?: { type: 'personalData'; docVersion: string; acceptedAt: string }
  /** Why it was revoked. */
  reason?: string
}

export interface AuthorityGoods {
  /** `OrderLineRecord.id` */
  lineId: number
  name: string
  unit: string
  quantity: number
  /** Units of the line that were shipped when it was made. */
  shippedBefore: number
}
