/** A ref for a field that an action has just brought: the focus goes on there. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
