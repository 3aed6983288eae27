import { CompanySwitcher } from './CompanySwitcher.tsx'
import styles from './Header.module.css'
import { NotificationsButton } from './NotificationsButton.tsx'

/** What the header has for customers only; guests never load more than this. */
export default function CustomerActions() {
  return (
    <>
      <CompanySwitcher className={styles.desktop} />
      <NotificationsButton />
    </>
  )
}
