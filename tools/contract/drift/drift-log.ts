import { generalPointer } from '../model/json-pointer.ts'
import type { Drift } from './exchange-drift.ts'

/** One line of the list: a repeated violation raises its count. Plain data. */
export interface DriftEntry extends Drift {
  id: number
  /** When it last occurred, ISO 8601. */
  at: string
  count: number
}

/** Recent violations of the contract, newest first; for a panel that is opened later. */
export interface DriftLog {
  add: (drift: Drift) => void
  list: () => readonly DriftEntry[]
  clear: () => void
  /** Subscribes to changes; the returned function unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** @param limit how many different violations are kept */
export function createDriftLog(limit = 200, now: () => number = Date.now): DriftLog {
  const listeners = new Set<() => void>()
  let entries: readonly DriftEntry[] = []
  let lastId = 0
  const change = (next: readonly DriftEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    add(drift) {
      const key = keyOf(drift)
      const known = entries.find((entry) => keyOf(entry) === key)
      const entry = {
        ...drift,
        id: known?.id ?? (lastId += 1),
        at: new Date(now()).toISOString(),
        count: (known?.count ?? 0) + 1,
      }
      change([entry, ...entries.filter((one) => one !== known)].slice(0, limit))
    },
    list: () => entries,
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Indexes of list items don't make a violation another one. */
function keyOf({ operationId, method, pathname, status, violations }: Drift): string {
  const places = violations.map(({ kind, pointer, expected }) => [kind, generalPointer(pointer), expected])
  return JSON.stringify([operationId ?? `${method} ${pathname}`, status, places])
}
