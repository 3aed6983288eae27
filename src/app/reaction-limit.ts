import { sessionSafeStorage } from '../lib/storage.ts'

const storageKey = 'session_reactions'
const mostReactions = 3
/** Milliseconds after which a reaction no longer counts. */
export const reactionPause = 60_000

/**
 * Limits what a tab does by itself because of an answer or of another tab, so that a backend that contradicts itself
 * can't keep tabs calling. It survives a reload, which is such a reaction. A person's act begins anew.
 * @returns asked before each reaction; false: not now
 */
export function limitReactions(now: () => number = Date.now): () => boolean {
  const storage = sessionSafeStorage()
  const forget = () => storage.remove(storageKey)
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, forget, { capture: true, passive: true })
  return () => {
    const recent = (storage.get(storageKey) ?? '')
      .split(' ')
      .filter((time) => time !== '' && Number(time) > now() - reactionPause)
    if (recent.length >= mostReactions) return false
    storage.set(storageKey, [...recent, now()].join(' '))
    return true
  }
}
