import type { SandboxState } from '../operation.ts'
import { createOutbox } from '../outbox.ts'
import { newId } from '../new-id.ts'
import { markUsedAuthorities } from '../rules/authorities.ts'
import { includedVat } from '../rules/money.ts'
import { tell } from '../rules/order-news.ts'
import { moved } from '../rules/order-transitions.ts'
import { shop } from '../rules/shop.ts'
import type { NotificationRecord } from '../seed/notification-record.ts'
import type { OrderLineRecord, OrderRecord, OrderStatus } from '../seed/order-record.ts'

/** One step of the seller with an order. */
export interface SellerWork {
  state: SandboxState
  order: OrderRecord
  /** When it is done: milliseconds of the world's clock. */
  now: number
  wish: SellerWish
}

/** What a step by hand may say more exactly. Money in kopecks. */
export interface SellerWish {
  comment?: string
  lineId?: number
  quantity?: number
  price?: number
  deliveryPrice?: number
  sum?: number
}

interface Done {
  change?: Partial<OrderRecord>
  to?: OrderStatus
  /** What the history says. */
  comment?: string
  news: Pick<NotificationRecord, 'type' | 'title' | 'text'>
}

/** Stores what the seller did, with its history entry, and tells the author of the order. */
export function done(
  { state, order, now, wish }: SellerWork,
  { change = {}, to, comment, news }: Done,
): void {
  const said = wish.comment ?? comment
  const actor = shop.name
  put(
    state,
    moved(order, change, { actor, now, ...(to && { to }), ...(said && { comment: said }) }),
    news,
    now,
  )
}

/** The same for what the history doesn't tell: a reservation, an invoice. */
export function doneSilently(
  { state, order, now }: SellerWork,
  change: Partial<OrderRecord>,
  news: Done['news'],
): void {
  put(state, { ...order, ...change, version: order.version + 1 }, news, now)
}

function put(state: SandboxState, order: OrderRecord, news: Done['news'], now: number): void {
  state.orders.put(order)
  markUsedAuthorities(state, order, now)
  const author = state.users.get(order.userId)
  if (!author) return
  const outbox = createOutbox(state, now)
  const email = order.delivery.recipient.email ?? author.email
  tell(
    { state, outbox, newId: (collection) => newId(state, collection), now },
    order,
    { userId: author.id, email },
    news,
  )
}

/** A line with another quantity or price. */
export function recounted(line: OrderLineRecord, quantity: number, price = line.price): OrderLineRecord {
  const { fullPrice, ...rest } = line
  const sum = price * quantity
  const vat = includedVat(sum, line.vatRate)
  const reduced = fullPrice !== undefined && fullPrice > price ? { fullPrice } : {}
  return { ...rest, ...reduced, quantity, price, sum, vat }
}

/** Totals of these lines and this delivery; what is paid stays paid. */
export function totalsOf(
  lines: readonly OrderLineRecord[],
  delivery: number,
  paid: number,
): OrderRecord['totals'] {
  const total = (value: (line: OrderLineRecord) => number) =>
    lines.reduce((sum, line) => sum + value(line), 0)
  const discount = total(({ fullPrice, price, quantity }) => ((fullPrice ?? price) - price) * quantity)
  const goods = total(({ sum }) => sum)
  const all = goods + delivery
  return {
    goods: goods + discount,
    discount,
    delivery,
    vat: total(({ vat }) => vat) + includedVat(delivery, shop.deliveryVatRate),
    total: all,
    paid,
    due: Math.max(0, all - paid),
  }
}
