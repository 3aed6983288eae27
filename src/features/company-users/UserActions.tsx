import { deleteCompanyUser, resendInvitation, updateCompanyUser } from '../../generated/operations.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import type { CompanyUser, RolesAndRights } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'
import type { OwnRights } from './RightsFields.tsx'
import { userName } from './user-words.ts'
import { useUserAction } from './use-user-action.ts'

export interface UserActionsProps {
  user: CompanyUser
  contragentId: number
  dictionary: RolesAndRights
  own: OwnRights
}

/** A button for each action that the server allows on a user of the company. */
export function UserActions({ user, contragentId, dictionary, own }: UserActionsProps) {
  const { id, allowedActions, role, rights, limits, status } = user
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action)
  const name = userName(user)
  const popups = usePopups()
  const resend = useUserAction(resendInvitation, {
    done: 'Приглашение отправлено ещё раз',
    failed: 'Не удалось отправить приглашение',
  })
  const block = useUserAction(updateCompanyUser, {
    done: 'Доступ закрыт',
    failed: 'Не удалось закрыть доступ',
  })
  const unblock = useUserAction(updateCompanyUser, {
    done: 'Доступ открыт',
    failed: 'Не удалось открыть доступ',
  })
  const remove = useUserAction(deleteCompanyUser, {
    done: 'Пользователь удалён из компании',
    failed: 'Не удалось удалить пользователя',
  })
  const isBlocked = status === 'blocked'
  const withStatus = (next: 'active' | 'blocked') => ({
    path: { id },
    body: {
      contragentId,
      role,
      rights,
      limits: { perOrder: limits.perOrder, perMonth: limits.perMonth },
      status: next,
    },
  })
  const askAndBlock = async () => {
    const yes = await popups.confirm({
      title: 'Заблокировать пользователя?',
      text: `${name} сразу потеряет доступ к компании. Оформленные заказы останутся.`,
      confirm: 'Заблокировать',
      danger: true,
    })
    if (yes) block.mutate(withStatus('blocked'))
  }
  const askAndRemove = async () => {
    const yes = await popups.confirm({
      title: status === 'invited' ? 'Отозвать приглашение?' : 'Удалить пользователя из компании?',
      text:
        status === 'invited'
          ? `${name} больше не сможет принять приглашение.`
          : `${name} сразу потеряет доступ к компании. Учётная запись и заказы останутся.`,
      confirm: status === 'invited' ? 'Отозвать' : 'Удалить',
      danger: true,
    })
    if (yes) remove.mutate({ path: { id }, query: { contragentId } })
  }
  return (
    <div className={styles.actions}>
      {may('edit') && (
        <Button
          size="small"
          icon="edit"
          aria-label={`Права: ${name}`}
          {...popups.intent('rights-edit')}
          onClick={() => void popups.open('rights-edit', { user, contragentId, dictionary, own })}
        >
          Права
        </Button>
      )}
      {may('resend') && (
        <Button
          size="small"
          icon="mail"
          aria-label={`Отправить ещё раз: ${name}`}
          loading={resend.isPending}
          onClick={() => resend.mutate({ path: { id }, body: { contragentId } })}
        >
          Отправить ещё раз
        </Button>
      )}
      {may('edit') && status !== 'invited' && (
        <Button
          size="small"
          variant="ghost"
          icon="lock"
          aria-label={`${isBlocked ? 'Разблокировать' : 'Заблокировать'}: ${name}`}
          loading={block.isPending || unblock.isPending}
          onClick={() => (isBlocked ? unblock.mutate(withStatus('active')) : void askAndBlock())}
        >
          {isBlocked ? 'Разблокировать' : 'Заблокировать'}
        </Button>
      )}
      {may('delete') && (
        <Button
          size="small"
          variant="ghost"
          icon="trash"
          aria-label={`${status === 'invited' ? 'Отозвать' : 'Удалить'}: ${name}`}
          loading={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          {status === 'invited' ? 'Отозвать' : 'Удалить'}
        </Button>
      )}
    </div>
  )
}
