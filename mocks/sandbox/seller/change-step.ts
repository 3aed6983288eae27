import { queuedInvoice } from '../rules/order-invoice.ts'
import { freeUnits, recountOrder } from '../rules/order-holdings.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import { keptUnits } from './fulfilment.ts'
import { done, recounted, type SellerWish, type SellerWork, totalsOf } from './order-step.ts'

/** What the seller asks for a delivery whose price the checkout couldn't tell. */
const usualDelivery = 350_000

/** The change that the seller would make by itself: the price of delivery when it is unknown, else less of a line. */
export function proposedChange({
  state,
  order,
}: Pick<SellerWork, 'state' | 'order'>): SellerWish | undefined {
  if (order.delivery.price === null) return { deliveryPrice: usualDelivery }
  for (const { id, productId, quantity } of order.lines) {
    const { multiplicity = 1, minQty = 1 } = state.catalogue.product(productId) ?? {}
    if (quantity - multiplicity >= Math.max(1, minQty))
      return { lineId: id, quantity: quantity - multiplicity }
  }
  return undefined
}

export function changeFault(work: SellerWork): string | undefined {
  const wish = wishOf(work)
  if (!wish) return 'Ни одну строку нельзя уменьшить: назовите lineId и price или deliveryPrice.'
  if (wish.deliveryPrice !== undefined) return undefined
  const line = lineOf(work.order, wish)
  if (!line) return 'Такой строки в заказе нет.'
  const { quantity = line.quantity, price = line.price } = wish
  if (quantity > line.quantity) return 'Продавец может только уменьшить количество.'
  return quantity === line.quantity && price === line.price ? 'Ничего не меняется.' : undefined
}

/** The seller changes a line or the delivery, and the buyer has to confirm it. */
export function changeLines(work: SellerWork): void {
  const { state, order, now } = work
  const wish = wishOf(work) ?? {}
  const line = wish.deliveryPrice === undefined ? lineOf(order, wish) : undefined
  const { quantity = line?.quantity ?? 0, price = line?.price ?? 0, deliveryPrice } = wish
  const lines = order.lines.map((one) => (one === line ? lowered(one, quantity, price) : one))
  if (line) freeUnits(state, line, lowered(line, quantity, price))
  const delivery = { ...order.delivery, ...(deliveryPrice !== undefined && { price: deliveryPrice }) }
  const totals = totalsOf(lines, delivery.price ?? 0, order.totals.paid)
  recountOrder(state, order, { ...order, totals }, now)
  done(work, {
    to: 'confirmation',
    change: {
      lines,
      delivery,
      totals,
      // What was invoiced is no more what is ordered: another one is made.
      ...(order.invoice && { invoice: queuedInvoice(state, order, now) }),
      changes: [
        ...(line && quantity !== line.quantity
          ? [{ lineId: line.id, field: 'quantity' as const, from: line.quantity, to: quantity }]
          : []),
        ...(line && price !== line.price
          ? [{ lineId: line.id, field: 'price' as const, from: line.price, to: price }]
          : []),
        ...(deliveryPrice === undefined
          ? []
          : [{ lineId: null, field: 'delivery' as const, from: order.delivery.price, to: deliveryPrice }]),
      ],
    },
    news: {
      type: 'order',
      title: 'Продавец изменил заказ',
      text: `Заказ ${order.number} изменён: проверьте и подтвердите.`,
    },
  })
}

function wishOf(work: SellerWork): SellerWish | undefined {
  const { lineId, quantity, price, deliveryPrice } = work.wish
  const isNamed = [lineId, quantity, price, deliveryPrice].some((value) => value !== undefined)
  return isNamed ? work.wish : proposedChange(work)
}

function lineOf({ lines }: OrderRecord, { lineId }: SellerWish): OrderLineRecord | undefined {
  return lineId === undefined && lines.length === 1 ? lines[0] : lines.find(({ id }) => id === lineId)
}

function lowered(line: OrderLineRecord, quantity: number, price: number): OrderLineRecord {
  const { reserved, ...rest } = recounted(line, quantity, price)
  return { ...rest, ...(reserved && { reserved: keptUnits(reserved, quantity) }) }
}
