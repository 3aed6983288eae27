import { companyPath, invitationsPath } from '../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { wordFor } from '../../lib/word-for.ts'
import type { CompanySummary } from './company-api.ts'
import { CompanyActions } from './CompanyActions.tsx'
import styles from './Companies.module.css'
import { roles, verificationLooks } from './company-words.ts'

/** Companies that the customer acts for (R-COMP-02, R-COMP-07 … R-COMP-09). */
export function CompanyList({ items }: { items: readonly CompanySummary[] }) {
  const popups = usePopups()
  const add = (
    <Button
      variant="primary"
      icon="plus"
      {...popups.intent('company-add')}
      onClick={() => void popups.open('company-add', {})}
    >
      Добавить компанию
    </Button>
  )
  const invitations = (
    <Link to={invitationsPath} className={buttonClass()}>
      Приглашения и запросы
    </Link>
  )
  if (items.length === 0) {
    return (
      <EmptyState
        icon="company"
        title="Вы покупаете как частное лицо"
        text="Добавьте компанию, чтобы заказывать от её имени: по договору, со счётом и документами."
        actions={
          <>
            {add}
            {invitations}
          </>
        }
      />
    )
  }
  return (
    <>
      <div className={styles.pills}>
        {add}
        {invitations}
      </div>
      {items.map((company) => (
        <CompanyPanel key={company.id} company={company} />
      ))}
    </>
  )
}

function CompanyPanel({ company }: { company: CompanySummary }) {
  const { id, name, inn, current, manager, myRole, verification, allowedActions } = company
  const look = lookFor(verificationLooks, verification)
  // Who is blocked has no actions, and the company doesn't open to them.
  const isBlocked = !current && allowedActions.length === 0
  return (
    <Panel
      title={
        <span className={styles.title}>{isBlocked ? name : <Link to={companyPath(id)}>{name}</Link>}</span>
      }
      actions={
        <span className={styles.pills}>
          {current && (
            <StatusPill tone="blue" icon="company">
              Текущая
            </StatusPill>
          )}
          <StatusPill tone={look.tone} icon={look.icon}>
            {look.label}
          </StatusPill>
        </span>
      }
    >
      <div className={styles.body}>
        <PropertyList
          columns
          items={[
            { name: 'ИНН', value: <span className={styles.mono}>{inn}</span> },
            { name: 'Ваша роль', value: wordFor(roles, myRole) },
            ...(manager
              ? [
                  {
                    name: 'Менеджер',
                    value: (
                      <>
                        {manager.name}
                        {manager.phone && (
                          <>
                            , <a href={phoneHref(manager.phone)}>{formatPhone(manager.phone)}</a>
                          </>
                        )}
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {isBlocked && <p>Доступ к этой компании закрыт. Обратитесь к её владельцу.</p>}
        <CompanyActions company={company} />
      </div>
    </Panel>
  )
}
