import { use } from 'react'
import { LoginOnRequest } from '../features/auth/login-request.ts'
import { BranchPrompt } from '../features/branches/BranchPrompt.tsx'
import { BranchWatch } from '../features/branches/BranchWatch.ts'
import { CookieNotice } from '../features/layout/CookieNotice.tsx'
import { Popups } from '../popups/Popups.tsx'
import { useClearOnRouteChange } from '../popups/use-popups.ts'
import styles from './FrameOverlays.module.css'
import { IsHydratedContext } from './HydrationWatch.tsx'

/**
 * What floats over the default layout: popups with their backdrop, branch dialogs, cookie notice
 * (R-LAYOUT-06 … R-LAYOUT-09). The notices are in the server's HTML, see `answered-notices.ts`.
 */
export function FrameOverlays() {
  const isHydrated = use(IsHydratedContext)
  useClearOnRouteChange()
  return (
    <>
      <div className={styles.corner}>
        <BranchPrompt />
        <CookieNotice />
      </div>
      {isHydrated && (
        <>
          <LoginOnRequest />
          <BranchWatch />
        </>
      )}
      <Popups />
    </>
  )
}
