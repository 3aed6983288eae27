import { LoginOnRequest } from '../features/auth/login-request.ts'
import { BranchWatch } from '../features/branches/BranchWatch.tsx'
import { CookieNotice } from '../features/layout/CookieNotice.tsx'
import styles from './LateFrame.module.css'

/** Parts of the frame that depend on the browser's storages, so they come after hydration (R-LAYOUT-08, R-LAYOUT-09). */
export function LateFrame() {
  return (
    <div className={styles.corner}>
      <LoginOnRequest />
      <BranchWatch />
      <CookieNotice />
    </div>
  )
}
