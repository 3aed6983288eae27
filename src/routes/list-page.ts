import { data, redirect } from 'react-router'
import type { AppContext } from '../api/app-context.ts'
import { formRedirect, type ListAddress, readListAddress } from '../features/catalogue/list-address.ts'
import { readListView } from '../lib/list-view.ts'

/**
 * The address of a list in a loader.
 * @throws a redirect to the canonical address when a filter form was sent without scripts (O-12), and 404 when page or
 *   page size is no such number (O-14)
 */
export function listAddressOf(request: Request): ListAddress {
  const url = new URL(request.url)
  const canonical = formRedirect(url)
  if (canonical !== null) throw redirect(canonical, 302)
  return readListAddress(url) ?? throwNoPage()
}

/** R-ROUTE-47: a page that fails its own validation. */
export function throwNoPage(): never {
  throw data({ message: '' }, { status: 404 })
}

/** List or grid as the visitor chose it; in the browser the cookie stands in the document. */
export function chosenView(request: Request, { isServer }: AppContext) {
  const cookies = isServer ? request.headers.get('cookie') : document.cookie
  return readListView(new URL(request.url).searchParams, cookies)
}

/** The address of a list after the loader has let it pass. */
export function passedAddress(location: { pathname: string; search: string }): ListAddress {
  const address = readListAddress(location)
  if (!address) throw new Error(`The loader let pass what is no address of a list: ${location.search}`)
  return address
}
