import type { RefCallback } from 'react'

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), button, select, a'),
]

/** What stands in each control that is typed into. */
const textsOf = (form: HTMLFormElement) =>
  controlsOf(form).map((control) =>
    control instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(control.type)
      ? control.value
      : undefined,
  )

/**
 * A ref for a form that is drawn anew with every answer, because its `key` changes: the focus stays at the same control
 * instead of being lost, and so do what is selected there and what was typed since the form was sent. Nothing happens if the focus is elsewhere
 * and nothing was typed. Create it once per form.
 */
export function keepPlace(): RefCallback<HTMLFormElement> {
  let place = -1
  let typed: (string | undefined)[] = []
  let selection: readonly [number, number] | undefined
  return (form) => {
    if (!form) return undefined
    const controls = controlsOf(form)
    for (const [index, text] of typed.entries()) if (text !== undefined) type(controls[index], text)
    const focused = place === -1 ? undefined : controls[place]
    focused?.focus({ preventScroll: true })
    if (selection && focused instanceof HTMLInputElement && selectionOf(focused))
      focused.setSelectionRange(...selection)
    let sent: (string | undefined)[] | undefined
    const noteSent = () => {
      sent = textsOf(form)
    }
    form.addEventListener('submit', noteSent)
    // React clears refs just before it removes the element, so the element still has the focus.
    return () => {
      form.removeEventListener('submit', noteSent)
      place = controlsOf(form).findIndex((control) => control === document.activeElement)
      selection = selectionOf(document.activeElement)
      typed = textsOf(form).map((text, index) => (sent && text !== sent[index] ? text : undefined))
      // The next form comes in the same commit, or the page was left.
      queueMicrotask(() => {
        place = -1
        typed = []
        selection = undefined
      })
    }
  }
}

/** Begin and end of what is selected; `undefined` for a control that has no caret, as a day. */
function selectionOf(control: Element | null): readonly [number, number] | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined
  const { selectionStart: start, selectionEnd: end } = control
  return start === null || end === null ? undefined : [start, end]
}

/** As a person would: a field that React controls hears of it. */
function type(control: HTMLElement | undefined, text: string): void {
  if (!(control instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
