import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { notificationsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { useFloat } from '../../popups/use-popups.ts'
import { Dot } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './HeaderAction.module.css'

const list = onDemand(() => import('./UnreadNotifications.tsx'))
const listIntent = onIntent(list.load)

/** The bell of a customer: a popover on desktop (R-HEAD-37, R-HEAD-38), a link on mobile (R-MOB-04, R-MOB-05). */
export function NotificationsButton() {
  const { isAuthorized, hasNewNotifications } = useSession()
  const [open, setOpen] = useState(false)
  useFloat(open, () => setOpen(false))
  if (!isAuthorized) return null
  const dot = hasNewNotifications && <Dot label="есть новые" className={styles.badge ?? ''} />
  return (
    <>
      <Link
        to={notificationsPath}
        className={buttonClass({ variant: 'ghost' }, cx(styles.action, styles.mobile))}
      >
        <Icon name="bell" />
        <span className={styles.label}>Уведомления</span>
        {dot}
      </Link>
      <Popover
        label="Уведомления"
        align="end"
        open={open}
        onOpenChange={setOpen}
        className={styles.desktop ?? ''}
        panelClassName={styles.panel ?? ''}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            {...listIntent}
            className={buttonClass({ variant: 'ghost' }, cx(styles.action, styles.desktop))}
          >
            <Icon name="bell" />
            <span className={styles.label}>Уведомления</span>
            {dot}
          </button>
        )}
      >
        {(close) => <OnDemandPart code={list} error="Не удалось загрузить уведомления" props={{ close }} />}
      </Popover>
    </>
  )
}
