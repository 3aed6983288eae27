import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** Marks the lines of the cart, so that a line finds its neighbour. */
export const cartLineMark = { 'data-cart-line': '' } as const

/**
 * A ref for the button that removes a line: when the line unmounts with the focus, the focus moves to the name in the
 * next line, else in the previous one.
 */
export const lineFocus = handOnFocus<HTMLButtonElement>((button) => {
  const lines = [...document.querySelectorAll('[data-cart-line]')]
  const at = lines.findIndex((line) => line.contains(button))
  const neighbour = lines[at + 1] ?? lines[at - 1]
  return neighbour?.querySelector('a')
})
