import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { formatWeekday } from '../../lib/weekday.ts'
import { Link } from '../../links/Link.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Balance } from './finance-fields.tsx'

type PaymentDay = NonNullable<Balance['calendar']>[number]

const columns: readonly Column<PaymentDay>[] = [
  {
    id: 'day',
    title: 'Оплатить до',
    card: 'head',
    cell: ({ dueDate, isOverdue }) => (
      <>
        {`${formatCalendarDay(dueDate)}, ${formatWeekday(dueDate)} `}
        {isOverdue && (
          <StatusPill tone="red" icon="warning">
            Просрочено
          </StatusPill>
        )}
      </>
    ),
  },
  {
    id: 'documents',
    title: 'Документы',
    card: 'title',
    cell: ({ items }) => (
      <ul role="list">
        {items.map(({ document, orderId, sum }) => (
          <li key={document}>
            {orderId === null ? document : <Link to={orderPath(orderId)}>{document}</Link>}
            {items.length > 1 && `, ${formatMoney(sum)}`}
          </li>
        ))}
      </ul>
    ),
  },
  { id: 'sum', title: 'Сумма', number: true, card: 'headEnd', cell: ({ sum }) => formatMoney(sum) },
]

/** What is to be paid by which day; the sums are those of the report (R-FIN-06). */
export function PaymentCalendar({ days }: { days: readonly PaymentDay[] }) {
  return (
    <Panel title="Календарь платежей" flush>
      <Table caption="Календарь платежей" columns={columns} rows={days} rowKey={({ dueDate }) => dueDate} />
    </Panel>
  )
}
