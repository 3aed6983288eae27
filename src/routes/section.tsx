import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type Params,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadCode, loadOptional, loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { hasChosenFilters, type ListAddress, queryText } from '../features/catalogue/list-address.ts'
import type { ListedProduct } from '../features/catalogue/listed-product.ts'
import { groupedProducts } from '../features/catalogue/listing-code.ts'
import { ListingSkeleton } from '../features/catalogue/ListingSkeleton.tsx'
import {
  sectionListingQuery,
  type ShownListing,
  smartFilterQuery,
} from '../features/catalogue/section-api.ts'
import { sectionBreadcrumbs, SectionPage, sectionTitle } from '../features/catalogue/SectionPage.tsx'
import { DEFAULT_PAGE_SIZE } from '../lib/filters.ts'
import { withQuery } from '../lib/paths.ts'
import { chosenView, listAddressOf, passedAddress, throwNoPage } from './list-page.ts'
import { PageHead } from './PageHead.tsx'
import { breadcrumbData, itemListData } from './structured-data.ts'

/**
 * A section of the catalogue (R-ROUTE-09 … R-ROUTE-12) or of the sellout (R-ROUTE-07, R-ROUTE-35, R-ROUTE-36). The code
 * is that of the deepest segment; under other parents than its own the section moves to its one path for good.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const address = listAddressOf(request)
  const listing = await loadPage(app, sectionListingQuery(codeOf(params), address))
  const own = ownPath(listing, address)
  if (own !== address.pathname.replace(/\/?$/, '/')) throw redirect(own + queryText(address.search), 301)
  const { page, pages } = listing.pagination
  if (page > Math.max(pages, 1)) throwNoPage()
  const filters = loadOptional(
    app,
    smartFilterQuery({ sectionId: listing.section.id }, address.effective, address.expanded),
  )
  if (listing.groups) await loadCode(app, groupedProducts.load)
  // In the browser the list doesn't wait for its counts; they follow.
  if (app.isServer) await filters
  return { view: await chosenView(request, app) }
}

export function Component() {
  const { view } = useLoaderData<typeof loader>()
  const params = useParams()
  const address = passedAddress(useLocation())
  const code = codeOf(params)
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <SectionMeta code={code} address={address} />
      <SectionPage code={code} address={address} view={view} renderActions={renderActions} />
    </Suspense>
  )
}

const renderActions = (product: ListedProduct) => <AddToCart product={product} size="card" />

/** No code: the whole catalogue, which is a list in the sellout and under its root with filters. */
function codeOf({ second, third, fourth, fifth }: Params): string {
  return fifth ?? fourth ?? third ?? second ?? 'all'
}

/** The one path of a section; its sellout stands under `/sellout/`, the whole sellout under two paths (O-09). */
function ownPath({ section }: ShownListing, { pathname }: ListAddress): string {
  const isSellout = /^\/sellout(\/|$)/.test(pathname)
  if (section.level > 0)
    return isSellout ? section.sectionPageUrl.replace(/^\/catalog/, '/sellout') : section.sectionPageUrl
  if (isSellout) return '/sellout/'
  return /^\/catalog\/sellout(\/|$)/.test(pathname) ? '/catalog/sellout/' : section.sectionPageUrl
}

function SectionMeta({ code, address }: { code: string; address: ListAddress }) {
  const { data } = useSuspenseQuery(useAtTabStore(sectionListingQuery(code, address)))
  const { section, items, pagination } = data
  const path = section.level === 0 && address.selloutForced ? '/catalog/sellout/' : section.sectionPageUrl
  const isFiltered = hasChosenFilters(address) || address.malformed
  const isSectionsSellout = section.level > 0 && address.selloutForced
  const isPlain = !isFiltered && !isSectionsSellout
  const { page } = pagination
  const title = metaTitle(section, address, data.machine)
  return (
    <PageHead
      title={page > 1 ? `${title} — страница ${page}` : title}
      description={section.meta.metaDescription}
      keywords={section.meta.metaKeywords}
      canonical={
        isPlain && page > 1 && address.pageSize === DEFAULT_PAGE_SIZE
          ? withQuery(path, { PAGEN_1: page })
          : path
      }
      {...(isFiltered && { robots: 'noindex, follow' })}
      jsonLd={[
        breadcrumbData(sectionBreadcrumbs(section, address), path),
        ...(isPlain ? [itemListData(items, (page - 1) * pagination.pageSize)] : []),
      ]}
    />
  )
}

/** The whole sellout stands under two paths; their titles tell them apart. */
function metaTitle(
  section: ShownListing['section'],
  address: ListAddress,
  machine: string | undefined,
): string {
  const title = sectionTitle(section, address, machine)
  if (machine !== undefined) return title
  if (!address.selloutForced) return section.meta.metaTitle || title
  const isTwin = section.level === 0 && address.pathname.startsWith('/sellout')
  return isTwin ? 'Распродажа со складов' : title
}
