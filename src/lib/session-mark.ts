import { keptPagesCache, queuedAdditionsCache } from './offline-names.ts'
import { localSafeStorage } from './storage.ts'
import { newUuid } from './uuid.ts'

/** What one tab tells the others of the session. */
export type SessionEvent = 'login' | 'logout'

/** Key of local storage: the last event of the session and an id of its own, by whichever tab. */
export const sessionMarkKey = 'session_last'

/** `company`: the customer acts for another company from now on. */
type MarkedEvent = SessionEvent | 'company'

/**
 * Marks that the visitor has changed: a page that was drawn under another mark is another visitor's. Pages that were kept
 * for a time without network are deleted. Additions that wait go over to who logs in, as the cart does.
 */
export function markSession(event: MarkedEvent): void {
  // Absent on plain http.
  const { caches }: Partial<WindowOrWorkerGlobalScope> = globalThis
  void caches?.delete(keptPagesCache)
  if (event !== 'login') void caches?.delete(queuedAdditionsCache)
  localSafeStorage().set(sessionMarkKey, `${event} ${newUuid()}`)
}

/** The last event that any tab has marked. */
export function lastSessionEvent(): SessionEvent | undefined {
  const [event] = (localSafeStorage().get(sessionMarkKey) ?? '').split(' ')
  // Only who is logged in acts for a company.
  return event === 'company' ? 'login' : event === 'login' || event === 'logout' ? event : undefined
}
