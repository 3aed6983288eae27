import { type RefCallback, useState } from 'react'

/** Refs for an element that goes and for the one that comes in its place. */
export interface FocusHandover {
  from: RefCallback<HTMLElement>
  to: RefCallback<HTMLElement>
}

/**
 * When an action takes away the very element that was operated, the focus would fall to the page's beginning: it goes to
 * what takes its place instead. Nothing moves when the focus was elsewhere.
 */
export function useFocusHandover(): FocusHandover {
  // One pair for good: a new ref would be told of elements that neither came nor went.
  const [handover] = useState(createFocusHandover)
  return handover
}

function createFocusHandover(): FocusHandover {
  let leaving: HTMLElement | null = null
  let isHeld = false
  return {
    // React lets go of refs just before it takes the element off the page, so the focus can still be seen. Told by null:
    // the router's links don't pass on a cleanup.
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
