import { AddToCart } from '../features/cart/AddToCart.tsx'
import { ProductStrip } from '../features/catalogue/ProductStrip.tsx'
import type { components } from '../generated/api-types.ts'

type ProductCard = components['schemas']['ProductCard']

/** A row of cards that can be bought, for the regions of a page that show products. */
export interface StripContent {
  label: string
  products: readonly ProductCard[]
}

/** Joins the features: cards of the catalogue with the action of the cart. */
export function renderStrip(content: StripContent) {
  return (
    <ProductStrip {...content} renderActions={(product) => <AddToCart product={product} size="card" />} />
  )
}
