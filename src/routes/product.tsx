import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useCallback, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { type AppContext, appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { firstAnalogues } from '../features/product/first-analogues.ts'
import {
  analoguesQuery,
  productQuery,
  productStoresQuery,
  workabilityQuery,
} from '../features/product/product-api.ts'
import { productJsonLd } from '../features/product/product-json-ld.ts'
import { productSections } from '../features/product/product-sections.ts'
import { ProductPage } from '../features/product/ProductPage.tsx'
import { ProductPreview } from '../features/product/ProductPreview.tsx'
import { ViewedProducts } from '../features/product/ViewedProducts.tsx'
import { workabilityPageOf } from '../features/product/workability-page.ts'
import { productPath } from '../lib/paths.ts'
import { LocalLoader } from '../ui/Loader.tsx'
import { findListedProduct } from './listed-product.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'
import { breadcrumbData } from './structured-data.ts'

/**
 * R-ROUTE-29. In the browser a product that a list has shown doesn't wait for its call: the page begins with the card, and
 * a failure is the page's own. Without network the old page stays.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const code = params['code'] ?? ''
  const reading = readProduct(app, code, request.url)
  // The page reads the same query and throws what it failed with.
  reading.catch(() => undefined)
  const isListed = !app.isServer && navigator.onLine && findListedProduct(app.queryClient, code) !== undefined
  if (!isListed) await reading
  return null
}

/** Availability, applicability and analogues need ids of the product, so they follow it, together. */
async function readProduct(app: AppContext, code: string, url: string): Promise<void> {
  const product = await loadPage(app, productQuery(code))
  const { id, xmlId, analogues } = product
  const has = new Set(productSections(product).map((section) => section.id))
  const rest = Promise.all([
    loadOptional(app, productStoresQuery(id)),
    has.has('applicability') && loadOptional(app, workabilityQuery(xmlId, workabilityPageOf(url))),
    has.has('analogues') && loadOptional(app, analoguesQuery(id, firstAnalogues(analogues.ids))),
  ])
  // In the browser they come into reserved space.
  if (app.isServer) await rest
}

export function Component() {
  const { code = '' } = useParams()
  const listed = findListedProduct(useQueryClient(), code)
  const isPreviewed = useRef(false)
  const onPreview = useCallback(() => {
    isPreviewed.current = true
  }, [])
  return (
    <Suspense
      key={code}
      fallback={
        listed ? (
          <>
            <PageHead title={`${listed.name} ${listed.article}`} canonical={productPath(code)} />
            <ProductPreview product={listed} onShown={onPreview} />
          </>
        ) : (
          <LocalLoader />
        )
      }
    >
      <WholeProduct code={code} isPreviewed={isPreviewed} />
    </Suspense>
  )
}

function WholeProduct({ code, isPreviewed }: { code: string; isPreviewed: RefObject<boolean> }) {
  useEffect(() => {
    // The heading of the preview had the focus and went with it.
    if (isPreviewed.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
    isPreviewed.current = false
  }, [isPreviewed])
  const { search } = useLocation()
  const { data: product } = useSuspenseQuery(useAtTabStore(productQuery(code)))
  const path = productPath(code)
  const { meta, name, article, picture } = product
  return (
    <>
      <PageHead
        title={meta.metaTitle || `${name} ${article}`}
        description={meta.metaDescription}
        keywords={meta.metaKeywords}
        canonical={path}
        image={picture.desktopImage.webp}
        jsonLd={[productJsonLd(product), breadcrumbData(product.breadcrumbs, path)]}
      />
      <ProductPage
        product={product}
        action={<AddToCart product={product} size="page" />}
        renderProducts={renderStrip}
        workabilityPage={workabilityPageOf(search)}
        viewed={<ViewedProducts exclude={product.id} renderProducts={renderStrip} />}
      />
    </>
  )
}
