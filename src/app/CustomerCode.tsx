import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../api/session.ts'

/** What only customers need on every page; guests don't load its code. */
export function CustomerCode() {
  const { isAuthorized } = useSession()
  const [code, setCode] = useState<{ default: ComponentType }>()

  useEffect(() => {
    // Without its code the page is as it was before; the next page load asks again.
    if (isAuthorized) import('./CustomerOverlays.tsx').then(setCode, () => undefined)
  }, [isAuthorized])

  return isAuthorized && code && <code.default />
}
