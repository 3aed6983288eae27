import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadCode, loadOptional, loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { hasChosenFilters, type ListAddress } from '../features/catalogue/list-address.ts'
import { type ListedProduct, toListed } from '../features/catalogue/listed-product.ts'
import { ListingSkeleton } from '../features/catalogue/ListingSkeleton.tsx'
import type { ListView } from '../lib/list-view.ts'
import { ProductListing } from '../features/catalogue/ProductListing.tsx'
import { listQuery, smartFilterQuery } from '../features/catalogue/section-api.ts'
import { useMalformedToast } from '../features/catalogue/use-malformed-toast.ts'
import { MAX_QUERY, searchQuery } from '../features/search/search-api.ts'
import { SearchResults } from '../features/search/SearchResults.tsx'
import { searchPlaces } from '../features/search/search-places-code.ts'
import { searchStates } from '../features/search/search-states-code.ts'
import { productPath } from '../lib/paths.ts'
import { AwaitedPart } from '../ui/AwaitedPart.tsx'
import { chosenView, listAddressOf, passedAddress, throwNoPage } from './list-page.ts'
import { PageHead } from './PageHead.tsx'

/**
 * Search results (R-ROUTE-27, R-ROUTE-28, R-ROLE-05). The text is trimmed (R-CAT-23); one that is too long is answered
 * with 422 and the page that keeps it (O-14); one exact article opens its product, unless the visitor wants the search
 * as typed.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const address = listAddressOf(request)
  const { text, asTyped } = askedOf(address)
  const view = await chosenView(request, app)
  if (text === '' || text.length > MAX_QUERY) {
    await loadCode(app, searchStates.load)
    return data({ view }, { status: text === '' ? 200 : 422 })
  }
  const filters = loadOptional(app, filterQueryOf(address))
  const result = await loadPage(app, resultQuery(address))
  const isBare = !hasChosenFilters(address) && address.page === 1
  if (result.exactProduct && !asTyped && isBare) throw redirect(productPath(result.exactProduct.code), 302)
  if (address.page > Math.max(result.pagination.pages, 1)) throwNoPage()
  if (result.places?.length || result.machine) await loadCode(app, searchPlaces.load)
  if (result.pagination.total === 0) await loadCode(app, searchStates.load)
  // In the browser the results don't wait for the counts of the filters; they follow.
  if (app.isServer) await filters
  return { view }
}

export function Component() {
  const { view } = useLoaderData<{ view: ListView | null }>()
  const address = passedAddress(useLocation())
  const { text } = askedOf(address)
  return (
    <>
      <PageHead
        title={text === '' || text.length > MAX_QUERY ? 'Поиск' : `Поиск: ${text}`}
        canonical="/search/"
        robots="noindex, follow"
      />
      {text === '' ? (
        <AwaitedPart code={searchStates}>{({ SearchStart }) => <SearchStart />}</AwaitedPart>
      ) : text.length > MAX_QUERY ? (
        <AwaitedPart code={searchStates}>{({ SearchTooLong }) => <SearchTooLong text={text} />}</AwaitedPart>
      ) : (
        <Suspense fallback={<ListingSkeleton />}>
          <Results address={address} view={view} />
        </Suspense>
      )}
    </>
  )
}

function Results({ address, view }: { address: ListAddress; view: ListView | null }) {
  const { data: result } = useSuspenseQuery(useAtTabStore(resultQuery(address)))
  useMalformedToast(address)
  const { text } = askedOf(address)
  return (
    <SearchResults outcome={{ ...result, total: result.pagination.total }}>
      <ProductListing
        address={address}
        listing={result}
        target={targetOf(address)}
        view={view ?? 'list'}
        renderActions={renderActions}
        empty={
          <AwaitedPart code={searchStates}>
            {({ SearchNothing }) => <SearchNothing {...result} text={text} />}
          </AwaitedPart>
        }
      />
    </SearchResults>
  )
}

const renderActions = (product: ListedProduct) => <AddToCart product={product} size="card" />

function askedOf({ search }: ListAddress) {
  return { text: (search.get('query') ?? '').trim(), asTyped: search.get('asTyped') === 'true' }
}

function resultQuery(address: ListAddress) {
  return searchQuery({ ...askedOf(address), ...listQuery(address), keep: toListed })
}

function targetOf(address: ListAddress) {
  return { sectionId: 0, query: askedOf(address).text }
}

function filterQueryOf(address: ListAddress) {
  return smartFilterQuery(targetOf(address), address.effective, address.expanded)
}
