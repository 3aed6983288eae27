import type { ReactNode } from 'react'
import type { ProductCard } from './product-api.ts'

/** A row of cards that a region wants to show. */
export interface ProductStripContent {
  /** Name of the list for screen readers. */
  label: string
  products: readonly ProductCard[]
}

/** Draws a row of cards; the route gives it, since cards and cart are features of their own. */
export type RenderProducts = (content: ProductStripContent) => ReactNode
