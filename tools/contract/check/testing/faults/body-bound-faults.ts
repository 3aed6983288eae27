import { type Fault, type FaultyCall, insteadOf } from '../fault.ts'
import { type Json, list, told } from './second-look-faults.ts'

/** What was sent; `undefined` for a broken body. */
function bodyOf({ body }: FaultyCall): Json | undefined {
  try {
    return body.startsWith('{') ? (JSON.parse(body) as Json) : undefined
  } catch {
    return undefined
  }
}

/** The bound of one field, told by a dotted path, is not looked at: whatever stands there counts as `good`. */
function loose(
  name: string,
  operation: string,
  place: string,
  path: string,
  good: (given: unknown) => unknown,
): Fault {
  const answer = insteadOf(operation, (call) => {
    const body = bodyOf(call)
    if (!body) return call.pass()
    const holder = path.split('.').slice(0, -1)
    const inner = holder.reduce<Json | undefined>((one, step) => one?.[step] as Json | undefined, body)
    const last = path.split('.').at(-1) ?? ''
    if (inner?.[last] === undefined) return call.pass()
    inner[last] = good(inner[last])
    return call.pass({ body: JSON.stringify(body) })
  })
  return { name, operation, place, answer, writes: true }
}

const instead =
  (isGood: (given: unknown) => boolean, good: unknown) =>
  (given: unknown): unknown =>
    isGood(given) ? given : good
/** Of another form than a good text; of a wrong type it is still told. */
const unlike = (form: RegExp, good: string) =>
  instead((given) => typeof given !== 'string' || form.test(given), good)

/** What is exactly at the bound is refused too. */
function narrow(name: string, operation: string, field: string, isAtBound: (body: Json) => boolean): Fault {
  const answer = insteadOf(operation, async (call) => {
    const body = bodyOf(call)
    if (!body || !isAtBound(body)) return call.pass()
    const errors = [{ code: 'validation', message: 'Недопустимое значение.', field }]
    return Response.json(
      { status: 'error', data: null, errors },
      { status: 422, headers: { 'cache-control': 'no-store' } },
    )
  })
  return { name, operation, place: 'bound a value at its upper bound', answer, writes: true }
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

/** The wrong side of a bound in a body is taken, or its right side isn't. */
export const bodyBoundFaults: readonly Fault[] = [
  loose(
    'a postal code may have any form',
    'addDeliveryAddress',
    'bad-request of another form',
    'address.components.postalCode',
    unlike(/^(\d{6})?$/, '620000'),
  ),
  loose(
    'a telephone at an address may have any form',
    'updateDeliveryAddress',
    'bad-request of another form',
    'address.contact.phone',
    unlike(/^\+7\d{10}$/, '+79120000000'),
  ),
  loose(
    'an address lies anywhere, beyond the poles too',
    'addDeliveryAddress',
    'bad-request above its maximum',
    'address.lat',
    instead((given) => Math.abs(Number(given)) <= 90, 56.8),
  ),
  loose(
    'a list of favourites is of any length',
    'addFavorites',
    'bad-request of too many items',
    'products',
    (given) => (Array.isArray(given) ? given.slice(0, 100) : given),
  ),
  loose(
    'a saved cart has a name without letters',
    'createSavedCart',
    'bad-request',
    'name',
    unlike(/\S/, 'Без имени'),
  ),
  loose(
    'a day that no calendar has is taken',
    'addMachineTask',
    'bad-request no day of the calendar',
    'desiredDate',
    unlike(/^(?!2026-02-30)/, '2027-02-28'),
  ),
  loose(
    'a serial number may have any letters',
    'linkMachine',
    'bad-request of another form',
    'serialNumber',
    unlike(/^[A-Za-z0-9-]+$/, 'EG210-000001'),
  ),
  narrow(
    'a message of the greatest length is refused',
    'addRequestMessage',
    'text',
    ({ text }) => lengthOf(text) === 4000,
  ),
  narrow(
    'a name of the greatest length is refused',
    'createSavedCart',
    'name',
    ({ name }) => lengthOf(name) === 80,
  ),
]

const later = (holder: Json | undefined, field: string, milliseconds: number) => {
  const given = holder?.[field]
  if (!holder || typeof given !== 'string') return
  const text = new Date(Date.parse(given) + milliseconds).toISOString()
  holder[field] = given.length === 10 ? text.slice(0, 10) : text
}
const hour = 3_600_000
const day = 24 * hour

/** Times of what has happened lie ahead: `x-past`. */
export const aheadFaults: readonly Fault[] = [
  told('notifications come from tomorrow', 'listNotifications', 'past-time', (data) => {
    for (const one of list(data, 'items')) later(one, 'createdAt', 400 * day)
  }),
  told('requests come from next year', 'listRequests', 'past-time', (data) => {
    for (const one of list(data, 'items')) later(one, 'createdAt', 400 * day)
  }),
  told('news of next month are told', 'listNews', 'past-time', (data) =>
    later(list(data, 'items')[0], 'publishedAt', 400 * day),
  ),
  told('a new saved cart is stamped in local time', 'createSavedCart', 'past-time', (data) =>
    later(data, 'createdAt', 3 * hour),
  ),
  told('messages of a request come from next year', 'getRequest', 'past-time', (data) => {
    for (const one of list(data['request'] as Json, 'messages')) later(one, 'at', 400 * day)
  }),
  told('a consent counts from tomorrow', 'listConsentDocuments', 'past-time', (data) => {
    for (const one of list(data, 'items')) one['effectiveFrom'] = '2099-01-01'
  }),
]

export const bodyBoundOperations: readonly string[] = [
  ...new Set([...bodyBoundFaults, ...aheadFaults].map(({ operation }) => operation)),
]
