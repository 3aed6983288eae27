import { use } from 'react'
import { LoginOnRequest } from '../features/auth/login-request.ts'
import { PasswordLink } from '../features/auth/password-link.ts'
import { BranchWatch } from '../features/branches/BranchWatch.ts'
import { Popups } from '../popups/Popups.tsx'
import { useClearOnRouteChange } from '../popups/use-popups.ts'
import { CustomerCode } from './CustomerCode.tsx'
import { IsHydratedContext } from './HydrationWatch.tsx'
import { TouchedCode } from './TouchedCode.tsx'

/** Popups with their backdrop, and what watches over the default layout (R-LAYOUT-06, R-LAYOUT-07). */
export function FrameOverlays() {
  const isHydrated = use(IsHydratedContext)
  useClearOnRouteChange()
  return (
    <>
      {isHydrated && (
        <>
          <LoginOnRequest />
          <PasswordLink />
          <BranchWatch />
          <CustomerCode />
          <TouchedCode />
        </>
      )}
      <Popups />
    </>
  )
}
