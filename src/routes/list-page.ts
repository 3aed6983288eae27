import { data } from 'react-router'
import type { AppContext } from '../api/app-context.ts'
import { loadCode } from '../api/page-load.ts'
import { type ListAddress, readListAddress } from '../features/catalogue/list-address.ts'
import { filterForm } from '../features/catalogue/filter-code.ts'
import { chosenFilterLinks, longValues, partsTable } from '../features/catalogue/listing-code.ts'
import { isRailShown } from '../features/catalogue/rail.ts'
import { type ListView, readListView } from '../lib/list-view.ts'

/**
 * The address of a list in a loader.
 * @throws 404 when page or page size is no such number (O-14)
 */
export function listAddressOf(request: Request): ListAddress {
  return readListAddress(new URL(request.url)) ?? throwNoPage()
}

/** R-ROUTE-47: a page that fails its own validation. */
export function throwNoPage(): never {
  throw data({ message: '' }, { status: 404 })
}

/** The view that the visitor chose; loads what it is drawn with. in the browser the cookie stands in the document. */
export async function chosenView(request: Request, app: AppContext): Promise<ListView | null> {
  const cookies = app.isServer ? request.headers.get('cookie') : document.cookie
  const { searchParams } = new URL(request.url)
  const view = readListView(searchParams, cookies)
  if (isRailShown()) await loadCode(app, filterForm.load)
  if (view === 'table') await loadCode(app, partsTable.load)
  if (searchParams.has('filters')) await loadCode(app, chosenFilterLinks.load)
  if (searchParams.has('all')) await loadCode(app, longValues.load)
  return view
}

/** The address of a list after the loader has let it pass. */
export function passedAddress(location: { pathname: string; search: string }): ListAddress {
  const address = readListAddress(location)
  if (!address) throw new Error(`The loader let pass what is no address of a list: ${location.search}`)
  return address
}
