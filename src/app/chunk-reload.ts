import { serverAnswers } from '../lib/server-answers.ts'
import type { PopupStackCode } from '../popups/popup-stack-code.ts'
import type { PopupStore } from '../popups/popup-store.ts'
import { isAheadFailure } from '../ui/on-demand.ts'

const storageKey = 'chunk_reload'
/** A page is reloaded for a failed chunk at most once in this time, in milliseconds (R-ERR-28, R-CONST-42). */
export const chunkReloadPause = 60_000

/** The parts of the browser that a reload needs. */
export interface ReloadBrowser {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
  /** When this document began, in the same milliseconds. */
  started: number
}

/**
 * A script or style chunk failed to load: most likely a new version was put online, so the page is loaded anew
 * (R-ERR-27), unless that was tried within the last minute (R-ERR-28).
 * @returns whether the page is being reloaded
 */
export function reloadForChunk({ storage, now, reload, started }: ReloadBrowser): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? Number.NaN)
    // Asked for by this very document: the reload is under way, the second chunk needs none of its own.
    if (last >= started) return true
    if (now() - last < chunkReloadPause) return false
    storage.setItem(storageKey, String(now()))
  } catch {
    // Without storage nothing would stop an endless circle of reloads.
    return false
  }
  reload()
  return true
}

/** Loads a chunk; a failure reloads the page. @throws the failure when the page was reloaded a moment ago */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // The page goes away: whoever waits for the chunk waits until then.
    if (typeof window !== 'undefined' && (await reloadThisPage())) return new Promise<T>(() => undefined)
    throw error
  }
}

/**
 * Chunks that others load, popups among them: Vite tells of every one that fails. A chunk that was loaded ahead of its use
 * must not take away what is on screen. Nor must a part of the page take away an open popup: what it says may be said
 * once only (the number of the new order), or be half typed. The page is then reloaded once the popup is closed.
 */
export function watchChunks(
  { state }: Pick<PopupStore, 'state'>,
  popupCode: PopupStackCode,
  reload: () => unknown = () => void reloadThisPage(),
): void {
  // A popup whose own code has failed shows nothing yet.
  const isOpen = () =>
    state
      .getState()
      .records.some(({ name, leaving }) => !leaving && popupCode.loaded?.popupLoaders[name].code.loaded)
  let waits = false
  state.subscribe(() => {
    if (!waits || isOpen()) return
    waits = false
    reload()
  })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever loads it ahead gets the failure after this event.
    setTimeout(() => {
      if (isAheadFailure(payload)) return
      if (isOpen()) waits = true
      else reload()
    })
  })
}

async function reloadThisPage(): Promise<boolean> {
  // Without a server, a reload would only replace the page by the browser's own error.
  if (!(await serverAnswers())) return false
  return reloadForChunk({
    storage: sessionStorage,
    now: Date.now,
    reload: () => location.reload(),
    started: performance.timeOrigin,
  })
}
