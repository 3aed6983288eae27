import type { RefCallback } from 'react'

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), button, select, a'),
]

/**
 * A ref for a form that is drawn anew with every answer, because its `key` changes: the focus stays at the same control
 * instead of being lost. Nothing happens if the focus is elsewhere. Create it once per form.
 */
export function keepPlace(): RefCallback<HTMLFormElement> {
  let place = -1
  return (form) => {
    if (!form) return undefined
    if (place !== -1) controlsOf(form)[place]?.focus({ preventScroll: true })
    // React clears refs just before it removes the element, so the element still has the focus.
    return () => {
      place = controlsOf(form).findIndex((control) => control === document.activeElement)
      // The next form comes in the same commit, or the page was left.
      queueMicrotask(() => {
        place = -1
      })
    }
  }
}
