import { valueAt } from '../model/json-pointer.ts'
import { listOf } from '../model/record.ts'
import type { Visitor } from './client.ts'
import { checkForeignFiles } from './file-checks.ts'
import { privateThings } from './flows.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'
import { logIn, readSessid } from './session-checks.ts'
import { cartProducts } from './cart-checks.ts'

/** A second account must not read what the first one owns: orders, papers, companies, machines, saved carts, cart. */
export async function checkOtherCustomer(run: RunContext): Promise<void> {
  const { otherAccount } = run.options
  if (!otherAccount) {
    run.journal.notes.add('Other people’s data was not tried: CONTRACT_LOGIN_2 is not set')
    return
  }
  const things = privateThings.filter(({ operation }) => run.wanted(operation))
  if (things.length === 0 && !['getCart', 'downloadFile', 'calculateOrder'].some((id) => run.wanted(id)))
    return
  const other: Visitor = { name: 'another customer' }
  await logIn(run, other, otherAccount)
  await readSessid(run, other)
  const shared = await sharedCompanies(run, other)
  if (shared.length > 0)
    run.journal.notes.add(
      `Both accounts belong to company ${shared.join(', ')}: whether other people’s data is kept apart takes an account of somebody else`,
    )
  for (const { operation: id, parameter, captured } of shared.length > 0 ? [] : things) {
    const operation = run.contract.byId.get(id)
    const value = run.captured.get(captured)
    if (!operation || value === undefined) continue
    const values = { ...run.accepted.get(id)?.values, [parameter]: value }
    const exchange = await run.send(
      other,
      buildCall({ operation, visitor: other, values, purpose: `${captured} of another customer` }),
    )
    run.state(exchange, exchange.status === 404, {
      rule: 'other-customer',
      pointer: `request ${parameter}`,
      message: `data of another customer must be 404, got ${exchange.status}`,
    })
  }
  await refuseAddressOf(run, other)
  if (shared.length === 0) await checkForeignFiles(run, other)
  await compareCarts(run, other)
}

/** Colleagues see the papers and orders of their company. */
async function sharedCompanies(run: RunContext, other: Visitor): Promise<unknown[]> {
  const operation = run.contract.byId.get('listCompanies')
  if (!operation) return []
  const idsOf = async (visitor: Visitor) => {
    const exchange = await run.ask({ operation, visitor, values: {}, purpose: 'companies of both accounts' })
    return listOf(valueAt(exchange.json, '/data/items')).map((one) => valueAt(one, '/id'))
  }
  const [own, theirs] = [await idsOf(run.customer), await idsOf(other)]
  return own.filter((id) => id !== undefined && theirs.includes(id))
}

/** What the second account saved the first one can't have brought to: neither with a calculation. */
async function refuseAddressOf(run: RunContext, other: Visitor): Promise<void> {
  const [list, calculate] = ['listAddresses', 'calculateOrder'].map((id) => run.contract.byId.get(id))
  if (!list || !calculate || !run.wanted(calculate.id)) return
  const saved = await run.ask({
    operation: list,
    visitor: other,
    values: {},
    purpose: 'addresses of another',
  })
  const addressId = valueAt(saved.json, '/data/items/0/id')
  const own = await run.ask({ operation: list, visitor: run.customer, values: {}, purpose: 'own addresses' })
  const mine = listOf(valueAt(own.json, '/data/items')).map((one) => valueAt(one, '/id'))
  if (typeof addressId !== 'number' || mine.includes(addressId)) return
  const exchange = await run.ask({
    operation: calculate,
    visitor: run.customer,
    values: {},
    body: { delivery: { type: 'courier', addressId } },
    purpose: 'calculate with an address of another customer',
  })
  const code = refusalCode(exchange)
  // Of an empty cart nothing is said.
  if (code === 'cartEmpty') return
  run.state(exchange, code === 'addressUnavailable', {
    rule: 'other-customer',
    pointer: 'request /delivery/addressId',
    message: `the address of another customer must be refused with addressUnavailable, got ${code === 'none' ? 'success' : code}`,
  })
}

/** Two customers and a fresh guest never see one cart. */
async function compareCarts(run: RunContext, other: Visitor): Promise<void> {
  const operation = run.contract.byId.get('getCart')
  if (!operation || !run.wanted('getCart')) return
  const mine = await run.ask({ operation, visitor: run.customer, values: {}, purpose: 'the own cart' })
  const own = cartProducts(mine.json)
  if (own.length === 0) {
    run.journal.notes.add('The cart of the account is empty: that others do not see it was not tried')
    return
  }
  for (const visitor of [other, { name: 'fresh guest' }]) {
    const exchange = await run.ask({ operation, visitor, values: {}, purpose: `the cart of ${visitor.name}` })
    const theirs = cartProducts(exchange.json)
    run.state(exchange, JSON.stringify(theirs) !== JSON.stringify(own), {
      rule: 'other-customer',
      pointer: '/data/basketProducts',
      message: `must not be the cart of another customer (${own.length} products)`,
    })
  }
}
