import { isDeepStrictEqual } from 'node:util'
import { listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import { wrongSessid } from '../curl-line.ts'
import type { RunContext } from '../run-context.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import { buildCall } from '../request-builder.ts'
import { sendAs } from '../send-as.ts'
import { logIn, readSessid } from '../session-checks.ts'

/**
 * What goes with a customer from one device to the next: a branch that was chosen stays at logout and is that of the next
 * login, what the guest looked at is remembered, and the phone of the profile logs in as the e-mail does.
 */
export async function checkSecondDevice(run: RunContext): Promise<void> {
  const { account } = run.options
  if (!account || !['login', 'logout', 'setUserStore'].some((id) => run.wanted(id))) return
  const device: Visitor = { name: 'guest of another device' }
  await readSessid(run, device)
  const viewed = run.contract.byId.get('listViewedProducts')
  const detail = run.accepted.get('getProduct')
  const other = run.seen.casesOf('getProduct', 6).at(-1)
  if (viewed && detail && other)
    await run.ask({
      ...detail,
      visitor: device,
      values: { ...detail.values, ...other },
      purpose: 'open a product',
    })
  const looked = await viewedBy(run, run.customer)
  device.name = 'customer on another device'
  await logIn(run, device, account)
  if (device.token === undefined) return
  await readSessid(run, device)
  if (looked) await joinViewed(run, device, looked.ids)
  await keepBranch(run, device, account)
  await logInByPhone(run)
  await logInInCapitals(run)
  await logOutGuest(run)
}

/** The most products that are remembered. */
const mostViewed = 20

async function viewedBy(run: RunContext, visitor: Visitor) {
  const exchange = await sendAs(run, visitor, 'listViewedProducts', {
    purpose: 'what the customer looked at',
  })
  if (!exchange || !run.succeeded(exchange)) return undefined
  return { exchange, ids: listOf(valueAt(exchange.json, '/data/items')).map((one) => recordOf(one)['id']) }
}

/** What a guest looked at is added to what the customer did, on every device. */
async function joinViewed(run: RunContext, device: Visitor, before: readonly unknown[]): Promise<void> {
  const [here, there] = [await viewedBy(run, device), await viewedBy(run, run.customer)]
  if (!here || !there) return
  const lost = here.ids.length < mostViewed ? before.filter((id) => !here.ids.includes(id)) : []
  run.state(here.exchange, lost.length === 0, {
    rule: 'state',
    pointer: '/data/items',
    message: `at login what the guest looked at is added to what the customer did, ${lost.join(', ')} are missing`,
    operationId: 'login',
  })
  run.state(there.exchange, isDeepStrictEqual(there.ids, here.ids), {
    rule: 'state',
    pointer: '/data/items',
    message: `a customer looked at the same on every device: ${here.ids.join(', ')}, got ${there.ids.join(', ')} on another one`,
  })
}

/** Chooses another branch, logs out, and logs in on a further device; the customer's own branch is set again. */
async function keepBranch(
  run: RunContext,
  device: Visitor,
  account: { login: string; password: string },
): Promise<void> {
  const [choose, current, logout] = ['setUserStore', 'getCurrentStore', 'logout'].map((id) =>
    run.contract.byId.get(id),
  )
  if (!choose || !current || !logout) return
  const branchOf = async (visitor: Visitor, purpose: string) => {
    const exchange = await run.ask({ operation: current, visitor, values: {}, purpose })
    const storeId = valueAt(exchange.json, '/data/storeId')
    return { exchange, storeId: typeof storeId === 'string' ? storeId : 'none' }
  }
  const before = await branchOf(device, 'the branch of the customer')
  const storeId = (await branchesOf(run)).find((one) => one !== before.storeId)
  if (before.storeId === 'none' || storeId === undefined) return
  const set = (visitor: Visitor, own: unknown) =>
    run.ask({ operation: choose, visitor, values: {}, body: { storeId: own }, purpose: 'choose a branch' })
  await set(run.customer, before.storeId)
  if (!run.succeeded(await set(device, storeId))) return
  const beside = await branchOf(run.customer, 'the branch of the other device')
  run.state(beside.exchange, beside.storeId === before.storeId, {
    rule: 'state',
    pointer: '/data/storeId',
    message: `a choice on one device leaves that of another one, ${before.storeId}, got ${beside.storeId}`,
    operationId: 'setUserStore',
  })
  await refuseForgedLogout(run, device)
  await run.ask({
    operation: logout,
    visitor: device,
    values: {},
    purpose: 'log out after choosing a branch',
  })
  delete device.token
  device.name = 'guest after the logout'
  const left = await branchOf(device, 'the branch after the logout')
  run.state(left.exchange, left.storeId === storeId, {
    rule: 'state',
    pointer: '/data/storeId',
    message: `the branch stays at logout, ${storeId}, got ${left.storeId}`,
    operationId: 'logout',
  })
  const next: Visitor = { name: 'customer on a further device' }
  await readSessid(run, next)
  await logIn(run, next, account)
  if (next.token === undefined) return
  await readSessid(run, next)
  const after = await branchOf(next, 'the branch after the next login')
  run.state(after.exchange, after.storeId === storeId, {
    rule: 'state',
    pointer: '/data/storeId',
    message: `the branch that a customer chose is that of the next login, ${storeId}, got ${after.storeId}`,
    operationId: 'setUserStore',
  })
  await set(next, before.storeId)
  await set(run.customer, before.storeId)
}

async function branchesOf(run: RunContext): Promise<string[]> {
  const operation = run.contract.byId.get('listBranches')
  if (!operation) return []
  const { json } = await run.ask({ operation, visitor: run.guest, values: {}, purpose: 'find branches' })
  return listOf(valueAt(json, '/data/items'))
    .map((one) => recordOf(one)['storeId'])
    .filter((one) => typeof one === 'string')
}

/** A login is an e-mail or a phone. */
async function logInByPhone(run: RunContext): Promise<void> {
  const [login, personal] = ['login', 'getPersonal'].map((id) => run.contract.byId.get(id))
  const { account } = run.options
  if (!login || !personal || !account || !run.wanted(login.id)) return
  const { json } = await run.ask({
    operation: personal,
    visitor: run.customer,
    values: {},
    purpose: 'the phone of the customer',
  })
  const [phone, isVerified] = ['phone', 'phoneVerified'].map((name) => valueAt(json, `/data/user/${name}`))
  if (typeof phone !== 'string' || isVerified !== true || phone === account.login) return
  const visitor: Visitor = { name: 'customer with a phone' }
  await readSessid(run, visitor)
  const values = run.parametersOf(login) ?? {}
  const body = { credentials: { login: phone, password: account.password } }
  const exchange = await run.ask({ operation: login, visitor, values, body, purpose: 'log in by phone' })
  run.state(exchange, typeof valueAt(exchange.json, '/data/token') === 'string', {
    rule: 'state',
    pointer: '/data/token',
    message: `the phone of the profile must log in with the same password, got ${refusalCode(exchange)}`,
  })
  run.captured.set('confirmedPhone', phone)
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  if (!parts) return
  const [, area, first, second, third] = parts
  const written = `8 (${area}) ${first}-${second}-${third}`
  run.journal.keepSecret(written, 'CONTRACT_PHONE_AS_WRITTEN')
  const again: Visitor = { name: 'customer with a phone as it is written' }
  await readSessid(run, again)
  const call = buildCall({
    operation: login,
    visitor: again,
    values,
    body: { credentials: { login: written, password: account.password } },
    purpose: 'log in by the phone with brackets and dashes',
  })
  const typed = await run.send(again, call)
  run.state(typed, typeof valueAt(typed.json, '/data/token') === 'string', {
    rule: 'state',
    pointer: '/data/token',
    message: `a phone may be written in any way: with 8, brackets and dashes it must log in, got ${refusalCode(typed)}`,
  })
}

/** A forged page logs nobody out. */
async function refuseForgedLogout(run: RunContext, device: Visitor): Promise<void> {
  const [logout, personal] = ['logout', 'getPersonal'].map((id) => run.contract.byId.get(id))
  if (!logout || !personal || !run.wanted(logout.id)) return
  for (const [sessid, what] of [
    [wrongSessid, 'with a wrong SESSID'],
    [null, 'without SESSID'],
  ] as const) {
    const parts = { operation: logout, visitor: device, values: {}, sessid, purpose: `log out ${what}` }
    const exchange = await run.send(device, buildCall(parts))
    const isRefused = sessid === null ? exchange.status === 422 : refusalCode(exchange) === 'sessidInvalid'
    run.state(exchange, isRefused, {
      rule: 'sessid',
      pointer: 'request /SESSID',
      message: `${what} it must be refused (${sessid === null ? 'status 422' : 'sessidInvalid'}), got ${outcomeOf(exchange)}`,
    })
  }
  const purpose = 'still logged in'
  const still = await run.send(
    device,
    buildCall({ operation: personal, visitor: device, values: {}, purpose }),
  )
  run.state(still, run.succeeded(still), {
    rule: 'logout',
    pointer: 'status',
    message: `a logout that is refused ends no session, got ${still.status}`,
    operationId: 'logout',
  })
}

/** Of a guest a logout changes the cookie, and is no error. */
async function logOutGuest(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('logout')
  if (!operation || !run.wanted(operation.id)) return
  const visitor: Visitor = { name: 'guest who logs out' }
  await readSessid(run, visitor)
  const { sid } = visitor
  if (sid === undefined || visitor.sessid === undefined) return
  const purpose = 'a guest logs out'
  const exchange = await run.send(visitor, buildCall({ operation, visitor, values: {}, purpose }))
  const isDone = run.state(exchange, run.succeeded(exchange), {
    rule: 'logout',
    pointer: '/status',
    message: `the logout of a guest is no error, got ${outcomeOf(exchange)}`,
  })
  if (isDone && run.options.level !== 'shape')
    run.state(exchange, visitor.sid !== sid, {
      rule: 'session-fixation',
      pointer: 'header Set-Cookie',
      message: 'SID must change at the logout of a guest, too',
    })
}

/** E-mails are compared without regard to case. */
async function logInInCapitals(run: RunContext): Promise<void> {
  const login = run.contract.byId.get('login')
  const { account } = run.options
  const other = account?.login.toUpperCase()
  if (!login || !account?.login.includes('@') || other === account.login || !run.wanted(login.id)) return
  const visitor: Visitor = { name: 'customer in capitals' }
  await readSessid(run, visitor)
  const exchange = await run.ask({
    operation: login,
    visitor,
    values: run.parametersOf(login) ?? {},
    body: { credentials: { login: other, password: account.password } },
    purpose: 'log in by the e-mail in capitals',
  })
  run.state(exchange, typeof valueAt(exchange.json, '/data/token') === 'string', {
    rule: 'state',
    pointer: '/data/token',
    message: `the e-mail in capitals must log in as it does otherwise, got ${refusalCode(exchange)}`,
  })
}
