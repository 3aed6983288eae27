import type { Data } from '../../api/operation.ts'
import type { listAccessRequests } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusPill, type StatusLook, lookFor } from '../../ui/StatusPill.tsx'
import { AccessForm } from './AccessForm.tsx'
import styles from './Companies.module.css'

type Request = Data<typeof listAccessRequests>['items'][number]

/** Asks for access to a company that is registered already, and shows what became of former requests (R-COMP-09). */
export function AccessRequest({ requests }: { requests: readonly Request[] }) {
  return (
    <Panel title="Попросить доступ к компании">
      <div className={styles.body}>
        <AccessForm />
        {requests.length > 0 && (
          <ul role="list" aria-label="Мои запросы доступа" className={styles.entries}>
            {requests.map((request) => (
              <li key={request.id}>
                <FormerRequest request={request} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

const looks: Readonly<Record<Request['status'], StatusLook>> = {
  pending: { label: 'Ждёт решения', tone: 'amber', icon: 'clock' },
  accepted: { label: 'Доступ открыт', tone: 'green', icon: 'check' },
  declined: { label: 'Отклонён', tone: 'red', icon: 'close' },
}

function FormerRequest({ request: { company, status, createdAt, decisionComment } }: { request: Request }) {
  const { tone, icon, label } = lookFor(looks, status)
  return (
    <>
      <strong>{`«${company.name}», ИНН\u00a0${company.inn}`}</strong>
      <span>
        <StatusPill tone={tone} icon={icon}>
          {label}
        </StatusPill>
      </span>
      {decisionComment && <span>{decisionComment}</span>}
      <time dateTime={createdAt} className={styles.muted}>
        {formatShortDayTime(createdAt)}
      </time>
    </>
  )
}
