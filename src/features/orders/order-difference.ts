import { deliveryNames } from '../../lib/delivery-words.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import { type Order, statusLooks } from './order-words.ts'

/** What of an order differs between two readings, as sentences for its buyer; `before` is what they saw. */
export function orderDifference(before: Order, after: Order): string[] {
  const changes: string[] = []
  const note = (name: string, from: string, to: string) => {
    if (from !== to) changes.push(`${name}: ${from} → ${to}`)
  }
  note('Статус', statusLooks[before.status].label, statusLooks[after.status].label)
  for (const { id, product, quantity, price } of before.items) {
    const line = after.items.find((other) => other.id === id)
    if (!line) {
      changes.push(`${product.article}: строка убрана`)
      continue
    }
    note(product.article, pieces(quantity, product.unit), pieces(line.quantity, product.unit))
    note(`${product.article}, цена`, formatMoney(price), formatMoney(line.price))
  }
  for (const { id, product, quantity } of after.items) {
    if (!before.items.some((other) => other.id === id))
      changes.push(`${product.article}: добавлено ${pieces(quantity, product.unit)}`)
  }
  note('Доставка', deliveryWords(before), deliveryWords(after))
  note('Итого', formatMoney(before.totals.total), formatMoney(after.totals.total))
  if (before.invoice?.status !== after.invoice?.status && after.invoice?.status === 'ready')
    changes.push('Готов счёт')
  return changes
}

/** Who made the changes, by the entries that the buyer had not seen; the same name once. */
export function authorsOfDifference(before: Order, after: Order): string[] {
  return [...new Set(after.history.slice(before.history.length).map(({ actor }) => actor))]
}

const pieces = (quantity: number, unit: string) => `${formatNumber(quantity)} ${unit}`

function deliveryWords({ delivery: { type, store, address, terminal } }: Order): string {
  const place = store?.address ?? address?.value ?? terminal
  return place ? `${wordFor(deliveryNames, type)}, ${place}` : wordFor(deliveryNames, type)
}
