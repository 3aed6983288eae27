import type { Withdrawn } from '../features/product/product-api.ts'
import { WithdrawnProduct } from '../features/product/WithdrawnProduct.tsx'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'

/** Joins the features: the page of a withdrawn product with the cards of its analogues. */
export function WithdrawnPage({ product }: { product: Withdrawn }) {
  return (
    <>
      <PageHead title={`${product.name} — снят с продажи`} robots="noindex" />
      <WithdrawnProduct product={product} renderProducts={renderStrip} />
    </>
  )
}
