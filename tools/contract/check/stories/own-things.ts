import { nobodysId } from '../nobodys-ids.ts'
import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { type Ask as Call, callsOf } from '../account-checks.ts'
import { moscowDay } from '../backend-days.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import type { Exchange } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { uploadedFor } from '../file-checks.ts'
import { runStep } from '../flow-runner.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import { sendAs, sendOwn } from '../send-as.ts'
import { changePhoto, correctHours, deleteAsked, finishUnconfirmed } from './machine-hours.ts'
import { askForWork } from './own-machines.ts'
import { refuseWrongFiles } from './wrong-files.ts'

/**
 * Things of a customer that the run makes, changes and takes away: what the contract's rules say of each write is judged
 * by reads around it.
 */
export async function checkOwnThings(run: RunContext): Promise<void> {
  await keepFavorites(run)
  await changeAddress(run)
  await deleteSecondCart(run)
  await saveAsSent(run)
  await askAndClose(run)
  await readUnread(run)
  // A request of the first company is there by now.
  await switchCompanies(run)
  await changeHook(run)
  await mailHook(run)
  await readHours(run)
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
  const added = []
  // A product that nobody sells is rejected beside one that is kept already.
  for (const products of [
    [first, second],
    [second, nobodysId],
  ])
    added.push(await add({ values: {}, body: { products }, purpose: 'keep favourites' }))
  if (!added.some((one) => run.succeeded(one))) return
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
  const address = {
    ...example,
    companyId: own['companyId'],
    // By title it comes first, by age last: which of both becomes the default one is seen.
    title: `0 ${run.runId}`,
    isDefault: false,
    craneNeeded: true,
  }
  const told = { note: run.runId, workHours: 'пн–пт 9:00–18:00' }
  const changed = await update({
    values: { id },
    body: { version: own['version'], address: { ...address, ...told } },
    purpose: 'change the address',
  })
  run.journal.untested.delete('updateDeliveryAddress')
  const { title, companyId, value, components } = recordOf({ ...own, ...address })
  // A quarry or a village has no house.
  const place = { ...recordOf(components), house: '' }
  const sparse = await update({
    values: { id },
    body: {
      version: valueAt(changed.json, '/data/address/version'),
      address: { title, companyId, value, components: place },
    },
    purpose: 'the address without what may be left out',
  })
  if (run.succeeded(changed))
    run.state(sparse, run.succeeded(sparse), {
      rule: 'own-effect',
      pointer: 'request /address/components/house',
      message: `an address with a street and without a house must be taken, got ${refusalCode(sparse)}`,
    })
  if (run.succeeded(sparse)) await reckonWithoutPlace(run, { id, contragentId: companyId })
  await makeDefault(run, { ...address, title: `${run.runId} 2` })
  const removed = await remove({ values: { id, force: false }, purpose: 'delete the address' })
  if (!run.succeeded(removed)) return
  run.captured.delete('newAddressId')
  run.journal.untested.delete('deleteDeliveryAddress')
}

/** Delivery to an address without coordinates has no price until a manager names it. */
async function reckonWithoutPlace(
  run: RunContext,
  { id, contragentId }: { id: unknown; contragentId: unknown },
): Promise<void> {
  const [calculate] = callsOf(run, ['calculateOrder', 'updateDeliveryAddress']) ?? []
  if (!calculate) return
  const delivery = { type: 'courier', addressId: id }
  const body = { contragentId, delivery }
  const told = await calculate({ values: {}, body, purpose: 'delivery to an address without coordinates' })
  if (!run.succeeded(told)) return
  const price = valueAt(told.json, '/data/totals/delivery')
  run.state(told, price === null, {
    rule: 'own-effect',
    pointer: '/data/totals/delivery',
    message: `delivery to an address without coordinates has no price (null), got ${String(price)}`,
  })
}

/** A new address becomes the default one and is deleted; the former one becomes it again. */
async function makeDefault(run: RunContext, example: Record<string, unknown>): Promise<void> {
  const ids = ['listAddresses', 'addDeliveryAddress', 'updateDeliveryAddress', 'deleteDeliveryAddress']
  const [list, add, update, remove] = callsOf(run, ids) ?? []
  if (!list || !add || !update || !remove) return
  const look = async () => {
    const { json } = await list({ values: {}, purpose: 'which address is the default one' })
    return listOf(valueAt(json, '/data/items')).filter(isRecord)
  }
  const former = (await look()).find(({ isDefault }) => isDefault === true)
  const made = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { address: { ...example, isDefault: true } },
    purpose: 'a new default address',
  })
  const id = valueAt(made.json, '/data/address/id')
  if (!run.succeeded(made) || id === undefined) return
  await searchInCapitals(run, example['companyId'])
  if (!run.succeeded(await remove({ values: { id, force: false }, purpose: 'delete the default address' })))
    leftBehind(run, 'addDeliveryAddress')
  const now = (await look()).find((one) => one['id'] === former?.['id'])
  if (!now) return
  const input = Object.fromEntries(Object.keys(example).map((name) => [name, now[name]]))
  const body = { version: now['version'], address: { ...input, isDefault: true } }
  const back = await update({ values: { id: now['id'] }, body, purpose: 'the former default address again' })
  if (!run.succeeded(back)) run.journal.leftovers.push(`address ${String(now['id'])} is not the default one`)
}

/** One title begins with the name of the run, another one holds it later on: the case makes no difference. */
async function searchInCapitals(run: RunContext, companyId: unknown): Promise<void> {
  const [search] = callsOf(run, ['searchAddress']) ?? []
  const values = { id: companyId ?? 0, query: run.runId.toUpperCase() }
  await search?.({ values, purpose: 'the own addresses in capitals' })
  // Of the person; of the company that the session acts for they are not.
  await search?.({ values: { id: 0, query: run.runId }, purpose: 'the same among those of the person' })
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
  await refuseName(run, `${run.runId} 2`)
  await replaceByName(run, `${run.runId} 2`)
  await copyAndShare(run, id)
  await changeSecondCart(run, id)
  const removed = await remove({ values: { id }, purpose: 'delete the second saved cart' })
  if (!run.succeeded(removed)) return leftBehind(run, 'createSavedCart')
  for (const operationId of ['getSavedCart', 'listSavedCartProducts', 'exportSavedCart']) {
    // What was answered with 404 alone counts as not built.
    if (!run.journal.wasTried(operationId)) continue
    const values = { id, ...(operationId === 'exportSavedCart' && { format: 'csv' }) }
    const gone = await sendOwn(run, operationId, { values, purpose: 'a saved cart that was deleted' })
    if (!gone) continue
    run.state(gone, gone.status === 404, {
      rule: 'own-effect',
      pointer: 'status',
      message: `a saved cart that was deleted is 404, got ${outcomeOf(gone)}`,
    })
  }
}

/** Products that are sent the other way round than by their ids: no other order looks like that of the request. */
async function saveAsSent(run: RunContext): Promise<void> {
  const [create, remove] = callsOf(run, ['createSavedCart', 'deleteSavedCart']) ?? []
  if (!create || !remove || !run.wanted('createSavedCart')) return
  const known = run.seen.casesOf('addToCart', 20).map((one) => Number(valueAt(one, '/product/id')))
  const ids = [...new Set([...known, Number(run.captured.get('cartProductId'))])].filter(Number.isSafeInteger)
  if (ids.length < 2) return
  const steps = await firstSteps(run)
  const products = [...new Set([...steps.keys(), ...ids.slice(0, 4)])]
    .toSorted((a, b) => b - a)
    .map((id, index) => ({ id, quantity: steps.get(id) ?? index + 1 }))
  const made = await create({
    values: { 'Idempotency-Key': randomUUID() },
    // One that comes twice is added up, and without a quantity it is one.
    body: {
      name: `${run.runId} 4`,
      visibility: 'private',
      products: [...products, ...products.slice(0, 1), ...products.slice(1, 2).map(({ id }) => ({ id }))],
    },
    purpose: 'save products without the cart',
  })
  const id = valueAt(made.json, '/data/id')
  if (!run.succeeded(made) || id === undefined) return
  const [copy] = callsOf(run, ['copySavedCart']) ?? []
  const copied = await copy?.({
    values: { id, 'Idempotency-Key': randomUUID() },
    body: {},
    purpose: 'copy what has prices by quantity',
  })
  const copyId = valueAt(copied?.json, '/data/id')
  if (copied && run.succeeded(copied)) {
    const removed = await remove({ values: { id: copyId }, purpose: 'delete that copy' })
    if (!run.succeeded(removed)) leftBehind(run, 'copySavedCart')
  }
  const removed = await remove({ values: { id }, purpose: 'delete what was saved without the cart' })
  if (!run.succeeded(removed)) leftBehind(run, 'createSavedCart')
}

/** A listed product that costs less from some quantity on, with that quantity. */
async function firstSteps(run: RunContext): Promise<Map<number, number>> {
  const [list] = callsOf(run, ['listSectionProducts']) ?? []
  const values = run.accepted.get('listSectionProducts')?.values ?? {}
  const listed = await list?.({ values, purpose: 'a product with prices by quantity' })
  for (const item of listOf(valueAt(listed?.json, '/data/items'))) {
    const from = valueAt(item, '/price/steps/0/from')
    if (typeof from === 'number') return new Map([[Number(valueAt(item, '/id')), from]])
  }
  return new Map()
}

/** A request whose messages are unread is read: the list counts none of them any more. */
async function readUnread(run: RunContext): Promise<void> {
  const [list, read] = callsOf(run, ['listRequests', 'getRequest']) ?? []
  if (!list || !read || !run.wanted('listRequests')) return
  const look = async () => {
    const exchange = await list({ values: {}, purpose: 'which requests have unread messages' })
    return { exchange, items: listOf(valueAt(exchange.json, '/data/items')).map(recordOf) }
  }
  const unread = (await look()).items.find((one) => Number(one['unread']) > 0)
  if (!unread) return
  const messages = async () => {
    const exchange = await read({ values: { id: unread['id'] }, purpose: 'read the unread messages' })
    return run.succeeded(exchange) ? listOf(valueAt(exchange.json, '/data/request/messages')).length : -1
  }
  const before = await messages()
  const { exchange, items } = await look()
  const now = items.find((one) => one['id'] === unread['id'])
  // Somebody may have written meanwhile.
  if (before === -1 || !now || (await messages()) !== before) return
  run.state(exchange, now['unread'] === 0, {
    rule: 'own-effect',
    pointer: '/data/items/*/unread',
    message: `what was read by getRequest is unread no longer, listRequests still counts ${JSON.stringify(now['unread'])}`,
    operationId: 'listRequests',
  })
}

/** No two saved carts of a customer have one name, and who is told so has not lost anything. */
async function refuseName(run: RunContext, name: string): Promise<void> {
  const [create] = callsOf(run, ['createSavedCart']) ?? []
  if (!create || !run.wanted('createSavedCart')) return
  const values = { 'Idempotency-Key': randomUUID() }
  const body = { name, visibility: 'private' }
  const exchange = await create({ values, body, purpose: 'a name that is in use' })
  run.state(exchange, refusalCode(exchange) === 'nameTaken', {
    rule: 'own-effect',
    pointer: 'request /name',
    message: `a name that is in use must be refused with nameTaken, got ${refusalCode(exchange) === 'none' ? 'success' : refusalCode(exchange)}`,
  })
}

/** What is saved under a name that is in use, and is meant to, replaces everything of it; and once more. */
async function replaceByName(run: RunContext, name: string): Promise<void> {
  const [create] = callsOf(run, ['createSavedCart']) ?? []
  if (!create || !run.wanted('createSavedCart')) return
  const { id, quantity } = recordOf(run.captured.get('cartProduct'))
  const contents = id !== undefined && { products: [{ id, quantity: Number(quantity) * 2 }] }
  const save = (body: Record<string, unknown>, purpose: string) =>
    create({ values: { 'Idempotency-Key': randomUUID() }, body: { ...body, replace: true }, purpose })
  for (const own of [
    { visibility: 'company', comment: run.runId },
    { visibility: 'private', ...contents },
  ])
    await save({ name, ...own }, 'replace a saved cart')
  const [remove] = callsOf(run, ['deleteSavedCart']) ?? []
  if (!remove) return
  const first = await save({ name: `${run.runId} 6`, visibility: 'private' }, 'replace what is not there')
  const firstId = valueAt(first.json, '/data/id')
  run.state(first, run.succeeded(first), {
    rule: 'own-effect',
    pointer: 'request /replace',
    message: `a name that is free is saved with replace as without, got ${outcomeOf(first)}`,
  })
  if (firstId === undefined) return
  const removed = await remove({ values: { id: firstId }, purpose: 'delete what replaced nothing' })
  if (!run.succeeded(removed)) leftBehind(run, 'createSavedCart')
}

/** A copy is made, shared, taken back and deleted. */
async function copyAndShare(run: RunContext, id: unknown): Promise<void> {
  const [copy, remove] = callsOf(run, ['copySavedCart', 'deleteSavedCart']) ?? []
  const [share] = callsOf(run, ['shareSavedCart']) ?? []
  if (!copy || !remove || !['copySavedCart', 'shareSavedCart'].some((one) => run.wanted(one))) return
  const [comment] = callsOf(run, ['updateSavedCart']) ?? []
  await comment?.({
    values: { id },
    body: { comment: run.runId },
    purpose: 'say something of the saved cart',
  })
  const shareOriginal = (visibility: string) =>
    share?.({ values: { id }, body: { visibility }, purpose: 'who sees the original' })
  await shareOriginal('company')
  const made = await copy({ values: { id, 'Idempotency-Key': randomUUID() }, body: {}, purpose: 'copy it' })
  await shareOriginal('private')
  const own = valueAt(made.json, '/data/id')
  if (!run.succeeded(made) || own === undefined) return
  // The older one is changed last: it comes first in the list.
  const [list] = callsOf(run, ['listSavedCarts']) ?? []
  await comment?.({ values: { id }, body: { comment: '' }, purpose: 'take the remark of the older one away' })
  await comment?.({ values: { id }, body: { comment: `${run.runId} 2` }, purpose: 'change the older one' })
  await list?.({ values: {}, purpose: 'saved carts by their last change' })
  // What is shared already may be shared again.
  for (const visibility of ['company', 'company', 'private'])
    await share?.({ values: { id: own }, body: { visibility }, purpose: 'who sees the copy' })
  for (const one of ['copySavedCart', 'shareSavedCart']) run.journal.untested.delete(one)
  if (run.wanted('copySavedCart')) await copyAgain(run, id)
  const removed = await remove({ values: { id: own }, purpose: 'delete the copy' })
  if (!run.succeeded(removed)) leftBehind(run, 'copySavedCart')
}

/** The longest name of a saved cart. */
const longestName = 80

/** A second copy is counted, and of the longest name there is room for what a copy is called. */
async function copyAgain(run: RunContext, id: unknown): Promise<void> {
  const [copy, remove, update] = callsOf(run, ['copySavedCart', 'deleteSavedCart', 'updateSavedCart']) ?? []
  if (!copy || !remove || !update) return
  const copyOnce = async (purpose: string) => {
    const made = await copy({ values: { id, 'Idempotency-Key': randomUUID() }, body: {}, purpose })
    const own = valueAt(made.json, '/data/id')
    if (!run.succeeded(made) || own === undefined) return made
    const removed = await remove({ values: { id: own }, purpose: 'delete that copy' })
    if (!run.succeeded(removed)) leftBehind(run, 'copySavedCart')
    return made
  }
  await copyOnce('copy it once more')
  const name = run.runId.padEnd(longestName, ' я')
  const renamed = await update({ values: { id }, body: { name }, purpose: 'the longest name' })
  if (!run.succeeded(renamed)) return
  const copied = await copyOnce('copy what has the longest name')
  const got = String(valueAt(copied.json, '/data/name'))
  run.state(copied, run.succeeded(copied) && got.startsWith(run.runId) && got.endsWith(' — копия'), {
    rule: 'own-effect',
    pointer: '/data/name',
    message: `a copy is called like the original, cut to make room, with « — копия», got «${got}» (${outcomeOf(copied)})`,
  })
}

/** It gets another name, and its lines are put into the cart, which is set back to what it was. */
async function changeSecondCart(run: RunContext, id: unknown): Promise<void> {
  const [rename] = callsOf(run, ['updateSavedCart']) ?? []
  if (rename) {
    await rename({
      values: { id },
      body: { name: ` ${run.runId} 3 ` },
      purpose: 'rename the second saved cart',
    })
    await rename({ values: { id }, body: {}, purpose: 'change nothing of the second saved cart' })
    const name = `${run.runId} 3`.toUpperCase()
    const renamed = await rename({ values: { id }, body: { name }, purpose: 'its own name in capitals' })
    run.state(renamed, run.succeeded(renamed), {
      rule: 'own-effect',
      pointer: 'request /name',
      message: `a saved cart may get its own name with another case, got ${outcomeOf(renamed)}`,
    })
    run.journal.untested.delete('updateSavedCart')
  }
  await replaceLines(run, id)
  if (!run.wanted('addSavedCartToCart')) return
  const [put, cart, update] = callsOf(run, ['addSavedCartToCart', 'getCart', 'updateCart']) ?? []
  if (!put || !cart || !update) return
  const look = async () =>
    cartProducts((await cart({ values: {}, purpose: 'the cart around a saved one' })).json)
  const before = await look()
  const [lines] = callsOf(run, ['listSavedCartProducts']) ?? []
  const saved = await lines?.({ values: { id }, purpose: 'the lines to choose from' })
  const [line, ...others] = listOf(valueAt(saved?.json, '/data/items')).map((one) => valueAt(one, '/id'))
  const chosen = [[line], [line, ...others].toReversed()].map((ids) => ({ lines: ids }))
  for (const body of others.length === 0 ? [{}] : [...chosen, {}])
    await put({ values: { id, 'Idempotency-Key': randomUUID() }, body, purpose: 'put a saved cart in' })
  run.journal.untested.delete('addSavedCartToCart')
  for (const { id: product, quantity } of await look()) {
    const had = before.find((one) => one.id === product)?.quantity ?? 0
    if (had === quantity) continue
    const body = { product, quantity: had }
    const back = await update({ values: {}, body, purpose: 'set the line back' })
    if (!run.succeeded(back)) leftBehind(run, 'addSavedCartToCart')
  }
}

/** Other products that a saved cart gets: not each of them can be bought. */
const mostFurther = 4

/** Each of its lines is sent twice, for the backend adds them up, and others: some of the lines can be chosen. */
async function replaceLines(run: RunContext, id: unknown): Promise<void> {
  const [read, update] = callsOf(run, ['listSavedCartProducts', 'updateSavedCart']) ?? []
  if (!read || !update || !run.wanted('updateSavedCart')) return
  const { json } = await read({ values: { id }, purpose: 'lines of the second saved cart' })
  const lines = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .map((line) => ({ id: line['id'], quantity: Number(line['quantity']) }))
    .filter(({ quantity }) => quantity < 5000)
  if (lines.length === 0) return
  const others = [
    recordOf(run.captured.get('cartCompanion'))['id'],
    ...run.seen.casesOf('addToCart', 20).map((one) => valueAt(one, '/product/id')),
  ]
  const further = [...new Set(others)]
    .filter((one) => typeof one === 'number' && !lines.some((line) => line.id === one))
    .slice(0, mostFurther)
    .map((product) => ({ id: product, quantity: 1 }))
  const products = [...lines, ...lines, ...further]
  await update({ values: { id }, body: { products }, purpose: 'change the lines of a saved cart' })
}

/** Another company of the customer and back; the rules of the write judge both. */
async function switchCompanies(run: RunContext): Promise<void> {
  const [list, change] = callsOf(run, ['listCompanies', 'switchContractor']) ?? []
  if (!list || !change || !run.wanted('switchContractor')) return
  const { json } = await list({ values: {}, purpose: 'companies to switch to' })
  const items = listOf(valueAt(json, '/data/items')).filter(isRecord)
  const current = items.find((one) => one['current'] === true)
  const other = items.find((one) => one['current'] === false)
  if (!current || !other) return
  const ask = async (id: unknown) => change({ values: { contragentId: id }, purpose: 'switch the company' })
  await refuseNavigation(run, current['id'])
  await refuseOtherThanCurrent(run, other)
  const readable = await thingsOfCurrent(run)
  const own = await thingsToTakeAway(run)
  const isTried = ['addServiceToCart', 'addMachinesToCart'].some((id) => run.wanted(id))
  const machineId = isTried ? await machineOf(run, current['id']) : undefined
  if (!run.succeeded(await ask(other['id']))) {
    for (const { take } of own) await take()
    return
  }
  await lookAtOther(run, { own, contragentId: other['id'] })
  await refuseServiceOf(run, machineId)
  const left = []
  for (const { take } of own) {
    const exchange = await take()
    if (!run.succeeded(exchange)) left.push(take)
    run.state(exchange, run.succeeded(exchange), {
      rule: 'current-company',
      pointer: 'status',
      message: `a thing of any company of the customer is changed, whichever is current, got ${exchange.status}`,
    })
  }
  for (const read of readable) {
    const exchange = await read()
    run.state(exchange, run.succeeded(exchange), {
      rule: 'current-company',
      pointer: 'status',
      message: `a thing of any company of the customer is read, whichever is current, got ${exchange.status}`,
    })
  }
  const back = await ask(current['id'])
  if (!run.succeeded(back)) leftBehind(run, 'switchContractor')
  for (const take of left) await take()
}

/** A link or a picture of another site can't switch; what a script of the shop sends can. */
async function refuseNavigation(run: RunContext, contragentId: unknown): Promise<void> {
  for (const [headers, isRefused] of [
    [{ 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'cross-site' }, true],
    [{ 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }, false],
  ] as const) {
    const said = Object.entries(headers).map((header) => header.join(': '))
    const parts = { values: { contragentId, ...headers }, purpose: said.join(', ') }
    const exchange = await sendAs(run, run.customer, 'switchContractor', parts)
    if (!exchange) return
    run.state(exchange, isRefused ? exchange.status === 403 : run.succeeded(exchange), {
      rule: 'cross-site',
      pointer: 'status',
      message: `with ${said.join(' and ')} a switch must ${isRefused ? 'be 403' : 'succeed'}, got ${outcomeOf(exchange)}`,
    })
  }
}

/** Only the company that the session acts for is changed. */
async function refuseOtherThanCurrent(
  run: RunContext,
  { id, allowedActions }: Record<string, unknown>,
): Promise<void> {
  if (!run.wanted('updateCompany') || !listOf(allowedActions).includes('switch')) return
  const values = { contragentId: id }
  const read = await sendAs(run, run.customer, 'getCompany', { values, purpose: 'the other company' })
  const company = recordOf(valueAt(read?.json, '/data/company'))
  if (company['version'] === undefined) return
  const exchange = await sendAs(run, run.customer, 'updateCompany', {
    values: { id },
    body: { version: company['version'], phone: company['phone'] },
    purpose: 'the phone of the other company, as it is',
  })
  if (exchange && exchange.status !== 403)
    judgeDue(run, exchange, ['contragentMismatch'], 'a change of another company than the current one')
}

/** A machine in use of a company. */
async function machineOf(run: RunContext, companyId: unknown): Promise<unknown> {
  const list = await sendAs(run, run.customer, 'listMachines', { purpose: 'a machine of the company' })
  return listOf(valueAt(list?.json, '/data/items'))
    .map(recordOf)
    .find((one) => one['companyId'] === companyId && one['status'] === 'active')?.['id']
}

/** The service of a machine is planned by the company that has it. */
async function refuseServiceOf(run: RunContext, machineId: unknown): Promise<void> {
  if (machineId === undefined) return
  await refuseTieTo(run, machineId)
  if (!run.wanted('addServiceToCart')) return
  const exchange = await sendAs(run, run.customer, 'addServiceToCart', {
    body: { machines: [machineId] },
    purpose: 'the service of a machine of another own company',
  })
  if (!exchange) return
  run.state(exchange, refusalCode(exchange) === 'machineNotFound', {
    rule: 'current-company',
    pointer: 'request /machines',
    message: `a machine that is not of the current company must be refused with machineNotFound, got ${outcomeOf(exchange)}`,
  })
  if (!exchange.planned && run.succeeded(exchange)) leftBehind(run, 'addServiceToCart')
}

/** Lines are for machines of the current company. */
async function refuseTieTo(run: RunContext, machineId: unknown): Promise<void> {
  if (!run.wanted('addMachinesToCart')) return
  const cart = await sendAs(run, run.customer, 'getCart', { purpose: 'a line of the cart' })
  const [line] = cartProducts(cart?.json)
  if (!line) return
  const tied = await sendAs(run, run.customer, 'addMachinesToCart', {
    body: { products: [line.id], machineId },
    purpose: 'a line for a machine of another own company',
  })
  if (!tied || tied.planned) return
  judgeDue(run, tied, ['machineNotFound'], 'a machine that is not of the current company')
  const body = { products: [line.id], machineId: null }
  if (run.succeeded(tied)) await sendAs(run, run.customer, 'addMachinesToCart', { body, purpose: 'untie it' })
}

/** A thing of one company, how it was made, and what takes it away. */
interface OwnThing {
  add: string
  body: Record<string, unknown>
  thing: Record<string, unknown>
  take: () => Promise<Exchange>
}

/** A hook, a machine and an address of the current company, to be taken away while another one is current. */
async function thingsToTakeAway(run: RunContext): Promise<OwnThing[]> {
  const found = []
  for (const [add, place, remove] of [
    ['createHook', 'hook', 'deleteHook'],
    ['addMachine', 'machine', 'deleteMachine'],
    ['addDeliveryAddress', 'address', 'deleteDeliveryAddress'],
  ] as const) {
    const [take] = callsOf(run, [remove, add]) ?? []
    const operation = run.contract.byId.get(add)
    const known = run.accepted.get(add)?.body ?? (operation && run.bodyOf(operation))
    if (!take || !isRecord(known)) continue
    const name = `${run.runId} of one company`
    const address = { ...recordOf(known['address']), title: name, isDefault: false }
    const body = { ...known, ...(place === 'address' ? { address } : { name }) }
    const thing = recordOf(await made(run, add, `/data/${place}`, body))
    if (thing['id'] !== undefined) found.push({ add, body, thing, take: () => takeAway(run, remove, thing) })
  }
  return found
}

/** Whose thing it is decides, not the company that is current: rules about the list of that one don't hold. */
async function takeAway(run: RunContext, id: string, thing: Record<string, unknown>): Promise<Exchange> {
  const operation = run.contract.byId.get(id)
  if (!operation) throw new Error(`No operation ${id}`)
  const force = operation.parameters.some(({ name }) => name === 'force') && { force: false }
  const values = { id: thing['id'], ...force }
  const purpose = 'take it away, whichever company is current'
  return run.send(run.customer, buildCall({ operation, visitor: run.customer, values, purpose }))
}

/** While another company is current its things are listed, and those of the first one are not. */
async function lookAtOther(
  run: RunContext,
  { own, contragentId }: { own: readonly OwnThing[]; contragentId: unknown },
): Promise<void> {
  const [page] = callsOf(run, ['getDashboard', 'switchContractor']) ?? []
  await page?.({ values: {}, purpose: 'the first page of the other company' })
  for (const [id, add, place, remove] of [
    ['listHooks', 'createHook', '/id', 'deleteHook'],
    ['listAddresses', 'addDeliveryAddress', '/id', 'deleteDeliveryAddress'],
    ['listMachines', 'addMachine', '/id'],
    ['listFleetService', 'addMachine', '/machine/id'],
  ] as const) {
    const [list] = callsOf(run, [id, 'switchContractor']) ?? []
    const body = run.contract.byId.get(id)?.body && { body: {} }
    const told = await list?.({ values: {}, ...body, purpose: 'things of the other company' })
    const first = own.find((one) => one.add === add)
    if (!told || !run.succeeded(told) || !first) continue
    const ids = listOf(valueAt(told.json, '/data/items')).map((one) => valueAt(one, place))
    run.state(told, !ids.includes(first.thing['id']), {
      rule: 'current-company',
      pointer: '/data/items',
      message: `only things of the company that is current are listed, got ${String(first.thing['id'])} of another one`,
    })
    if (remove) await nameAlike(run, { first, contragentId, remove })
  }
  await listOnlyOther(run, contragentId)
  await refuseOfOther(run, own)
}

/** Lists of the current company, and the field of an item that names its company. */
const ofCurrent = [
  ['listRequests', 'companyId'],
  ['listActs', 'contragentId'],
  ['listContracts', 'contragentId'],
] as const

/** Requests and papers that are listed are those of the company that is current. */
async function listOnlyOther(run: RunContext, contragentId: unknown): Promise<void> {
  for (const [id, field] of ofCurrent) {
    const body = run.contract.byId.get(id)?.body && { body: {} }
    const told = await sendOwn(run, id, { ...body, purpose: 'papers of the other company' })
    if (!told || !run.succeeded(told)) continue
    const companies = listOf(valueAt(told.json, '/data/items')).map((one) => recordOf(one)[field])
    const foreign = companies.filter((one) => one !== contragentId)
    run.state(told, foreign.length === 0, {
      rule: 'current-company',
      pointer: `/data/items/*/${field}`,
      message: `only things of the company that is current (${String(contragentId)}) are listed, got ${foreign.length} of ${[...new Set(foreign)].map(String).join(', ')}`,
    })
  }
}

/** A name is one of its company: in another one it is free. */
async function nameAlike(
  run: RunContext,
  { first, contragentId, remove }: { first: OwnThing; contragentId: unknown; remove: string },
): Promise<void> {
  if (!run.wanted(remove)) return
  const address = { ...recordOf(first.body['address']), companyId: contragentId }
  const body = { ...first.body, ...('address' in first.body ? { address } : { contragentId }) }
  const added = await sendOwn(run, first.add, { body, purpose: 'the same name in another company' })
  if (!added) return
  run.state(added, refusalCode(added) !== 'nameTaken', {
    rule: 'current-company',
    pointer: '/errors/0/code',
    message: 'a name is unique in its company: one of another company must not be refused with nameTaken',
  })
  if (!run.succeeded(added)) return
  const place = first.add === 'createHook' ? 'hook' : 'address'
  const removed = await takeAway(run, remove, recordOf(valueAt(added.json, `/data/${place}`)))
  if (!run.succeeded(removed)) leftBehind(run, first.add)
}

/** An address is changed only while its company is current. */
async function refuseOfOther(run: RunContext, own: readonly OwnThing[]): Promise<void> {
  const address = own.find(({ add }) => add === 'addDeliveryAddress')
  if (!address) return
  const body = { version: address.thing['version'], address: address.body['address'] }
  const refused = await sendOwn(run, 'updateDeliveryAddress', {
    values: { id: address.thing['id'] },
    body,
    purpose: 'change an address of a company that is not current',
  })
  if (!refused) return
  const what = 'an address of a company that is not current is not changed: it'
  judgeDue(run, refused, ['contragentMismatch'], what)
}

/** Reads without a right of their own that the contract opens for things of any company of the customer. */
const ofAnyCompany: ReadonlySet<string> = new Set(['getOrder', 'getRequest'])

/** Reads of single things that were answered now: the company of the thing tells who may, not the current one. */
async function thingsOfCurrent(run: RunContext): Promise<(() => Promise<Exchange>)[]> {
  const readable = []
  for (const operation of run.contract.operations) {
    const { id, effect, rights, path } = operation
    const isOfAny = rights.length > 0 || ofAnyCompany.has(id)
    const values = (run.accepted.get(id) ?? run.requestOf(operation))?.values
    if (effect !== 'read' || !isOfAny || !values || !path.includes('{id}') || !run.wanted(id)) continue
    const parts = { operation, visitor: run.customer, values, purpose: 'a thing of one company' }
    const read = async () => run.send(run.customer, buildCall(parts))
    if (run.succeeded(await read())) readable.push(read)
  }
  return readable
}

/** Makes a thing with the contract's example, and with these fields of its own; its id. */
async function made(
  run: RunContext,
  operationId: string,
  pointer: string,
  own?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const operation = run.contract.byId.get(operationId)
  if (!operation || !run.wanted(operationId)) return undefined
  const body = own && { ...recordOf(run.bodyOf(operation)), ...own }
  const exchange = await runStep(run, run.customer, operation, {
    operation: operationId,
    ...(body && { body }),
  })
  if (!exchange || exchange.planned || !run.succeeded(exchange)) return undefined
  return valueAt(exchange.json, pointer)
}

function leftBehind(run: RunContext, operationId: string): void {
  run.journal.leftovers.push(`${operationId} did something that no operation takes back (${run.runId})`)
}

/** A question needs no order: it is about a machine, with a file and lines of text. Its id. */
async function askWithoutOrder(run: RunContext): Promise<unknown> {
  const [add] = callsOf(run, ['addRequest']) ?? []
  const operation = run.contract.byId.get('addRequest')
  if (!add || !operation || !run.wanted('addRequest')) return undefined
  const file = await uploadedFor(run, 'attachment')
  const exchange = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: {
      ...recordOf(run.bodyOf(operation)),
      topic: 'question',
      text: `Проверка контракта: a < b & "c"\nвторая строка ${run.runId}`,
      orderId: null,
      machineId: (await machineOf(run, run.captured.get('contragentId'))) ?? null,
      fileIds: file === undefined ? [] : [file],
    },
    purpose: 'a question without an order',
  })
  run.state(exchange, run.succeeded(exchange), {
    rule: 'own-effect',
    pointer: 'request /orderId',
    message: `a question without an order, about a machine of the company and with a file, must be taken, got ${refusalCode(exchange)}`,
  })
  return run.succeeded(exchange) ? valueAt(exchange.json, '/data/request/id') : undefined
}

/** A claim without its order is refused, and takes no file. */
async function refuseWithFile(run: RunContext, file: string): Promise<void> {
  const operation = run.contract.byId.get('addRequest')
  if (!operation) return
  const body = { ...recordOf(run.bodyOf(operation)), topic: 'claim', orderId: null, fileIds: [file] }
  const refused = await sendOwn(run, 'addRequest', {
    body,
    purpose: 'a claim without its order, with a file',
  })
  if (refused) judgeDue(run, refused, ['orderRequired'], 'a claim without its order')
}

/** A request of the run's own gets a message and is closed; another message opens it again. */
async function askAndClose(run: RunContext): Promise<void> {
  const id = await made(run, 'addRequest', '/data/request/id')
  if (id === undefined) return
  // A later one shows whether the request that is written to comes first again.
  const later = await askWithoutOrder(run)
  leftBehind(run, 'addRequest')
  const [write] = callsOf(run, ['addRequestMessage']) ?? []
  const values = { id, 'Idempotency-Key': randomUUID() }
  if (write) await write({ values, body: { text: run.runId }, purpose: 'write to the own request' })
  const [list] = callsOf(run, ['listRequests', 'addRequestMessage']) ?? []
  if (list) await list({ values: {}, purpose: 'requests after a message' })
  const [close] = callsOf(run, ['closeRequest']) ?? []
  for (const one of later === undefined ? [id] : [id, later])
    if (close) await close({ values: { id: one }, body: {}, purpose: 'close the own request' })
  if (write && close) {
    const taken = await uploadedFor(run, 'attachment')
    if (taken !== undefined) await refuseWithFile(run, taken)
    const sent = await write({
      values: { id, 'Idempotency-Key': randomUUID() },
      body: {
        text: `${run.runId} 2\nстрока <2> & «3»`,
        ...(taken !== undefined && { fileIds: [taken] }),
      },
      purpose: 'write to the closed request',
    })
    if (taken !== undefined)
      run.state(sent, refusalCode(sent) !== 'fileNotFound', {
        rule: 'file',
        pointer: 'request /fileIds',
        message:
          'a file that waits for its purpose must be taken, a refused request took nothing: got fileNotFound',
      })
    await refuseWrongFiles(run, { taken, requestId: id })
    await close({ values: { id }, body: {}, purpose: 'close the own request again' })
  }
  for (const one of ['addRequestMessage', 'closeRequest']) run.journal.untested.delete(one)
}

/** A product that a hook of the run's own watches. */
const watchedProduct = ({ captured }: RunContext) =>
  captured.get('cartProductId') ?? captured.get('productId')

/** A subscription by mail has no secret; products that are sent with it are watched. */
async function mailHook(run: RunContext): Promise<void> {
  const target = 'hooks@contract-check.example'
  const product = watchedProduct(run)
  const id = await made(run, 'createHook', '/data/hook/id', {
    channel: 'email',
    target,
    name: `${run.runId} mail`,
    ...(product !== undefined && { events: ['stock.available'], productIds: [product] }),
  })
  const [remove] = callsOf(run, ['deleteHook']) ?? []
  if (id === undefined) return
  const removed = await remove?.({ values: { id }, purpose: 'delete the hook by mail' })
  if (!removed || !run.succeeded(removed)) leftBehind(run, 'createHook')
}

/** A subscription of the run's own is renamed and deleted. */
async function changeHook(run: RunContext): Promise<void> {
  const id = await made(run, 'createHook', '/data/hook/id')
  if (id === undefined) return
  const [update] = callsOf(run, ['updateHook']) ?? []
  if (update)
    await update({ values: { id }, body: { name: `${run.runId} 2` }, purpose: 'rename the own hook' })
  const deliveryId = await useHook(run, id, update)
  const [remove] = callsOf(run, ['deleteHook']) ?? []
  const removed = await remove?.({ values: { id }, purpose: 'delete the own hook' })
  if (!removed || !run.succeeded(removed)) return leftBehind(run, 'createHook')
  await missDeliveries(run, { id, deliveryId })
  for (const one of ['updateHook', 'deleteHook']) run.journal.untested.delete(one)
}

/** With a hook its deliveries are gone. */
async function missDeliveries(
  run: RunContext,
  { id, deliveryId }: { id: unknown; deliveryId: string | undefined },
): Promise<void> {
  const [list] = callsOf(run, ['listHookDeliveries', 'deleteHook']) ?? []
  if (!list) return
  const purpose = 'deliveries of a hook that was deleted'
  const told = [await list({ values: { id }, purpose })]
  if (deliveryId !== undefined) told.push(...(await redeliver(run, deliveryId, purpose)))
  for (const exchange of told)
    run.state(exchange, exchange.status === 404, {
      rule: 'own-effect',
      pointer: 'status',
      message: `deliveries of a hook that was deleted are 404, got ${exchange.status}`,
      operationId: 'deleteHook',
    })
}

/** Asks for a delivery once more; its path names no hook, the one that changes is no other. */
async function redeliver(run: RunContext, deliveryId: string, purpose: string): Promise<Exchange[]> {
  const exchange = await sendOwn(run, 'redeliverHook', { values: { deliveryId }, body: {}, purpose })
  return exchange ? [exchange] : []
}

/** Its events, products, state and secret are changed, and it is tried; the id of the trial's delivery. */
async function useHook(run: RunContext, id: unknown, update: Call | undefined): Promise<string | undefined> {
  const [list] = callsOf(run, ['listHooks', 'updateHook', 'testHook', 'rotateHookSecret']) ?? []
  if (!list) return undefined
  const { json } = await list({ values: {}, purpose: 'the own hook' })
  const hook = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .find((one) => one['id'] === id)
  const events = listOf(hook?.['events'])
  const offered = listOf(hook?.['allowedActions'])
  const change = (body: Record<string, unknown>) =>
    update?.({ values: { id }, body, purpose: 'change the own hook' })
  const product = watchedProduct(run)
  const others = run.seen.named('productId').filter((one) => typeof one === 'number' && one !== product)
  let watching: Exchange | undefined
  if (product !== undefined) {
    const productIds = [product, ...others.slice(0, mostWatched)]
    watching = await change({ events: [...new Set([...events, 'stock.available'])], productIds })
    const [watched] = callsOf(run, ['listHookProducts', 'updateHook']) ?? []
    await watched?.({ values: { id }, body: {}, purpose: 'what the own hook watches' })
  }
  const paused = await change({ status: 'paused' })
  const filters = { channel: hook?.['channel'], status: 'paused' }
  if (hook) await list({ values: {}, body: filters, purpose: 'paused hooks of the channel' })
  const [event] = events
  if (hook && event !== undefined) {
    const form = { name: `${run.runId} 2`, target: hook['target'], events: [event] }
    takenAsSent(run, await change(form), 'a hook is sent with the name and the target that it has')
    if (watching && run.succeeded(watching))
      takenAsSent(
        run,
        await change({ events: [event, 'price.changed'] }),
        'a hook keeps its products, idle or not: an event that watches them is added without them',
      )
  }
  const values = () => ({ id, 'Idempotency-Key': randomUUID() })
  let deliveryId: string | undefined
  const [test] = callsOf(run, ['testHook']) ?? []
  if (test && offered.includes('test') && isNowhere(hook?.['target'])) {
    const tried = await test({ values: values(), body: { event: events[0] }, purpose: 'try the own hook' })
    const trial = valueAt(tried.json, '/data/delivery/id')
    if (run.succeeded(tried) && typeof trial === 'string') deliveryId = trial
    // One that is paused sends nothing again.
    if (deliveryId !== undefined && paused && run.succeeded(paused))
      for (const again of await redeliver(run, deliveryId, 'deliver again while it is paused'))
        judgeDue(run, again, ['actionNotAllowed'], 'what is paused sends nothing again: it')
    await change({ status: 'active' })
    // One that is active may be said to fail by a test that nobody takes.
    await test({
      values: values(),
      body: { event: events[0] },
      purpose: 'try the own hook while it is active',
    })
    await deliverAgain(run, id, tried)
  }
  const [rotate] = callsOf(run, ['rotateHookSecret']) ?? []
  if (!rotate || !offered.includes('rotateSecret')) return deliveryId
  const secrets = []
  for (let time = 0; time < 2; time += 1) {
    const exchange = await rotate({ values: values(), body: {}, purpose: 'another secret' })
    if (run.succeeded(exchange)) secrets.push({ exchange, secret: valueAt(exchange.json, '/data/secret') })
  }
  const [first, second] = secrets
  if (first && second)
    run.state(second.exchange, first.secret !== second.secret, {
      rule: 'own-effect',
      pointer: '/data/secret',
      message: 'a new secret must be another one, it is the same as before',
    })
  for (const one of ['testHook', 'rotateHookSecret']) run.journal.untested.delete(one)
  return deliveryId
}

/** States that a change of the own hook was taken. */
function takenAsSent(run: RunContext, changed: Exchange | undefined, says: string): void {
  if (!changed) return
  run.state(changed, run.succeeded(changed), {
    rule: 'own-effect',
    pointer: '/status',
    message: `${says}: it must not be refused, got ${refusalCode(changed)}`,
  })
}

/** The delivery of the trial is sent once more, to the same address that nobody reads. */
async function deliverAgain(run: RunContext, id: unknown, tried: Exchange): Promise<void> {
  const [list] = callsOf(run, ['listHookDeliveries', 'redeliverHook', 'testHook']) ?? []
  const first = recordOf(valueAt(tried.json, '/data/delivery'))
  if (!list || !run.succeeded(tried) || typeof first['id'] !== 'string') return
  const [sent] = await redeliver(run, first['id'], 'deliver it again')
  run.journal.untested.delete('redeliverHook')
  if (!sent || !run.succeeded(sent)) return
  const { id: newId, event } = recordOf(valueAt(sent.json, '/data/delivery'))
  const told = await list({ values: { id }, purpose: 'deliveries of the own hook' })
  const ids = listOf(valueAt(told.json, '/data/items')).map((one) => recordOf(one)['id'])
  const finding = { rule: 'own-effect', operationId: 'redeliverHook' }
  run.state(sent, event === first['event'], {
    ...finding,
    pointer: '/data/delivery/event',
    message: `the event of the first delivery is sent again, ${String(first['event'])}, got ${String(event)}`,
  })
  run.state(told, ids.includes(newId) && ids.includes(first['id']), {
    ...finding,
    pointer: '/data/items',
    message: `both deliveries are listed, ${first['id']} and ${String(newId)}, got ${ids.join(', ')}`,
  })
  const failed = await list({ values: { id, failed: true }, purpose: 'failed deliveries of the own hook' })
  const listed = new Set(listOf(valueAt(failed.json, '/data/items')).map((one) => recordOf(one)['id']))
  const missing = listOf(valueAt(told.json, '/data/items'))
    .map(recordOf)
    .filter(({ httpCode }) => httpCode === null || Number(httpCode) < 200 || Number(httpCode) > 299)
    .filter((one) => !listed.has(one['id']))
  run.state(failed, !run.succeeded(failed) || missing.length === 0, {
    rule: 'own-effect',
    pointer: '/data/items',
    message: `deliveries without a 2xx are the failed ones, ${missing.map((one) => String(one['id'])).join(', ')} are missing`,
  })
}

/** Products that a hook watches beside the first one. */
const mostWatched = 3

/** Whether what is sent there reaches nobody. */
const isNowhere = (target: unknown) =>
  typeof target === 'string' &&
  /\.(invalid|example|test)(\/|$)|@example\.|\bexample\.(com|ru|org|net)\b/.test(target)

/** A machine of the run's own gets a reading of its hours and is taken out of the fleet. */
async function readHours(run: RunContext): Promise<void> {
  // Other values than those that a backend has by itself.
  const example = { ownership: 'rent', name: run.runId, location: run.runId, regPlate: '66 ТК 0001' }
  const id = await made(run, 'addMachine', '/data/machine/id', example)
  if (id === undefined) return
  const [record] = callsOf(run, ['recordMachineHours']) ?? []
  const hours = recordOf(run.contract.byId.get('recordMachineHours')?.body?.example)
  const [plan] = callsOf(run, ['getMachineService']) ?? []
  const planned = await plan?.({ values: { id }, purpose: 'the service of a machine that nobody has read' })
  const [machine] = callsOf(run, ['getMachine', 'completeMachineService']) ?? []
  const own = await machine?.({ values: { id }, purpose: 'a machine that nobody has read' })
  if (own) await finishUnconfirmed(run, valueAt(own.json, '/data/machine'))
  // The first one is too old to count; the last two of a week are as far apart as they have to be, or one day less.
  const readings = planned
    ? [
        { ...hours, value: 0, at: moscowDay(planned, -100) },
        { ...hours, value: 5, at: moscowDay(planned, -7) },
        { ...hours, value: 65, at: moscowDay(planned, -1) },
        { ...hours, value: 75, at: moscowDay(planned, 0) },
      ]
    : [hours]
  const last = recordOf(readings.at(-1))
  const isUnread = planned && valueAt(planned.json, '/data/service/motohours') === null
  const recorded: Exchange[] = []
  for (const body of readings) {
    const purpose = 'record the hours of the own machine'
    const exchange = await record?.({ values: { id }, body, purpose })
    if (!exchange || !run.succeeded(exchange)) continue
    recorded.push(exchange)
    const perDay = valueAt(exchange.json, '/data/service/hoursPerDay')
    // Those before the last one stand alone in 90 days, or less than 7 days apart.
    if (isUnread && body !== last)
      run.state(exchange, perDay === 8, {
        rule: 'own-effect',
        pointer: '/data/service/hoursPerDay',
        message: `hours a day are 8 while readings of 90 days are less than 7 days apart, got ${String(perDay)} after that of ${String(body['at'])}`,
      })
  }
  if (plan && isUnread && recorded.length === readings.length) {
    const told = await plan({ values: { id }, purpose: 'the service of a machine with two readings' })
    const got = valueAt(told.json, '/data/service/hoursPerDay')
    run.state(told, !run.succeeded(told) || got === 10, {
      rule: 'own-effect',
      pointer: '/data/service/hoursPerDay',
      message: `70 hours between two readings 7 days apart are 10 a day, got ${String(got)}`,
    })
  }
  const [update] = callsOf(run, ['updateMachine']) ?? []
  const isRead = recorded.length > 0
  const changes = [
    { engineModel: run.runId },
    {
      engineModel: null,
      ...(isRead && { motohours: { value: Number(last['value']) + 1, at: last['at'] } }),
    },
  ]
  for (const body of changes)
    await update?.({
      values: { id },
      body,
      purpose: 'name the engine, then take the name away and give the hours',
    })
  if (record && isUnread) await readAtBound(run, record, { id, hours, told: planned })
  if (isUnread && recorded.length === readings.length) await correctHours(run, { id, hours, planned })
  const known = otherMachine(run)
  await changePhoto(run, { id, ...(known && { other: known }) })
  const [remove] = callsOf(run, ['deleteMachine']) ?? []
  // Before it is taken out it is changed in every way that may be: sold, too.
  if (remove) await tieLine(run, id)
  const removed = await remove?.({ values: { id }, purpose: 'take the own machine out' })
  if (!removed || !run.succeeded(removed)) return leftBehind(run, 'addMachine')
  for (const one of ['recordMachineHours', 'deleteMachine']) run.journal.untested.delete(one)
  await nameOtherMaker(run)
}

/** The last earlier reading is 65 hours yesterday: 24 hours on each of two days are the most. */
async function readAtBound(
  run: RunContext,
  record: Call,
  { id, hours, told }: { id: unknown; hours: Record<string, unknown>; told: Exchange },
): Promise<void> {
  const most = 65 + 24 * 2
  for (const value of [most + 1, most]) {
    const body = { ...hours, value, at: moscowDay(told, 0) }
    const exchange = await record({ values: { id }, body, purpose: 'the most hours that the days have' })
    const code = refusalCode(exchange)
    run.state(exchange, code === (value > most ? 'motohoursImplausible' : 'none'), {
      rule: 'bound',
      pointer: 'request /value',
      message: `24 hours for each day from the last reading of an earlier day on, both days counted, are ${most} hours today: ${value} must be ${value > most ? 'refused with motohoursImplausible' : 'taken, also as a second reading of the day'}, got ${code === 'none' ? 'success' : code}`,
    })
  }
}

/** A line of the cart is for the own machine: the contract says when the line loses it. */
async function tieLine(run: RunContext, id: unknown): Promise<void> {
  const [tie, cart] = callsOf(run, ['addMachinesToCart', 'getCart']) ?? []
  if (!tie || !cart) return
  const lines = async () => cartProducts((await cart({ values: {}, purpose: 'lines for a machine' })).json)
  if ((await lines()).length === 0) await fillCart(run, run.customer)
  const [line] = await lines()
  if (line)
    await tie({ values: {}, body: { products: [line.id], machineId: id }, purpose: 'a line is for it' })
}

/** A second machine of the model of the own one; `undefined` where that one has no model of the contract. */
function otherMachine(run: RunContext): Record<string, unknown> | undefined {
  const known = recordOf(run.accepted.get('addMachine')?.body)
  if (typeof known['modelId'] !== 'number') return undefined
  const serialNumber = `${String(known['serialNumber']).slice(0, -1)}9`
  return { ...known, name: `${run.runId} 2`, serialNumber }
}

/** What stands beside a model is ignored: a second machine of the model has its maker, type, model and modification. */
async function nameOtherMaker(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('addMachine')
  const known = otherMachine(run)
  const [remove] = callsOf(run, ['deleteMachine']) ?? []
  if (!operation || !remove || !known) return
  const other = 'Прочее'
  const beside = { brand: other, type: other, model: other, modification: other }
  // What is sent is not kept here: the general rule of that would be wrong.
  const values = { 'Idempotency-Key': randomUUID() }
  const call = buildCall({
    operation,
    visitor: run.customer,
    values,
    body: { ...known, ...beside },
    purpose: 'another maker beside it',
  })
  const added = await run.send(run.customer, call)
  const id = valueAt(added.json, '/data/machine/id')
  if (!run.succeeded(added) || id === undefined) return
  const machine = recordOf(valueAt(added.json, '/data/machine'))
  const wrong = Object.keys(beside).filter((name) => machine[name] === other)
  run.state(added, wrong.length === 0, {
    rule: 'own-effect',
    pointer: `/data/machine/${wrong[0] ?? 'brand'}`,
    message: `brand, type, model and modification of a machine are those of its modelId, got what was sent beside it as ${wrong.join(', ')}`,
  })
  // The first one was sold: its line had lost it before it was taken out.
  await tieLine(run, id)
  const task = await askForWork(run, id)
  const removed = await deleteAsked(run, { id, name: String(machine['name']), task }, () =>
    remove({ values: { id }, purpose: 'take the second machine out' }),
  )
  if (!run.succeeded(removed)) leftBehind(run, 'addMachine')
}
