import type { components } from '../../src/generated/api-types.ts'
import type { MachineShare } from './seed/machine-share.ts'

type Schemas = components['schemas']

/** A visitor's session. It is written only if it holds data; SESSID is derived from the id. */
export interface SessionRecord {
  /** Value of the cookie `SID`. */
  id: string
  userId?: number
  /** The company that the user acts for. */
  companyId?: number
  /** `StoreRecord.id` of the chosen branch. */
  storeId?: number
  /** ISO 8601. */
  createdAt: string
}

export interface TokenRecord {
  /** The token itself. */
  id: string
  userId: number
  /** Milliseconds of the world's clock. */
  lastUsedAt: number
}

export interface CartLineRecord {
  productId: number
  quantity: number
  /** The machine that the whole line is for. */
  machineId?: number
  /** Instead: machines with their parts of the quantity. */
  machines?: MachineShare[]
  comment?: string
  /** `StoreRecord.id` of the store that the buyer chose, while it has enough. */
  chosenStoreId?: number
  /** ISO 8601. */
  addedAt: string
  /** Kopecks when it was added; another price now makes the line `priceChanged`. */
  priceWhenAdded?: number | null
}

export interface CartRecord {
  /** The session's `owner`: `user:1001` or `guest:<SID>`. */
  id: string
  lines: CartLineRecord[]
  version: number
  updatedAt: string
  /** Products whose quantity came from the guest's cart at login (O-50), until an answer has reported them. */
  merged?: number[]
}

export interface FavoritesRecord {
  /** The customer's session `owner`. */
  id: string
  /** The one added last first. */
  productIds: number[]
}

export interface ViewedRecord {
  /** The session's `owner`. */
  id: string
  /** When it changed last, ISO 8601. */
  updatedAt: string
  /** Newest first. */
  productIds: number[]
}

export interface PasswordRecord {
  /** `UserRecord.id`; a user without a record here has the demo password. */
  id: number
  hash: string
}

/** A secret of the world itself; no file of the world contains it. */
export interface KeyRecord {
  id: 'device'
  /** Hex. */
  key: string
}

/** The passport of a customer, for powers of attorney. */
export interface PassportRecord {
  /** `UserRecord.id` */
  id: number
  series: string
  number: string
  divisionCode: string
  issuedBy: string
  issueDate: string
  birthDate: string
  registrationAddress: string
  consent: { type: 'personalData'; docVersion: string; acceptedAt: string }
  savedAt: string
}

/** The newest link for a new password of an account; it works once. */
export interface PasswordLinkRecord {
  /** `UserRecord.id` */
  id: number
  /** The login that it was asked for with. */
  login: string
  checkword: string
  /** Milliseconds of the world's clock. */
  expiresAt: number
}

/** The newest code sent to a contact; it works once. */
export interface CodeRecord {
  /** `<Session.owner>:<contact in lower case>`: nobody else may enter it. */
  id: string
  code: string
  attemptsLeft: number
  /** Milliseconds of the world's clock. */
  expiresAt: number
}

/** The last balance that a company asked for. */
export interface BalanceRecord {
  /** Company. */
  id: number
  /** Who asked. */
  userId: number
  /** ISO 8601. */
  requestedAt: string
  /** The day at whose end it is; absent: the moment of its making. */
  date?: string
  /** When its making ended, ISO 8601; absent while it is queued. */
  endedAt?: string
  /** The last report that was made: the one before while another is queued. */
  report?: Schemas['Balance']
}

/** A customer asks for access to a company. */
export interface AccessRequestRecord {
  id: number
  companyId: number
  userId: number
  comment: string
  /** One that nobody decides in time is declined without being stored anew. */
  status: 'pending' | 'accepted' | 'declined'
  createdAt: string
  decidedAt?: string
  /** Full name; absent when time ran out. */
  decidedBy?: string
  decisionComment?: string
}

/** Contacts that a visitor has to confirm: of a registration, or of an account whose login was refused for that. */
export interface ConfirmationRecord {
  /** `<SID>:registration` or `<SID>:login` */
  id: string
  /** The account whose login was refused. */
  userId?: number
  /** The phone first. A corrected contact stands here until its code is entered, then in the account too. */
  contacts: { type: 'phone' | 'email'; contact: string; confirmed: boolean }[]
  /** When it began, milliseconds of the world's clock. */
  at: number
}

export interface AttemptsRecord {
  /** `<purpose>:<subject>`, such as `login:1001`. */
  id: string
  failures: number
  /** Milliseconds of the world's clock. */
  lockedUntil: number
  /** When the last try was, milliseconds of the world's clock. */
  at?: number
}

export interface OutboxRecord {
  id: number
  /** ISO 8601. */
  at: string
  channel: 'email' | 'sms' | 'webhook'
  to: string
  subject: string
  text: string
  /** The code or the link that the message carries, for tests. */
  code?: string
  link?: string
}

export interface IdempotencyRecord {
  /** `<SID>:<operationId>:<key>` */
  id: string
  /** Canonical JSON of what was asked, without SESSID. */
  request: string
  /** The answered envelope. */
  body: string
  /** The `SID` that the answer set. */
  newSid?: string
  /** Milliseconds of the world's clock. */
  at: number
}

/** Units that orders have taken from the free stock of the seed; below zero where its own orders gave more back. */
export interface ReservationRecord {
  /** `ProductRecord.id` */
  id: number
  stores: { storeId: number; quantity: number }[]
}

/** A file that a visitor uploaded. */
export interface UploadRecord {
  id: string
  /** The session's `owner`. */
  owner: string
  userId?: number
  purpose: 'attachment' | 'authorityScan' | 'cartImport'
  name: string
  mime: string
  /** Bytes. */
  size: number
  /** The bytes in Base64: stores keep JSON. Of a long file the beginning; `UploadPartRecord` has the rest. */
  content: string
  /** ISO 8601. */
  createdAt: string
  /** When it is deleted unless something has taken it, milliseconds of the world's clock. */
  expiresAt: number
  /** What has taken it, such as `request:7`. */
  takenBy?: string
}

/** A further part of a file that a visitor uploaded. */
export interface UploadPartRecord {
  /** `<UploadRecord.id>/<number from 1>` */
  id: string
  /** Bytes in Base64. */
  content: string
}

/** The seller's next step with an order. */
export interface SellerTaskRecord {
  /** `OrderRecord.id` */
  id: number
  /** `StepName` of the seller. */
  step: string
  /** Milliseconds of the world's clock. */
  at: number
}

/** The soonest of the tasks of one kind, so that no request looks through all of them. */
export interface AgendaRecord {
  id: 'seller' | 'companyChecks' | 'papers' | 'machineChecks' | 'hooks' | 'requests'
  /** Milliseconds of the world's clock. */
  at: number
}

/** A payment at the provider that the sandbox plays. */
export interface PaymentRecord {
  /** Can't be guessed: whoever knows it may pay. */
  id: string
  orderId: number
  /** Who asked for it. */
  userId: number
  type: 'redirect' | 'qr' | 'form'
  /** Kopecks. */
  amount: number
  state: 'open' | 'paid' | 'declined' | 'replaced'
  /** ISO 8601. */
  createdAt: string
  /** Milliseconds of the world's clock. */
  expiresAt: number
}

export interface CounterRecord {
  /** Name of the collection whose ids it counts. */
  id: string
  last: number
}

export interface ClockRecord {
  id: 'clock'
  /** The clock stands at this time; `null` when it moves. */
  fixedAt: number | null
  /** Milliseconds added to the real time when it moves. */
  offset: number
}
