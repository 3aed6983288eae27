import { listOf } from '../../model/record.ts'
import { schemaAt } from '../../model/reference.ts'
import type { Exchange } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { type Resource, stated, thingsIn, type Values } from './resource.ts'

/** An order that a parameter offers: the field, and whether the largest comes first. */
interface Order {
  field: string
  descending: boolean
}

/** Each order that an enum offers under a name that can be read, as `-price`, `price:desc`, `price_desc` or `priceDesc`. */
export async function checkSorting(
  run: RunContext,
  { list }: Resource,
  values: Values,
  ask: (own: Values, purpose: string) => Promise<Exchange>,
): Promise<void> {
  const { document } = run.contract
  const named = (pattern: RegExp) =>
    list.parameters.find(({ name, in: place }) => place === 'query' && pattern.test(name))
  const sort = named(/^(sort|sort_?by|order_?by|ordering|\$orderby)$/i)
  if (!sort) return
  const own = schemaAt(document, sort.schema)
  const offered = listOf(own['enum'] ?? schemaAt(document, own['items'])['enum']).filter(
    (one) => typeof one === 'string',
  )
  const direction = named(/^(order|dir|direction|sort_?(dir|direction|order))$/i)
  const directions = listOf(schemaAt(document, direction?.schema)['enum']).filter((one) =>
    /^(asc|desc)$/i.test(String(one)),
  )
  for (const value of offered.slice(0, 12))
    for (const turned of direction && directions.length > 0 ? directions : [undefined]) {
      const given = {
        ...values,
        [sort.name]: own['type'] === 'array' ? [value] : value,
        ...(direction && turned !== undefined && { [direction.name]: turned }),
      }
      const exchange = await ask(given, `sorted by ${value}`)
      if (run.succeeded(exchange)) judgeOrder(run, exchange, value, orderOf(value, turned))
    }
}

function orderOf(value: string, direction: unknown): Order {
  const [, sign = '', field = '', , word = ''] = /^([-+]?)(.+?)(([:,._\s]?)(asc|desc))?$/i.exec(value) ?? []
  const suffix = /(asc|desc)$/i.exec(value)?.[1] ?? word
  const told = typeof direction === 'string' ? direction : suffix
  return { field, descending: sign === '-' || /^desc$/i.test(told) }
}

function judgeOrder(run: RunContext, exchange: Exchange, value: string, { field, descending }: Order): void {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const things = thingsIn(exchange)
  const name = things.flatMap((thing) => Object.keys(thing)).find((one) => plain(one) === plain(field))
  if (name === undefined || things.length < 2) return
  const wrong = things.findIndex((thing, index) => {
    const [before, after] = [things[index - 1]?.[name], thing[name]]
    return index > 0 && (descending ? isBefore(before, after) : isBefore(after, before))
  })
  stated(run, exchange, wrong === -1, {
    pointer: `/*/${name}`,
    message: `sorted by ${value}, ${descending ? 'the largest' : 'the smallest'} must come first, got ${JSON.stringify(things[wrong - 1]?.[name])} before ${JSON.stringify(things[wrong]?.[name])}`,
  })
}

/** Whether one value stands before another in every order that a backend may have; texts sort in many. */
function isBefore(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const word = /^[a-z0-9]+$/
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const instants = [one, other].every((text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text))
  if (instants) return Date.parse(one) < Date.parse(other)
  const letters = a.replaceAll(/[^a-z0-9]/g, '')
  const others = b.replaceAll(/[^a-z0-9]/g, '')
  return word.test(letters) && word.test(others) && a < b && letters < others && one < other
}
