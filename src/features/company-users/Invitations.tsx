import { acceptInvitation, declineInvitation } from '../../generated/operations.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Invitation, RolesAndRights } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'
import { useUserAction } from './use-user-action.ts'
import { roleTitle } from './user-words.ts'

export interface InvitationsProps {
  items: readonly Invitation[]
  dictionary: RolesAndRights
}

/** Invitations to companies that wait for the customer (R-COMP-02); the link of the mail leads here. */
export function Invitations({ items, dictionary }: InvitationsProps) {
  if (items.length === 0)
    return (
      <EmptyState
        icon="mail"
        title="Приглашений нет"
        text="Приглашение видит тот, на чью почту оно пришло. Если его здесь нет, войдите с этой почтой. Истёкшее приглашение компания может отправить ещё раз."
      />
    )
  return (
    <Panel title="Вас приглашают">
      <ul role="list" className={styles.list}>
        {items.map((invitation) => (
          <li key={invitation.id} className={styles.stack}>
            <OneInvitation invitation={invitation} dictionary={dictionary} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OneInvitation({
  invitation: { id, company, role, position, invitedBy, expiresAt },
  dictionary,
}: {
  invitation: Invitation
  dictionary: RolesAndRights
}) {
  const popups = usePopups()
  const accept = useUserAction(acceptInvitation, {
    done: `Вы в компании «${company.name}». Чтобы покупать от её имени, выберите её.`,
    failed: 'Не удалось принять приглашение',
  })
  const decline = useUserAction(declineInvitation, {
    done: 'Приглашение отклонено',
    failed: 'Не удалось отклонить приглашение',
  })
  const askAndDecline = async () => {
    const yes = await popups.confirm({
      title: 'Отклонить приглашение?',
      text: `Чтобы попасть в компанию «${company.name}», понадобится новое.`,
      confirm: 'Отклонить',
    })
    if (yes) decline.mutate({ path: { id }, body: {} })
  }
  return (
    <>
      <strong>{`«${company.name}», ИНН\u00a0${company.inn}`}</strong>
      <span>
        {[`Роль: ${roleTitle(dictionary, role).toLowerCase()}`, position].filter(Boolean).join(', ')}
      </span>
      <span className={styles.muted}>{`Приглашает ${invitedBy}, до ${formatShortDay(expiresAt)}`}</span>
      <span className={styles.actions}>
        <Button
          variant="primary"
          aria-label={`Принять: ${company.name}`}
          loading={accept.isPending}
          onClick={() => accept.mutate({ path: { id }, body: {} })}
        >
          Принять
        </Button>
        <Button
          variant="ghost"
          aria-label={`Отклонить: ${company.name}`}
          loading={decline.isPending}
          onClick={() => void askAndDecline()}
        >
          Отклонить
        </Button>
      </span>
    </>
  )
}
