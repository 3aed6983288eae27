import { groupBy } from '../../../../src/lib/group-by.ts'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'

/** Products that are looked for everywhere. */
const most = 3

/**
 * A few products in every place that shows them, one soon after another: what they tell is compared by the rules of things
 * (`x-thing`). Reduced, priced by volume, sold in multiples: those that differ most in their figures.
 */
export async function lookEverywhere(run: RunContext, visitor: Visitor, store?: unknown): Promise<void> {
  const { byId } = run.contract
  const section = run.accepted.get('listSectionProducts')
  if (!section || !run.wanted('listSectionProducts')) return
  const place = store === undefined ? {} : { store }
  const ask = async (id: string, values: Record<string, unknown>, body?: Record<string, unknown>) => {
    const operation = byId.get(id)
    if (!operation || !run.wanted(id)) return
    await run.ask({
      operation,
      visitor,
      values: { ...values, ...place },
      ...(body && { body }),
      purpose: 'the same product in another place',
    })
  }
  const list = await run.ask({
    ...section,
    visitor,
    values: { ...section.values, code: 'all', PAGE_SIZE: 100, ...place },
    purpose: 'products of each kind',
  })
  const items = listOf(valueAt(list.json, '/data/items')).filter(isRecord)
  const products = differing(items)
  const word = commonWord(items)
  if (products.length === 0 || word === undefined) return
  // More than a page of suggestions holds.
  await ask('searchSuggest', { query: word })
  await ask('searchProducts', { query: word })
  for (const { id, code, article } of products) {
    await ask('getProduct', { code })
    await ask('searchProducts', { query: article })
    await ask('searchSuggest', { query: article })
    await ask('getProductStores', {}, { products: [id] })
  }
  await ask('listProductsByIds', { 'ids[]': products.map(({ id }) => id) })
  await ask('listViewedProducts', {})
  await ask('getMainPage', {})
  await ask('getCart', {})
}

/** For everybody, at their branch and at another one. */
export async function lookAround(run: RunContext): Promise<void> {
  const [store] = run.seen.named('store')
  for (const visitor of run.customer.token === undefined ? [run.guest] : [run.guest, run.customer]) {
    await lookEverywhere(run, visitor)
    if (store !== undefined) await lookEverywhere(run, visitor, store)
  }
}

/** The word with which most names begin. */
function commonWord(items: readonly Record<string, unknown>[]): string | undefined {
  const words = items
    .map(({ name }) => /^\p{L}{3,}/u.exec(String(name))?.[0])
    .filter((one) => one !== undefined)
  const counts = groupBy(words, (one) => one)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** One product of each kind. */
function differing(items: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const kinds = [
    (one: Record<string, unknown>) => valueAt(one, '/price/steps') !== undefined,
    (one: Record<string, unknown>) => valueAt(one, '/price/old') !== undefined,
    (one: Record<string, unknown>) => Number(one['multiplicity']) > 1,
    (one: Record<string, unknown>) => Number(valueAt(one, '/stock/elsewhere')) > 0,
  ]
  const found = kinds.map((isOf) => items.find(isOf)).filter((one) => one !== undefined)
  return [...new Set(found)].slice(0, most)
}
