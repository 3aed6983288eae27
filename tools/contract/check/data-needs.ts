import { isRecord, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import { pageOf } from './paging-rules.ts'

/** A rule that only some data can prove: what shows that it was there, and what would. */
interface DataNeed {
  rule: string
  data: string
  /** The schema that such data stands in. */
  schema: string
  /** Whether a record of an answer is such data. */
  isMet: (record: Readonly<Record<string, unknown>>) => boolean
}

const stockOf = ({ stock }: Readonly<Record<string, unknown>>) => {
  if (!isRecord(stock) || typeof stock['here'] !== 'number') return undefined
  return { all: stock['here'] + Number(stock['elsewhere'] ?? 0), eta: stock['etaDays'] }
}
const priceOf = ({ price }: Readonly<Record<string, unknown>>) => recordOf(price)

/** What the kinds of products, lines and orders prove. */
const needs: readonly DataNeed[] = [
  {
    rule: 'that quantities keep to the multiplicity of a product',
    data: 'a product with a `multiplicity` above 1',
    schema: 'ProductBase',
    isMet: ({ multiplicity }) => typeof multiplicity === 'number' && multiplicity > 1,
  },
  {
    rule: 'that a product without a price can not be bought',
    data: 'a product whose price is `onRequest`',
    schema: 'ProductPrice',
    isMet: (one) => priceOf(one)['onRequest'] === true,
  },
  {
    rule: 'that a product that is gone can not be bought',
    data: 'a product with no stock and no `etaDays`',
    schema: 'StockSummary',
    isMet: (one) => {
      const stock = stockOf(one)
      return stock !== undefined && stock.all === 0 && stock.eta === undefined
    },
  },
  {
    rule: 'that what the supplier delivers is told with its days',
    data: 'a product with no stock and `etaDays`',
    schema: 'StockSummary',
    isMet: (one) => stockOf(one)?.all === 0 && typeof stockOf(one)?.eta === 'number',
  },
  {
    rule: 'that no more is sold than there is',
    data: 'a product with 1 to 20 units in all stores',
    schema: 'StockSummary',
    isMet: (one) => (stockOf(one)?.all ?? 0) > 0 && (stockOf(one)?.all ?? 0) <= 20,
  },
  {
    rule: 'that a reduced price is below the old one',
    data: 'a product with `price.old`',
    schema: 'ProductPrice',
    isMet: (one) => priceOf(one)['old'] !== undefined,
  },
  {
    rule: 'that a line costs by its step of volume',
    data: 'a product with `price.steps`',
    schema: 'ProductPrice',
    isMet: (one) => priceOf(one)['steps'] !== undefined,
  },
]
/** These take a customer, and the last one writes. */
const customerNeeds: readonly DataNeed[] = [
  {
    rule: 'that an order under a contract keeps to its credit',
    data: 'a contract with `creditLeft`',
    schema: 'Contract',
    isMet: ({ creditLeft }) => typeof creditLeft === 'number',
  },
  {
    rule: 'that parts of an order are told in several shipments',
    data: 'an order or a calculation with more than one shipment',
    schema: 'Shipment',
    isMet: ({ shipments }) => Array.isArray(shipments) && shipments.length > 1,
  },
]
const writeNeeds: readonly DataNeed[] = [
  {
    rule: 'that no line takes more than its bound',
    data: 'a cart line with a `maxQuantity` below 9999',
    schema: 'CartLine',
    isMet: ({ maxQuantity }) => typeof maxQuantity === 'number' && maxQuantity < 9999,
  },
  {
    rule: 'that discounts are taken off lines and totals',
    data: 'a cart line with a `discount` above 0',
    schema: 'CartLine',
    isMet: ({ discount, quantity }) => typeof discount === 'number' && discount > 0 && quantity !== undefined,
  },
]

/** Sees which data the answers of a backend had, to tell what they could not prove. */
export class DataSeen {
  readonly #met = new Set<DataNeed>()
  /** Bodies that came before, the same object each time (`parsed-bodies.ts`). */
  readonly #looked = new WeakSet<object>()
  /** Lists by operation: the most pages, and the most items, that one answer told of. */
  readonly #lists = new Map<string, { pages: number; items: number; paged: boolean }>()

  look({ call, json, status }: Exchange): void {
    if (status !== 200 || !call.operation) return
    const isKnown = typeof json === 'object' && json !== null && this.#looked.has(json)
    if (typeof json === 'object' && json !== null) this.#looked.add(json)
    const unmet = isKnown
      ? []
      : [...needs, ...customerNeeds, ...writeNeeds].filter((need) => !this.#met.has(need))
    const records = unmet.length > 0 ? recordsIn(json) : []
    for (const need of unmet) if (records.some((record) => need.isMet(record))) this.#met.add(need)
    const { id } = call.operation
    const page = pageOf(json)
    const items = page?.items ?? recordOf(recordOf(json)['data'])['items']
    if (!Array.isArray(items)) return
    const known = this.#lists.get(id) ?? { pages: 0, items: 0, paged: false }
    this.#lists.set(id, {
      pages: Math.max(known.pages, page ? Math.ceil(page.total / 20) : 0),
      items: Math.max(known.items, items.length),
      paged: known.paged || page !== undefined,
    })
  }

  /**
   * Each rule that the data did not allow to prove, and what data would.
   * @param asked `answers`: whether the backend has an operation that answers a schema; without one no data would do
   */
  unproved(asked: {
    customer: boolean
    writes: boolean
    kinds: boolean
    answers: (schema: string) => boolean
  }): string[] {
    const wanted = [
      ...(asked.kinds ? needs : []),
      ...(asked.kinds && asked.customer ? customerNeeds : []),
      ...(asked.kinds && asked.writes ? writeNeeds : []),
    ]
    const lists = [...this.#lists]
    const short = lists
      .filter(([, { paged, pages, items }]) => paged && pages < 2 && items > 0)
      .map(([id]) => id)
    const empty = lists.filter(([, { items }]) => items === 0).map(([id]) => id)
    return [
      ...wanted
        .filter((need) => !this.#met.has(need) && asked.answers(need.schema))
        .map(({ rule, data }) => `${rule}: it takes ${data}`),
      ...(short.length > 0
        ? [`that pages neither overlap nor skip: it takes more than 20 items in ${short.join(', ')}`]
        : []),
      ...(empty.length > 0 ? [`what the items are like: the lists are empty in ${empty.join(', ')}`] : []),
    ]
  }
}

/** The records in an answer, down to a depth that no contract needs. */
function recordsIn(
  value: unknown,
  depth = 0,
  found: Record<string, unknown>[] = [],
): Record<string, unknown>[] {
  if (depth > 8) return found
  if (Array.isArray(value)) for (const one of value) recordsIn(one, depth + 1, found)
  else if (isRecord(value)) {
    found.push(value)
    for (const one of Object.values(value)) recordsIn(one, depth + 1, found)
  }
  return found
}
