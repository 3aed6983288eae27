import { useSyncExternalStore } from 'react'
import { localSafeStorage } from '../../lib/storage.ts'

/** Ids of the chosen machines by whom the customer acts for: a company's id, or `person`. */
const key = 'chosenMachines'

const ownerOf = (companyId: number | null) => String(companyId ?? 'person')
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localSafeStorage().get(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // Not written by this shop: nothing is chosen.
    return {}
  }
}

/** Whether this browser holds any choice. */
export function useAnyChosenMachine(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localSafeStorage().get(key) !== null,
    () => false,
  )
}

/** The machine that parts are chosen for; the backend decides whether it still is the customer's. */
export function useChosenMachine(companyId: number | null): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const id = read()[ownerOf(companyId)]
      return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
    },
    () => undefined,
  )
}

/** Ends the choice of a machine that has left the fleet; a choice of another machine stays. */
export function forgetMachine(companyId: number | null, id: number): void {
  if (read()[ownerOf(companyId)] === id) chooseMachine(companyId, undefined)
}

/** Chooses a machine of the company, or of the person (`null`); `undefined` ends the choice. */
export function chooseMachine(companyId: number | null, id: number | undefined): void {
  const { [ownerOf(companyId)]: _before, ...others } = read()
  const next = id === undefined ? others : { ...others, [ownerOf(companyId)]: id }
  if (Object.keys(next).length === 0) localSafeStorage().remove(key)
  else localSafeStorage().set(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}
