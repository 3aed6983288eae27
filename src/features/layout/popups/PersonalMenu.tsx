import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { ordersPath, personalPath } from '../../../lib/paths.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './MenuPopup.module.css'
import { useMenuClick } from './use-menu-click.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'personal-menu': object
  }
}

/** The customer's own menu (R-HEAD-39, O-117). Only pages that stand are linked. */
export default function PersonalMenu() {
  const { name } = useSession()
  const onClick = useMenuClick()
  return (
    <PopupShell title="Личный кабинет" subtitle={name}>
      <nav aria-label="Личный кабинет">
        <ul role="list" className={styles.list}>
          <li>
            <Link to={personalPath} className={styles.link} onClick={onClick}>
              <Icon name="user" />
              Обзор
            </Link>
          </li>
          <li>
            <Link to={ordersPath} className={styles.link} onClick={onClick}>
              <Icon name="box" />
              Заказы
            </Link>
          </li>
        </ul>
      </nav>
      <LogoutButton />
    </PopupShell>
  )
}
