import type { Call, Operation } from './call.ts'
import { day, invalid, list, numeral, object, oneOf, sessid, text, whole } from './checks.ts'
import { customerOfCall, fullName, may } from './customers.ts'
import { pageChecks, pageOf } from './offers.ts'
import {
  actionsOf,
  orderById,
  type OrderRow,
  orderRow,
  orderView,
  statusNames,
  sumsOf,
  visible,
} from './order-view.ts'
import { problem, refuse } from './problems.ts'
import { articleOf } from './search-rules.ts'

const tabNames: Record<string, string> = {
  all: 'Все заказы',
  active: 'В работе',
  approval: 'На согласовании',
  payment: 'К оплате',
  completed: 'Архив',
}

function isIn(tab: string, { status, payment_status }: OrderRow, { wrong }: Pick<Call, 'wrong'>): boolean {
  const isOver = ['completed', 'canceled'].includes(status)
  if (tab === 'active') return !isOver || (wrong('tabsCountCanceled') && status === 'canceled')
  if (tab === 'approval') return status === 'agreement'
  if (tab === 'payment') return status === 'payment' || payment_status === 'overdue'
  if (tab !== 'completed') return true
  return wrong('archiveLacksCanceled') ? status === 'completed' : isOver
}

const moscowDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' })

function hasArticle({ db, wrong }: Call, { id }: OrderRow, article: string): boolean {
  return db
    .all<{ article: string }>(
      `select json_extract(snapshot, '$.article') as article from order_lines where order_id = ?`,
      id,
    )
    .some((line) => {
      const own = articleOf(line.article)
      if (wrong('articleMiddle')) return own.includes(articleOf(article))
      return wrong('wholeArticleOnly') ? own === articleOf(article) : own.startsWith(articleOf(article))
    })
}

function seenBy(call: Call): OrderRow[] {
  const { sql, values } = visible(call)
  return call.db.all<OrderRow>(`select * from orders where ${sql}`, ...values)
}

function heldBack({ wrong }: Call, { delivery }: OrderRow): number {
  return wrong('sumFromOfGoods') ? ((JSON.parse(delivery) as { price: number | null }).price ?? 0) : 0
}

/** All filters but the tab and the statuses. */
function filtered(call: Call): OrderRow[] {
  const { query, wrong } = call
  const value = (name: string) => query.get(name) ?? undefined
  const [from, to] = [value('dateFrom'), value('dateTo')]
  if (from !== undefined && to !== undefined && to < from && !wrong('daysReversed'))
    throw invalid('dateTo', 'Конец раньше начала.')
  const number = (name: string) => (value(name) === undefined ? undefined : Number(value(name)))
  const [company, contract, least, most] = ['contragentId', 'contractId', 'sumFrom', 'sumTo'].map(number)
  const folded = (typed: string) => (wrong('orderQueryCase') ? typed : typed.toLowerCase())
  const [article, typed] = [value('article'), value('query')]
  const part = typed === undefined ? undefined : folded(typed)
  return seenBy(call).filter((order) => {
    const placed = wrong('daysInUtc')
      ? order.created_at.slice(0, 10)
      : moscowDay.format(new Date(order.created_at))
    const { total } = sumsOf(call, order.id)
    return (
      (from === undefined || placed >= from || wrong('firstDayIgnored')) &&
      (to === undefined || (wrong('lastDayExclusive') ? placed < to : placed <= to)) &&
      (company === undefined || order.company === company) &&
      (contract === undefined || order.contract === contract || wrong('contractFilterIgnored')) &&
      (least === undefined || total - heldBack(call, order) >= least || wrong('sumFromIgnored')) &&
      (most === undefined || total <= most) &&
      (article === undefined || wrong('orderArticleIgnored') || hasArticle(call, order, article)) &&
      (part === undefined ||
        wrong('orderQueryIgnored') ||
        folded(order.number).includes(part) ||
        (!wrong('ownNumberUnsearched') && folded(order.customer_number ?? '').includes(part)))
    )
  })
}

function sortedOrders(call: Call, orders: readonly OrderRow[]): OrderRow[] {
  const priceOfDelivery = ({ delivery }: OrderRow) =>
    call.wrong('sumsWithoutDelivery') ? ((JSON.parse(delivery) as { price: number | null }).price ?? 0) : 0
  const sum = (order: OrderRow) => sumsOf(call, order.id).total - priceOfDelivery(order)
  const time = ({ created_at }: OrderRow) => Date.parse(created_at)
  const orderings: Record<string, (a: OrderRow, b: OrderRow) => number> = {
    dateDesc: (a, b) => time(b) - time(a),
    dateAsc: (a, b) => time(a) - time(b),
    sumDesc: (a, b) => (sum(b) - sum(a)) * (call.wrong('sumsAscending') ? -1 : 1),
    sumAsc: (a, b) => sum(a) - sum(b),
    number: (a, b) =>
      (a.number < b.number ? -1 : a.number === b.number ? 0 : 1) * (call.wrong('numberDescending') ? -1 : 1),
  }
  const order = orderings[call.query.get('sort') ?? 'dateDesc'] ?? (() => 0)
  return orders.toSorted((a, b) => order(a, b) || b.id - a.id)
}

function listOrders(call: Call) {
  const found = filtered(call)
  const tab = call.query.get('tab') ?? 'all'
  const statuses = call.query.getAll('status[]').slice(0, call.wrong('firstStatusOnly') ? 1 : undefined)
  const wrong: Call['wrong'] = (name) => name !== 'tabsCountCanceled' && call.wrong(name)
  const own = found.filter(
    (order) =>
      (isIn(tab, order, { wrong }) || call.wrong('tabIgnored')) &&
      (statuses.length === 0 || statuses.includes(order.status)),
  )
  const { items, pagination } = pageOf(call, sortedOrders(call, own))
  const counted = call.wrong('tabsForgetFilters') ? seenBy(call) : found
  return {
    items: items.map((order) => orderRow(call, order)),
    pagination,
    tabs: Object.entries(tabNames).map(([code, label]) => ({
      code,
      label,
      count: counted.filter((order) => isIn(code, order, call)).length,
    })),
  }
}

function listStatuses(call: Call) {
  const orders = call.wrong('statusesOfEverybody')
    ? call.db.all<OrderRow>('select * from orders')
    : call.wrong('statusesOfFirstPage')
      ? seenBy(call)
          .toSorted((a, b) => b.id - a.id)
          .slice(0, 20)
      : seenBy(call)
  return {
    items: Object.entries(statusNames).map(([code, label]) => ({
      code,
      label,
      count: orders.filter(({ status }) => status === code).length,
    })),
  }
}

function demandOrder(call: Call, id: number): OrderRow {
  const order = orderById(call, id)
  if (!order) throw problem(404)
  return order
}

function cancelOrder(call: Call) {
  const { db, now, wrong } = call
  const { orderId, version, reason = '' } = call.body as { orderId: number; version: number; reason?: string }
  const order = demandOrder(call, orderId)
  if (!may(call, 'orders.cancel', order.company)) throw problem(403)
  const fresh = { order: orderView(call, order) }
  if (!actionsOf(call, order).includes('cancel'))
    throw refuse('actionNotAllowed', 'Этот заказ уже не отменить.', undefined, fresh)
  if (order.version !== version && !wrong('staleCancelAccepted'))
    throw refuse('conflict', 'Заказ изменился.', 'version', fresh)
  const entry = {
    at: now.toISOString(),
    actor: fullName(customerOfCall(call)),
    from: order.status,
    to: 'canceled',
    ...(reason !== '' && !wrong('cancelReasonLost') && { comment: reason }),
  }
  const history = [...(JSON.parse(order.history) as unknown[]), entry]
  db.run(
    `update orders set status = 'canceled', version = version + ?, history = ?, cancel_told = ? where id = ?`,
    wrong('cancelVersionStands') ? 0 : 1,
    JSON.stringify(history),
    reason === '' ? 0 : 1,
    order.id,
  )
  if (!wrong('canceledLinesReserved'))
    db.run(`update order_lines set state = 'canceled' where order_id = ?`, order.id)
  if (!wrong('cancelKeepsStock')) db.run('delete from reservations where order_id = ?', order.id)
  const isStale = wrong('cancelAnswerStale') || wrong('cancelAnswersBefore')
  return isStale ? fresh : { order: orderView(call, demandOrder(call, order.id)) }
}

const everyStatus = oneOf(...Object.keys(statusNames))

export const orderOperations: Operation[] = [
  {
    id: 'getOrder',
    method: 'GET',
    path: '/web/profile/order/{id}/',
    who: 'customer',
    parts: { id: numeral(whole(1)) },
    answer: (call) => ({ order: orderView(call, demandOrder(call, Number(call.path['id']))) }),
  },
  {
    id: 'listOrders',
    method: 'GET',
    path: '/web/profile/orders/',
    who: 'customer',
    query: {
      ...pageChecks,
      dateFrom: day,
      dateTo: day,
      tab: oneOf(...Object.keys(tabNames)),
      contragentId: numeral(whole(1)),
      contractId: numeral(whole(1)),
      article: text(1, 64),
      sumFrom: numeral(whole(0)),
      sumTo: numeral(whole(0)),
      query: text(1, 200),
      sort: oneOf('dateDesc', 'dateAsc', 'sumDesc', 'sumAsc', 'number'),
    },
    repeated: { 'status[]': list(everyStatus, 0, 10) },
    answer: listOrders,
  },
  {
    id: 'listOrderStatuses',
    method: 'GET',
    path: '/web/profile/orders/getStatus/',
    who: 'customer',
    answer: listStatuses,
  },
  {
    id: 'cancelOrder',
    method: 'POST',
    path: '/web/order/cancel/',
    who: 'customer',
    guarded: true,
    body: object({ SESSID: sessid, orderId: whole(1), version: whole(1) }, { reason: text(0, 1000) }),
    answer: cancelOrder,
  },
]
