import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { appContext } from '../api/app-context.ts'
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
import { ViewedProducts } from '../features/product/ViewedProducts.tsx'
import { workabilityPageOf } from '../features/product/workability-page.ts'
import { productPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'
import { breadcrumbData } from './structured-data.ts'

/** R-ROUTE-29. Availability, applicability and analogues need ids of the product, so they follow it, together. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const product = await loadPage(app, productQuery(params['code'] ?? ''))
  const { id, xmlId, analogues } = product
  const has = new Set(productSections(product).map((section) => section.id))
  await Promise.all([
    loadOptional(app, productStoresQuery(id)),
    has.has('applicability') && loadOptional(app, workabilityQuery(xmlId, workabilityPageOf(request.url))),
    has.has('analogues') && loadOptional(app, analoguesQuery(id, firstAnalogues(analogues.ids))),
  ])
  return null
}

export function Component() {
  const { code = '' } = useParams()
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
