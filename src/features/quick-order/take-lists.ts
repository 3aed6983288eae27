import { pastedEvent, pastedKey } from '../../lib/quick-order.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'

/** Takes lists that are handed over now, before or later. @returns a function that stops it */
export function takeLists(take: (text: string) => void): () => void {
  const storage = sessionSafeStorage()
  const onPasted = () => {
    const text = storage.get(pastedKey)
    if (text === null) return
    storage.remove(pastedKey)
    take(text)
  }
  window.addEventListener(pastedEvent, onPasted)
  onPasted()
  return () => window.removeEventListener(pastedEvent, onPasted)
}
