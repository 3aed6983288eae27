import { type Fault, inSuccess, insteadOf, member, refusedAs, rewritten } from '../fault.ts'
import { bodyOf, otherCode } from '../further-writes.ts'

type Json = Record<string, unknown>

export const tenthLookOperations = [
  'addToCart',
  'addManyToCart',
  'updateCart',
  'removeFromCart',
  'getCart',
  'findInCart',
  'calculateOrder',
  'addOrder',
  'getOrder',
  'listOrders',
  'cancelOrder',
  'setOrderDelivery',
  'updateOrderProduct',
  'updateOrderProducts',
  'replaceOrderLines',
  'deleteOrderProduct',
  'searchProducts',
  'listSectionProducts',
  'listMachines',
  'listMachineParts',
  'listBranches',
  'listAddresses',
  'getProductStores',
  'getSavedCart',
  'createSavedCart',
  'updateSavedCart',
  'listSavedCarts',
  'countOrdersToApprove',
  'findMachines',
  'findBank',
  'getRequest',
  'addRequest',
  'switchContractor',
  'listCompanies',
  'listHooks',
  'createHook',
  'updateHook',
  'testHook',
]

const itemsOf = (data: Json, name = 'items') => data[name] as Json[]

/** What an eleventh reader of the contract got wrong, mostly of carts and orders. */
export const tenthLookFaults: readonly Fault[] = [
  {
    name: 'a completed order is new again',
    operation: 'getOrder',
    place: 'order-history-steps',
    writes: true,
    answer: inSuccess('getOrder', (data) => {
      const step = itemsOf(member(data, 'order'), 'history').find(({ from }) => from !== null)
      if (step) Object.assign(step, { from: 'completed', to: 'new' })
    }),
  },
  {
    name: 'an order has a comment that nobody gave',
    operation: 'addOrder',
    place: 'order-keeps-words',
    writes: true,
    answer: inSuccess('addOrder', (data) => {
      const order = member(data, 'order')
      order['comment'] = `${String(order['comment'])} Без комментария`
    }),
  },
  {
    name: 'pickup costs a rouble',
    operation: 'setOrderDelivery',
    place: 'delivery-priced',
    writes: true,
    answer: inSuccess('setOrderDelivery', (data) => {
      const delivery = member(member(data, 'order'), 'delivery')
      if (delivery['type'] === 'pickup') delivery['price'] = 100
    }),
  },
  {
    name: 'the version of a canceled order is looked at first',
    operation: 'cancelOrder',
    place: 'refusal-due on a canceled order',
    writes: true,
    answer: otherCode('cancelOrder', 'actionNotAllowed', 'conflict'),
  },
  {
    name: 'a line that is named twice takes the last quantity',
    operation: 'updateOrderProducts',
    place: 'a line that is named twice must be 422',
    writes: true,
    answer: insteadOf('updateOrderProducts', (call) => {
      const body = bodyOf(call)
      const lines = (body['lines'] ?? []) as { lineId: number }[]
      const once = new Map(lines.map((line) => [line.lineId, line]))
      return once.size < lines.length
        ? call.pass({ body: JSON.stringify({ ...body, lines: [...once.values()] }) })
        : undefined
    }),
  },
  {
    name: 'what can not be added is told without its name',
    operation: 'addManyToCart',
    place: 'rejected-name',
    writes: true,
    answer: inSuccess('addManyToCart', (data) => {
      for (const one of itemsOf(data, 'rejected')) one['name'] = null
    }),
  },
  {
    name: 'what is done is told as not done',
    operation: 'removeFromCart',
    place: 'cart-change-done',
    writes: true,
    answer: inSuccess('removeFromCart', (data) => {
      data['is_success'] = false
    }),
  },
  {
    name: 'the cart is searched by article only',
    operation: 'findInCart',
    place: 'cart-found-part',
    writes: true,
    answer: inSuccess('findInCart', (data, _envelope, call) => {
      if (/^[а-яё]+$/i.test(String(bodyOf(call)['search']))) data['items'] = {}
    }),
  },
  {
    name: 'a query in another keyboard layout finds nothing',
    operation: 'searchProducts',
    place: 'in the wrong keyboard layout',
    answer: insteadOf('searchProducts', async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200) return answer
      const { data } = (await answer.clone().json()) as { data: Json | null }
      if (data?.['correctionType'] !== 'layout') return answer
      const url = new URL(call.url)
      url.searchParams.set('asTyped', 'true')
      return call.pass({ url })
    }),
  },
  {
    name: 'articles are found with their hyphens only',
    operation: 'listMachineParts',
    place: 'machine-parts-found-bare',
    answer: insteadOf('listMachineParts', async (call) => {
      const answer = await call.pass()
      const query = call.url.searchParams.get('query') ?? ''
      if (answer.status !== 200 || !/^[a-zа-яё]+\d+$/i.test(query)) return answer
      const envelope = (await answer.json()) as { data: Json }
      return rewritten(answer, { ...envelope, data: { ...envelope.data, items: [] } })
    }),
  },
  {
    name: 'a change of a saved cart leaves its moment',
    operation: 'updateSavedCart',
    place: 'saved-cart-moves',
    writes: true,
    async answer(call) {
      const answer = await call.pass()
      const isRead = call.operationId === 'getSavedCart'
      if ((!isRead && call.operationId !== 'updateSavedCart') || answer.status !== 200) return answer
      const envelope = (await answer.clone().json()) as { status: string; data: Json }
      if (envelope.status !== 'success') return answer
      const id = String(envelope.data['id'])
      if (isRead) call.memory.set(`moment ${id}`, String(envelope.data['updatedAt']))
      else envelope.data['updatedAt'] = call.memory.get(`moment ${id}`) ?? envelope.data['updatedAt']
      return rewritten(answer, envelope)
    },
  },
  {
    name: 'an order that names no buyer is of the person',
    operation: 'addOrder',
    place: 'an order without contragentId',
    writes: true,
    async answer(call) {
      const answer = await call.pass()
      if (!['addOrder', 'getOrder'].includes(call.operationId ?? '') || answer.status !== 200) return answer
      const envelope = (await answer.json()) as { status: string; data: Json }
      const order = envelope.status === 'success' ? member(envelope.data, 'order') : undefined
      const key = `person ${String(order?.['id'])}`
      if (call.operationId === 'addOrder' && !('contragentId' in bodyOf(call))) call.memory.set(key, 'true')
      if (order && call.memory.has(key)) order['company'] = null
      return rewritten(answer, envelope)
    },
  },
  {
    name: 'unknown serial numbers come last',
    operation: 'findMachines',
    place: 'machines-mixed',
    answer: inSuccess('findMachines', (data) => {
      data['items'] = itemsOf(data).toSorted((left, right) => Number(right['found']) - Number(left['found']))
    }),
  },
  {
    name: 'only the beginning of a bank is looked at',
    operation: 'findBank',
    place: 'banks-word',
    answer: inSuccess('findBank', (data, _envelope, { url }) => {
      const query = (url.searchParams.get('query') ?? '').trim().toLowerCase()
      data['items'] = itemsOf(data).filter(({ name, bik }) =>
        [name, bik].some((one) => String(one).toLowerCase().startsWith(query)),
      )
    }),
  },
  {
    name: 'requests of a company that is not current are not found',
    operation: 'getRequest',
    place: 'is read, whichever is current',
    writes: true,
    async answer(call) {
      const answer = await call.pass()
      if (call.operationId === 'switchContractor' && answer.status === 200)
        call.memory.set('current', call.url.searchParams.get('contragentId') ?? '')
      const current = call.memory.get('current')
      if (call.operationId !== 'getRequest' || answer.status !== 200 || !current) return answer
      const { data } = (await answer.clone().json()) as { data: Json }
      const isOfCurrent = String(member(data, 'request')['companyId']) === current
      return isOfCurrent ? answer : refusedAs(answer, '404', 404)
    },
  },
  {
    name: 'a test that nobody takes makes an active hook fail',
    operation: 'testHook',
    place: 'test-keeps-status',
    writes: true,
    async answer(call) {
      const answer = await call.pass()
      if (call.operationId === 'testHook') call.memory.set('tested', 'true')
      if (call.operationId === 'updateHook') call.memory.delete('tested')
      if (call.operationId !== 'listHooks' || answer.status !== 200 || !call.memory.has('tested'))
        return answer
      const envelope = (await answer.json()) as { data: Json | null }
      for (const hook of envelope.data ? itemsOf(envelope.data) : [])
        if (hook['status'] === 'active') hook['status'] = 'failing'
      return rewritten(answer, envelope)
    },
  },
  {
    name: 'units of an order are not its own when the cart replaces them',
    operation: 'replaceOrderLines',
    place: 'units that the order has are its own',
    writes: true,
    async answer(call) {
      const { operationId = '', memory } = call
      if (operationId === 'updateOrderProducts') memory.set('grown', 'true')
      if (/^add|^updateOrderProduct$/.test(operationId)) memory.delete('grown')
      const answer = await call.pass()
      return operationId === 'replaceOrderLines' && memory.has('grown') && answer.status === 200
        ? refusedAs(answer, 'notEnoughStock')
        : answer
    },
  },
]
