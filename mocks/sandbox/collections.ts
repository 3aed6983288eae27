import type { AddressRecord } from './seed/address-record.ts'
import type { CompanyRecord } from './seed/company-record.ts'
import type { CompanyMemberRecord } from './seed/company-member-record.ts'
import type { ContractRecord } from './seed/contract-record.ts'
import type { DealerMachineRecord, MachineRecord } from './seed/machine-record.ts'
import type { NotificationRecord } from './seed/notification-record.ts'
import type { OrderRecord } from './seed/order-record.ts'
import type { SavedCartRecord } from './seed/saved-cart-record.ts'
import type { RequestRecord } from './seed/request-record.ts'
import type { UserRecord } from './seed/user-record.ts'
import type { ActRecord } from './seed/act-records.ts'
import type { AuthorityRecord } from './seed/authority-record.ts'
import type {
  HookDeliveryRecord,
  HookEventRecord,
  HookRecord,
  HookSecretRecord,
  HookTryRecord,
} from './seed/hook-records.ts'
import type {
  AccessRequestRecord,
  AgendaRecord,
  AttemptsRecord,
  BalanceRecord,
  CartRecord,
  ClockRecord,
  CodeRecord,
  ConfirmationRecord,
  CounterRecord,
  IdempotencyRecord,
  KeyRecord,
  OutboxRecord,
  PassportRecord,
  PasswordLinkRecord,
  PasswordRecord,
  PaymentRecord,
  ReservationRecord,
  SellerTaskRecord,
  SessionRecord,
  TokenRecord,
  UploadPartRecord,
  UploadRecord,
  FavoritesRecord,
  ViewedRecord,
} from './world-records.ts'
import { serialKey } from './rules/serial-number.ts'

/** Everything that can change in a world. A record has an `id`; a new collection is a line here and one below. */
export interface Collections {
  acts: ActRecord
  balances: BalanceRecord
  accessRequests: AccessRequestRecord
  agenda: AgendaRecord
  addresses: AddressRecord
  attempts: AttemptsRecord
  authorities: AuthorityRecord
  carts: CartRecord
  clock: ClockRecord
  codes: CodeRecord
  confirmations: ConfirmationRecord
  companies: CompanyRecord
  members: CompanyMemberRecord
  contracts: ContractRecord
  dealerMachines: DealerMachineRecord
  counters: CounterRecord
  hooks: HookRecord
  hookDeliveries: HookDeliveryRecord
  hookEvents: HookEventRecord
  hookSecrets: HookSecretRecord
  hookTries: HookTryRecord
  idempotency: IdempotencyRecord
  keys: KeyRecord
  machines: MachineRecord
  notifications: NotificationRecord
  orders: OrderRecord
  outbox: OutboxRecord
  passports: PassportRecord
  passwordLinks: PasswordLinkRecord
  passwords: PasswordRecord
  payments: PaymentRecord
  requests: RequestRecord
  reservations: ReservationRecord
  savedCarts: SavedCartRecord
  sellerTasks: SellerTaskRecord
  sessions: SessionRecord
  tokens: TokenRecord
  uploads: UploadRecord
  uploadParts: UploadPartRecord
  users: UserRecord
  viewed: ViewedRecord
  favorites: FavoritesRecord
}

export type CollectionName = keyof Collections
type IndexValue = string | number | undefined

/**
 * Indexes of each collection: name → value of a record; `undefined` leaves the record out. `where('email', …)` reads one.
 */
export const collectionIndexes = {
  acts: { companyId: ({ companyId }: ActRecord) => companyId },
  balances: {},
  accessRequests: {
    userId: ({ userId }: AccessRequestRecord) => userId,
    companyId: ({ companyId }: AccessRequestRecord) => companyId,
  },
  agenda: {},
  addresses: {
    userId: ({ userId }: AddressRecord) => userId,
    companyId: ({ companyId }: AddressRecord) => companyId,
  },
  attempts: {},
  authorities: {
    companyId: ({ companyId }: AuthorityRecord) => companyId,
    orderId: ({ orderId }: AuthorityRecord) => orderId,
  },
  carts: {},
  clock: {},
  codes: {},
  confirmations: {},
  companies: { inn: ({ inn }: CompanyRecord) => inn },
  members: {
    userId: ({ userId }: CompanyMemberRecord) => userId,
    companyId: ({ companyId }: CompanyMemberRecord) => companyId,
    invitedEmail: ({ status, email }: CompanyMemberRecord) =>
      status === 'invited' ? email.toLowerCase() : undefined,
  },
  contracts: { companyId: ({ companyId }: ContractRecord) => companyId },
  counters: {},
  dealerMachines: {
    serialKey: ({ serialNumber }: DealerMachineRecord) => serialKey(serialNumber),
    contractId: ({ contractId }: DealerMachineRecord) => contractId,
  },
  hooks: { companyId: ({ companyId }: HookRecord) => companyId },
  hookDeliveries: { hookId: ({ hookId }: HookDeliveryRecord) => hookId },
  hookEvents: {},
  hookSecrets: {},
  hookTries: { hookId: ({ hookId }: HookTryRecord) => hookId },
  idempotency: {},
  keys: {},
  machines: {
    userId: ({ userId }: MachineRecord) => userId,
    companyId: ({ companyId }: MachineRecord) => companyId,
    serialKey: ({ serialNumber }: MachineRecord) => serialKey(serialNumber),
  },
  notifications: { userId: ({ userId }: NotificationRecord) => userId },
  orders: {
    userId: ({ userId }: OrderRecord) => userId,
    companyId: ({ companyId }: OrderRecord) => companyId,
    number: ({ number }: OrderRecord) => number,
  },
  outbox: { to: ({ to }: OutboxRecord) => to },
  passports: {},
  passwordLinks: {},
  passwords: {},
  payments: { orderId: ({ orderId }: PaymentRecord) => orderId },
  requests: {
    owner: ({ owner }: RequestRecord) => owner,
    phone: ({ phone }: RequestRecord) => phone,
    userId: ({ userId }: RequestRecord) => userId,
    companyId: ({ companyId }: RequestRecord) => companyId,
    machineId: ({ machineId }: RequestRecord) => machineId,
  },
  reservations: {},
  savedCarts: {
    userId: ({ userId }: SavedCartRecord) => userId,
    companyId: ({ companyId }: SavedCartRecord) => companyId,
  },
  sellerTasks: {},
  sessions: { userId: ({ userId }: SessionRecord) => userId },
  uploads: { owner: ({ owner }: UploadRecord) => owner },
  uploadParts: {},
  tokens: { userId: ({ userId }: TokenRecord) => userId },
  users: {
    email: ({ email }: UserRecord) => email.toLowerCase(),
    phone: ({ phone }: UserRecord) => phone,
  },
  viewed: {},
  favorites: {},
} satisfies { [Name in CollectionName]: Record<string, (record: Collections[Name]) => IndexValue> }

export type IndexName<Name extends CollectionName> = keyof (typeof collectionIndexes)[Name] & string

/** The seed: rows of the collections that it fills, and fixed data (the catalogue, the pages). */
export interface WorldSeed<Fixed> {
  rows: { readonly [Name in CollectionName]?: readonly Collections[Name][] }
  fixed: Fixed
}
