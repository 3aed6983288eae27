import { randomUUID } from 'node:crypto'
import { isRecord } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { readSessid } from '../session-checks.ts'

/** A SID that no backend issued. */
const neverIssued = () => randomUUID().replaceAll('-', '')

/**
 * A SESSID belongs to the SID that it was read with. A write with another SID, or with none, is `sessidInvalid` and fills
 * nobody's cart. A read with a SID that was never issued is that of a new visitor.
 */
export async function refuseUnknownSids(run: RunContext): Promise<void> {
  const [add, cart] = ['addToCart', 'getCart'].map((id) => run.contract.byId.get(id))
  const product = run.captured.get('cartProduct')
  if (!add || !cart || !isRecord(product) || !run.wanted(add.id)) return
  const guest: Visitor = { name: 'guest with a SID of their own' }
  await readSessid(run, guest)
  const stranger: Visitor = { name: 'guest beside them' }
  await readSessid(run, stranger)
  const { sessid } = guest
  if (sessid === undefined || stranger.sid === undefined || run.options.level === 'shape') return
  const { customer } = run
  const unknown = neverIssued()
  const senders: [string, Visitor][] = [
    ['a SID that was never issued', { name: 'nobody', sid: unknown, sessid }],
    ['no SID', { name: 'guest without a SID', sessid }],
    ['the SID of another guest', { name: 'stranger', sid: stranger.sid, sessid }],
  ]
  if (customer.token !== undefined && customer.sessid !== undefined)
    senders.push([
      'the token of its customer and a SID that was never issued',
      { ...customer, name: 'customer with an unknown SID', sid: neverIssued() },
    ])
  const look = async (visitor: Visitor) => {
    const purpose = `the cart of a ${visitor.name}`
    const exchange = await run.ask({ operation: cart, visitor, values: {}, purpose })
    return { exchange, lines: JSON.stringify(cartProducts(exchange.json)) }
  }
  const known = customer.token === undefined ? undefined : await look(customer)
  for (const [what, visitor] of senders) {
    const values = { 'Idempotency-Key': randomUUID() }
    const exchange = await run.ask({
      operation: add,
      visitor: { ...visitor },
      values,
      body: { product },
      purpose: `write with a good SESSID and ${what}`,
    })
    const got = exchange.status === 200 ? refusalCode(exchange) : `status ${exchange.status}`
    run.state(exchange, got === 'sessidInvalid', {
      rule: 'sid',
      pointer: 'cookie SID',
      message: `a write with a good SESSID and ${what} must be refused with sessidInvalid, got ${got === 'none' ? 'success' : got}`,
    })
  }
  const seers: Visitor[] = [
    guest,
    stranger,
    { name: 'visitor with the SID that was never issued', sid: unknown },
  ]
  for (const visitor of seers) {
    const { exchange, lines } = await look(visitor)
    run.state(exchange, lines === '[]', {
      rule: 'sid',
      pointer: '/data/basketProducts',
      message: `a write that was refused for its SID must fill no cart, ${visitor.name} has ${lines.slice(0, 60)}`,
      operationId: add.id,
    })
  }
  if (!known) return
  const left = await look(customer)
  run.state(left.exchange, left.lines === known.lines, {
    rule: 'sid',
    pointer: '/data/basketProducts',
    message: `a write that was refused for its SID must leave the cart of the customer, ${known.lines.slice(0, 60)}, got ${left.lines.slice(0, 60)}`,
    operationId: add.id,
  })
  await nameVisitor(run)
}

/** What never was issued names nobody: the header is that of a guest, and its SESSID is as good as a new one's. */
async function nameVisitor(run: RunContext): Promise<void> {
  const header = run.contract.byId.get('getHeader')
  if (!header || !run.wanted(header.id)) return
  const sid = neverIssued()
  const visitor: Visitor = { name: 'visitor with a SID of nobody', sid }
  const exchange = await run.ask({ operation: header, visitor, values: {}, purpose: 'a SID of nobody' })
  run.state(exchange, valueAt(exchange.json, '/data/userData/isAuthorized') === false, {
    rule: 'who',
    pointer: '/data/userData/isAuthorized',
    message: 'must be false for a SID that was never issued',
  })
}
