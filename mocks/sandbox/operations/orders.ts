import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { chosenAddress } from '../rules/addresses.ts'
import { buyerOf } from '../rules/buyer.ts'
import { cartOf } from '../rules/cart-view.ts'
import { isUsable } from '../rules/contracts.ts'
import { may } from '../rules/members.ts'
import { folded } from '../rules/folded.ts'
import { orderOf } from '../rules/order-change.ts'
import { calculate } from '../rules/order-calculation.ts'
import { isAboutCart, orderFaults } from '../rules/order-checks.ts'
import {
  filteredOrders,
  hasNumber,
  isInTab,
  ordersToApprove,
  sortedOrders,
  statusLabels,
  tabCounts,
  visibleOrders,
} from '../rules/order-list.ts'
import { placeOrder } from '../rules/order-placing.ts'
import { orderListItem, orderShort, orderView } from '../rules/order-view.ts'
import { pageOf } from '../rules/paging.ts'
import { branchOf } from '../rules/viewpoint.ts'
import { orderStatuses } from '../seed/order-record.ts'

/** Orders of one customer within a minute. */
const perMinute = 10

export const orderOperations = {
  calculateOrder({ state, customer, session, body, now, refuse }) {
    const buyer = buyerOf(state, customer, session)
    const cart = cartOf(state, session)
    if (cart.lines.length === 0) throw refuse('cartEmpty', 'Корзина пуста.')
    const {
      contragentId = buyer.company?.id ?? null,
      contractId,
      delivery = { type: 'pickup' as const },
    } = body
    if ((contragentId ?? undefined) !== buyer.company?.id)
      throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
    const contract = contractId == null ? undefined : state.contracts.get(contractId)
    if (
      contractId != null &&
      (!contract || contract.companyId !== buyer.company?.id || !isUsable(contract, now))
    )
      throw refuse('contractUnavailable', 'Договор недоступен этой компании.', 'contractId')
    const address = chosenAddress(state, buyer, delivery)
    if (delivery.addressId !== undefined && !address)
      throw refuse('addressUnavailable', 'Адрес не найден.', 'delivery.addressId')
    const branch = branchOf({ state, session, user: customer })
    const { wire } = calculate({ state, buyer, wanted: cart.lines, branch, contract, address, delivery, now })
    return { ...wire, cartVersion: cart.version }
  },

  // All reasons are reported together; a refused order has changed nothing.
  addOrder(context) {
    const { state, customer, session, body, now, newId, outbox, refuse, refuseAll, forbidden } = context
    const buyer = buyerOf(state, customer, session)
    const { company } = buyer
    if (!may(state, customer, company?.id, 'orders.create')) throw forbidden()
    requireRoom(context)
    const cart = cartOf(state, session)
    if (cart.lines.length === 0) throw refuse('cartEmpty', 'Корзина пуста.', 'products')
    const { delivery } = body
    const contract = body.contractId == null ? undefined : state.contracts.get(body.contractId)
    const address = chosenAddress(state, buyer, delivery)
    const calculation = calculate({
      state,
      buyer,
      wanted: cart.lines,
      branch: branchOf({ state, session, user: customer }),
      contract: contract?.companyId === company?.id ? contract : undefined,
      address,
      delivery,
      now,
    })
    const faults = orderFaults({
      state,
      buyer,
      cart,
      products: body.products,
      contractId: body.contractId,
      contract,
      delivery,
      addressMissing: delivery.addressId !== undefined && !address,
      payment: body.payment.type,
      request: body,
      calculation,
      now,
    })
    const [first, ...others] = faults
    if (first)
      throw isAboutCart(first)
        ? refuseAll([first, ...others], { calculation: { ...calculation.wire, cartVersion: cart.version } })
        : refuseAll([first, ...others])
    const order = placeOrder({ state, outbox, newId, buyer, cart, contract, calculation, request: body, now })
    return { order: orderView(state, customer, order, now) }
  },

  getOrder({ state, customer, path, now, notFound }) {
    const order = orderOf({ state, customer, body: { orderId: path.id }, notFound })
    return { order: orderView(state, customer, order, now) }
  },

  listOrders({ state, customer, query, now, httpProblem }) {
    const { dateFrom, dateTo, tab = 'all', sort = 'dateDesc', 'status[]': statuses } = query
    if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom)
      throw httpProblem(422, 'validation', 'Конец периода раньше его начала.', { field: 'dateTo' })
    const found = filteredOrders(visibleOrders(state, customer), query)
    const shown = found.filter(
      (order) => isInTab(tab, order) && (!statuses?.length || statuses.includes(order.status)),
    )
    const { items, pagination } = pageOf(sortedOrders(shown, sort), query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items: items.map((order) => orderListItem(state, customer, order, now)),
      pagination,
      tabs: tabCounts(found),
    }
  },

  listOrderStatuses({ state, customer }) {
    const own = visibleOrders(state, customer)
    return {
      items: orderStatuses.map((code) => ({
        code,
        label: statusLabels[code],
        count: own.filter(({ status }) => status === code).length,
      })),
    }
  },

  listOrdersShort({ state, customer, query }) {
    const part = folded(query.query?.trim() ?? '')
    const found = visibleOrders(state, customer).filter((order) => hasNumber(order, part))
    const { items, pagination } = pageOf(
      sortedOrders(found, 'dateDesc'),
      query.PAGEN_1 ?? 1,
      query.PAGE_SIZE ?? 50,
    )
    return { items: items.map(orderShort), pagination }
  },

  countOrdersToApprove({ state, customer }) {
    return { count: ordersToApprove(state, customer).length }
  },
} satisfies Partial<SandboxOperations>

/** At most ten orders per minute and customer; the next one is 429. */
function requireRoom({ state, customer: { id }, now, httpProblem }: HandlerContext<'addOrder'>): void {
  const recent = state.orders
    .where('userId', id)
    .map(({ createdAt }) => Date.parse(createdAt))
    .filter((at) => at > now - 60_000 && at <= now)
  if (recent.length < perMinute) return
  throw httpProblem(429, 'tooManyRequests', 'Слишком много заказов подряд. Повторите позже.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((Math.min(...recent) + 60_000 - now) / 1000))) },
  })
}
