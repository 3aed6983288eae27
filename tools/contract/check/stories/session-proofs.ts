import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Visitor } from '../client.ts'
import { isPlace, kilometres, type Place } from '../places.ts'
import type { RunContext } from '../run-context.ts'

/** Branches that are tried. */
const mostBranches = 3

/** The token alone says who the customer is, without a SID and with a stranger's. */
export async function checkTokenAlone(run: RunContext): Promise<void> {
  const { customer, guest, contract } = run
  const [cart, store] = [contract.byId.get('getCart'), contract.byId.get('getCurrentStore')]
  if (!cart || customer.token === undefined || !run.wanted(cart.id)) return
  const look = async (visitor: Visitor) => {
    const exchange = await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart of a token' })
    return { exchange, lines: JSON.stringify(cartProducts(exchange.json)) }
  }
  const branch = async (visitor: Visitor) =>
    store &&
    valueAt(
      (await run.ask({ operation: store, visitor, values: {}, purpose: 'the branch of a token' })).json,
      '/data/storeId',
    )
  const [own, ownBranch] = [await look(customer), await branch(customer)]
  if (!run.succeeded(own.exchange)) return
  const others: Visitor[] = [{ name: 'customer without a SID', token: customer.token }]
  if (guest.sid !== undefined)
    others.push({ name: 'customer with the SID of a guest', token: customer.token, sid: guest.sid })
  for (const visitor of others) {
    const { exchange, lines } = await look({ ...visitor })
    run.state(exchange, run.succeeded(exchange) && lines === own.lines, {
      rule: 'token',
      pointer: '/data/basketProducts',
      message: `a ${visitor.name} must see the cart of the token, got ${run.succeeded(exchange) ? 'another one' : exchange.status}`,
    })
    const told = await branch({ ...visitor })
    run.state(exchange, told === ownBranch, {
      rule: 'token',
      pointer: '/data/storeId',
      message: `a ${visitor.name} must have the branch of the token, ${String(ownBranch)}, got ${String(told)}`,
      operationId: 'getCurrentStore',
    })
  }
}

/**
 * A visitor who has chosen no branch is told the one nearest to the coordinates. Neither a branch that was found before
 * without them nor the branch of the page changes that.
 */
export async function findNearestBranch(run: RunContext): Promise<void> {
  const [list, current] = ['listBranches', 'getCurrentStore'].map((id) => run.contract.byId.get(id))
  if (!list || !current || !run.wanted(current.id)) return
  const { json } = await run.ask({
    operation: list,
    visitor: run.guest,
    values: {},
    purpose: 'where branches are',
  })
  const branches = listOf(valueAt(json, '/data/items')).filter(isRecord).filter(isPlace)
  const isAlone = ({ id, lat, lon }: Record<string, unknown>) =>
    !branches.some((other) => other['id'] !== id && other['lat'] === lat && other['lon'] === lon)
  const visitor: Visitor = { name: 'visitor who moves' }
  // What the server finds by itself gives way to the coordinates.
  await run.ask({ operation: current, visitor, values: {}, purpose: 'the branch without coordinates' })
  const look = async ({ lat, lon }: Place, storeId: unknown, more: Record<string, unknown> = {}) => {
    const values = { lat, lon, ...more }
    const exchange = await run.ask({ operation: current, visitor, values, purpose: `at ${lat}, ${lon}` })
    if (!run.succeeded(exchange)) return
    const got = valueAt(exchange.json, '/data/storeId')
    run.state(exchange, got === storeId, {
      rule: 'state',
      pointer: '/data/storeId',
      message: `at ${lat}, ${lon} the nearest branch is ${String(storeId)}, got ${String(got)}`,
    })
  }
  const alone = branches.filter(isAlone)
  for (const branch of alone.slice(0, mostBranches)) await look(branch, branch['storeId'])
  const [first, second] = alone
  if (first && second) await look(first, first['storeId'], { store: second['xmlId'] })
  const far = curvedPlace(alone)
  if (far) await look(far.place, far.nearest['storeId'])
}

/** Where the nearest branch over the globe is clearly another than the nearest one by degrees. */
function curvedPlace(
  branches: readonly (Record<string, unknown> & Place)[],
): { place: Place; nearest: Record<string, unknown> } | undefined {
  for (let lat = 44; lat <= 68; lat += 2)
    for (let lon = 22; lon <= 140; lon += 2) {
      const place = { lat, lon }
      const byWay = branches.toSorted((a, b) => kilometres(a, place) - kilometres(b, place))
      const [nearest, next] = byWay
      if (!nearest || !next) return undefined
      const degrees = (one: Place) => Math.hypot(one.lat - lat, one.lon - lon)
      const isClear = kilometres(next, place) >= 1.1 * kilometres(nearest, place)
      if (isClear && branches.some((one) => degrees(one) < degrees(nearest))) return { place, nearest }
    }
  return undefined
}
