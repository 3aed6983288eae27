import { formatShortDayTime } from '../../lib/dates.ts'
import { formatPhone } from '../../lib/phone.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { AccessRequest, RolesAndRights } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'
import type { OwnRights } from './RightsFields.tsx'

export interface AccessRequestsProps {
  items: readonly AccessRequest[]
  contragentId: number
  dictionary: RolesAndRights
  /** Of whoever decides. */
  own: OwnRights
}

/** People who ask to be let into the company; nothing when nobody waits. */
export function AccessRequests({ items, contragentId, dictionary, own }: AccessRequestsProps) {
  const popups = usePopups()
  const waiting = items.filter(({ status }) => status === 'pending')
  if (waiting.length === 0) return null
  return (
    <Panel title={`Запросы доступа: ${waiting.length}`}>
      <ul role="list" className={styles.list}>
        {waiting.map((request) => {
          const { id, fio, email, phone, comment, createdAt, allowedActions } = request
          const open = (decision: 'accept' | 'decline') =>
            void popups.open('access-decision', { request, decision, contragentId, dictionary, own })
          return (
            <li key={id} className={styles.stack}>
              <strong>{fio}</strong>
              <span>{[email, formatPhone(phone)].join(', ')}</span>
              {comment && <span>{comment}</span>}
              <time dateTime={createdAt} className={styles.muted}>
                {formatShortDayTime(createdAt)}
              </time>
              <span className={styles.actions}>
                {allowedActions.includes('accept') && (
                  <Button
                    size="small"
                    icon="check"
                    aria-label={`Открыть доступ: ${fio}`}
                    {...popups.intent('access-decision')}
                    onClick={() => open('accept')}
                  >
                    Открыть доступ
                  </Button>
                )}
                {allowedActions.includes('decline') && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Отклонить: ${fio}`}
                    {...popups.intent('access-decision')}
                    onClick={() => open('decline')}
                  >
                    Отклонить
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
