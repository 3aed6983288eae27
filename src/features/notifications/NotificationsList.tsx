import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import type { Data } from '../../api/operation.ts'
import {
  deleteAllNotifications,
  type listNotifications,
  readAllNotifications,
} from '../../generated/operations.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { handOnToNeighbour, handOnToPage } from '../../ui/hand-on-to-page.ts'
import { EmptyState } from '../../ui/State.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './Notifications.module.css'

/** Notifications as cards, with what can be done to all of them at once (R-NOTIF-02, R-NOTIF-04, R-NOTIF-05, O-43). */
export function NotificationsList({ items, unread }: Data<typeof listNotifications>) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title="Уведомлений пока нет"
        text="Здесь появятся новости о ваших заказах, счетах и согласованиях."
      />
    )
  }
  return (
    <>
      <ForAll unread={unread} />
      <ul role="list" className={styles.list}>
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ForAll({ unread }: { unread: number }) {
  const popups = usePopups()
  const toast = useToast()
  const readAll = useMutation({
    ...apiMutation(readAllNotifications),
    onError: () => toast({ status: false, message: 'Не удалось отметить уведомления' }),
  })
  const deleteAll = useMutation({
    ...apiMutation(deleteAllNotifications),
    onError: () => toast({ status: false, message: 'Не удалось удалить уведомления' }),
  })
  const askAndDelete = async () => {
    const yes = await popups.confirm({
      title: 'Удалить все уведомления?',
      text: 'Вернуть их будет нельзя.',
      confirm: 'Удалить',
      danger: true,
    })
    if (yes) deleteAll.mutate({})
  }
  return (
    <div className={styles.tools} data-print="no">
      {unread > 0 && (
        <Button
          ref={handOnToNeighbour}
          size="small"
          icon="check"
          loading={readAll.isPending}
          onClick={() => readAll.mutate({})}
        >
          Отметить все как прочитанные
        </Button>
      )}
      <Button
        ref={handOnToPage}
        size="small"
        variant="ghost"
        icon="trash"
        loading={deleteAll.isPending}
        onClick={() => void askAndDelete()}
      >
        Удалить все
      </Button>
    </div>
  )
}
