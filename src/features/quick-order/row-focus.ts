import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** When a row goes with the focus, it moves to the same button of the next row, else of the one before. */
export const toNextRow = handOnFocus<HTMLLIElement>((row) =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('[data-remove]'),
)

/** When a control goes that has put a row in order, the focus moves to the quantity of the row. */
export const toQuantity = handOnFocus((control) =>
  control.closest('[data-group]')?.querySelector<HTMLElement>('[data-quantity]'),
)

/** When the button that adds goes with the last ready row, the focus moves to the line that tells what was added. */
export const toStatus = handOnFocus((button) =>
  button.closest('[data-list]')?.querySelector<HTMLElement>('[role=status]'),
)

/** Enter in a quantity goes to the next one, as in a spreadsheet. */
export function focusNextQuantity(field: HTMLInputElement): void {
  const fields = [...(field.closest('ol')?.querySelectorAll<HTMLElement>('[data-quantity]') ?? [])]
  fields[fields.indexOf(field) + 1]?.focus()
}
