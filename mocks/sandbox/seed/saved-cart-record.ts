import type { MachineShare } from './machine-share.ts'

export interface SavedCartRecord {
  id: number
  userId: number
  companyId?: number
  name: string
  comment: string
  visibility: 'private' | 'company'
  lines: { productId: number; quantity: number; price: number; machines?: MachineShare[] }[]
  createdAt: string
  updatedAt: string
}
