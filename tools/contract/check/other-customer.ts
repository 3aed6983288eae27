import { randomUUID } from 'node:crypto'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Visitor } from './client.ts'
import { checkForeignFiles } from './file-checks.ts'
import { heldBack, privateThings } from './flows.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'
import { logIn, readSessid } from './session-checks.ts'
import { keepCompanyApart } from './stories/foreign-companies.ts'
import { keepNotificationsApart, refuseForeignIds } from './stories/foreign-ids.ts'
import { checkLoginOverLogin } from './stories/login-over-login.ts'
import { cartProducts } from './cart-checks.ts'

/** A second account must not read what the first one owns: orders, papers, companies, machines, saved carts, cart. */
export async function checkOtherCustomer(run: RunContext): Promise<void> {
  const { otherAccount } = run.options
  if (!otherAccount) {
    run.journal.notes.add('Other people’s data was not tried: CONTRACT_LOGIN_2 is not set')
    return
  }
  const things = privateReads(run)
  const others = ['getCart', 'downloadFile', 'calculateOrder', 'login'].some((id) => run.wanted(id))
  if (things.length === 0 && companyReads(run).length === 0 && !others) return
  const other: Visitor = { name: 'another customer' }
  await logIn(run, other, otherAccount)
  await readSessid(run, other)
  const shared = await sharedCompanies(run, other)
  if (shared.length > 0)
    run.journal.notes.add(
      `Both accounts belong to company ${shared.join(', ')}: whether other people’s data is kept apart takes an account of somebody else`,
    )
  if (shared.length === 0) {
    for (const thing of things) await refuseThing(run, other, thing)
    for (const thing of privateWrites(run, things)) await refuseThing(run, other, thing)
    await refuseCompany(run, other)
    await keepCompanyApart(run, other)
    await refuseContractOf(run, other)
    await refuseForeignIds(run, other)
  }
  await keepNotificationsApart(run, other)
  await refuseOtherCompany(run)
  await refuseAddressOf(run, other)
  if (shared.length === 0) await checkForeignFiles(run, other)
  await compareCarts(run, other)
  await checkLoginOverLogin(run, other, otherAccount)
}

interface PrivateRead {
  operation: CheckedOperation
  parameter: string
  values: Record<string, unknown>
}

/** Every read of one thing that is somebody's: it needs a token and an id, and may answer that there is none. */
function privateReads(run: RunContext): PrivateRead[] {
  const known = new Map(privateThings.map((one) => [one.operation, run.captured.get(one.captured)]))
  return run.contract.operations.flatMap((operation) => {
    const { id, effect, needsToken, answers, parameters } = operation
    if (effect !== 'read' || !needsToken || !answers.has('404') || !run.wanted(id)) return []
    const parameter = parameters.find(
      ({ in: place, name, required }) =>
        (place === 'path' || required === true) && place !== 'header' && /(^id|Id)$/.test(name),
    )?.name
    const request = run.accepted.get(id) ?? run.requestOf(operation)
    if (parameter === undefined || !request || ('guessed' in request && request.guessed)) return []
    const values = { ...request.values, [parameter]: known.get(id) ?? request.values[parameter] }
    return values[parameter] === undefined ? [] : [{ operation, parameter, values }]
  })
}

/** Every write of a thing that such a read answers, by the same parameter of the path. */
function privateWrites(run: RunContext, things: readonly PrivateRead[]): PrivateRead[] {
  if (!run.options.allowWrites) return []
  return run.contract.operations.flatMap((operation) => {
    const { id, effect, tag, needsToken, answers, parameters, foreignBody } = operation
    const isWrite = effect === 'write' || effect === 'destructive'
    if (!isWrite || !needsToken || !answers.has('404') || foreignBody !== undefined) return []
    if (!run.wanted(id) || heldBack[id] !== undefined || run.journal.isAbsent(id)) return []
    const inPath = parameters.filter(({ in: place }) => place === 'path')
    const [own] = inPath
    if (inPath.length !== 1 || !own) return []
    const thing = things.find((one) => one.operation.tag === tag && one.parameter === own.name)
    if (!thing) return []
    const values: Record<string, unknown> = { [own.name]: thing.values[own.name] }
    if (parameters.some(({ name }) => name === 'Idempotency-Key')) values['Idempotency-Key'] = randomUUID()
    return [{ operation, parameter: own.name, values }]
  })
}

async function refuseThing(
  run: RunContext,
  other: Visitor,
  { operation, parameter, values }: PrivateRead,
): Promise<void> {
  const body = run.accepted.get(operation.id)?.body ?? run.bodyOf(operation)
  const parts = { operation, visitor: other, values, body }
  const exchange = await run.send(other, buildCall({ ...parts, purpose: `${parameter} of another customer` }))
  run.state(exchange, exchange.status === 404, {
    rule: 'other-customer',
    pointer: `request ${parameter}`,
    message: `data of another customer must be 404, got ${exchange.status}`,
  })
}

const company = 'contragentId'

interface CompanyRead {
  operation: CheckedOperation
  place: 'query' | 'body'
}

/** Lists and figures of the company that a field or a parameter names. */
function companyReads({ contract, journal, wanted }: RunContext): CompanyRead[] {
  return contract.operations.flatMap((operation): CompanyRead[] => {
    const { id, effect, needsToken, parameters, body } = operation
    if (effect !== 'read' || !needsToken || !wanted(id) || !journal.wasTried(id)) return []
    if (parameters.some(({ name, required }) => name === company && required !== true))
      return [{ operation, place: 'query' }]
    const isField =
      listOf(body?.schema['required']).includes(company) ||
      (id.startsWith('list') && company in recordOf(body?.schema['properties']))
    return isField ? [{ operation, place: 'body' }] : []
  })
}

/** Of a company that is not theirs a read is refused, or tells nothing. */
async function refuseCompany(run: RunContext, other: Visitor): Promise<void> {
  const own = { [company]: run.captured.get(company) }
  if (typeof own[company] !== 'number') return
  for (const { operation, place } of companyReads(run)) {
    const values = place === 'query' ? own : {}
    const body = operation.body && (place === 'body' ? own : {})
    const parts = { operation, visitor: other, values, ...(body && { body }) }
    const exchange = await run.send(other, buildCall({ ...parts, purpose: 'a company of another customer' }))
    const items = valueAt(exchange.json, '/data/items')
    const told = Array.isArray(items) ? items.length : 1
    run.state(exchange, !run.succeeded(exchange) || told === 0, {
      rule: 'other-customer',
      pointer: place === 'body' ? `request /${company}` : `request ${company}`,
      message: `of a company of another customer nothing is told, got ${told} of its things`,
    })
  }
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

/** Under a contract of somebody else nothing is calculated. */
async function refuseContractOf(run: RunContext, other: Visitor): Promise<void> {
  const [list, calculate] = ['listContracts', 'calculateOrder'].map((id) => run.contract.byId.get(id))
  if (!list || !calculate || !run.wanted(calculate.id)) return
  const idsOf = async (visitor: Visitor) => {
    const purpose = 'contracts of both accounts'
    const { json } = await run.ask({ operation: list, visitor, values: {}, body: {}, purpose })
    return listOf(valueAt(json, '/data/items')).map((one) => valueAt(one, '/id'))
  }
  const [own, theirs] = [await idsOf(run.customer), await idsOf(other)]
  const foreign = theirs.find((id) => !own.includes(id))
  await refuseChoice(run, run.customer, { contractId: foreign }, 'contractUnavailable')
  const mine = own.find((id) => !theirs.includes(id))
  if (mine === undefined || foreign !== undefined || !run.options.allowWrites) return
  const remove = await putForOther(run, other)
  await refuseChoice(run, other, { contractId: mine }, 'contractUnavailable')
  await remove()
}

/** An empty cart is not calculated: it gets a product. @returns what takes it out again */
async function putForOther(run: RunContext, visitor: Visitor): Promise<() => Promise<void>> {
  const [cart, add, remove] = ['getCart', 'addToCart', 'removeFromCart'].map((id) =>
    run.contract.byId.get(id),
  )
  const product = run.captured.get('cartProduct')
  const nothing = () => Promise.resolve()
  if (!cart || !add || !remove || !isRecord(product)) return nothing
  const look = await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart of the other' })
  if (!run.succeeded(look) || cartProducts(look.json).length > 0) return nothing
  const values = { 'Idempotency-Key': randomUUID() }
  const purpose = 'something to calculate for the other'
  await run.ask({ operation: add, visitor, values, body: { product }, purpose })
  return async () => {
    const body = { products: [product['id']] }
    await run.ask({ operation: remove, visitor, values: {}, body, purpose: 'take it out again' })
  }
}

/** A checkout for a company that is not the current one of the session is refused. */
async function refuseOtherCompany(run: RunContext): Promise<void> {
  const list = run.contract.byId.get('listCompanies')
  if (!list || !run.wanted('calculateOrder')) return
  const purpose = 'companies beside the current one'
  const { json } = await run.ask({ operation: list, visitor: run.customer, values: {}, purpose })
  const other = listOf(valueAt(json, '/data/items')).find((one) => valueAt(one, '/current') === false)
  await refuseChoice(run, run.customer, { contragentId: valueAt(other, '/id') }, 'contragentMismatch')
}

async function refuseChoice(
  run: RunContext,
  visitor: Visitor,
  choice: Record<string, unknown>,
  code: string,
): Promise<void> {
  const operation = run.contract.byId.get('calculateOrder')
  const [[name, value] = []] = Object.entries(choice)
  if (!operation || name === undefined || typeof value !== 'number') return
  const purpose = `calculate with ${name} of another`
  const exchange = await run.ask({ operation, visitor, values: {}, body: choice, purpose })
  const got = refusalCode(exchange)
  // Of an empty cart nothing is said.
  if (got === 'cartEmpty') return
  run.state(exchange, got === code, {
    rule: 'other-customer',
    pointer: `request /${name}`,
    message: `${name} of another must be refused with ${code}, got ${got === 'none' ? 'success' : got}`,
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
