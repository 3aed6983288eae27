import type { components } from '../../generated/api-types.ts'

type Card = components['schemas']['ProductCard']

/**
 * What a list shows of a product, and what its action slot may ask for; every ProductCard is one. Lists keep no more
 * than this in the cache: the document carries each card twice, as markup and as data, and a page of fifty must fit
 * the first round trip (docs/decisions: lists in the first congestion window).
 */
export interface ListedProduct extends Pick<
  Card,
  | 'id'
  | 'article'
  | 'brand'
  | 'name'
  | 'url'
  | 'price'
  | 'unit'
  | 'multiplicity'
  | 'minQty'
  | 'stock'
  | 'labels'
  | 'inBasket'
> {
  picture: Pick<Card['picture'], 'mobileImage'>
  /** Shown where a list has them; a list of fifty leaves them to the filters and the product's page. */
  keyProps?: readonly Pick<Card['keyProps'][number], 'name' | 'value' | 'unit'>[]
}

/** Leaves of a card what a list shows. Cards are small, so the narrow screen's picture serves all. */
export function toListed(card: Card): ListedProduct {
  const { id, article, brand, name, url, price, unit, multiplicity, minQty, stock, labels } = card
  return {
    id,
    article,
    brand,
    name,
    url,
    price,
    unit,
    multiplicity,
    minQty,
    stock,
    labels,
    ...(card.inBasket !== undefined && { inBasket: card.inBasket }),
    picture: { mobileImage: card.picture.mobileImage },
  }
}
