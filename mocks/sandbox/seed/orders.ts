import type {
  LineStatus,
  OrderLineRecord,
  OrderRecord,
  OrderStatus,
  OrderTotals,
  PaymentStatus,
} from './order-record.ts'
import { buyer, mechanic, orderPlans, person } from './order-plans.ts'
import type { OrderPlan } from './order-plans.ts'
import { includedVat } from '../rules/money.ts'
import { orderedProduct } from './ordered-product.ts'
import { addresses } from './addresses.ts'
import type { Catalogue } from './catalogue-index.ts'
import { companies } from './companies.ts'
import { contracts } from './contracts.ts'

/** The way of an order to each status, as a buyer of a company sees it. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['new'],
  agreement: ['new', 'agreement'],
  agreed: ['new', 'agreement', 'agreed'],
  'order-processing': ['new', 'order-processing'],
  confirmation: ['new', 'order-processing', 'confirmation'],
  payment: ['new', 'order-processing', 'payment'],
  'in-work': ['new', 'order-processing', 'payment', 'in-work'],
  'ready-for-shipment': ['new', 'order-processing', 'payment', 'in-work', 'ready-for-shipment'],
  completed: ['new', 'order-processing', 'payment', 'in-work', 'ready-for-shipment', 'completed'],
  canceled: ['new', 'order-processing', 'canceled'],
}

const lineStatuses: Partial<Record<OrderStatus, LineStatus>> = {
  'order-processing': 'reserved',
  payment: 'reserved',
  'in-work': 'inTransit',
  'ready-for-shipment': 'ready',
  completed: 'shipped',
  canceled: 'canceled',
}

const hour = 3_600_000
/** No step follows the one before in less: milliseconds. */
const shortestStep = 25 * 60_000
const dayLength = 24 * hour

/** An instant of the same day between 9:00 and 17:00 in Екатеринбург: people who move orders sleep at night. */
function atWork(instant: number): number {
  const midnight = Math.floor(instant / dayLength) * dayLength
  return Math.round(midnight + 4 * hour + (instant - midnight) / 3)
}

const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

function buildLines(
  plan: OrderPlan,
  storeId: number,
  placed: number,
  catalogue: Catalogue,
): OrderLineRecord[] {
  return plan.lines.map(([productId, quantity], index) => {
    const product = catalogue.product(productId)
    if (!product || product.price === null)
      throw new Error(`Product ${productId} has no price for order ${plan.id}`)
    const sum = product.price * quantity
    return {
      id: plan.id * 10 + index + 1,
      productId,
      product: orderedProduct(product),
      quantity,
      shippedQuantity: plan.status === 'completed' ? quantity : 0,
      price: product.price,
      vatRate: product.vatRate,
      sum,
      vat: includedVat(sum, product.vatRate),
      storeId,
      eta:
        plan.status === 'canceled'
          ? null
          : day(placed + (catalogue.stockAt(productId, storeId)?.quantity ? 24 : 168) * hour),
      lineStatus: lineStatuses[plan.status] ?? 'waiting',
      ...(!closed.has(plan.status) && heldUnits(catalogue, productId, quantity, storeId)),
    }
  })
}

const closed: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['completed', 'canceled'])

/**
 * What an open order holds: the store of the line, else the first one that keeps the product; what no store keeps comes
 * from the supplier. The stock of the seed is what is free beside that.
 */
function heldUnits(
  catalogue: Catalogue,
  productId: number,
  quantity: number,
  storeId: number,
): Pick<OrderLineRecord, 'reserved'> {
  const rows = catalogue.stock(productId)
  const from = rows.find((row) => row.storeId === storeId) ?? rows[0]
  return from ? { reserved: [{ storeId: from.storeId, quantity }] } : {}
}

function buildTotals(lines: readonly OrderLineRecord[], delivery: number, paid: PaymentStatus): OrderTotals {
  const goods = lines.reduce((sum, line) => sum + line.sum, 0)
  const total = goods + delivery
  const paidSum = paid === 'paid' ? total : paid === 'partial' ? Math.floor(total / 200) * 100 : 0
  const vat = lines.reduce((sum, line) => sum + line.vat, 0) + includedVat(delivery, 22)
  return { goods, discount: 0, delivery, vat, total, paid: paidSum, due: total - paidSum }
}

/** The record of a planned order at the prices of the seed; nothing in its history is later than `latest` (milliseconds). */
export function buildOrder(
  plan: OrderPlan,
  catalogue: Catalogue,
  latest = Date.parse('2026-11-20T08:55:00.000Z'),
): OrderRecord {
  const isPerson = plan.userId === 1002
  const companyId = isPerson ? undefined : (plan.companyId ?? 501)
  const storeId = isPerson ? 1 : companyId === 502 ? 5 : 4
  const placed = Date.parse(`${plan.at}.000Z`)
  const lines = buildLines(plan, storeId, placed, catalogue)
  const paymentStatus = plan.paid ?? 'none'
  const totals = buildTotals(lines, plan.deliveryPrice ?? 0, paymentStatus)
  const author = plan.author ?? (isPerson ? person : buyer)
  const seller = isPerson
    ? 'Отдел продаж'
    : companyId === 501
      ? 'Климова Ольга Сергеевна'
      : 'Берёзин Павел Андреевич'
  const way = isPerson ? ways[plan.status].filter((status) => status !== 'payment') : ways[plan.status]
  const last = Math.min(latest, placed + 7 * 24 * hour)
  const first = lines[0]
  const company = companies.find(({ id }) => id === companyId)
  const contract = contracts.find((one) => one.companyId === companyId)
  const address = addresses.find(({ id }) => id === plan.addressId)
  const times = way.map(() => placed)
  for (let index = 1; index < way.length; index += 1) {
    const at = atWork(placed + ((last - placed) * index) / Math.max(2, way.length))
    times[index] = Math.max(at, (times[index - 1] ?? placed) + shortestStep)
  }
  return {
    id: plan.id,
    number: `ЗК-${plan.at.slice(0, 4)}-${String(plan.id).padStart(6, '0')}`,
    createdAt: new Date(placed).toISOString(),
    userId: plan.userId ?? 1001,
    author,
    ...(companyId !== undefined &&
      company && { companyId, company: { name: company.name, inn: company.inn } }),
    ...(contract && companyId !== undefined && { contractId: contract.id, contractNumber: contract.number }),
    storeId,
    status: plan.status,
    paymentStatus,
    lines,
    totals,
    delivery: {
      type: plan.addressId === undefined ? 'pickup' : 'courier',
      ...(plan.addressId === undefined
        ? { storeId }
        : { addressId: plan.addressId, ...(address && { address }) }),
      price: plan.deliveryPrice ?? 0,
      eta:
        plan.status === 'canceled' ? null : { from: day(placed + 48 * hour), to: day(placed + 120 * hour) },
      recipient: isPerson ? { fio: person, phone: '+79165550102' } : { fio: mechanic, phone: '+79125550162' },
      needsAuthority: !isPerson && plan.addressId === undefined,
    },
    payment: { type: plan.pay ?? 'invoicePrepay' },
    ...(plan.invoice === undefined
      ? {}
      : {
          invoice: {
            number: `СЧ-${plan.id}`,
            date: day(placed + 24 * hour),
            validUntil: day(placed + 6 * 24 * hour),
            status: plan.invoice,
          },
        }),
    ...(companyId === undefined ? {} : { managerId: companyId === 501 ? 11 : 12 }),
    ...(totals.paid > 0 && { receipts: [{ at: paidAt(plan, way, times), sum: totals.paid }] }),
    comment: plan.comment ?? '',
    ...(plan.customerNumber === undefined ? {} : { customerOrderNumber: plan.customerNumber }),
    history: way.map((to, index) => ({
      at: new Date(times[index] ?? placed).toISOString(),
      actor: index === 0 || to === 'agreement' ? author : to === 'agreed' ? buyer : seller,
      from: way[index - 1] ?? null,
      to,
      ...(to === 'canceled' && plan.comment ? { comment: plan.comment } : {}),
    })),
    ...(way.includes('agreement')
      ? {
          approval: {
            required: true,
            reason: 'Сумма заказа больше лимита сотрудника',
            ...(plan.status === 'agreed' ? { decidedBy: buyer, comment: 'Согласовано' } : {}),
          },
        }
      : {}),
    ...(plan.status === 'confirmation' && first
      ? {
          changes: [
            { lineId: first.id, field: 'quantity' as const, from: first.quantity + 4, to: first.quantity },
          ],
        }
      : {}),
    version: way.length,
  }
}

/** Prepaid: just before the order goes to work, or after its invoice; deferred: 20 days after the hand-over. */
function paidAt({ status, pay }: OrderPlan, way: readonly OrderStatus[], times: readonly number[]): string {
  const last = times.at(-1) ?? 0
  if (pay === 'contractDeferred' && status === 'completed')
    return new Date(last + 20 * dayLength).toISOString()
  const toWork = times[way.indexOf('in-work')]
  return new Date(toWork === undefined ? last + shortestStep : toWork - shortestStep / 2).toISOString()
}

/**
 * The orders of the story, the buyer's in every status and three of the person's, and the ones that another seed adds.
 * Sums follow the rounding rules.
 */
export function buildOrders(catalogue: Catalogue, more: readonly OrderPlan[]): OrderRecord[] {
  return [...orderPlans, ...more].map((plan) => buildOrder(plan, catalogue))
}
