import { getCart } from '../generated/operations.ts'
import { pageStateId } from '../lib/page-state-id.ts'

/** One line of the cart as it was when its page was kept. */
export interface KeptLine {
  name: string
  quantity: number
  /** Of the quantity: «шт», «компл». */
  unit: string
  /** Kopecks. */
  sum: number
}

/** The lines of a kept cart page, out of its data block; none when the page holds no cart that can be read. */
export function keptLines(html: string): KeptLine[] {
  const block = new RegExp(`id="${pageStateId}">(.*?)</script>`, 's').exec(html)?.[1]
  if (block === undefined) return []
  const queries = at(JSON.parse(block), 'queries')
  const cart = Array.isArray(queries) ? queries.find((query) => at(query, 0, 0) === getCart.id) : undefined
  const lines = at(cart, 1, 'basketProducts', 'grid', 'products')
  return Array.isArray(lines) ? lines.flatMap((line) => readLine(line)) : []
}

function readLine(line: unknown): KeptLine[] {
  const name = at(line, 'product', 'name')
  const unit = at(line, 'product', 'unit')
  const quantity = at(line, 'quantity')
  const sum = at(line, 'sum')
  return typeof name === 'string' &&
    typeof unit === 'string' &&
    typeof quantity === 'number' &&
    typeof sum === 'number'
    ? [{ name, quantity, unit, sum }]
    : []
}

/** What stands at this place inside of parsed JSON. */
export function at(value: unknown, ...place: (string | number)[]): unknown {
  return place.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}
