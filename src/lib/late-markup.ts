// Parts of the page that are still the server's markup: what they show must not change before their code has taken
// them over, or it takes over something else than was drawn. Of the document in this tab, so the server has none.

const waiting = new Set<object>()
const listeners = new Set<() => void>()
let wake: () => void = () => undefined

/** Longest time that a call is held back for, milliseconds; code that doesn't come must not stop the shop. */
const patience = 3000

/** Resolves when the parts are wanted now, not when the browser is idle. */
export const lateWanted = new Promise<void>((resolve) => {
  wake = resolve
})

/** Holds nothing back any more. For a page that goes: nobody will see what it takes over. */
export function letGo(): void {
  waiting.clear()
  for (const listener of listeners) listener()
  listeners.clear()
}

/** One part of the page: the server's markup until its code has taken it over. */
export interface LateMarkup {
  /** It stands as markup, unless it is taken over already. @returns what to call when it is gone */
  hold: () => () => void
  /** Its code has taken it over. */
  take: () => void
}

export function lateMarkup(): LateMarkup {
  const part = {}
  let isTaken = false
  const release = () => {
    waiting.delete(part)
    if (waiting.size === 0) letGo()
  }
  return {
    hold: () => {
      if (!isTaken) waiting.add(part)
      return release
    },
    take: () => {
      isTaken = true
      release()
    },
  }
}

/** Before something on the page changes: fetches the code of what is still markup, and waits until it stands. */
export async function markupTakenOver(): Promise<void> {
  // Effects of one commit run in a row: after it, every part of the page has said whether it waits.
  await Promise.resolve()
  if (waiting.size === 0) return
  wake()
  await new Promise<void>((resolve) => {
    listeners.add(resolve)
    setTimeout(resolve, patience)
  })
}
