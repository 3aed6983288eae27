import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAtTabStore } from '../api/tab-store.ts'
import { SaveProduct } from '../features/saved-carts/SaveProduct.tsx'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { productQuery } from '../features/product/product-api.ts'
import { productJsonLd } from '../features/product/product-json-ld.ts'
import { ProductPage } from '../features/product/ProductPage.tsx'
import { ViewedProducts } from '../features/product/ViewedProducts.tsx'
import { workabilityPageOf } from '../features/product/workability-page.ts'
import { productPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'
import { breadcrumbData } from './structured-data.ts'

interface WholeProductProps {
  code: string
  onShown: () => void
}

/** The page of a product once its call is answered. */
export function WholeProduct({ code, onShown }: WholeProductProps) {
  useEffect(onShown, [onShown])
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
        renderAction={(analogue) => <AddToCart product={analogue} size="card" />}
        workabilityPage={workabilityPageOf(search)}
        viewed={<ViewedProducts exclude={product.id} renderProducts={renderStrip} />}
      />
    </>
  )
}
