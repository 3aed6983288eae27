import type { components } from '../../../src/generated/api-types.ts'

type Topic = components['schemas']['RequestTopic']

/** What a visitor has asked the seller: a request with its messages, or a wish to be called back. */
export interface RequestRecord {
  id: number
  /** A callback request is of no list. */
  topic: Topic | 'callback'
  number: string
  /** The session's `owner`. */
  owner: string
  /** Absent for a guest, whose request is answered by phone or mail only. */
  userId?: number
  companyId?: number
  orderId?: number
  machineId?: number
  /** The machine as it was when it was taken out of the fleet. */
  goneMachine?: { name: string; serialNumber: string }
  productId?: number
  phone: string
  name: string
  email?: string
  text: string
  /** Of a request about a machine. */
  urgency?: 'normal' | 'machineDown'
  /** Of the service that it asks for, which was the next one of its machine. */
  dueAtHours?: number
  /** Stood in place of `dueAtHours`; stores of then still have it. */
  maintenance?: true
  /** Uploads that came with it. */
  fileIds?: string[]
  /** Consents given; the time is that of the request. */
  consents: { type: 'personalData' | 'offer' | 'marketing'; docVersion: string; acceptedAt: string }[]
  status: components['schemas']['RequestStatus']
  messages: RequestMessageRecord[]
  /** Up to which message each user has read. */
  read: { userId: number; messageId: number }[]
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
  closedAt?: string
  /** What the seller does next, milliseconds of the world's clock. */
  next?: { step: 'accept' | 'ask' | 'answer' | 'close'; at: number }
}

export interface RequestMessageRecord {
  id: number
  at: string
  from: 'customer' | 'seller'
  author: string
  text: string
  fileIds?: string[]
}
