import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { RunContext } from '../run-context.ts'

/** Free units of products in all stores, by product; without those whose number isn't told exactly. */
export async function freeStock(
  run: RunContext,
  ids: readonly number[],
  purpose: string,
): Promise<Map<number, number>> {
  const operation = run.contract.byId.get('getProductStores')
  if (!operation || ids.length === 0) return new Map()
  const body = { products: ids }
  const { json } = await run.ask({ operation, visitor: run.customer, values: {}, body, purpose })
  const items = listOf(valueAt(json, '/data/items')).filter(isRecord)
  return new Map(
    items.flatMap((item) => {
      const rows = listOf(item['rows']).filter(isRecord)
      if (rows.some(({ moreThan }) => moreThan === true)) return []
      const inStock = rows.filter(({ status }) => status === 'inStock')
      const free = inStock.reduce((sum, { quantity }) => sum + Number(quantity), 0)
      return [[Number(item['productId']), free] as const]
    }),
  )
}

/** Products and quantities of an order. */
export function orderedProducts(order: unknown): Map<number, number> {
  const items = listOf(valueAt(order, '/items')).filter(isRecord)
  return new Map(items.map((item) => [Number(valueAt(item, '/product/id')), Number(item['quantity'])]))
}
