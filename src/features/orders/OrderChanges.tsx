import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { changeNames, type Order } from './order-words.ts'

type Change = Order['changes'][number]

/** What the seller changed: what was ordered and what is offered, side by side. */
export function OrderChanges({ order: { changes, items } }: { order: Pick<Order, 'changes' | 'items'> }) {
  const lineOf = ({ lineId }: Change) => items.find(({ id }) => id === lineId)
  const show = (change: Change, text: string) => {
    const unit = lineOf(change)?.product.unit
    if (change.field === 'price' && /^\d+$/.test(text)) return formatMoney(Number(text))
    if (change.field === 'quantity' && /^\d+$/.test(text) && unit)
      return `${formatNumber(Number(text))} ${unit}`
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatCalendarDay(text) : text
  }
  const columns: readonly Column<Change>[] = [
    {
      id: 'what',
      title: 'Что изменилось',
      card: 'title',
      cell: (change) => {
        const line = lineOf(change)
        return [line?.product.article, wordFor(changeNames, change.field)].filter(Boolean).join(', ')
      },
    },
    { id: 'from', title: 'Было', card: 'line', cell: (change) => show(change, change.from) },
    {
      id: 'to',
      title: 'Стало',
      card: 'line',
      cell: (change) => <b>{change.field === 'removed' ? 'убрано из заказа' : show(change, change.to)}</b>,
    },
  ]
  return (
    <Table
      caption="Изменения продавца"
      columns={columns}
      rows={changes}
      rowKey={({ lineId, field }) => `${lineId ?? 0} ${field}`}
    />
  )
}
