import { type Fault, type FaultyCall, inSuccess, member, rewritten } from '../fault.ts'

type Json = Record<string, unknown>

/** Answers an action with success and the order as getOrder gave it last, and does nothing. */
function pretending(operation: string): Fault['answer'] {
  return async (call) => {
    if (call.operationId !== operation) return remembering(call)
    const order = call.memory.get('order')
    if (order === undefined) return call.pass()
    const refused = await call.pass({
      body: JSON.stringify({ ...(JSON.parse(call.body) as Json), SESSID: wrong }),
    })
    return rewritten(refused, { status: 'success', data: { order: JSON.parse(order) as Json }, errors: [] })
  }
}

const wrong = '0123456789abcdef0123456789abcdef'

async function remembering(call: FaultyCall): Promise<Response> {
  const answer = await call.pass()
  if (call.operationId !== 'getOrder' || answer.status !== 200) return answer
  const envelope = (await answer.json()) as Json
  call.memory.set('order', JSON.stringify(member(member(envelope, 'data'), 'order')))
  return rewritten(answer, envelope)
}

const actionsOf = (object: Json) => object['allowedActions'] as string[]

/** Actions on orders: offered, refused and done by the contract's table (`x-actions`). */
export const orderFaults: readonly Fault[] = [
  {
    name: 'an action is offered in a status that the table does not give it',
    operation: 'getOrder',
    place: '/data/order/allowedActions/* tellCancelReason is not offered in status',
    answer: inSuccess('getOrder', (data) => void actionsOf(member(data, 'order')).push('tellCancelReason')),
  },
  {
    name: 'the rights on an order are judged by another company than the order’s',
    operation: 'listOrders',
    place: '/data/items/*/allowedActions the rights in the company of the order (502)',
    answer: inSuccess('listOrders', (data, _, { url }) => {
      if (url.searchParams.get('contragentId') !== '502') return
      for (const item of data['items'] as Json[])
        item['allowedActions'] = actionsOf(item).filter((action) => action !== 'copy')
    }),
  },
  {
    name: 'an action that only the author may take is offered to others',
    operation: 'getOrder',
    place: 'is only for the author (4242)',
    with: ['addOrder', 'updateOrderProducts'],
    writes: true,
    answer: inSuccess('getOrder', (data) => void (member(member(data, 'order'), 'author')['id'] = 4242)),
  },
  {
    name: 'an action is answered with success and has no effect',
    operation: 'setOrderDelivery',
    place: '/data/order the action was answered with success, and the order is the same as before',
    with: ['addOrder'],
    writes: true,
    answer: pretending('setOrderDelivery'),
  },
  {
    name: 'an action is accepted in a status that does not allow it',
    operation: 'requestOrderCancel',
    place: "requestCancel is not among the order's allowedActions",
    with: ['addOrder'],
    writes: true,
    answer: pretending('requestOrderCancel'),
  },
  {
    name: 'an action is offered and then refused',
    operation: 'updateOrderProducts',
    place: 'updateProducts was offered in allowedActions and is refused then (actionNotAllowed)',
    with: ['addOrder'],
    writes: true,
    answer: async (call) => {
      if (call.operationId !== 'updateOrderProducts') return remembering(call)
      const order = JSON.parse(call.memory.get('order') ?? 'null') as unknown
      const errors = [{ code: 'actionNotAllowed', message: 'Сейчас с заказом так поступить нельзя.' }]
      return rewritten(await call.pass(), { status: 'error', data: { order }, errors })
    },
  },
  {
    name: 'lines that are added pass the stock',
    operation: 'updateOrderProduct',
    place: 'request /quantity a line must not grow past what the cart would take',
    with: ['addOrder'],
    writes: true,
    answer: async (call) => {
      if (call.operationId !== 'updateOrderProduct') return call.pass()
      const answer = await call.pass()
      const text = await answer.text()
      if (!text.includes('"notEnoughStock"')) return rewritten(answer, text)
      const fitting = await call.pass({
        body: JSON.stringify({ ...(JSON.parse(call.body) as Json), quantity: 1 }),
      })
      return fitting
    },
  },
  {
    name: 'lines that are added pass the limit of their author without agreement',
    operation: 'updateOrderProduct',
    place: '/data/order/approval an order above a limit of its author',
    with: ['addOrder', 'getCompany'],
    writes: true,
    answer: async (call) => {
      const placed = inSuccess('addOrder', (data) => {
        const { total } = member(member(data, 'order'), 'totals')
        if (!call.memory.has('total')) call.memory.set('total', String(total))
      })
      const told = inSuccess('getCompany', (data) => {
        const total = call.memory.get('total')
        if (total !== undefined) member(member(data, 'company'), 'limits')['perOrder'] = Number(total)
      })
      return call.operationId === 'addOrder' ? placed(call) : told(call)
    },
  },
]
