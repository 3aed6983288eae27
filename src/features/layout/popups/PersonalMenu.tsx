import { useSession } from '../../../api/session.ts'
import { Link } from '../../../links/Link.tsx'
import { personalLinks } from '../../../links/personal-links.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ordersPath } from '../../../lib/paths.ts'
import { ToApproveBadge } from '../../../links/ToApproveBadge.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './MenuPopup.module.css'
import { useMenuClick } from './use-menu-click.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'personal-menu': object
  }
}

/** The customer's own menu (R-HEAD-39, O-117). */
export default function PersonalMenu() {
  const { name } = useSession()
  const onClick = useMenuClick()
  return (
    <PopupShell title="Личный кабинет" subtitle={name}>
      <nav aria-label="Личный кабинет">
        <ul role="list" className={styles.list}>
          {personalLinks.map(({ to, title, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.link} onClick={onClick}>
                <Icon name={icon} />
                {title}
                {to === ordersPath && <ToApproveBadge />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton />
    </PopupShell>
  )
}
