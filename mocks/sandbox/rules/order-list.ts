import type { components } from '../../../src/generated/api-types.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderRecord, OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { normaliseArticle } from '../seed/search-text.ts'
import { closedStatuses } from './addresses.ts'
import { dayIn } from './days.ts'
import { folded } from './folded.ts'
import { may, memberships, scopeOf } from './members.ts'

type Tab = components['schemas']['OrderTabCount']['code']

/** Orders that a user may see: their own as a person, and of each company all or the own ones, by right. */
export function visibleOrders(
  state: Pick<SandboxState, 'orders' | 'members'>,
  user: UserRecord,
): OrderRecord[] {
  const asPerson = state.orders.where('userId', user.id).filter(({ companyId }) => companyId === undefined)
  const ofCompanies = memberships(state, user).flatMap(({ companyId }) => {
    const rights = scopeOf(state, user, companyId)
    const all = state.orders.where('companyId', companyId)
    if (rights.includes('orders.viewAll')) return all
    return rights.includes('orders.viewOwn') ? all.filter(({ userId }) => userId === user.id) : []
  })
  return [...asPerson, ...ofCompanies]
}

/** Orders in agreement that the user decides on; in companies where they don't, their own that wait. */
export function ordersToApprove(state: SandboxState, user: UserRecord): OrderRecord[] {
  return visibleOrders(state, user).filter(
    ({ status, companyId, userId }) =>
      status === 'agreement' &&
      (userId === user.id || (companyId !== undefined && may(state, user, companyId, 'orders.approve'))),
  )
}

const tabLabels: Record<Tab, string> = {
  all: 'Все',
  active: 'Активные',
  approval: 'Ждут согласования',
  payment: 'Ждут оплаты',
  completed: 'Завершённые',
}

type OrderState = Pick<OrderRecord, 'status' | 'paymentStatus'>

export function isInTab(tab: Tab, { status, paymentStatus }: OrderState): boolean {
  switch (tab) {
    case 'all':
      return true
    case 'approval':
      return status === 'agreement'
    case 'payment':
      return status === 'payment' || (paymentStatus === 'overdue' && status !== 'canceled')
    case 'active':
      return !closedStatuses.has(status)
    case 'completed':
      return closedStatuses.has(status)
  }
}

/** Tabs with the number of orders under each. */
export function tabCounts(orders: readonly OrderRecord[]): components['schemas']['OrderTabCount'][] {
  return keysOf(tabLabels).map((code) => ({
    code,
    label: tabLabels[code],
    count: orders.filter((order) => isInTab(code, order)).length,
  }))
}

export interface OrderFilter {
  dateFrom?: string
  dateTo?: string
  contragentId?: number
  contractId?: number
  article?: string
  /** Kopecks, inclusive. */
  sumFrom?: number
  sumTo?: number
  /** Part of the number or of the customer number. */
  query?: string
}

/** All filters of the list but tab and status, joined by AND; days are those of Moscow. */
export function filteredOrders(orders: readonly OrderRecord[], filter: OrderFilter): OrderRecord[] {
  const { dateFrom, dateTo, contragentId, contractId, article, sumFrom = 0, sumTo = Infinity, query } = filter
  const prefix = article === undefined ? undefined : normaliseArticle(article)
  const part = query === undefined ? undefined : folded(query.trim())
  return orders.filter((order) => {
    const day = dayIn('Europe/Moscow', Date.parse(order.createdAt))
    return (
      (dateFrom === undefined || day >= dateFrom) &&
      (dateTo === undefined || day <= dateTo) &&
      (contragentId === undefined || order.companyId === contragentId) &&
      (contractId === undefined || order.contractId === contractId) &&
      order.totals.total >= sumFrom &&
      order.totals.total <= sumTo &&
      (prefix === undefined || hasArticle(order, prefix)) &&
      (part === undefined || hasNumber(order, part))
    )
  })
}

function hasArticle({ lines }: OrderRecord, prefix: string): boolean {
  // An article of separators only normalises to the empty text, which every article starts with.
  if (prefix === '') return false
  return lines.some(({ product }) => normaliseArticle(product.article).startsWith(prefix))
}

export function hasNumber({ number, customerOrderNumber = '' }: OrderRecord, part: string): boolean {
  return folded(`${number} ${customerOrderNumber}`).includes(part)
}

export type OrderSort = 'dateDesc' | 'dateAsc' | 'sumDesc' | 'sumAsc' | 'number'

const placed = ({ createdAt }: OrderRecord) => Date.parse(createdAt)
const total = ({ totals }: OrderRecord) => totals.total

const comparisons: Record<OrderSort, (left: OrderRecord, right: OrderRecord) => number> = {
  dateDesc: (left, right) => placed(right) - placed(left),
  dateAsc: (left, right) => placed(left) - placed(right),
  sumDesc: (left, right) => total(right) - total(left),
  sumAsc: (left, right) => total(left) - total(right),
  number: (left, right) => (left.number < right.number ? -1 : left.number > right.number ? 1 : 0),
}

/** Ties go by id, the larger first. */
export function sortedOrders(orders: readonly OrderRecord[], sort: OrderSort): OrderRecord[] {
  const compare = comparisons[sort]
  return orders.toSorted((left, right) => compare(left, right) || right.id - left.id)
}

export const statusLabels: Record<OrderStatus, string> = {
  new: 'Новый',
  agreement: 'На согласовании',
  agreed: 'Согласован',
  'order-processing': 'В обработке',
  confirmation: 'Ждёт подтверждения',
  payment: 'Ожидает оплаты',
  'in-work': 'В работе',
  'ready-for-shipment': 'Готов к отгрузке',
  completed: 'Выполнен',
  canceled: 'Отменён',
}
