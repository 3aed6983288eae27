import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { RunContext } from '../run-context.ts'

/**
 * Things of a customer that the run makes, changes and takes away: what the contract's rules say of each write is judged
 * by reads around it.
 */
export async function checkOwnThings(run: RunContext): Promise<void> {
  await keepFavorites(run)
  await changeAddress(run)
  await deleteSecondCart(run)
}

/** Two favourites are added, one of them once more, and both are taken away. */
async function keepFavorites(run: RunContext): Promise<void> {
  const [list, add, remove] = callsOf(run, ['listFavorites', 'addFavorites', 'removeFavorite']) ?? []
  if (!list || !add || !remove) return
  const before = await list({ values: {}, purpose: 'the favourites as they were' })
  const kept = new Set(listOf(valueAt(before.json, '/data/ids')))
  const free = run.seen
    .casesOf('addToCart', 20)
    .map((one) => valueAt(one, '/product/id'))
    .filter((id) => typeof id === 'number' && !kept.has(id))
  const own = [...new Set([run.captured.get('cartProductId'), ...free])].filter(
    (id) => id !== undefined && !kept.has(id),
  )
  const [first, second] = own
  if (second === undefined) return
  for (const products of [[first, second], [first]])
    await add({ values: {}, body: { products }, purpose: 'keep favourites' })
  for (const id of [first, second]) {
    const removed = await remove({ values: { id }, purpose: 'keep it no longer' })
    if (!run.succeeded(removed))
      run.journal.leftovers.push(`removeFavorite did not take away what ${run.runId} made`)
  }
  run.journal.untested.delete('removeFavorite')
}

/** The run's own address gets another title and is deleted. */
async function changeAddress(run: RunContext): Promise<void> {
  const ids = ['listAddresses', 'updateDeliveryAddress', 'deleteDeliveryAddress']
  const [list, update, remove] = callsOf(run, ids) ?? []
  const id = run.captured.get('newAddressId')
  if (!list || !update || !remove || id === undefined) return
  const { json } = await list({ values: {}, purpose: 'the address as it was added' })
  const own = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .find((one) => one['id'] === id)
  const example = recordOf(recordOf(run.contract.byId.get('updateDeliveryAddress')?.body?.example)['address'])
  if (!own) return
  const address = { ...example, companyId: own['companyId'], title: run.runId, isDefault: false }
  await update({ values: { id }, body: { version: own['version'], address }, purpose: 'change the address' })
  run.journal.untested.delete('updateDeliveryAddress')
  const removed = await remove({ values: { id, force: false }, purpose: 'delete the address' })
  if (!run.succeeded(removed)) return
  run.captured.delete('newAddressId')
  run.journal.untested.delete('deleteDeliveryAddress')
}

/** A second saved cart is made and deleted; the first one stays. */
async function deleteSecondCart(run: RunContext): Promise<void> {
  const [list, create, remove] = callsOf(run, ['listSavedCarts', 'createSavedCart', 'deleteSavedCart']) ?? []
  if (!list || !create || !remove || run.captured.get('savedCartId') === undefined) return
  const made = await create({
    values: { 'Idempotency-Key': randomUUID() },
    body: { name: `${run.runId} 2`, visibility: 'private' },
    purpose: 'save the cart once more',
  })
  const id = valueAt(made.json, '/data/id')
  if (!run.succeeded(made) || id === undefined) return
  const removed = await remove({ values: { id }, purpose: 'delete the second saved cart' })
  if (!run.succeeded(removed))
    run.journal.leftovers.push(`deleteSavedCart did not take away what ${run.runId} made`)
}
