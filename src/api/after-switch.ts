import { sessionSafeStorage } from '../lib/storage.ts'

/** Key of session storage: this tab loads its page anew for another company. */
const switchedKey = 'company_switched'

/** Call before the page is loaded anew for another company. */
export function noteSwitch(): void {
  sessionSafeStorage().set(switchedKey, '1')
}

/**
 * A ref for the button that names the company. The control that was pressed went with the former page, so the focus begins at
 * the company's name; on a narrow screen, which hides that button, at the page's heading. It stays where it was moved since.
 */
export function focusAfterSwitch(button: HTMLElement | null): void {
  const storage = sessionSafeStorage()
  if (!button || storage.get(switchedKey) === null) return
  storage.remove(switchedKey)
  if (document.activeElement !== document.body) return
  button.focus({ preventScroll: true })
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
