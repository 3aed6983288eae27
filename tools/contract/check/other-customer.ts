import type { Visitor } from './client.ts'
import { checkForeignFiles } from './file-checks.ts'
import { privateThings } from './flows.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
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
  if (things.length === 0 && !['getCart', 'downloadFile'].some((id) => run.wanted(id))) return
  const other: Visitor = { name: 'another customer' }
  await logIn(run, other, otherAccount)
  await readSessid(run, other)
  for (const { operation: id, parameter, captured } of things) {
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
  await checkForeignFiles(run, other)
  await compareCarts(run, other)
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
