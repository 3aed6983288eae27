import { CompanySwitcher } from './CompanySwitcher.tsx'
import styles from './Header.module.css'
import { NotificationsButton } from './NotificationsButton.tsx'

/** What the header shows to customers only; guests don't load its code. */
export function CustomerActions() {
  return (
    <>
      <CompanySwitcher className={styles.desktop} />
      <NotificationsButton />
    </>
  )
}
