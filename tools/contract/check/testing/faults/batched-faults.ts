import { type Fault, type FaultyCall, insteadOf } from '../fault.ts'
import { readableByOthers } from './customer-faults.ts'
import { changed, idOfPath, isDone, overwrites, stays } from './write-effect-faults.ts'

type Json = Record<string, unknown>

const keyOf = ({ headers }: FaultyCall) => `key ${headers.get('idempotency-key') ?? ''}`

/** Whatever comes under a known key is answered as the first was. */
function anyBody(operation: string): Fault {
  return {
    name: 'another body with a known key is taken for a repeat',
    operation,
    place: 'idempotency the same key with another body must be 409',
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (await isDone(answer)) call.memory.set(keyOf(call), await answer.clone().text())
      const first = call.memory.get(keyOf(call))
      if (answer.status !== 409 || first === undefined) return answer
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(first, { headers })
    }),
  }
}

/** A repeat answers as the first, and does it once more. */
function doneTwice(operation: string): Fault {
  return {
    name: 'a repeat with the same key answers the same and does it again',
    operation,
    place: 'idempotency a repeat with the same Idempotency-Key does nothing',
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (!(await isDone(answer))) return answer
      if (call.memory.has(keyOf(call))) {
        const headers = new Headers(call.headers)
        headers.delete('idempotency-key')
        await call.pass({ headers })
      }
      call.memory.set(keyOf(call), 'known')
      return answer
    }),
  }
}

/** The version of what a refusal of `conflict` tells: an order, a cart, a company or an address. */
function versionIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('version' in value) return value.version
  return Object.values(value)
    .map(versionIn)
    .find((one) => one !== undefined)
}

function lastWins(operation: string): Fault {
  return {
    name: 'another version than the newest is taken',
    operation,
    place: 'lost-update another version than the newest must be refused',
    answer: overwrites(operation, versionIn),
  }
}

/** Until somebody writes again the cart tells the version of before. */
function sameVersion(operation: string, writes: readonly string[]): Fault {
  return {
    name: 'the lines of the cart change and its version does not',
    operation,
    place: 'cart-version every change of the cart raises its version',
    answer: async (call) => {
      const { operationId = '', memory } = call
      const answer = await call.pass()
      if (writes.includes(operationId) && !(operationId === operation && answer.status === 409))
        memory.delete('done')
      if (operationId === operation && (await isDone(answer))) memory.set('done', 'yes')
      if (operationId !== 'getCart') return answer
      return changed(call, answer, (data) => {
        const cart = data as Json
        if (memory.has('done')) cart['version'] = Number(memory.get('version') ?? cart['version'])
        else memory.set('version', String(cart['version']))
      })
    },
  }
}

/** From then on another thing of a list is told as if the write had been meant for it as well. */
function touchesOthers(
  operation: string,
  list: string,
  change: (other: Json, own: Json | undefined) => void,
  idIn: (item: Json) => unknown = ({ id }) => id,
): Fault {
  return {
    name: `another one of ${list} changes as well`,
    operation,
    place: 'own-effect other things stay',
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId === operation && (await isDone(answer)))
        call.memory.set('done', String(idOfPath(call)))
      const done = call.memory.get('done')
      if (call.operationId !== list || done === undefined) return answer
      return changed(call, answer, (data) => {
        const { items } = data as { items: Json[] }
        const own = items.find((one) => String(idIn(one)) === done)
        for (const one of items) if (one !== own) change(one, own)
      })
    },
  }
}

/** The state of the thing itself. */
const alike = (other: Json, own: Json | undefined) => {
  for (const fact of ['status', 'allowedActions']) if (own) other[fact] = own[fact]
}

function readByOthers(operation: string, place = 'must be 404, got 200'): Fault {
  return {
    name: 'what is another customer’s is told to anybody who names it',
    operation,
    place,
    answer: readableByOthers(operation),
  }
}

/** Whoever read their notifications before the write is told of no new one after it. */
function untold(operation: string): Fault {
  return {
    name: 'nobody is told of it',
    operation,
    place: 'gets a notification, listNotifications has no new one',
    answer: async (call) => {
      const answer = await call.pass()
      const { operationId, memory, headers } = call
      if (operationId === operation && (await isDone(answer))) memory.set('done', 'yes')
      if (operationId !== 'listNotifications') return answer
      const name = `known ${headers.get('authorization-token') ?? ''}`
      return changed(call, answer, (data) => {
        const page = data as { items: Json[] }
        const known = memory.get(name)
        if (memory.has('done') && known !== undefined)
          page.items = page.items.filter(({ id }) => (JSON.parse(known) as unknown[]).includes(id))
        else if (!memory.has('done')) memory.set(name, JSON.stringify(page.items.map(({ id }) => id)))
      })
    },
  }
}

const cartWriters = [
  'addToCart',
  'addManyToCart',
  'updateCart',
  'updateCartLine',
  'removeFromCart',
  'clearCart',
  'addServiceToCart',
  'addMachinesToCart',
  'addSavedCartToCart',
  'copyOrder',
]

const faults: readonly Fault[] = [
  ...[
    'createSavedCart',
    'addOrder',
    'addRequest',
    'addMachine',
    'addServiceToSavedCart',
    'addDeliveryAddress',
    'requestBalance',
    'requestActs',
    'createHook',
    'testHook',
    'createAuthority',
    'inviteCompanyUser',
    'addCompanyBank',
    'addCompanyAddress',
    'sendAppeal',
  ].map(anyBody),
  ...['addMachineTask', 'addRequestMessage', 'addServiceToCart'].map(doneTwice),
  ...['setOrderDelivery', 'updateOrderProducts', 'copyOrder', 'deleteOrderProduct'].map(lastWins),
  ...['addManyToCart', 'addMachinesToCart', 'updateCartLine'].map(lastWins),
  sameVersion('addServiceToCart', cartWriters),
  touchesOthers('uploadAuthority', 'listAuthorities', alike),
  touchesOthers('revokeAuthority', 'listAuthorities', alike),
  touchesOthers(
    'completeMachineService',
    'listFleetService',
    (other) => {
      const service = other['service'] as Json | null
      if (service) service['dueAtHours'] = Number(service['dueAtHours']) + 500
    },
    ({ machine }) => (machine as Json)['id'],
  ),
  touchesOthers('decideAccessRequest', 'listCompanyUsers', (other) => {
    other['position'] = 'Другая должность'
  }),
  touchesOthers('updateOrderProduct', 'listOrders', (other) => {
    other['itemsCount'] = Number(other['itemsCount']) + 1
  }),
  ...['acceptInvitation', 'decideAccessRequest'].map(untold),
  {
    name: 'a smaller line goes on reserving what it held',
    operation: 'updateOrderProduct',
    place: 'state the order reserves what its lines hold',
    answer: stays('updateOrderProduct', 'getProductStores'),
  },
  ...[
    'getRequest',
    'getContract',
    'listMachineParts',
    'checkMachineFit',
    'searchAddress',
    'exportSavedCart',
    'listSavedCartProducts',
  ].map((operation) => readByOthers(operation)),
  ...['listActs', 'listContracts', 'listAuthorities', 'listAccessRequests'].map((operation) =>
    readByOthers(operation, 'of a company of another customer nothing is told'),
  ),
]

/** Faults that leave one another alone, so that one run shows all of them. */
export const batchedFaults: readonly Fault[] = faults

/** What the stories of their operations need besides. */
const needed = [
  'getProductStores',
  'getOrder',
  'getCart',
  'addToCart',
  'replaceOrderLines',
  'cancelOrder',
  'listOrders',
  'closeRequest',
  'deleteMachine',
  'getMachine',
  'deleteSavedCart',
  'deleteDeliveryAddress',
  'deleteHook',
  'updateCompanyBank',
  'deleteCompanyBank',
  'inviteCompanyUser',
  'deleteCompanyUser',
  'listCompanyUsers',
  'listAccessRequests',
  'requestCompanyAccess',
]

/** What is checked for them. */
export const batchedOperations: readonly string[] = [
  ...new Set([...faults.map(({ operation }) => operation), ...needed]),
]
