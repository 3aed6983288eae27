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
  /** Its values of the list's columns, '' where it has none; without columns names and values. */
  facts?: readonly string[]
}

type Column = components['schemas']['ListColumn']

/** Leaves of a card what a list shows. @param columns of the list; a list without its own shows names and values */
export function toListed(card: Card, columns?: readonly Column[]): ListedProduct {
  return {
    ...pick(card, kept),
    picture: keepSmall(card.picture),
    ...(columns && { facts: factsOf(card, columns) }),
  }
}

function factsOf({ keyProps }: Card, columns: readonly Column[]): string[] {
  const words = ({ value, unit }: Card['keyProps'][number]) =>
    unit === undefined ? value : `${value}\u00a0${unit}`
  if (columns.length === 0) return keyProps.map((property) => `${property.name}\u00a0${words(property)}`)
  return columns.map(({ code }) => {
    const property = keyProps.find((one) => one.code === code)
    return property ? words(property) : ''
  })
}
