/** Marks the lines of the cart, so that one finds its neighbour. */
export const cartLineMark = { 'data-cart-line': '' } as const

/**
 * A ref for the button that removes a line: when the line goes with the focus on its button, the focus goes on to the name
 * in the next line, else in the one before, and not to the beginning of a page of two hundred lines.
 */
export function handOnFocus(button: HTMLElement | null): () => void {
  // React lets go of refs just before it takes the element off the page, so the focus can still be seen.
  return () => {
    if (!button || button !== document.activeElement) return
    const lines = [...document.querySelectorAll('[data-cart-line]')]
    const at = lines.findIndex((line) => line.contains(button))
    const neighbour = lines[at + 1] ?? lines[at - 1]
    neighbour?.querySelector('a')?.focus({ preventScroll: true })
  }
}
