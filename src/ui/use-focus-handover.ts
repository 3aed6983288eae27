import { type RefCallback, useState } from 'react'

/** Refs for an element that is removed and for its replacement. */
export interface FocusHandover {
  from: RefCallback<HTMLElement>
  to: RefCallback<HTMLElement>
}

/**
 * When an action removes the focused element, moves the focus to its replacement instead of losing it. Nothing
 * happens if the focus is elsewhere.
 */
export function useFocusHandover(): FocusHandover {
  // Created once: React calls a new ref even if its element stays.
  const [handover] = useState(createFocusHandover)
  return handover
}

function createFocusHandover(): FocusHandover {
  let leaving: HTMLElement | null = null
  let isHeld = false
  return {
    // React clears refs just before it removes the element, so the element still has the focus. Uses the call with
    // null, because the router's links don't forward a cleanup function.
    from(element) {
      isHeld = element === null && (leaving?.contains(document.activeElement) ?? false)
      leaving = element
    },
    to(element) {
      if (element === null) return
      if (isHeld) element.focus()
      isHeld = false
    },
  }
}
