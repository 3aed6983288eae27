import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Exchange } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'

type Machine = Record<string, unknown>

/**
 * The next services of machines come into the cart and into a saved cart, and from there into the cart. The rules of these
 * writes judge what is added; the cart and the saved carts are as before at the end.
 */
export async function planService(run: RunContext, machines: readonly Machine[]): Promise<void> {
  const [read, add, save, take] =
    callsOf(run, ['getMachineService', 'addServiceToCart', 'addServiceToSavedCart', 'addSavedCartToCart']) ??
    []
  const planned = machines.filter(({ nextService }) => isRecord(nextService)).slice(0, 2)
  const [first] = planned
  if (!read || !add || !save || !take || !first) return
  const ids = planned.map(({ id }) => id)
  const plan = await read({ values: { id: first['id'] }, purpose: 'what the next service takes' })
  const product = listOf(valueAt(plan.json, '/data/items'))
    .map((item) => valueAt(item, '/product/id'))
    .find((id) => typeof id === 'number')
  const values = () => ({ 'Idempotency-Key': randomUUID() })
  const setBack = await cartAsItWas(run)
  if (!setBack) return
  const added: Exchange[] = []
  if (product !== undefined)
    added.push(
      await add({
        values: values(),
        body: { machines: [first['id']], products: [product] },
        purpose: 'one product of a service',
      }),
    )
  added.push(await add({ values: values(), body: { machines: ids }, purpose: 'the services of machines' }))
  await setBack(added)
  const saved = await save({
    values: values(),
    body: { machines: ids, name: `${run.runId} service`, visibility: 'private' },
    purpose: 'save the services of machines',
  })
  for (const exchange of [...added, saved])
    run.state(exchange, refusalCode(exchange) !== 'machineNotFound', {
      rule: 'refused',
      pointer: '/errors/0/code',
      message: 'a machine that listMachines tells is one of the customer, got machineNotFound',
    })
  if (product !== undefined) await savePart(run, first['id'], product)
  const id = valueAt(saved.json, '/data/id')
  if (!run.succeeded(saved) || id === undefined) return
  const taken = await take({
    values: { id, ...values() },
    body: {},
    purpose: 'the saved services into the cart',
  })
  await setBack([taken])
  await dropSaved(run, id)
}

/** One product of a service is saved; a rule judges that nothing else is. */
async function savePart(run: RunContext, machineId: unknown, product: unknown): Promise<void> {
  const [save] = callsOf(run, ['addServiceToSavedCart']) ?? []
  const saved = await save?.({
    values: { 'Idempotency-Key': randomUUID() },
    body: {
      machines: [machineId],
      products: [product],
      name: `${run.runId} service part`,
      visibility: 'private',
    },
    purpose: 'save one product of a service',
  })
  const id = valueAt(saved?.json, '/data/id')
  if (saved && run.succeeded(saved) && id !== undefined) await dropSaved(run, id)
}

async function dropSaved(run: RunContext, id: unknown): Promise<void> {
  const [remove] = callsOf(run, ['deleteSavedCart', 'addServiceToSavedCart']) ?? []
  const removed = await remove?.({ values: { id }, purpose: 'delete the saved services' })
  if (!removed || !run.succeeded(removed))
    run.journal.leftovers.push(`deleteSavedCart did not take away what ${run.runId} made`)
}

/** Takes out of the cart what additions brought; `undefined` where nobody can do that. */
async function cartAsItWas(
  run: RunContext,
): Promise<((additions: readonly Exchange[]) => Promise<void>) | undefined> {
  const [cart, remove, update, tie] =
    callsOf(run, ['getCart', 'removeFromCart', 'updateCart', 'addMachinesToCart', 'addServiceToCart']) ?? []
  if (!cart || !remove || !update || !tie) return undefined
  const { json } = await cart({ values: {}, purpose: 'the cart before services' })
  const before = cartProducts(json)
  const free = new Set(
    listOf(valueAt(json, '/data/basketProducts/grid/products'))
      .filter(isRecord)
      .filter(({ machines }) => listOf(machines).length === 0)
      .map(({ id }) => Number(id)),
  )
  return async (additions) => {
    const told = additions.flatMap((one) => listOf(valueAt(one.json, '/data/added')))
    const ids = [...new Set(told.map((one) => Number(valueAt(one, '/productId'))))]
    const fresh = ids.filter((id) => !before.some((line) => line.id === id))
    const purpose = 'the cart as it was before services'
    if (fresh.length > 0 && !run.succeeded(await remove({ values: {}, body: { products: fresh }, purpose })))
      run.journal.leftovers.push(`removeFromCart did not take away what ${run.runId} made`)
    for (const { id, quantity } of before.filter((line) => ids.includes(line.id))) {
      await update({ values: {}, body: { product: id, quantity }, purpose })
      if (free.has(id)) await tie({ values: {}, body: { products: [id], machineId: null }, purpose })
    }
  }
}
