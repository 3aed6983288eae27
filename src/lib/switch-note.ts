import { sessionSafeStorage } from './storage.ts'

const key = 'company_switched'

/** Notes for the next document of this tab that it is loaded for another company. */
export function noteSwitch(): void {
  sessionSafeStorage().set(key, '1')
}

/** Whether this document was loaded for another company; true once. */
export function takeSwitchNote(): boolean {
  const storage = sessionSafeStorage()
  const isNoted = storage.get(key) !== null
  if (isNoted) storage.remove(key)
  return isNoted
}
