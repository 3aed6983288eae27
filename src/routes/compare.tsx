import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional } from '../api/page-load.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { codesOfAddress } from '../features/product/compare/compared.ts'
import { ComparePage } from '../features/product/compare/ComparePage.tsx'
import { type Product, productQuery } from '../features/product/product-api.ts'
import { comparePath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'

/** Products side by side; one that can't be had leaves the others standing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const codes = codesOfAddress(new URL(request.url).searchParams)
  await Promise.all(codes.map((code) => loadOptional(app, productQuery(code))))
  return null
}

export function Component() {
  const search = new URLSearchParams(useLocation().search)
  const codes = codesOfAddress(search)
  return (
    <>
      <PageHead title="Сравнение товаров" canonical={comparePath} robots="noindex, follow" />
      <ComparePage
        codes={codes}
        isBare={codes.length === 0 && search.get('products') !== ''}
        isAddition={search.has('add')}
        onlyDifferences={search.get('only') === 'differences'}
        renderAction={renderAction}
      />
    </>
  )
}

const renderAction = (product: Product) => <AddToCart product={product} size="card" />
