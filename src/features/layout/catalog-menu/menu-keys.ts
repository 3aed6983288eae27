import type { KeyboardEvent } from 'react'

/**
 * Arrow keys of the menu, beside Tab (WAI-ARIA, disclosure navigation): up and down, Home and End within the left list or
 * within the pane; right opens a section and goes into the pane, left goes back and closes.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const target = (event.target as Element).closest<HTMLElement>('a, button')
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const menu = event.currentTarget
  const pane = target.closest('[data-menu-pane]')
  const among = pane
    ? [...pane.querySelectorAll<HTMLElement>('a, button')]
    : [...menu.querySelectorAll<HTMLElement>('[data-menu-entry]')]
  const place = among.indexOf(target)
  const next = {
    ArrowDown: () => among[place + 1],
    ArrowUp: () => among[place - 1],
    Home: () => among[0],
    End: () => among.at(-1),
    ArrowRight: () => (pane ? undefined : goIn(target)),
    ArrowLeft: () => (pane ? entryOf(pane) : goOut(target)),
  }[event.key]
  if (!next) return
  event.preventDefault()
  next()?.focus()
}

function goIn(entry: HTMLElement): HTMLElement | null | undefined {
  if (entry.getAttribute('aria-expanded') === 'false') {
    entry.click()
    return undefined
  }
  return entry.parentElement?.querySelector<HTMLElement>(':scope > [data-menu-pane] a, :scope > ul a')
}

function goOut(entry: HTMLElement): HTMLElement | null | undefined {
  if (entry.getAttribute('aria-expanded') === 'true') {
    entry.click()
    return undefined
  }
  return entry.closest('ul')?.parentElement?.querySelector<HTMLElement>('[data-menu-entry="top"]')
}

function entryOf(pane: Element): HTMLElement | null | undefined {
  return pane.parentElement?.querySelector<HTMLElement>('[data-menu-entry]')
}
