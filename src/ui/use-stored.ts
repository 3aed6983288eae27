import { useSyncExternalStore } from 'react'
import { localSafeStorage } from '../lib/storage.ts'

/**
 * Whether local storage holds this key, also when another tab has set it. False on the server and while the server's
 * markup is hydrated.
 */
export function useStored(key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localSafeStorage().get(key) !== null,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
