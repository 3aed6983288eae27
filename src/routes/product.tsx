import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useCallback, useRef, useState } from 'react'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { type AppContext, appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { firstAnalogues } from '../features/product/first-analogues.ts'
import {
  analoguesQuery,
  productQuery,
  productStoresQuery,
  workabilityQuery,
} from '../features/product/product-api.ts'
import { productSections } from '../features/product/product-sections.ts'
import { ProductPreview } from '../features/product/ProductPreview.tsx'
import { workabilityPageOf } from '../features/product/workability-page.ts'
import { productPath } from '../lib/paths.ts'
import { LocalLoader } from '../ui/Loader.tsx'
import { findListedProduct } from './listed-product.ts'
import { PageHead } from './PageHead.tsx'
import { wholeProduct } from './whole-product-code.ts'

/**
 * R-ROUTE-29. In the browser a product that a list has shown waits neither for its call nor for the rest of the code: the
 * page begins with the card, and a failure is the page's own. Without network the old page stays.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const code = params['code'] ?? ''
  const loadingCode = wholeProduct.load()
  // The page waits for the code too, and throws what it failed with.
  loadingCode.catch(() => undefined)
  if (!app.isServer && navigator.onLine && findListedProduct(app.queryClient, code)) {
    // Sending a call takes a slow phone several frames: the preview is painted first.
    afterPaint(() => {
      // The page reads the same query and throws what it failed with.
      readProduct(app, code, request.url).catch(() => undefined)
    })
    return null
  }
  try {
    await readProduct(app, code, request.url)
  } catch (failure) {
    const withdrawn = await (await loadingCode).readWithdrawn(app, code)
    if (withdrawn) return data(withdrawn, { status: 404 })
    throw failure
  }
  await loadingCode
  return null
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
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
  return <ProductRoute key={code} code={code} />
}

function ProductRoute({ code }: { code: string }) {
  const listed = findListedProduct(useQueryClient(), code)
  // Kept outside the boundary: what suspends inside of it loses its state, and a failure would be tried without end.
  const [loadingCode] = useState(() => (wholeProduct.loaded ? undefined : wholeProduct.load()))
  const isPreviewed = useRef(false)
  const onPreview = useCallback(() => {
    isPreviewed.current = true
  }, [])
  const onWhole = useCallback(() => {
    // The heading of the preview had the focus and went with it.
    if (isPreviewed.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
    isPreviewed.current = false
  }, [])
  return (
    <Suspense
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
      <Whole loadingCode={loadingCode} code={code} onShown={onWhole} />
    </Suspense>
  )
}

interface WholeProps {
  code: string
  onShown: () => void
  loadingCode: ReturnType<typeof wholeProduct.load> | undefined
}

function Whole({ loadingCode, ...props }: WholeProps) {
  const module = wholeProduct.loaded ?? (loadingCode && use(loadingCode))
  return module && <module.WholeProduct {...props} />
}
