import { randomUUID } from 'node:crypto'
import { nobodysId } from '../nobodys-ids.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { moscowDay } from '../backend-days.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { uploadedFor } from '../file-checks.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { refuseLinks } from './machine-links.ts'
import { planService } from './machine-service.ts'
import { addCompanion } from './second-order.ts'

/** What a customer does with machines of the fleet; the general rules of writes and those beside them judge it. */
export async function checkOwnMachines(run: RunContext): Promise<void> {
  const machines = await usedMachines(run)
  await moveMachine(run, machines)
  await tieLines(run, machines)
  await orderWork(run, machines)
  await refuseLinks(run, machines)
  await planService(run, machines)
  await finishService(run, machines)
}

async function usedMachines(run: RunContext): Promise<Record<string, unknown>[]> {
  const [list] =
    callsOf(run, [
      'listMachines',
      'updateMachine',
      'addMachinesToCart',
      'addMachineTask',
      'completeMachineService',
      'addServiceToCart',
      'addServiceToSavedCart',
      'linkMachine',
    ]) ?? []
  if (!list) return []
  const { json } = await list({ values: {}, purpose: 'machines that are in use' })
  return listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .filter(({ status }) => status === 'active' || status === 'repair')
}

/** It works somewhere else for a moment. */
async function moveMachine(run: RunContext, machines: readonly Record<string, unknown>[]): Promise<void> {
  const [read, update] = callsOf(run, ['getMachine', 'updateMachine']) ?? []
  const own = machines.find((one) => listOf(one['allowedActions']).includes('edit'))
  if (!read || !update || !own || !run.wanted('updateMachine')) return
  const set = (location: unknown) =>
    update({ values: { id: own['id'] }, body: { location }, purpose: 'move a machine' })
  const moved = await set(run.runId)
  run.journal.untested.delete('updateMachine')
  if (!run.succeeded(moved)) return
  if (!run.succeeded(await set(own['location'])))
    run.journal.leftovers.push(`updateMachine did not set back what ${run.runId} changed`)
}

async function tieLines(run: RunContext, machines: readonly Record<string, unknown>[]): Promise<void> {
  const [tie, cart] = callsOf(run, ['addMachinesToCart', 'getCart']) ?? []
  if (!tie || !cart || !run.wanted('addMachinesToCart') || machines.length === 0) return
  const lines = async () =>
    cartProducts((await cart({ values: {}, purpose: 'lines to tie to a machine' })).json)
  if ((await lines()).length === 0) await fillCart(run, run.customer)
  // Of one line nobody knows whether all that were named are tied.
  const own = await lines()
  if (own.length === 1) await addCompanion(run)
  const products = (await lines()).slice(0, 2).map(({ id }) => id)
  if (products.length === 0) return
  for (const { id } of machines.slice(0, 2))
    await tie({ values: {}, body: { products, machineId: id }, purpose: 'tie a line to a machine' })
  // A rule of it judges that none is tied.
  await tie({
    values: {},
    body: { products: [...products, nobodysId], machineId: machines[0]?.['id'] },
    purpose: 'one of the products is not in the cart',
  })
  // The second line alone: the first one stays for its machine.
  if (products.length > 1)
    await tie({
      values: {},
      body: { products: products.slice(1), machineId: machines[0]?.['id'] },
      purpose: 'tie one of two lines to a machine',
    })
  await growTied(run, products)
  await tie({ values: {}, body: { products, machineId: null }, purpose: 'untie the line' })
  const [update] = callsOf(run, ['updateCart']) ?? []
  for (const product of products.filter((id) => !own.some((line) => line.id === id)))
    await update?.({ values: {}, body: { product, quantity: 0 }, purpose: 'take the companion out' })
}

/** A remark and a larger quantity beside a machine: rules of the cart tell what of them is lost. */
async function growTied(run: RunContext, [product]: readonly number[]): Promise<void> {
  const [cart, note, add, update] =
    callsOf(run, ['getCart', 'updateCartLine', 'addToCart', 'updateCart']) ?? []
  if (!cart || !note || !add || !update) return
  const { json } = await cart({ values: {}, purpose: 'the line that is tied' })
  const line = listOf(valueAt(json, '/data/basketProducts/grid/products'))
    .filter(isRecord)
    .find(({ id }) => id === product)
  const quantity = Number(line?.['quantity'])
  const step = Number(valueAt(line, '/product/multiplicity'))
  if (!(quantity + step * 2 <= Number(line?.['maxQuantity']))) return
  await note({ values: {}, body: { product, comment: run.runId }, purpose: 'a remark on the tied line' })
  const more = { product: { id: product, quantity: step } }
  await add({ values: { 'Idempotency-Key': randomUUID() }, body: more, purpose: 'more of the tied line' })
  for (const next of [quantity + step * 2, quantity])
    await update({ values: {}, body: { product, quantity: next }, purpose: 'a quantity of the tied line' })
  // What is not sent stays: the remark beside another store.
  await note({
    values: {},
    body: { product, storeId: line?.['storeId'] },
    purpose: 'the store of the tied line',
  })
  const comment = line?.['comment'] ?? ''
  await note({ values: {}, body: { product, comment }, purpose: 'the remark as it was' })
}

/**
 * Work on a machine is asked for, and the request is closed. With a file only where it was asked for before: a repeat of a
 * request with a file that is taken would be refused by a backend that does it again.
 */
async function orderWork(run: RunContext, machines: readonly Record<string, unknown>[]): Promise<void> {
  const [close] = callsOf(run, ['closeRequest', 'addMachineTask']) ?? []
  const [machine] = machines
  if (!machine || !run.wanted('addMachineTask')) return
  const file = run.journal.done.has('addMachineTask') ? await uploadedFor(run, 'attachment') : undefined
  const id = await askForWork(run, machine['id'], file === undefined ? [] : [file])
  if (id !== undefined) await close?.({ values: { id }, body: {}, purpose: 'close the own request' })
}

/** Asks for work on a machine; the id of the request. */
export async function askForWork(
  run: RunContext,
  machineId: unknown,
  fileIds: readonly string[] = [],
): Promise<unknown> {
  const [add] = callsOf(run, ['addMachineTask']) ?? []
  const [list] = callsOf(run, ['listMachines', 'addMachineTask']) ?? []
  if (!add || !list) return undefined
  const listed = await list({ values: {}, purpose: 'the day of the backend' })
  const example = recordOf(run.contract.byId.get('addMachineTask')?.body?.example)
  const body = {
    ...example,
    machineId,
    symptoms: `Проверка контракта, не выезжать: ${run.runId}`,
    // Today is no day of the past.
    desiredDate: moscowDay(listed, 0),
    hours: null,
    fileIds,
  }
  const added = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body,
    purpose: 'ask for work on a machine',
  })
  const id = valueAt(added.json, '/data/task/id')
  if (!run.succeeded(added) || id === undefined) return undefined
  run.journal.leftovers.push(`addMachineTask did something that no operation takes back (${run.runId})`)
  return id
}

/** The next service of a machine is done; told again it is refused. */
async function finishService(run: RunContext, machines: readonly Record<string, unknown>[]): Promise<void> {
  const [read, finish] = callsOf(run, ['getMachineService', 'completeMachineService']) ?? []
  if (!read || !finish || !run.wanted('completeMachineService')) return
  for (const { id } of machines.toReversed()) {
    const plan = await read({ values: { id }, purpose: 'the next service' })
    const dueAtHours = valueAt(plan.json, '/data/service/service/dueAtHours')
    if (typeof dueAtHours !== 'number') continue
    const call = () => finish({ values: { id }, body: { dueAtHours }, purpose: 'a service is done' })
    run.journal.untested.delete('completeMachineService')
    if (!run.succeeded(await call())) continue
    run.journal.leftovers.push(
      `completeMachineService did something that no operation takes back (${run.runId})`,
    )
    const again = await call()
    run.state(again, refusalCode(again) !== 'none', {
      rule: 'own-effect',
      pointer: 'request /dueAtHours',
      message: 'a service that is done is not the next one: told again it must be refused, got success',
    })
    return
  }
}
