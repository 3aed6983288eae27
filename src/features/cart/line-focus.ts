import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** Marks the lines of the cart, so that one finds its neighbour. */
export const cartLineMark = { 'data-cart-line': '' } as const

/**
 * A ref for the button that removes a line: when the line goes with the focus on its button, the focus goes on to the name
 * in the next line, else in the one before, and not to the beginning of a page of two hundred lines.
 */
export const lineFocus = handOnFocus<HTMLButtonElement>((button) => {
  const lines = [...document.querySelectorAll('[data-cart-line]')]
  const at = lines.findIndex((line) => line.contains(button))
  const neighbour = lines[at + 1] ?? lines[at - 1]
  return neighbour?.querySelector('a')
})
