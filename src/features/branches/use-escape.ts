import { useEffect, useEffectEvent } from 'react'
import { usePopupStore } from '../../popups/PopupsProvider.tsx'

/**
 * A place in the Escape order (O-60, O-121), while mounted. Not closed by a route change as menus are: a question to
 * the visitor waits for its answer.
 */
export function useEscape(close: () => void): void {
  const { escapeOrder } = usePopupStore()
  const onEscape = useEffectEvent(close)
  useEffect(() => escapeOrder.push(() => onEscape()), [escapeOrder])
}
