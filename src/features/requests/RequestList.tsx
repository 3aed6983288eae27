import { formatShortDayTime } from '../../lib/dates.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { requestsPath, withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { HazardStripe } from '../../ui/HazardStripe.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { type RequestItem, requestPath, type RequestStatus } from './request-queries.ts'
import { statusLooks, topicWords } from './request-words.ts'
import styles from './Requests.module.css'

/** Requests of the customer, all or those in one state, and the way to a new one (R-ACC-15). */
export function RequestList({
  items,
  status,
}: {
  items: readonly RequestItem[]
  status: RequestStatus | undefined
}) {
  if (items.length === 0 && status === undefined)
    return (
      <EmptyState
        icon="message"
        title="Заявок пока нет"
        text="Задайте вопрос, сообщите о браке или попросите документы: ответим в течение рабочего дня."
        actions={<NewRequest />}
      />
    )
  return (
    <>
      <div className={styles.tools}>
        <NewRequest />
      </div>
      <StatusFilter status={status} />
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title="Таких заявок нет"
          actions={
            <Link to={requestsPath} className={buttonClass()}>
              Показать все
            </Link>
          }
        />
      ) : (
        <Table caption="Заявки" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
    </>
  )
}

const NewRequest = () => (
  <>
    <PopupButton popup="requests" props={{}} variant="primary" icon="plus">
      Новая заявка
    </PopupButton>
    <PopupButton popup="equipment-request" props={{}} icon="wrench">
      Заявка на технику
    </PopupButton>
  </>
)

function StatusFilter({ status }: { status: RequestStatus | undefined }) {
  const choices = [
    { value: undefined, label: 'Все' },
    ...keysOf(statusLooks).map((value) => ({ value, label: statusLooks[value].label })),
  ]
  return (
    <nav aria-label="Состояние заявок" className={styles.tools}>
      {choices.map(({ value, label }) => (
        <Link
          key={label}
          to={withQuery(requestsPath, { status: value })}
          className={buttonClass({ variant: value === status ? 'primary' : 'secondary', size: 'small' })}
          aria-current={value === status ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
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
