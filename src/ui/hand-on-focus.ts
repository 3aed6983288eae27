/**
 * A ref for an element that an action inside of it removes: moves the focus to the element that `next` finds, instead
 * of losing it. Nothing happens if the focus is elsewhere. Create it once: a new ref runs its cleanup at every
 * render.
 */
export function handOnFocus<E extends HTMLElement>(next: (leaving: E) => HTMLElement | null | undefined) {
  // React clears refs just before it removes the element, so the element still has the focus.
  return (element: E | null) => () => {
    if (element?.contains(document.activeElement)) next(element)?.focus({ preventScroll: true })
  }
}

/** The same for an element that is removed after success: the focus moves to the heading above it. */
export const handOnToHeading = handOnFocus((leaving) => {
  // A float of the header has no heading and closes when it loses the focus; there the focus moves to the nearest
  // link or field.
  const isPage = leaving.closest('main, dialog')
  const wanted = isPage ? 'h1, h2, h3' : 'a, input'
  const target = leaving.parentElement?.closest(`:has(${wanted})`)?.querySelector<HTMLElement>(wanted)
  if (isPage && target) target.tabIndex = -1
  return target
})
