import { type Fault, inSuccess, member } from '../fault.ts'
import { also, andThen, bodyOf, codeOf } from '../further-writes.ts'

type Json = Record<string, unknown>

const list = (holder: Json, field: string) => (holder[field] ?? []) as Json[]

/** Reads tell something else once a write was done. */
function after(write: string, read: string, change: (data: Json) => void): Fault['answer'] {
  const changed = inSuccess(read, (data) => change(data))
  return async (call) => {
    if (call.operationId === read && call.memory.has(`done ${write}`)) return changed(call)
    const answer = await call.pass()
    if (call.operationId === write && answer.status === 200 && (await codeOf(answer)) === 'none')
      call.memory.set(`done ${write}`, 'yes')
    return answer
  }
}

const faults: readonly Fault[] = [
  {
    name: 'a favourite that is added twice stands twice',
    operation: 'addFavorites',
    place: 'duplicate items',
    with: ['listFavorites', 'removeFavorite'],
    answer: after('addFavorites', 'listFavorites', (data) => {
      const ids = data['ids'] as unknown[]
      if (ids[0] !== undefined) ids.push(ids[0])
    }),
  },
  {
    name: 'the copy of an order loses its last line',
    operation: 'copyOrder',
    place: 'copy-adds',
    with: ['listOrders', 'addOrder'],
    answer: andThen('copyOrder', async (call, answer) => {
      const { data } = (await answer.clone().json()) as { data: Json }
      const last = list(data, 'added').at(-1)
      if (last) await also(call, '/api/basket/remove/', { products: [last['productId']] })
    }),
  },
  {
    name: 'of all notifications one stays unread',
    operation: 'readAllNotifications',
    place: 'notifications-read',
    with: ['listNotifications', 'readNotification'],
    answer: after('readAllNotifications', 'listNotifications', (data) => {
      const [first] = list(data, 'items')
      if (first) first['isRead'] = false
      data['unread'] = 1
    }),
  },
  {
    name: 'a saved cart takes the place of what is in the cart',
    operation: 'addSavedCartToCart',
    place: 'saved-cart-adds',
    with: ['createSavedCart', 'listSavedCarts', 'addToCart', 'login', 'logout'],
    async answer(call) {
      // What is refused for its version or its lines empties nothing.
      const body = bodyOf(call)
      const isPut = call.operationId === 'addSavedCartToCart' && !('version' in body) && !('lines' in body)
      if (isPut) await also(call, '/api/basket/clear/', {})
      return call.pass()
    },
  },
  {
    name: 'a message to a request is lost',
    operation: 'addRequestMessage',
    place: 'request-message-kept',
    with: ['getRequest', 'addRequest', 'listRequests'],
    answer: after(
      'addRequestMessage',
      'getRequest',
      (data) => void list(member(data, 'request'), 'messages').pop(),
    ),
  },
  {
    name: 'a closed request is still open',
    operation: 'closeRequest',
    place: 'request-closed',
    with: ['getRequest', 'addRequest', 'listRequests'],
    answer: after('closeRequest', 'getRequest', (data) => void (member(data, 'request')['status'] = 'new')),
  },
  {
    name: 'a new name of a saved cart is lost',
    operation: 'updateSavedCart',
    place: 'saved-cart-changed',
    with: ['createSavedCart', 'getSavedCart', 'addToCart', 'login', 'logout'],
    answer: after('updateSavedCart', 'getSavedCart', (data) => void (data['name'] = 'Прежнее название')),
  },
  {
    name: 'a changed address loses its note on working hours',
    operation: 'updateDeliveryAddress',
    place: 'address-changed',
    with: ['addDeliveryAddress', 'listAddresses'],
    answer: after('updateDeliveryAddress', 'listAddresses', (data) => {
      for (const one of list(data, 'items')) one['workHours'] = ''
    }),
  },
  {
    name: 'another company is said to be chosen and is not',
    operation: 'switchContractor',
    place: 'company-current',
    with: ['listCompanies', 'getDashboard'],
    async answer(call) {
      if (call.operationId !== 'switchContractor') return call.pass()
      const url = new URL(call.url)
      const wanted = url.searchParams.get('contragentId')
      url.searchParams.set('contragentId', call.memory.get('company') ?? wanted ?? '')
      if (wanted !== null && !call.memory.has('company')) call.memory.set('company', wanted)
      return call.pass({ url })
    },
  },
  {
    name: 'engine hours are recorded and not told',
    operation: 'recordMachineHours',
    place: 'hours-read',
    with: ['addMachine', 'getMachine', 'listMachines', 'deleteMachine', 'updateMachine'],
    answer: after('recordMachineHours', 'getMachine', (data) => {
      member(data, 'machine')['motohours'] = { value: 1, at: '2026-01-01' }
    }),
  },
]

export const secondEffectFaults = faults.map((fault) => ({ ...fault, writes: true }))
