import { withQuery } from '../../../lib/paths.ts'

/**
 * Where a link of the catalogue menu leads: while the address has `sellout-block`, every one carries `sellout-block=0`,
 * which unlocks (R-ROUTE-40, O-11).
 */
export function menuLinkPath(path: string, search: string): string {
  return new URLSearchParams(search).has('sellout-block') ? withQuery(path, { 'sellout-block': 0 }) : path
}
