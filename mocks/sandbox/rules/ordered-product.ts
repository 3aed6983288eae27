import type { components } from '../../../src/generated/api-types.ts'
import type { OrderedProduct } from '../seed/order-record.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { picturesOf } from '../seed/product-facts.ts'
import { productPicture } from './picture.ts'
import { productUrl } from './product-card.ts'

/** A product as it was ordered, with the picture of today; a product that is gone has none. */
export function orderedProductView(
  catalogue: Pick<Catalogue, 'product'>,
  { productId, product }: { productId: number; product: OrderedProduct },
): components['schemas']['OrderProduct'] {
  const now = catalogue.product(productId)
  const picture = now ? productPicture(picturesOf(now).main, product.name) : null
  return { id: productId, ...product, url: productUrl(product), picture }
}
