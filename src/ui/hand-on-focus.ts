/**
 * A ref for an element that goes by an action inside of it: the focus, which would fall to the page's beginning, goes on
 * to what `next` finds. Nothing moves when the focus is elsewhere. Made once: a new ref would let go at every render.
 */
export function handOnFocus<E extends HTMLElement>(next: (leaving: E) => HTMLElement | null | undefined) {
  // React lets go of refs just before it takes the element off the page, so the focus can still be seen.
  return (element: E | null) => () => {
    if (element?.contains(document.activeElement)) next(element)?.focus({ preventScroll: true })
  }
}

/** The same for what goes because it has done its work: the focus goes on to the heading over the place where it stood. */
export const handOnToHeading = handOnFocus((leaving) => {
  // What floats out of the header has no heading, and closes when the focus leaves it: there to the nearest link or field.
  const isPage = leaving.closest('main, dialog')
  const wanted = isPage ? 'h1, h2, h3' : 'a, input'
  const target = leaving.parentElement?.closest(`:has(${wanted})`)?.querySelector<HTMLElement>(wanted)
  if (isPage && target) target.tabIndex = -1
  return target
})
