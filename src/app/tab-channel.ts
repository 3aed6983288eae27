import type { SessionEvent } from '../lib/session-mark.ts'

const channelName = 'session'
const storageKey = 'session_event'

/** Tells events to the other tabs of this site: BroadcastChannel, or the storage event where it is missing (O-73). */
export interface TabChannel {
  tell: (event: SessionEvent) => void
}

/** @param hear called for events of other tabs, never for this tab's own */
export function openTabChannel(hear: (event: SessionEvent) => void): TabChannel {
  const take = (data: unknown) => {
    if (data === 'login' || data === 'logout') hear(data)
  }
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', (message) => take(message.data))
    return { tell: channel.postMessage.bind(channel) }
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) take(newValue)
  })
  return {
    tell(event) {
      // Setting and removing: the same event twice in a row is heard twice.
      localStorage.setItem(storageKey, event)
      localStorage.removeItem(storageKey)
    },
  }
}
