import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { notificationsPath, ordersPath, personalPath, profilePath } from '../../../lib/paths.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './MenuPopup.module.css'
import { useMenuClick } from './use-menu-click.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'personal-menu': object
  }
}

const links: readonly { to: string; title: string; icon: IconName }[] = [
  { to: personalPath, title: 'Обзор', icon: 'grid' },
  { to: ordersPath, title: 'Заказы', icon: 'box' },
  { to: notificationsPath, title: 'Уведомления', icon: 'bell' },
  { to: profilePath, title: 'Профиль', icon: 'user' },
]

/** The customer's own menu (R-HEAD-39, O-117). Only pages that stand are linked. */
export default function PersonalMenu() {
  const { name } = useSession()
  const onClick = useMenuClick()
  return (
    <PopupShell title="Личный кабинет" subtitle={name}>
      <nav aria-label="Личный кабинет">
        <ul role="list" className={styles.list}>
          {links.map(({ to, title, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.link} onClick={onClick}>
                <Icon name={icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton />
    </PopupShell>
  )
}
