import { useSyncExternalStore } from 'react'
import { localSafeStorage } from '../lib/storage.ts'

/**
 * What local storage holds under this key, also when another tab has set it. Null on the server and while the server's
 * markup is hydrated.
 */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localSafeStorage().get(key),
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
