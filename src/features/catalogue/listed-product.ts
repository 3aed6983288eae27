import { keysOf } from '../../lib/keys-of.ts'
import { pick } from '../../lib/pick.ts'
import type { components } from '../../generated/api-types.ts'
import { type CardPicture, keepSmall } from '../../ui/small-picture.ts'

type Card = components['schemas']['ProductCard']

/**
 * What lists do with each field of a card: keep it, keep a part of it, or drop it. A new field of the contract doesn't
 * compile until it is decided here.
 */
const fields = {
  id: 'kept',
  xmlId: 'dropped',
  code: 'dropped',
  article: 'kept',
  brand: 'kept',
  name: 'kept',
  url: 'kept',
  picture: 'part',
  price: 'kept',
  unit: 'kept',
  multiplicity: 'kept',
  minQty: 'kept',
  stock: 'kept',
  labels: 'kept',
  keyProps: 'part',
  inBasket: 'kept',
  analogue: 'dropped',
} as const satisfies Record<keyof Card, 'kept' | 'part' | 'dropped'>
type Kept = { [Name in keyof Card]-?: (typeof fields)[Name] extends 'kept' ? Name : never }[keyof Card]

const kept = keysOf(fields).filter((name): name is Kept => fields[name] === 'kept')

/**
 * What a list shows of a product, and what its action slot may ask for; every ProductCard is one. Lists keep no more
 * than this in the cache: the document carries each card twice, as markup and as data, and a page of fifty must fit
 * the first round trip (docs/decisions: lists in the first congestion window).
 */
export interface ListedProduct extends Pick<Card, Kept> {
  picture: CardPicture
  /** Shown where a list has them; a list of fifty leaves them to the filters and the product's page. */
  keyProps?: readonly Pick<Card['keyProps'][number], 'name' | 'value' | 'unit'>[]
}

/** Leaves of a card what a list shows. */
export function toListed(card: Card): ListedProduct {
  return { ...pick(card, kept), picture: keepSmall(card.picture) }
}
