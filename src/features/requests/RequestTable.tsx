import { formatShortDayTime } from '../../lib/dates.ts'
import { Link } from '../../links/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HazardStripe } from '../../ui/HazardStripe.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { type RequestItem, requestPath } from './request-queries.ts'
import { statusLooks, topicWords } from './request-words.ts'
import styles from './Requests.module.css'

/** Requests as rows, each with the way to its thread. */
export function RequestTable({ items }: { items: readonly RequestItem[] }) {
  return <Table caption="Заявки" columns={columns} rows={items} rowKey={({ id }) => id} />
}

const columns: readonly Column<RequestItem>[] = [
  {
    id: 'number',
    title: 'Номер',
    card: 'head',
    cell: ({ number, createdAt }) => (
      <span className={styles.stack}>
        <span>{number}</span>
        <span className={styles.muted}>{formatShortDayTime(createdAt)}</span>
      </span>
    ),
  },
  {
    id: 'subject',
    title: 'Тема',
    card: 'title',
    cell: ({ id, topic, subject, urgency, unread }) => (
      <span className={styles.stack}>
        <span>
          <Link to={requestPath(id)}>{subject}</Link>{' '}
          {unread > 0 && <Badge label={`Новых ответов: ${unread}`} value={unread} />}
        </span>
        <span className={styles.muted}>{topicWords[topic]}</span>
        {urgency === 'machineDown' && <HazardStripe>Машина стоит</HazardStripe>}
      </span>
    ),
  },
  {
    id: 'about',
    title: 'О чём',
    card: 'line',
    cell: ({ order, machine }) => order?.number ?? machine?.name ?? <NoValue />,
  },
  {
    id: 'status',
    title: 'Состояние',
    card: 'headEnd',
    cell: ({ status }) => {
      const { label, ...look } = lookFor(statusLooks, status)
      return <StatusPill {...look}>{label}</StatusPill>
    },
  },
  {
    id: 'updated',
    title: 'Изменена',
    card: 'line',
    cell: ({ updatedAt }) => formatShortDayTime(updatedAt),
  },
]
