import { BranchPrompt } from '../features/branches/BranchPrompt.tsx'
import { CookieNotice } from '../features/layout/CookieNotice.tsx'
import styles from './Notices.module.css'

/**
 * The question for the branch and the cookie notice (R-LAYOUT-08, R-LAYOUT-09). They stand at the beginning of the page, so
 * that browsers paint them first: at its end, a long page paints them late, as the largest of its texts.
 */
export function Notices() {
  return (
    <div className={styles.corner} data-page-root>
      <BranchPrompt />
      <CookieNotice />
    </div>
  )
}
