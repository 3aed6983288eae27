import { useSession } from '../../api/session.ts'
import { personalPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HeaderAction.module.css'

/**
 * Customers: the personal menu on desktop (R-HEAD-39), a link to the personal area on mobile (R-MOB-07).
 * Guests: 'Войти' (R-HEAD-40, R-MOB-08).
 */
export function ProfileButton() {
  const { isAuthorized, name } = useSession()
  const popups = usePopups()
  if (!isAuthorized) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass({ variant: 'ghost' }, styles.action)}
        {...popups.intent('login')}
        onClick={() => void popups.open('login')}
      >
        <Icon name="login" />
        <span className={styles.label}>Войти</span>
      </button>
    )
  }
  return (
    <>
      <Link
        to={personalPath}
        aria-label="Личный кабинет"
        className={buttonClass({ variant: 'ghost' }, cx(styles.action, styles.mobile))}
      >
        <Icon name="user" />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        title={name}
        className={buttonClass({ variant: 'ghost' }, cx(styles.action, styles.desktop))}
        {...popups.intent('personal-menu')}
        onClick={() => void popups.open('personal-menu')}
      >
        <Icon name="user" />
        <span className={styles.label}>Личный кабинет</span>
      </button>
    </>
  )
}
