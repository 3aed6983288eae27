import { handOnFocus } from './hand-on-focus.ts'

/** The heading of the page, which can take the focus from now on. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** A ref for an element that an action removes, with all that was near: the focus moves to the heading of the page. */
export const handOnToPage = handOnFocus(pageHeading)

/** The same for one button of a row of them: the focus moves to the first that stays. */
export const handOnToNeighbour = handOnFocus((leaving) =>
  [...(leaving.parentElement?.querySelectorAll('button') ?? [])].find((button) => button !== leaving),
)
