import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { useNow } from '../../api/app-context.ts'
import type { Data } from '../../api/operation.ts'
import { deleteNotification, type listNotifications, readNotification } from '../../generated/operations.ts'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import { formatRelativeDayTime } from '../../lib/dates.ts'
import { notificationLinkPath } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { handOnToNeighbour } from '../../ui/hand-on-to-page.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Notifications.module.css'

type Notification = Data<typeof listNotifications>['items'][number]

/** The focus of a deleted one goes to the neighbour's button, else to the heading of the page. */
const handOnToNext = handOnFocus((leaving) => {
  const item = leaving.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('footer button') ?? document.querySelector<HTMLElement>('h1')
})

/** One notification: following its link reads it (R-NOTIF-03, R-NOTIF-08); without a link there is a button. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, title, text, link, createdAt, isRead } = notification
  const now = useNow()
  const toast = useToast()
  const read = useMutation({
    ...apiMutation(readNotification),
    onError: () => toast({ status: false, message: 'Не удалось отметить уведомление' }),
  })
  const remove = useMutation({
    ...apiMutation(deleteNotification),
    onError: () => toast({ status: false, message: 'Не удалось удалить уведомление' }),
  })
  const markRead = () => {
    if (!isRead) read.mutate({ path: { id } })
  }
  return (
    <article ref={handOnToNext} className={cx(styles.item, !isRead && styles.unread)}>
      <h2 className={styles.title}>
        {!isRead && <span className={styles.new}>Новое</span>}{' '}
        {link === null ? (
          title
        ) : (
          <Link to={notificationLinkPath(link)} onClick={markRead}>
            {title}
          </Link>
        )}
      </h2>
      <p>{text}</p>
      <footer className={styles.foot}>
        <time dateTime={createdAt}>{formatRelativeDayTime(createdAt, now)}</time>
        {!isRead && link === null && (
          <Button
            ref={handOnToNeighbour}
            variant="link"
            size="small"
            loading={read.isPending}
            onClick={markRead}
          >
            Отметить как прочитанное
          </Button>
        )}
        <Button
          className={styles.remove}
          variant="ghost"
          size="small"
          icon="trash"
          aria-label={`Удалить уведомление «${title}»`}
          data-print="no"
          loading={remove.isPending}
          onClick={() => remove.mutate({ path: { id } })}
        >
          Удалить
        </Button>
      </footer>
    </article>
  )
}
