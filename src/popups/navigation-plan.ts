import type { Location, NavigationType } from 'react-router'
import { carried, declaredPopups, isRouteChange, popupsOf, withPopups } from './popup-list.ts'

/** The treatment of a navigation that starts while popups are open. */
export type NavigationPlan =
  /** It goes on. */
  | { kind: 'pass' }
  /** It is replaced by another navigation. */
  | { kind: 'redo'; replace: boolean; state: unknown; keepScroll: boolean }
  /** The before-close callbacks of these popups decide. */
  | { kind: 'ask'; keys: string[] }

interface Attempt {
  currentLocation: Location<unknown>
  nextLocation: Location<unknown>
  historyAction: `${NavigationType}`
  isGuarded: (key: string) => boolean
}

/**
 * The rules of decision O-62: a route change closes all popups (R-ROUTE-52) unless the filters are open (R-ROUTE-53);
 * filters, page number and hash leave them open; a link in a popup replaces, so that Back doesn't open it again; and a
 * before-close callback is asked before its popup goes (R-POPUP-49).
 */
export function planNavigation(attempt: Attempt): NavigationPlan {
  const { currentLocation, nextLocation, historyAction, isGuarded } = attempt
  const open = popupsOf(currentLocation)
  const declared = declaredPopups(nextLocation.state)
  if (historyAction !== 'POP' && declared === undefined) {
    const isReplace = historyAction === 'REPLACE'
    const routeChange = isRouteChange(currentLocation, nextLocation)
    const filtersOpen = open.some((entry) => entry.name === 'filters')
    if (filtersOpen || !routeChange) {
      const replace = isReplace || (filtersOpen && !routeChange)
      const state = withPopups(nextLocation.state, carried(open, replace))
      return { kind: 'redo', replace, state, keepScroll: !routeChange }
    }
    if (!isReplace && open.some((entry) => !entry.inPlace)) {
      return { kind: 'redo', replace: true, state: nextLocation.state, keepScroll: false }
    }
  }
  const stays = new Set(declared?.map((entry) => entry.key))
  const keys = open.map((entry) => entry.key).filter((key) => !stays.has(key) && isGuarded(key))
  return keys.length > 0 ? { kind: 'ask', keys } : { kind: 'pass' }
}
