import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { isProblemOf } from '../api/api-problem.ts'
import type { AppContext } from '../api/app-context.ts'
import { loadOptional, pageProblem } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { SaveProduct } from '../features/saved-carts/SaveProduct.tsx'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx'
import { firstAnalogues } from '../features/product/first-analogues.ts'
import { analoguesQuery, productQuery, type Withdrawn } from '../features/product/product-api.ts'
import { productJsonLd } from '../features/product/product-json-ld.ts'
import { ProductPage } from '../features/product/ProductPage.tsx'
import { ViewedProducts } from '../features/product/ViewedProducts.tsx'
import { workabilityPageOf } from '../features/product/workability-page.ts'
import { getProduct } from '../generated/operations.ts'
import { productPath } from '../lib/paths.ts'
import { AwaitedPart } from '../ui/AwaitedPart.tsx'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'
import { breadcrumbData } from './structured-data.ts'
import { withdrawnProduct } from './withdrawn-product-code.ts'

interface WholeProductProps {
  code: string
  onShown: () => void
}

/**
 * What the page of a product was refused with, because it isn't sold any more: what is left of it, and what does its work.
 * @throws when the code of that page can't be had
 */
export async function readWithdrawn(app: AppContext, code: string): Promise<Withdrawn | undefined> {
  const problem = pageProblem(app, productQuery(code))
  if (!isProblemOf(problem, getProduct) || !problem.is('productUnavailable')) return undefined
  const product = problem.data?.product
  if (!product) return undefined
  await Promise.all([
    withdrawnProduct.load(),
    loadOptional(app, analoguesQuery(product.id, firstAnalogues(product.analogues.ids))),
  ])
  return product
}

/** The page of a product once its call is answered. */
export function WholeProduct(props: WholeProductProps) {
  const { onShown } = props
  useEffect(onShown, [onShown])
  const withdrawn = useLoaderData<Withdrawn | null>()
  if (!withdrawn) return <SoldProduct {...props} />
  return (
    <AwaitedPart code={withdrawnProduct}>
      {({ WithdrawnPage }) => <WithdrawnPage product={withdrawn} />}
    </AwaitedPart>
  )
}

function SoldProduct({ code }: WholeProductProps) {
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
        jsonLd={[...productJsonLd(product), breadcrumbData(product.breadcrumbs, path)]}
      />
      <ProductPage
        product={product}
        action={<AddToCart product={product} size="page" />}
        more={product.price.current !== null && <SaveProduct product={product} />}
        favorite={<FavoriteButton product={product} />}
        renderAction={(analogue) => <AddToCart product={analogue} size="card" />}
        workabilityPage={workabilityPageOf(search)}
        viewed={<ViewedProducts exclude={product.id} renderProducts={renderStrip} />}
      />
    </>
  )
}
