import { handOnFocus } from './hand-on-focus.ts'

/** A ref for an element that an action removes, with all that was near: the focus moves to the heading of the page. */
export const handOnToPage = handOnFocus(() => {
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
})

/** The same for one button of a row of them: the focus moves to the first that stays. */
export const handOnToNeighbour = handOnFocus((leaving) =>
  [...(leaving.parentElement?.querySelectorAll('button') ?? [])].find((button) => button !== leaving),
)
