import type { Location, Path } from 'react-router'

/** One open popup in `location.state.popups`, the only list of what is open (O-62). */
export interface PopupEntry {
  key: string
  name: string
  /** No history entry of its own lies behind it: it was opened with `replace`, or its page was. */
  inPlace?: boolean
  /** Its address was replaced while it was open (filters); Back must keep that address. */
  moved?: boolean
}

type Place = Pick<Path, 'pathname' | 'search'>

/** The members that are read of a location's state or of an entry, which other code may have written. */
interface PopupsState {
  popups?: unknown
  key?: unknown
  name?: unknown
}

function isStateObject(state: unknown): state is PopupsState & object {
  return typeof state === 'object' && state !== null
}

function isEntry(value: unknown): value is PopupEntry {
  return isStateObject(value) && typeof value.key === 'string' && typeof value.name === 'string'
}

/** The list in a state; undefined if it has none, as the state of a plain link. */
export function declaredPopups(state: unknown): PopupEntry[] | undefined {
  if (!isStateObject(state) || !Array.isArray(state.popups)) return undefined
  return state.popups.filter(isEntry)
}

/** The popups of a location, lowest first. */
export function popupsOf(location: Pick<Location<unknown>, 'state'>): PopupEntry[] {
  return declaredPopups(location.state) ?? []
}

/** A state with another list of popups. */
export function withPopups(state: unknown, popups: PopupEntry[]): object {
  return { ...(isStateObject(state) && state), popups }
}

/** Entries without a history entry of the same address behind them: closing them keeps the address. */
export function settledInPlace(popups: readonly PopupEntry[]): PopupEntry[] {
  return popups.map(({ key, name }) => ({ key, name, inPlace: true }))
}

/** The list for the next address when popups stay open. */
export function carried(popups: PopupEntry[], replace: boolean): PopupEntry[] {
  return popups.map((entry) => ({
    key: entry.key,
    name: entry.name,
    inPlace: true,
    ...((entry.moved || (replace && !entry.inPlace)) && { moved: true }),
  }))
}

/**
 * Whether a navigation leads to another page: another pathname, or another `query` on the search page. Filters, page
 * number, hash and state are no route change (O-62).
 */
export function isRouteChange(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true
  if (!/^\/search\/?$/.test(to.pathname)) return false
  return new URLSearchParams(from.search).get('query') !== new URLSearchParams(to.search).get('query')
}
