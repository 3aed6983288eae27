import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Whether React has hydrated all of the server's markup; false on the server and in the first render. */
export const IsHydratedContext = createContext(false)

export interface HydrationWatchProps {
  /** Every boundary is hydrated: data may change now without contradicting the server's markup. */
  onHydrated?: (() => void) | undefined
  children: ReactNode
}

/**
 * Tells when hydration has ended. React hydrates each `Suspense` boundary in a task of its own, and has no event for the
 * last one; but it commits a changed context only after every boundary below that context is hydrated.
 */
export function HydrationWatch({ onHydrated, children }: HydrationWatchProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) onHydrated?.()
  }, [isHydrated, onHydrated])
  return <IsHydratedContext value={isHydrated}>{children}</IsHydratedContext>
}
