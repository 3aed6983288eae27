import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { apiMutation } from '../../api/api-mutation.ts'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { useNow } from '../../api/app-context.ts'
import { listNotifications, readAllNotifications, readNotification } from '../../generated/operations.ts'
import { formatRelativeDayTime } from '../../lib/dates.ts'
import { notificationLinkPath, notificationsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { useShownAtLeast } from '../../ui/use-shown-at-least.ts'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LocalLoader } from '../../ui/Loader.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './UnreadNotifications.module.css'

type Notification = Data<typeof listNotifications>['items'][number]

const panelOf = (element: HTMLElement) => element.closest<HTMLElement>('[role="dialog"]')
const itemFocus = handOnFocus<HTMLLIElement>(
  (item) =>
    (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button') ?? panelOf(item),
)
const footFocus = handOnFocus(panelOf)

/** The inside of the bell's popover: unread notifications (R-WIDGET-06 … R-WIDGET-11, O-41, O-42). */
export default function UnreadNotifications({ close }: { close: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    // R-API-93: `is_read` is sent empty, and the popover filters.
    ...apiQuery(listNotifications, { query: { is_read: '' } }),
    staleTime: 0,
  })
  const toast = useToast()
  const readAll = useMutation({
    ...apiMutation(readAllNotifications),
    onError: () => toast({ status: false, message: 'Не удалось отметить уведомления' }),
  })
  const loading = useShownAtLeast(!data && !isError)
  const unread = (loading ? undefined : data)?.items.filter(({ isRead }) => !isRead) ?? []
  return (
    <>
      <header className={styles.head}>
        <Link to={notificationsPath} className={styles.title} onClick={close}>
          Уведомления
        </Link>
        <IconButton icon="close" label="Закрыть" size="small" onClick={close} />
      </header>
      <div className={styles.body}>
        {isError && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
        {loading && <LocalLoader />}
        {data && !loading && unread.length === 0 && (
          <p className={styles.empty}>Нет непрочитанных уведомлений</p>
        )}
        {unread.length > 0 && (
          <ul role="list" className={styles.list}>
            {unread.map((notification) => (
              <li key={notification.id} ref={itemFocus}>
                <Item notification={notification} close={close} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {unread.length > 0 && (
        <footer ref={footFocus} className={styles.foot}>
          <Button size="small" block loading={readAll.isPending} onClick={() => readAll.mutate({})}>
            Отметить все как прочитанные
          </Button>
        </footer>
      )}
    </>
  )
}

/** One unread notification; a click marks it as read (R-NOTIF-03) and opens its link (R-NOTIF-08). */
function Item({ notification, close }: { notification: Notification; close: () => void }) {
  const { id, title, text, link, createdAt } = notification
  const now = useNow()
  const navigate = useNavigate()
  const toast = useToast()
  const read = useMutation({
    ...apiMutation(readNotification),
    onError: () => toast({ status: false, message: 'Не удалось отметить уведомление' }),
  })
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        read.mutate({ path: { id } })
        if (!link) return
        close()
        void navigate(notificationLinkPath(link))
      }}
    >
      <b className={styles.name}>{title}</b>
      <span>{text}</span>
      <time dateTime={createdAt} className={styles.time}>
        {formatRelativeDayTime(createdAt, now)}
      </time>
    </button>
  )
}
