import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** Marks a line of the cart, so that others find it. */
export const cartLineMark = (id: number) => ({ 'data-cart-line': id })

/** Milliseconds in which a line that was put back is shown, else the focus stays where it is. */
const longestWait = 3000

/** Moves the focus to the name in a line, as soon as the page shows it. */
export function focusLine(id: number): void {
  const focus = () => {
    const name = document.querySelector<HTMLElement>(`[data-cart-line="${id}"] a`)
    name?.focus({ preventScroll: true })
    return name !== null
  }
  if (focus()) return
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longestWait)
}

/** A ref for a button of a line that goes once the line is in order: the focus moves to the quantity. */
export const toLineQuantity = handOnFocus((leaving) =>
  leaving.closest('[data-cart-line]')?.querySelector('input'),
)

/** A ref for a line: when it unmounts with the focus, the focus moves to the name in the next line, else in the previous one. */
export const lineFocus = handOnFocus<HTMLLIElement>((leaving) => {
  const lines = [...document.querySelectorAll('[data-cart-line]')]
  const at = lines.indexOf(leaving)
  const neighbour = lines[at + 1] ?? lines[at - 1]
  return neighbour?.querySelector('a')
})
