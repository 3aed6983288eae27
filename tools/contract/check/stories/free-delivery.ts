import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { isPlace, kilometres } from '../places.ts'
import type { RunContext } from '../run-context.ts'

/** Addresses that are tried. */
const mostAddresses = 6
/** Kilometres from the branch up to which a courier may be free; what lies near that bound is left to rounding. */
const free = { surely: 29, surelyNot: 31 }
const mostUnits = 9999
const mostSections = 10

/**
 * A courier to an address near its branch is free from `freeDeliveryFrom` of the district on, and not below. The quantity of
 * the story's product is set for both sides of the sum, and then as it was.
 */
export async function checkFreeDelivery(run: RunContext): Promise<void> {
  const ids = ['calculateOrder', 'listAddresses', 'listBranches', 'getBranch', 'getDistrict']
  const [calculate, addresses, branches, branch, district] = callsOf(run, ids) ?? []
  const [update, cart] = callsOf(run, ['updateCart', 'getCart', 'calculateOrder']) ?? []
  const product = run.captured.get('cartProductId')
  if (!calculate || !addresses || !branches || !branch || !district || !update || !cart) return
  if (!run.wanted('calculateOrder') || typeof product !== 'number') return
  const saved = listOf(
    valueAt((await addresses({ values: {}, purpose: 'where to bring it' })).json, '/data/items'),
  )
  const stores = listOf(
    valueAt((await branches({ values: {}, purpose: 'branches near it' })).json, '/data/items'),
  )
    .filter(isRecord)
    .flatMap((one) => (isPlace(one) ? [one] : []))
  for (const address of saved.filter(isRecord).slice(0, mostAddresses)) {
    if (!isPlace(address)) continue
    const [nearest] = stores
      .map((one) => ({ id: one.id, km: kilometres(one, address) }))
      .toSorted((a, b) => a.km - b.km)
    if (!nearest || (nearest.km > free.surely && nearest.km < free.surelyNot)) continue
    const own = await branch({ values: { id: nearest.id }, purpose: 'the nearest branch' })
    const id = valueAt(own.json, '/data/branch/district/id')
    if (typeof id !== 'number') continue
    const terms = await district({ values: { id }, purpose: 'its terms' })
    const from = valueAt(terms.json, '/data/district/freeDeliveryFrom')
    if (typeof from !== 'number') continue
    await tryBothSides({ from, isNear: nearest.km <= free.surely, addressId: address['id'] })
    return
  }
  run.journal.notes.add(
    'That delivery is free from freeDeliveryFrom on was not tried: it takes a saved address with its place, near a branch whose district has such a sum',
  )

  async function tryBothSides(to: { from: number; isNear: boolean; addressId: unknown }): Promise<void> {
    if (!calculate || !cart || !update) return
    const line = async () => {
      const { json } = await cart({ values: {}, purpose: 'the line that is made larger' })
      const lines = listOf(valueAt(json, '/data/basketProducts/grid/products')).filter(isRecord)
      return lines.find((one) => one['id'] === product)
    }
    if (!(await line())) await fillCart(run, run.customer)
    const before = await line()
    const quantity = Number(before?.['quantity'])
    const price = Number(before?.['price'])
    if (!before || !(quantity > 0) || !(price > 0)) return
    const contragentId = run.captured.get('contragentId') ?? null
    const body = { contragentId, delivery: { type: 'courier', addressId: to.addressId } }
    const judge = async (purpose: string) => {
      const exchange = await calculate({ values: {}, body, purpose })
      const courier = listOf(valueAt(exchange.json, '/data/deliveryOptions'))
        .filter(isRecord)
        .find(({ type }) => type === 'courier')
      const totals = valueAt(exchange.json, '/data/totals')
      const goods = Number(valueAt(totals, '/goods')) - Number(valueAt(totals, '/discount') ?? 0)
      if (!run.succeeded(exchange) || courier?.['enabled'] !== true || typeof courier['price'] !== 'number')
        return
      const isFree = to.isNear && goods >= to.from
      run.state(exchange, (courier['price'] === 0) === isFree, {
        rule: 'free-delivery',
        pointer: '/data/deliveryOptions/1/price',
        message: `a courier ${to.isNear ? 'near' : 'more than 30 km from'} the branch ${isFree ? 'is free' : 'is not free'} for goods of ${goods} kopecks (freeDeliveryFrom of the district is ${to.from}), got ${courier['price']}`,
      })
    }
    await judge('a courier for the cart as it is')
    const step = Number(valueAt(before, '/product/multiplicity') ?? 1) || 1
    const enough = Math.ceil((to.from * 2) / price / step) * step
    const most = Math.min(Number(before['maxQuantity'] ?? mostUnits), mostUnits)
    const isDear = quantity * price >= to.from
    if (isDear) return judgeCheap(to.from, () => judge('a courier for goods below the sum'))
    if (enough > most) {
      run.journal.notes.add(
        'Delivery was tried on one side of freeDeliveryFrom only: it takes a product whose stock costs more than that sum',
      )
      return
    }
    const set = (units: number) =>
      update({ values: {}, body: { product, quantity: units }, purpose: 'as many as make delivery free' })
    if (!run.succeeded(await set(enough))) return
    await judge('a courier for goods above the sum')
    await set(quantity)
  }

  /** Something cheap takes the place of what is dear by itself, and goes again. */
  async function judgeCheap(from: number, judge: () => Promise<void>): Promise<void> {
    const [add, remove] = callsOf(run, ['addToCart', 'removeFromCart', 'calculateOrder']) ?? []
    const look = await cart?.({ values: {}, purpose: 'what is in the cart' })
    const lines = cartProducts(look?.json)
    const cheap = await cheaperThan(run, from)
    if (!add || !remove || !cheap || lines.length > 1) {
      run.journal.notes.add(
        'Delivery was tried on one side of freeDeliveryFrom only: it takes a product in stock that costs less than that sum',
      )
      return
    }
    const put = (one: { id: number; quantity: number }) =>
      add({
        values: { 'Idempotency-Key': randomUUID() },
        body: { product: one },
        purpose: 'what makes delivery cost something',
      })
    const take = (id: number) => remove({ values: {}, body: { products: [id] }, purpose: 'make room for it' })
    for (const { id } of lines) await take(id)
    if (run.succeeded(await put(cheap))) {
      await judge()
      await take(cheap.id)
    }
    for (const { id, quantity } of lines) await put({ id, quantity })
  }
}

/** The cheapest product in stock of the first section that has one for less. */
async function cheaperThan(
  run: RunContext,
  sum: number,
): Promise<{ id: number; quantity: number } | undefined> {
  const [menu, list] = callsOf(run, ['getCatalogMenu', 'listSectionProducts', 'calculateOrder']) ?? []
  const given = run.accepted.get('listSectionProducts')?.values
  if (!menu || !list || !given) return undefined
  const { json } = await menu({ values: {}, purpose: 'sections with something cheap' })
  for (const { code } of listOf(valueAt(json, '/data/items')).filter(isRecord).slice(0, mostSections)) {
    const values = { ...given, code, sort: 'priceAsc', PAGE_SIZE: 50 }
    const page = await list({ values, purpose: 'find something cheap' })
    for (const item of listOf(valueAt(page.json, '/data/items')).filter(isRecord)) {
      const quantity = Math.max(Number(item['minQty'] ?? 1), Number(item['multiplicity'] ?? 1))
      const price = Number(valueAt(item, '/price/current') ?? Number.NaN)
      if (Number(valueAt(item, '/stock/here') ?? 0) >= quantity && price * quantity < sum)
        return { id: Number(item['id']), quantity }
    }
  }
  return undefined
}
