import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'
import { availabilityOf } from './availability.ts'
import { propertyCode } from './product-card.ts'
import type { Viewpoint } from './viewpoint.ts'

type ListColumn = components['schemas']['ListColumn']
type Value = string | number | undefined

const { compare } = new Intl.Collator('ru', { numeric: true })
const numeric = /^[-−]?\d+(,\d+)?$/
const toNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'))

/**
 * Products in the order of a column of their list, `-` before it for descending; undefined when the list has no such
 * column. Products without a value come last both ways, ties go by id.
 */
export function orderedByColumn(
  view: Viewpoint,
  products: readonly ProductRecord[],
  columns: readonly ListColumn[],
  orderBy: string,
): ProductRecord[] | undefined {
  const isDescending = orderBy.startsWith('-')
  const read = readerOf(view, columns, isDescending ? orderBy.slice(1) : orderBy)
  if (!read) return undefined
  const values = new Map(products.map((product) => [product, read(product)]))
  const placeOf = placesOf([...values.values()])
  const direction = isDescending ? -1 : 1
  const placed = products.map((product) => ({ product, place: placeOf(values.get(product)) }))
  placed.sort((left, right) => {
    if (left.place === undefined || right.place === undefined)
      return (
        Number(left.place === undefined) - Number(right.place === undefined) ||
        left.product.id - right.product.id
      )
    return (left.place - right.place) * direction || left.product.id - right.product.id
  })
  return placed.map(({ product }) => product)
}

function readerOf(
  view: Viewpoint,
  columns: readonly ListColumn[],
  code: string,
): ((product: ProductRecord) => Value) | undefined {
  switch (code) {
    case 'article':
    case 'name':
    case 'brand':
      return (product) => product[code]
    case 'price':
      return ({ price }) => price ?? undefined
    case 'stock':
      return (product) => {
        const { here, elsewhere } = availabilityOf(view, product)
        // What is here counts before anything elsewhere; no store holds a million of a thing.
        return here + elsewhere > 0 ? here * 1_000_000 + elsewhere : undefined
      }
    default: {
      const column = columns.find((one) => one.code === code)
      if (!column) return undefined
      return ({ props }) =>
        props.find((prop) => propertyCode(prop.code) === code && prop.name === column.name)?.value
    }
  }
}

/** The place of a value among the others; each different value is compared once, since collation is slow. */
function placesOf(values: readonly Value[]): (value: Value) => number | undefined {
  const different = [...new Set(values)].filter((value) => value !== undefined)
  const texts = different.filter((value) => typeof value === 'string')
  const areNumbers = texts.every((text) => numeric.test(text))
  if (areNumbers) return (value) => (typeof value === 'string' ? toNumber(value) : value)
  const places = new Map(texts.toSorted(compare).map((text, place) => [text, place]))
  return (value) => (typeof value === 'string' ? places.get(value) : undefined)
}
