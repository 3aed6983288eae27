import { randomUUID } from 'node:crypto'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Visitor } from './client.ts'
import type { RunContext } from './run-context.ts'

interface Goods {
  id: number
  quantity: number
}

/** So many that no sum of single units comes near. */
const several = 5
/** Sections that are looked through for them. */
const mostSections = 8

/**
 * Goods whose sums differ from those of others: a reduced price, a price by volume, another VAT rate, several of each. Of
 * everything else a cart adds up rightly by chance.
 */
export async function specialGoods(run: RunContext, visitor: Visitor): Promise<Goods[]> {
  const list = run.contract.byId.get('listSectionProducts')
  const given = run.accepted.get('listSectionProducts')?.values
  const menu = run.contract.byId.get('getCatalogMenu')
  if (!list || !given || !menu) return []
  const { json } = await run.ask({ operation: menu, visitor, values: {}, purpose: 'find sections' })
  const codes = [
    given['code'],
    ...listOf(valueAt(json, '/data/items'))
      .filter(isRecord)
      .map(({ code }) => code),
  ]
  let reduced: Goods | undefined
  let byVolume: Goods | undefined
  for (const code of [...new Set(codes)].slice(0, mostSections)) {
    const answer = await run.ask({
      operation: list,
      visitor,
      values: { ...given, code, sort: 'available', PAGE_SIZE: 100 },
      purpose: 'find reduced prices and prices by volume',
    })
    const items = listOf(valueAt(answer.json, '/data/items')).filter(isRecord)
    for (const item of items) {
      reduced ??= severalOf(item, 'old')
      byVolume ??= severalOf(item, 'steps')
    }
    if (reduced && byVolume) break
  }
  const [otherRate] = run.seen.ofOtherRates().flatMap((item) => severalOf(item) ?? [])
  const found = [reduced, byVolume, otherRate].filter((one) => one !== undefined)
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index)
}

/** As many of a product as make the figure count, if they are in stock. */
function severalOf(item: Record<string, unknown>, figure?: 'old' | 'steps'): Goods | undefined {
  const price = recordOf(item['price'])
  const stock = recordOf(item['stock'])
  if (price['onRequest'] === true || (figure && price[figure] === undefined)) return undefined
  const step = listOf(price['steps']).find(isRecord)
  const multiplicity = Number(item['multiplicity'] ?? 1)
  const least = Math.max(
    several,
    Number(item['minQty'] ?? 1),
    figure === 'steps' ? Number(step?.['from'] ?? several) : several,
  )
  const quantity = Math.ceil(least / multiplicity) * multiplicity
  const free = Number(stock['here']) + Number(stock['elsewhere'])
  return free >= quantity ? { id: Number(item['id']), quantity } : undefined
}

/** Puts them into the cart; those that were taken, as `removeSpecialGoods` takes them out again. */
export async function addSpecialGoods(
  run: RunContext,
  visitor: Visitor,
  without: ReadonlySet<number>,
): Promise<number[]> {
  const add = run.contract.byId.get('addToCart')
  if (!add) return []
  const taken: number[] = []
  for (const product of await specialGoods(run, visitor)) {
    if (without.has(product.id)) continue
    const exchange = await run.ask({
      operation: add,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { product },
      purpose: 'put a reduced product, or one priced by volume, into the cart',
    })
    if (run.succeeded(exchange)) taken.push(product.id)
  }
  return taken
}

export async function removeSpecialGoods(
  run: RunContext,
  visitor: Visitor,
  products: readonly number[],
): Promise<void> {
  const remove = run.contract.byId.get('removeFromCart')
  if (!remove || products.length === 0) return
  await run.ask({
    operation: remove,
    visitor,
    values: {},
    body: { products },
    purpose: 'take out what was put in to be added up',
  })
}
