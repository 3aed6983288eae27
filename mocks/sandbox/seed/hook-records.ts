import type { components } from '../../../src/generated/api-types.ts'

type Schemas = components['schemas']

export type HookEvent = Schemas['HookEvent']
/** What a receiver is told: the reminder of services has a switch of its own. */
export type ToldEvent = HookEvent | 'service.due'

/** What an event happened to. */
export interface HookObject {
  type: 'order' | 'contract' | 'act' | 'product' | 'machine'
  id: number
}

/** A subscription of a company to events. */
export interface HookRecord {
  id: number
  companyId: number
  name: string
  channel: 'webhook' | 'email'
  target: string
  events: HookEvent[]
  /** Products whose stock and price it watches. */
  productIds: number[]
  /** Whether it is told that services of machines are due. */
  serviceReminders?: boolean
  status: 'active' | 'paused' | 'failing'
  /** ISO 8601. */
  createdAt: string
}

/** The secret that signs the deliveries of a hook. Files and snapshots of a world leave it out. */
export interface HookSecretRecord {
  /** `HookRecord.id` */
  id: number
  secret: string
}

/** Something that happened in a company. */
export interface HookEventRecord {
  id: number
  /** ISO 8601. */
  at: string
  event: ToldEvent
  /** The company whose hooks get it. */
  contragentId: number
  object: HookObject
}

interface Told {
  hookId: number
  eventId: string
  event: ToldEvent
  /** When it happened, ISO 8601. */
  eventAt: string
  object: HookObject
  /** 1 to 6. */
  attempt: number
  /** An event is tried again; what a person sends by hand is tried once. */
  kind: 'event' | 'test' | 'again'
}

/** A try to deliver an event that isn't made yet. */
export interface HookTryRecord extends Told {
  /** The `deliveryId` that it will have. */
  id: string
  /** When it is due, milliseconds of the world's clock. */
  at: number
}

/** A try that was made. */
export interface HookDeliveryRecord extends Told {
  /** `deliveryId` */
  id: string
  /** ISO 8601. */
  at: string
  httpCode: number | null
  durationMs: number
  /** Why the receiver has not answered, in Russian. */
  reason?: string
  /** History of the seed is kept, whatever the date is. */
  ofSeed?: true
}
