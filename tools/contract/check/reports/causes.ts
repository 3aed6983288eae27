import type { Violation } from '../journal.ts'

/** Violations that one mistake makes: where it shows, and how often. */
export interface Cause {
  first: Violation
  /** What is wrong, for all places alike. */
  message: string
  operations: string[]
  /** Places in requests and answers. */
  pointers: string[]
  count: number
}

/**
 * What a shopper, or a thief, notices first. The contract's own rules rank as wrong states in the first sale, elsewhere as lists.
 * Rules that aren't named rank between lists and shapes.
 */
const harm: readonly (readonly string[])[] = [
  [
    'other-customer',
    'token',
    'stale-token',
    'session-fixation',
    'sessid',
    'who',
    'login',
    'logout',
    'company-right',
  ],
  [
    'not-built',
    'server-error',
    'broken-answer',
    'slow',
    'refused',
    'status',
    'content-type',
    'json',
    'envelope',
  ],
  ['bound', 'own-effect', 'order-limit', 'idempotency', 'lost-update', 'state', 'other-answer'],
  ['action', 'paging', 'unknown-id'],
]
/** What programs notice, people hardly. */
const details = new Set(['header', 'cookie', 'slash', 'bad-request', 'undocumented', 'body'])

const ofStates = 2
const ofLists = 3

function harmOf({ rule, operationId, schemaPointer = '' }: Violation): number {
  const place = harm.findIndex((rules) => rules.includes(rule))
  if (place !== -1) return place
  if (schemaPointer.includes('/x-rules/')) return firstSale.has(operationId) ? ofStates : ofLists
  return details.has(rule)
    ? harm.length + 2
    : rule === 'schema' || rule === 'error-code'
      ? harm.length + 1
      : harm.length
}

/** Operations of the first sale: what is broken in them stops it. */
export const firstSale: ReadonlySet<string> = new Set([
  'getHeader',
  'login',
  'getMainPage',
  'listSectionProducts',
  'getProduct',
  'searchProducts',
  'addToCart',
  'getCart',
  'updateCart',
  'calculateOrder',
  'addOrder',
  'getOrder',
  'listOrders',
  'listCartProducts',
  'removeFromCart',
])

/** Violations by their cause, what breaks most for a shopper first. */
export function causesOf(violations: readonly Violation[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const violation of violations) {
    const { key, shared } = causeOf(violation)
    const known = causes.get(key)
    // What is wrong with one request alone is told in its own words.
    const own = { first: violation, message: violation.message, operations: [], pointers: [], count: 0 }
    const cause: Cause = known ?? own
    if (known && shared !== undefined) cause.message = shared
    causes.set(key, cause)
    if (!cause.operations.includes(violation.operationId)) cause.operations.push(violation.operationId)
    if (!cause.pointers.includes(violation.pointer)) cause.pointers.push(violation.pointer)
    cause.count += violation.count
  }
  const sale = ({ operations }: Cause) => (operations.some((id) => firstSale.has(id)) ? 0 : 1)
  return [...causes.values()].toSorted(
    (a, b) =>
      harmOf(a.first) - harmOf(b.first) || sale(a) - sale(b) || b.operations.length - a.operations.length,
  )
}

/** What makes two violations one: the same answer in place of the same, the same keyword of one shared schema. */
function causeOf({ rule, pointer, message, schemaPointer }: Violation): { key: string; shared?: string } {
  const [, wrong, got] = /must be (\d{3}(?: or \d{3})*), got (\d{3})$/.exec(message) ?? []
  if (rule === 'bad-request' && wrong !== undefined && got !== undefined)
    return { key: `${rule} ${wrong.slice(0, 3)} ${got}`, shared: `${got} is answered in place of ${wrong}` }
  const [, undeclared] = /^(\d{3}) is not declared, only /.exec(message) ?? []
  if (undeclared !== undefined && rule === 'status') return { key: `${rule} ${undeclared}` }
  const plain = message.replace(/, got .*$/s, '')
  // What a request is about differs; what is said of it does not.
  const place = schemaPointer?.startsWith('/components/') ? schemaPointer : pointer
  return { key: `${rule} ${place} ${plain.replaceAll(/\d+/g, 'N')}` }
}
