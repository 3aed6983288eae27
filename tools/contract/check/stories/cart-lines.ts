import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { judgeDue } from '../due-refusal.ts'

/** In no backend's catalogue. */
export const unknownProduct = 999_999_999

/** Changes remark, store and quantity of a line that has twice the quantity of `product`, and adds several products. */
export async function changeLines(
  run: RunContext,
  visitor: Visitor,
  product: { id: number; quantity: number },
  companion: { id: number; quantity: number },
): Promise<void> {
  const { byId } = run.contract
  const [line, many] = [byId.get('updateCartLine'), byId.get('addManyToCart')]
  const note = (id: number) => ({ product: id, comment: run.runId })
  if (line && run.wanted(line.id))
    for (const id of [product.id, unknownProduct])
      await run.ask({ operation: line, visitor, values: {}, body: note(id), purpose: 'a remark on a line' })
  // Where the store is refused the remark is, too.
  if (line && run.wanted(line.id)) {
    const body = { product: product.id, comment: `${run.runId} 2`, storeId: 'no-such-store' }
    await run.ask({ operation: line, visitor, values: {}, body, purpose: 'a remark and an unknown store' })
  }
  await chooseStore(run, visitor, product)
  const update = byId.get('updateCart')
  if (update && run.wanted(update.id)) {
    const body = { product: product.id, quantity: product.quantity * 3 }
    await run.ask({ operation: update, visitor, values: {}, body, purpose: 'a quantity beside a remark' })
  }
  if (!many || !run.wanted(many.id)) return
  for (const products of [
    [companion, { id: unknownProduct, quantity: 1 }],
    [companion, companion],
  ])
    await run.ask({
      operation: many,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { products },
      purpose: 'put several products in',
    })
}

/** The last store that has enough: the line leaves from the first one anyway. */
async function chooseStore(
  run: RunContext,
  visitor: Visitor,
  product: { id: number; quantity: number },
): Promise<void> {
  const [line, stores] = ['updateCartLine', 'getProductStores'].map((id) => run.contract.byId.get(id))
  if (!line || !stores || !run.wanted(line.id)) return
  const body = { products: [product.id] }
  const { json } = await run.ask({ operation: stores, visitor, values: {}, body, purpose: 'who has it' })
  const rows = listOf(valueAt(json, '/data/items/0/rows'))
    .filter(isRecord)
    .filter(({ status }) => status === 'inStock')
  const store = rows.findLast(({ quantity }) => Number(quantity) >= product.quantity * 2)
  if (store) {
    const chosen = { product: product.id, storeId: store['storeId'] }
    await run.ask({ operation: line, visitor, values: {}, body: chosen, purpose: 'another store for a line' })
  }
  const told = rows.filter(({ moreThan }) => moreThan !== true)
  const [least] = told.toSorted((one, other) => Number(one['quantity']) - Number(other['quantity']))
  if (least) await refuseStore(run, visitor, product, least)
}

/** A store that has less than the line wants can't be chosen for it. */
async function refuseStore(
  run: RunContext,
  visitor: Visitor,
  { id, quantity }: { id: number; quantity: number },
  store: Record<string, unknown>,
): Promise<void> {
  const [line, update] = ['updateCartLine', 'updateCart'].map((name) => run.contract.byId.get(name))
  const wanted = Math.max(2, Math.floor(Number(store['quantity']) / quantity) + 1) * quantity
  if (!line || !update || wanted > 9999) return
  const set = (many: number) =>
    run.ask({
      operation: update,
      visitor,
      values: {},
      body: { product: id, quantity: many },
      purpose: 'more than the least store has',
    })
  // Together the stores may have less than that.
  if (!run.succeeded(await set(wanted))) return
  const exchange = await run.ask({
    operation: line,
    visitor,
    values: {},
    body: { product: id, storeId: store['storeId'] },
    purpose: 'a store that has too little',
  })
  const what = `${String(store['quantity'])} in the store are too few for a line of ${wanted}. It`
  judgeDue(run, exchange, ['notEnoughStock'], what)
  await set(quantity * 2)
}
