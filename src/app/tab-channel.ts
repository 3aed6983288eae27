import type { SessionEvent } from '../lib/session-mark.ts'

const channelName = 'session'
const storageKey = 'session_event'

/** Sends events to the other tabs of this site: BroadcastChannel, or the storage event where it is missing (O-73). */
export interface TabChannel {
  post: (event: SessionEvent) => void
}

/** @param onEvent called for events of other tabs, never for this tab's own */
export function openTabChannel(onEvent: (event: SessionEvent) => void): TabChannel {
  const take = (data: unknown) => {
    if (data === 'login' || data === 'logout') onEvent(data)
  }
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', (message) => take(message.data))
    return { post: channel.postMessage.bind(channel) }
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) take(newValue)
  })
  return {
    post(event) {
      // Setting and removing: the same event twice in a row fires twice.
      localStorage.setItem(storageKey, event)
      localStorage.removeItem(storageKey)
    },
  }
}
