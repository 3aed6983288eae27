import { allBranches, orderStore } from './branches.ts'
import type { Call } from './call.ts'
import { vatIn } from './cart.ts'
import { deliveryVatRate } from './checkout.ts'
import { companyById, customerOfCall, managerOf, may, rightsIn } from './customers.ts'
import { problem } from './problems.ts'
import { paymentTitles } from './ways.ts'

export interface OrderRow {
  id: number
  number: string
  version: number
  created_at: string
  user: number
  company: number | null
  contract: number | null
  status: string
  payment_status: string
  paid: number
  /** JSON of `delivery`, as the order shows it. */
  delivery: string
  payment: string
  comment: string
  customer_number: string | null
  history: string
  cancel_told: 0 | 1
}

interface LineRow {
  id: number
  product: number
  snapshot: string
  quantity: number
  price: number
  full_price: number
  vat_rate: number
  branch: number
  eta: string
  state: string
}

interface Totals {
  total: number
  lines: number
  units: number
}

export const statusNames: Record<string, string> = {
  new: 'Принят',
  agreement: 'Согласуется',
  agreed: 'Согласован',
  'order-processing': 'Собираем',
  confirmation: 'Ждёт вашего ответа',
  payment: 'К оплате',
  'in-work': 'В работе',
  'ready-for-shipment': 'Можно забирать',
  completed: 'Выполнен',
  canceled: 'Отменён',
}

/** Orders that this customer may see, as a condition with its values. */
export function visible(call: Call): { sql: string; values: number[] } {
  const { id } = customerOfCall(call)
  const companies = call.db.all<{ company: number }>('select company from members where user = ?', id)
  const conditions = ['(company is null and user = ?)']
  const values = [id]
  for (const { company } of companies) {
    const rights = rightsIn(call, id, company)
    if (rights.includes('orders.viewAll')) {
      conditions.push('company = ?')
      values.push(company)
    } else if (rights.includes('orders.viewOwn')) {
      conditions.push('(company = ? and user = ?)')
      values.push(company, id)
    }
  }
  return { sql: `(${conditions.join(' or ')})`, values }
}

export function orderById(call: Call, id: number): OrderRow | undefined {
  const { sql, values } = visible(call)
  const found = call.db.one<OrderRow>(`select * from orders where id = ? and ${sql}`, id, ...values)
  const isForeign = !found && call.db.count('select count(*) from orders where id = ?', id) > 0
  if (isForeign && call.wrong('foreignOrderForbidden')) throw problem(403)
  return found
}

export function sumsOf({ db }: Call, id: number): Totals {
  const sums = db.one<Totals>('select * from order_sums where order_id = ?', id)
  if (!sums) throw new Error(`Order ${id} has no lines`)
  return sums
}

const invoiced = new Set([
  'agreed',
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
  'completed',
])

/** What the customer may do with the order now, by the contract's table of actions. */
export function actionsOf(call: Call, order: OrderRow): string[] {
  const { status, company } = order
  const has = (right: string) => may(call, right, company)
  const isAuthor = order.user === customerOfCall(call).id
  const due = sumsOf(call, order.id).total - order.paid
  const payment = (JSON.parse(order.payment) as { type: string }).type
  const early = ['new', 'agreement', 'agreed'].includes(status)
  const late = ['order-processing', 'confirmation', 'payment', 'in-work', 'ready-for-shipment'].includes(
    status,
  )
  const isNewOwn = status === 'new' && isAuthor && has('orders.create')
  const offered: [string, boolean][] = [
    [
      'cancel',
      (early || (status === 'canceled' && call.wrong('canceledOffersCancel'))) && has('orders.cancel'),
    ],
    ['requestCancel', late && has('orders.cancel')],
    ['tellCancelReason', status === 'canceled' && !order.cancel_told],
    ['copy', has('orders.create')],
    ['updateProducts', isNewOwn],
    ['deleteProduct', isNewOwn],
    ['requestInvoice', invoiced.has(status) && company !== null && due > 0 && has('invoices.request')],
    [
      'pay',
      status === 'payment' &&
        due > 0 &&
        !['contractDeferred', 'cashPickup'].includes(payment) &&
        has('invoices.request'),
    ],
    ['changeDelivery', early && has('orders.create')],
  ]
  return offered.filter(([, holds]) => holds).map(([action]) => action)
}

function buyerOf(call: Call, { company }: OrderRow) {
  const found = company === null ? undefined : companyById(call, company)
  return found ? { id: found.id, name: found.name, inn: found.inn } : null
}

/** The whole order. */
export function orderView(call: Call, order: OrderRow) {
  const { db, wrong } = call
  const branches = allBranches(call)
  const lines = db.all<LineRow>('select * from order_lines where order_id = ? order by id', order.id)
  const author = db.one<{ surname: string; first_name: string; patronymic: string | null }>(
    'select * from users where id = ?',
    order.user,
  )
  const contract =
    order.contract === null
      ? undefined
      : db.one<{ id: number; number: string }>(
          'select id, number from contracts where id = ?',
          order.contract,
        )
  const delivery = JSON.parse(order.delivery) as { price: number | null }
  const payment = JSON.parse(order.payment) as { type: string; dueDate: string | null }
  const items = lines.map((line) => {
    const branch = branches.find(({ id }) => id === line.branch)
    const sum = line.price * line.quantity
    return {
      id: line.id,
      product: JSON.parse(line.snapshot) as unknown,
      quantity: line.quantity,
      shippedQuantity: line.state === 'shipped' ? line.quantity : 0,
      price: line.price,
      fullPrice: line.full_price,
      discount: (line.full_price - line.price) * line.quantity,
      vatRate: line.vat_rate,
      vat: vatIn(call, sum, line.vat_rate),
      sum,
      store: branch ? orderStore(branch) : null,
      eta: line.eta,
      lineStatus: line.state,
    }
  })
  const sum = items.reduce((all, one) => all + one.sum, 0)
  const discount = items.reduce((all, one) => all + one.discount, 0)
  const deliveryVat = vatIn(call, delivery.price ?? 0, deliveryVatRate)
  const total = sum + (delivery.price ?? 0)
  const buyer = order.company === null ? undefined : companyById(call, order.company)
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    createdAt: order.created_at,
    author: {
      id: order.user,
      fio: [author?.surname, author?.first_name, author?.patronymic].filter(Boolean).join(' '),
    },
    company: buyerOf(call, order),
    contract: contract ? { id: contract.id, number: contract.number } : null,
    status: order.status,
    paymentStatus: order.payment_status,
    items,
    totals: {
      goods: sum + discount,
      discount,
      delivery: delivery.price,
      deliveryVatRate,
      deliveryVat,
      vat:
        items.reduce((all, one) => all + one.vat, 0) + (wrong('orderVatWithoutDelivery') ? 0 : deliveryVat),
      total,
      paid: order.paid,
      due: wrong('dueForgetsPaid') ? total : Math.max(0, total - order.paid),
    },
    delivery,
    payment: { type: payment.type, title: paymentTitles[payment.type] ?? '', dueDate: payment.dueDate },
    invoice: null,
    documents: [],
    manager: managerOf(buyer),
    comment: order.comment,
    customerOrderNumber: order.customer_number,
    history: JSON.parse(order.history) as unknown,
    approval: null,
    changes: [],
    cancelRequest: null,
    allowedActions: actionsOf(call, order),
  }
}

/** The order as a list shows it. */
export function orderRow(call: Call, order: OrderRow) {
  const { wrong } = call
  const { total, lines, units } = sumsOf(call, order.id)
  const delivery = JSON.parse(order.delivery) as {
    price: number | null
    etaFrom: string | null
    etaTo: string | null
  }
  const actions = actionsOf(call, order)
  return {
    id: order.id,
    number: order.number,
    createdAt: order.created_at,
    customerOrderNumber: order.customer_number,
    company: buyerOf(call, order),
    status: order.status,
    paymentStatus: order.payment_status,
    itemsCount: wrong('itemsCountUnits') ? Math.min(500, units) : lines,
    total: wrong('listTotalWithoutDelivery') ? total - (delivery.price ?? 0) : total,
    due: Math.max(0, total - order.paid),
    expectedDate:
      order.status === 'canceled' ? null : wrong('expectedFromStart') ? delivery.etaFrom : delivery.etaTo,
    version: order.version,
    nextAction: actions.includes('pay') ? 'pay' : null,
    allowedActions: actions,
  }
}
