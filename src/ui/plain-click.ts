import type { KeyboardEvent, MouseEvent } from 'react'

/** Whether a script may handle a click: it doesn't open a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

/** Of a link that is a button where scripts run: Space presses it as well. */
export function asButton(press: () => void) {
  return {
    role: 'button',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      press()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      press()
    },
  }
}
