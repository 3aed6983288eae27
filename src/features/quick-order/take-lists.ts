import { dropped, pastedEvent, pastedKey } from '../../lib/quick-order.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'

/** Takes lists that are handed over now, before or later. @returns a function that stops it */
export function takeLists(take: (list: string | File) => void): () => void {
  const storage = sessionSafeStorage()
  const onPasted = () => {
    const { file } = dropped
    delete dropped.file
    if (file) take(file)
    const text = storage.get(pastedKey)
    if (text === null) return
    storage.remove(pastedKey)
    take(text)
  }
  window.addEventListener(pastedEvent, onPasted)
  onPasted()
  return () => window.removeEventListener(pastedEvent, onPasted)
}
