import * as z from 'zod/mini'
import type { CollectionName, Collections } from '../collections.ts'
import * as accounts from './account-shapes.ts'
import * as machines from './machine-shapes.ts'
import { order, savedCart } from './order-shapes.ts'
import * as hooks from './hook-shapes.ts'
import * as papers from './paper-shapes.ts'
import { request } from './request-shapes.ts'
import { count, instant, shares, unitsOfStores, whole } from './values.ts'

/** The shape of each collection's records, for what comes from outside: the types say what we write ourselves. */
export const recordShapes = {
  acts: papers.act,
  balances: papers.balance,
  accessRequests: accounts.accessRequest,
  agenda: z.strictObject({
    id: z.enum(['seller', 'companyChecks', 'papers', 'machineChecks', 'hooks', 'requests']),
    at: z.number(),
  }),
  addresses: accounts.address,
  attempts: z.strictObject({
    id: z.string(),
    failures: count,
    lockedUntil: z.number(),
    at: z.optional(z.number()),
  }),
  authorities: papers.authority,
  carts: z.strictObject({
    id: z.string(),
    lines: z.array(
      z.strictObject({
        productId: whole,
        quantity: count,
        machineId: z.optional(whole),
        machines: z.optional(shares),
        comment: z.optional(z.string()),
        chosenStoreId: z.optional(whole),
        addedAt: instant,
        priceWhenAdded: z.optional(z.nullable(whole)),
      }),
    ),
    version: whole,
    updatedAt: instant,
    merged: z.optional(z.array(whole)),
  }),
  clock: z.strictObject({ id: z.literal('clock'), fixedAt: z.nullable(z.number()), offset: z.number() }),
  codes: z.strictObject({
    id: z.string(),
    code: z.string(),
    attemptsLeft: count,
    expiresAt: z.number(),
  }),
  confirmations: z.strictObject({
    id: z.string(),
    userId: z.optional(whole),
    contacts: z.array(
      z.strictObject({ type: z.enum(['phone', 'email']), contact: z.string(), confirmed: z.boolean() }),
    ),
    at: z.number(),
  }),
  companies: accounts.company,
  members: accounts.member,
  contracts: accounts.contract,
  counters: z.strictObject({ id: z.string(), last: whole }),
  hooks: hooks.hook,
  hookDeliveries: hooks.hookDelivery,
  hookEvents: hooks.hookEvent,
  hookSecrets: hooks.hookSecret,
  hookTries: hooks.hookTry,
  idempotency: z.strictObject({
    id: z.string(),
    request: z.string(),
    body: z.string(),
    newSid: z.optional(z.string()),
    at: z.number(),
  }),
  dealerMachines: machines.dealerMachine,
  machines: machines.machine,
  notifications: accounts.notification,
  orders: order,
  outbox: z.strictObject({
    id: whole,
    at: instant,
    channel: z.enum(['email', 'sms', 'webhook']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    code: z.optional(z.string()),
    link: z.optional(z.string()),
  }),
  passports: accounts.passport,
  passwordLinks: z.strictObject({ id: whole, login: z.string(), checkword: z.string(), expiresAt: whole }),
  passwords: z.strictObject({ id: whole, hash: z.string() }),
  payments: z.strictObject({
    id: z.string(),
    orderId: whole,
    userId: whole,
    type: z.enum(['redirect', 'qr', 'form']),
    amount: whole,
    state: z.enum(['open', 'paid', 'declined', 'replaced']),
    createdAt: instant,
    expiresAt: z.number(),
  }),
  requests: request,
  reservations: z.strictObject({ id: whole, stores: unitsOfStores }),
  savedCarts: savedCart,
  sellerTasks: z.strictObject({ id: whole, step: z.string(), at: z.number() }),
  sessions: z.strictObject({
    id: z.string(),
    userId: z.optional(whole),
    companyId: z.optional(whole),
    storeId: z.optional(whole),
    createdAt: instant,
  }),
  tokens: z.strictObject({ id: z.string(), userId: whole, lastUsedAt: z.number() }),
  uploadParts: z.strictObject({ id: z.string(), content: z.string() }),
  uploads: z.strictObject({
    id: z.string(),
    owner: z.string(),
    userId: z.optional(whole),
    purpose: z.enum(['attachment', 'authorityScan', 'cartImport']),
    name: z.string(),
    mime: z.string(),
    size: whole,
    content: z.string(),
    createdAt: instant,
    expiresAt: z.number(),
    takenBy: z.optional(z.string()),
  }),
  users: accounts.user,
  keys: z.strictObject({ id: z.literal('device'), key: z.string() }),
  favorites: z.strictObject({ id: z.string(), productIds: z.array(whole) }),
  viewed: z.strictObject({ id: z.string(), updatedAt: instant, productIds: z.array(whole) }),
} satisfies { [Name in CollectionName]: z.ZodMiniType<Collections[Name]> }

const expectedNames: Readonly<Record<string, string>> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
}

/**
 * What is wrong with a record of a collection: dotted path inside it and words, in Russian.
 * `undefined` for one that the sandbox could have written itself.
 */
export function wrongPlace(
  collection: CollectionName,
  record: object,
): { path: string; reason: string } | undefined {
  const [issue] = z.safeParse(recordShapes[collection], record).error?.issues ?? []
  if (!issue) return undefined
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...issue.path, ...unknown]
  const isMissing = valueAt(record, path) === undefined
  return { path: path.map(String).join('.'), reason: isMissing ? 'обязательное поле' : reasonOf(issue) }
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'такого поля нет'
    case 'invalid_type':
      return `ожидается ${expectedNames[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `ожидается ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `не меньше ${issue.minimum}`
    case 'too_big':
      return `не больше ${issue.maximum}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return `ожидается ${issue.message}`
    default:
      return issue satisfies never
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)[key], value)
}
