import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { judgeDue } from '../due-refusal.ts'
import { sendAs } from '../send-as.ts'
import { outcomeOf } from '../refusal-code.ts'

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
  // A remark is trimmed.
  const note = (id: number) => ({ product: id, comment: ` ${run.runId} ` })
  if (line && run.wanted(line.id)) {
    for (const id of [product.id, unknownProduct])
      await run.ask({ operation: line, visitor, values: {}, body: note(id), purpose: 'a remark on a line' })
    const body = { product: product.id }
    await run.ask({ operation: line, visitor, values: {}, body, purpose: 'nothing of a line' })
  }
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
  const { id, quantity } = companion
  for (const products of [
    [companion, { id: unknownProduct, quantity: 1 }],
    [companion, companion],
    withOthers(run, product, companion),
    // More than most stocks have.
    [{ id, quantity: Math.floor(mostUnits / quantity) * quantity }],
  ])
    await run.ask({
      operation: many,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { products },
      purpose: 'put several products in',
    })
  if (update)
    await run.ask({
      operation: update,
      visitor,
      values: {},
      body: { product: id, quantity },
      purpose: 'as few as before',
    })
}

/** The most that a line may hold. */
const mostUnits = 9999
/** Products that are put in together. */
const mostTogether = 4

/** The companion around others, the larger ids first: neither ids nor the last place tell where lines stand. */
function withOthers(
  run: RunContext,
  product: { id: number },
  companion: { id: number; quantity: number },
): Record<string, unknown>[] {
  const others = run.seen
    .casesOf('addToCart', mostTogether)
    .map((one) => recordOf(one['product']))
    .filter(({ id }) => id !== product.id && id !== companion.id)
    .toSorted((a, b) => Number(b['id']) - Number(a['id']))
  const [first, ...rest] = others
  return [...(first ? [first] : []), companion, ...rest, companion].map(({ id, quantity = 1 }) => ({
    id,
    quantity,
  }))
}

/** What was taken out and is put in again has no remark. */
export async function forgetRemark(
  run: RunContext,
  visitor: Visitor,
  product: { id: number; quantity: number },
): Promise<void> {
  if (!run.wanted('updateCartLine')) return
  const purpose = 'put in again what had a remark'
  const added = await sendAs(run, visitor, 'addToCart', { body: { product }, purpose })
  if (!added || !run.succeeded(added)) return
  const { exchange, line } = await lineOf(run, visitor, product.id)
  if (!exchange || !line) return
  run.state(exchange, line['comment'] === '', {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/*/comment',
    message: `a product that was removed and is added again has no remark, got «${String(line['comment'])}»`,
    operationId: 'updateCartLine',
  })
  const body = { products: [product.id] }
  await sendAs(run, visitor, 'removeFromCart', { body, purpose: 'take the product out again' })
}

async function lineOf(run: RunContext, visitor: Visitor, id: number) {
  const exchange = await sendAs(run, visitor, 'getCart', { purpose: 'a line of the cart' })
  const lines = listOf(valueAt(exchange?.json, '/data/basketProducts/grid/products')).filter(isRecord)
  return { exchange, line: lines.find((one) => one['id'] === id) }
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
  const choose = (storeId: unknown, purpose: string) =>
    run.ask({ operation: line, visitor, values: {}, body: { product: product.id, storeId }, purpose })
  const first = (await lineOf(run, visitor, product.id)).line?.['storeId']
  if (store) {
    const chosen = await choose(store['storeId'], 'another store for a line')
    if (run.succeeded(chosen) && first !== store['storeId']) {
      const left = await choose(null, 'leave the store of a line to the backend')
      run.state(left, run.succeeded(left), {
        rule: 'state',
        pointer: 'request /storeId',
        message: `null leaves the store of a line to the backend again, got ${outcomeOf(left)}`,
      })
      await storeIsFirst(
        run,
        visitor,
        { id: product.id, first },
        'null leaves the choice to the backend again',
      )
      await choose(store['storeId'], 'another store for a line')
    }
  }
  const told = rows.filter(({ moreThan }) => moreThan !== true)
  const [least] = told.toSorted((one, other) => Number(one['quantity']) - Number(other['quantity']))
  if (least) await refuseStore(run, visitor, { ...product, first }, least)
}

/** A store that has less than the line wants can't be chosen for it. */
async function refuseStore(
  run: RunContext,
  visitor: Visitor,
  { id, quantity, first }: { id: number; quantity: number; first: unknown },
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
  const choose = (purpose: string) => {
    const body = { product: id, storeId: store['storeId'] }
    return run.ask({ operation: line, visitor, values: {}, body, purpose })
  }
  const isChosen =
    first !== store['storeId'] &&
    Number(store['quantity']) >= quantity * 2 &&
    run.succeeded(await choose('the store that has least'))
  // Together the stores may have less than that.
  if (!run.succeeded(await set(wanted))) return
  const exchange = await choose('a store that has too little')
  const what = `${String(store['quantity'])} in the store are too few for a line of ${wanted}. It`
  judgeDue(run, exchange, ['notEnoughStock'], what)
  await set(quantity * 2)
  if (isChosen)
    await storeIsFirst(run, visitor, { id, first }, 'a choice is forgotten once its store has too little')
}

/** The line leaves from the store that the backend had chosen by itself. */
async function storeIsFirst(
  run: RunContext,
  visitor: Visitor,
  { id, first }: { id: number; first: unknown },
  says: string,
): Promise<void> {
  const { exchange, line } = await lineOf(run, visitor, id)
  if (!exchange || !line) return
  run.state(exchange, line['storeId'] === first, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/*/storeId',
    message: `${says}: the line leaves from ${String(first)}, got ${String(line['storeId'])}`,
    operationId: 'updateCartLine',
  })
}
