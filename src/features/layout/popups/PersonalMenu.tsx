import { useSession } from '../../../api/session.ts'
import { PersonalLinks } from '../../../links/PersonalLinks.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
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
        <PersonalLinks className={styles.list} linkClass={styles.link} onClick={onClick} />
      </nav>
      <LogoutButton />
    </PopupShell>
  )
}
