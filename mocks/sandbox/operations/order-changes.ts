import type { SandboxOperations } from '../operation.ts'
import { approversOf, tellApprovers } from '../rules/order-approval.ts'
import { cartOf } from '../rules/cart-view.ts'
import { orderFor, type OrderWrite } from '../rules/order-change.ts'
import {
  isDearer,
  lastingFaults,
  lineFaults,
  placedLines,
  putReckoned,
  reckon,
} from '../rules/order-reckoning.ts'
import {
  quantityFaults,
  stockFaults,
  type TermCode,
  type TermFault,
  type TermPlace,
} from '../rules/order-terms.ts'
import { orderView } from '../rules/order-view.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'

/** Changes of what was ordered. Each is judged by the rules of addOrder, after `orderFor`. */
export const orderChangeOperations = {
  updateOrderProduct(context) {
    const { path, body, refuse, refuseAll } = context
    const write = { ...writeOf(context), body: { orderId: path.id, version: body.version }, refuse }
    const order = orderFor(write, 'updateProducts')
    if (!lineOf(order, body.lineId)) throw refuse('lineNotFound', lineMissing, 'lineId')
    const wanted = placedLines(order.lines, new Map([[body.lineId, body.quantity]]))
    const terms = reckon(write, order, { wanted })
    const fieldOf = (place: TermPlace) =>
      typeof place === 'object' && order.lines[place.product]?.id === body.lineId
        ? ('quantity' as const)
        : undefined
    const [first, ...others] = quantityReasons(terms, fieldOf)
    if (first) throw refuseAll([first, ...others])
    return shown(write, putReckoned(write, order, terms, { known: order.lines, comment: quantityChanged }))
  },

  updateOrderProducts(context) {
    const { body, refuse, refuseAll, httpProblem } = context
    const write = { ...writeOf(context), body, refuse }
    const order = orderFor(write, 'updateProducts')
    const ids = body.lines.map(({ lineId }) => lineId)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index)
        throw httpProblem(422, 'validation', 'Строка названа дважды.', { field: `lines.${index}.lineId` })
      if (!lineOf(order, id)) throw refuse('lineNotFound', lineMissing, `lines.${index}.lineId`)
    }
    const quantities = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]))
    const terms = reckon(write, order, { wanted: placedLines(order.lines, quantities) })
    const fieldOf = (place: TermPlace) => {
      const index = typeof place === 'object' ? ids.indexOf(order.lines[place.product]?.id ?? 0) : -1
      return index === -1 ? undefined : (`lines.${index}.quantity` as const)
    }
    const [first, ...others] = quantityReasons(terms, fieldOf)
    if (first) throw refuseAll([first, ...others])
    return shown(write, putReckoned(write, order, terms, { known: order.lines, comment: quantityChanged }))
  },

  replaceOrderLines(context) {
    const { state, session, body, nowIso, refuse, refuseAll } = context
    const write = { ...writeOf(context), body, refuse }
    const order = orderFor(write, 'updateProducts')
    const cart = cartOf(state, session)
    if (cart.lines.length === 0) throw refuse('cartEmpty', 'Корзина пуста.')
    if (cart.version !== body.cartVersion)
      throw refuse('cartChanged', 'Корзина изменилась. Проверьте состав.', 'cartVersion')
    const terms = reckon(write, order, { wanted: cart.lines })
    const [first, ...others] = reasons([
      ...stockFaults(terms),
      ...quantityFaults(terms),
      ...lineFaults(terms),
    ])
    if (first) throw refuseAll([first, ...others])
    state.carts.put({ ...cart, lines: [], version: cart.version + 1, updatedAt: nowIso })
    return shown(
      write,
      putReckoned(write, order, terms, { known: cart.lines, comment: 'Состав заменён корзиной' }),
    )
  },

  deleteOrderProduct(context) {
    const { body, refuse, refuseAll } = context
    const write = { ...writeOf(context), body, refuse }
    const order = orderFor(write, 'deleteProduct')
    const line = lineOf(order, body.lineId)
    if (!line) throw refuse('lineNotFound', lineMissing, 'lineId')
    const left = order.lines.filter(({ id }) => id !== line.id)
    if (left.length === 0) throw refuse('lastLine', 'Это последний товар. Отмените заказ целиком.', 'lineId')
    const terms = reckon(write, order, { wanted: placedLines(left) })
    const [first, ...others] = reasons(lineFaults(terms))
    if (first) throw refuseAll([first, ...others])
    const comment = `Удалена строка: ${line.product.article}`
    return shown(write, putReckoned(write, order, terms, { known: left, comment }))
  },

  setOrderDelivery(context) {
    const { state, body, refuse, refuseAll, outbox, newId } = context
    const write = { ...writeOf(context), body, refuse, outbox, newId }
    const order = orderFor(write, 'changeDelivery')
    const { delivery, recipient } = body
    const terms = reckon(write, order, { wanted: placedLines(order.lines), delivery })
    const fieldOf = (place: TermPlace) =>
      typeof place === 'string' && place.startsWith('delivery.')
        ? deliveryFields.find((field) => field === place)
        : undefined
    const [first, ...others] = reasons(lastingFaults(terms), fieldOf)
    if (first) throw refuseAll([first, ...others])
    const needsApproval = terms.calculation.wire.approvalReason !== null
    const isAgreedAnew = order.status === 'agreed' && needsApproval && isDearer(terms, order)
    if (isAgreedAnew && approversOf(write, order).length === 0)
      throw refuse('noApprover', 'В компании нет сотрудника, который согласует заказы.')
    const changed = putReckoned(write, order, terms, {
      known: order.lines,
      address: delivery.addressId === undefined ? undefined : state.addresses.get(delivery.addressId),
      ...(recipient && { recipient }),
      comment: 'Изменена доставка',
      ...(isAgreedAnew && { to: 'agreement' }),
    })
    if (isAgreedAnew) tellApprovers(write, changed)
    return shown(write, changed)
  },
} satisfies Partial<SandboxOperations>

const deliveryFields = [
  'delivery.type',
  'delivery.addressId',
  'delivery.storeId',
  'delivery.terminal',
] as const
const quantityChanged = 'Изменено количество'
const lineMissing = 'Такой строки в заказе нет.'

const lineOf = ({ lines }: OrderRecord, lineId: number): OrderLineRecord | undefined =>
  lines.find(({ id }) => id === lineId)

/** The context without its body, whose order not every operation names there. */
function writeOf({
  state,
  customer,
  now,
  notFound,
  forbidden,
}: Omit<OrderWrite, 'body'>): Omit<OrderWrite, 'body'> {
  return { state, customer, now, notFound, forbidden }
}

function shown({ state, customer, now }: OrderWrite, order: OrderRecord) {
  return { order: orderView(state, customer, order, now) }
}

/** What is wrong with new quantities: first with themselves, then with the order that they make. */
function quantityReasons<Field extends string>(
  terms: ReturnType<typeof reckon>,
  fieldOf: (place: TermPlace) => Field | undefined,
) {
  return [
    ...reasons([...stockFaults(terms), ...quantityFaults(terms)], fieldOf),
    ...reasons(lineFaults(terms)),
  ]
}

/** Faults with their places in the request; one that stands nowhere in it has no field. */
function reasons<Code extends TermCode, Field extends string = never>(
  faults: readonly TermFault<Code>[],
  fieldOf: (place: TermPlace) => Field | undefined = () => undefined,
) {
  return faults.map(({ code, message, place }) => {
    const field = place === undefined ? undefined : fieldOf(place)
    return { code, message, ...(field !== undefined && { field }) }
  })
}
