import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { deleteHook, updateHook } from '../../generated/operations.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { handOnToNeighbour, handOnToPage } from '../../ui/hand-on-to-page.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Hook } from './hook-words.ts'
import styles from './Hooks.module.css'

/** What the customer may do with a hook now. */
export function HookActions({ hook }: { hook: Hook }) {
  const { id, name } = hook
  const popups = usePopups()
  const toast = useToast()
  const onError = (error: Error) =>
    toast({
      status: false,
      message: (isProblem(error) && error.errors[0]?.message) || 'Не удалось изменить подписку',
    })
  const update = useMutation({ ...apiMutation(updateHook), onError })
  const removing = apiMutation(deleteHook)
  const remove = useMutation({
    ...removing,
    onError,
    onSuccess: async (...answer) => {
      await removing.onSuccess?.(...answer)
      toast({ message: `Подписка «${name}» удалена`, time: 4000 })
    },
  })
  const may = new Set(hook.allowedActions)
  if (may.size === 0) return null
  const askRemoval = async () => {
    const yes = await popups.confirm({
      title: 'Удалить подписку?',
      text: `«${name}» удалится вместе с секретом и историей доставок.`,
      confirm: 'Удалить',
      danger: true,
    })
    if (yes) remove.mutate({ path: { id } })
  }
  const setStatus = (status: 'active' | 'paused') => update.mutate({ path: { id }, body: { status } })
  return (
    <div className={styles.tools}>
      {may.has('test') && (
        <PopupButton popup="hook-test" props={{ hook }} icon="check" aria-label={`Проверить, ${name}`}>
          Проверить
        </PopupButton>
      )}
      {may.has('resume') && (
        <Button
          ref={handOnToNeighbour}
          icon="refresh"
          loading={update.isPending}
          aria-label={`Возобновить, ${name}`}
          onClick={() => setStatus('active')}
        >
          Возобновить
        </Button>
      )}
      {may.has('pause') && (
        <Button
          ref={handOnToNeighbour}
          icon="clock"
          loading={update.isPending}
          aria-label={`Приостановить, ${name}`}
          onClick={() => setStatus('paused')}
        >
          Приостановить
        </Button>
      )}
      {may.has('edit') && (
        <PopupButton popup="hook-create" props={{ hook }} icon="edit" aria-label={`Изменить, ${name}`}>
          Изменить
        </PopupButton>
      )}
      {(hook.deliveries.length > 0 || hook.serviceReminders === true) && (
        <PopupButton
          popup="hook-deliveries"
          props={{ hook }}
          icon="list"
          aria-label={`Все доставки, ${name}`}
        >
          Все доставки
        </PopupButton>
      )}
      {may.has('rotateSecret') && (
        <PopupButton popup="hook-secret" props={{ hook }} icon="lock" aria-label={`Сменить секрет, ${name}`}>
          Сменить секрет
        </PopupButton>
      )}
      {may.has('delete') && (
        <Button
          ref={handOnToPage}
          icon="trash"
          loading={remove.isPending}
          aria-label={`Удалить, ${name}`}
          onClick={() => void askRemoval()}
        >
          Удалить
        </Button>
      )}
    </div>
  )
}
