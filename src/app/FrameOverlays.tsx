import { use } from 'react'
import { LoginOnRequest } from '../features/auth/login-request.ts'
import { BranchWatch } from '../features/branches/BranchWatch.tsx'
import { CookieNotice } from '../features/layout/CookieNotice.tsx'
import { Popups } from '../popups/Popups.tsx'
import { useClearOnRouteChange } from '../popups/use-popups.ts'
import styles from './FrameOverlays.module.css'
import { IsHydratedContext } from './HydrationWatch.tsx'

/**
 * What floats over the default layout: popups with their backdrop, branch dialogs, cookie notice
 * (R-LAYOUT-06 … R-LAYOUT-09). None of it is in the server's HTML: it depends on the browser's storages and history.
 */
export function FrameOverlays() {
  const isHydrated = use(IsHydratedContext)
  useClearOnRouteChange()
  return (
    <>
      {isHydrated && (
        <div className={styles.corner}>
          <LoginOnRequest />
          <BranchWatch />
          <CookieNotice />
        </div>
      )}
      <Popups />
    </>
  )
}
