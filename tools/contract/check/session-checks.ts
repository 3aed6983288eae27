import { valueAt } from '../model/json-pointer.ts'
import type { Visitor } from './client.ts'
import type { Account } from './options.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { NothingProved } from './nothing-proved.ts'
import { refusalCode } from './refusal-code.ts'

/**
 * Logs a visitor in.
 * @param options.isAlone without the reads that rules want around a login
 * @throws {NothingProved} when the backend refuses the account and nothing is wrong with its answer
 */
export async function logIn(
  run: RunContext,
  visitor: Visitor,
  account: Account,
  { isAlone = false } = {},
): Promise<void> {
  const operation = run.contract.byId.get('login')
  if (!operation) throw new NothingProved('The contract has no operation login')
  const values = run.parametersOf(operation) ?? {}
  const before = visitor.sid
  const body = { credentials: account }
  const device = account.login === run.options.account?.login && run.captured.get('knownDevice')
  const parts = {
    operation,
    visitor,
    values,
    body,
    // After wrong tries of others an unknown device waits for a minute.
    ...(typeof device === 'string' && { headers: { Cookie: `DEVICE=${device}` } }),
    purpose: `${visitor.name}: log in`,
  }
  const exchange = await (isAlone ? run.send(visitor, buildCall(parts)) : run.ask(parts))
  const token = valueAt(exchange.json, '/data/token')
  if (exchange.planned || run.options.level === 'shape') {
    visitor.token = typeof token === 'string' ? token : 'planned'
    return
  }
  if (exchange.status !== 200 || typeof token !== 'string') {
    if (run.journal.isAbsent('login')) {
      run.journal.notes.add('login is not built: nothing that needs a customer was asked')
      return
    }
    if (run.journal.violations.some(({ operationId }) => operationId === 'login')) return
    throw new NothingProved(`The login of ${visitor.name} was refused: ${refusalCode(exchange)}`)
  }
  visitor.token = token
  run.accepted.set('login', { operation, values, body })
  run.state(exchange, before === undefined || visitor.sid !== before, {
    rule: 'session-fixation',
    pointer: 'header Set-Cookie',
    message: 'SID must change at login',
  })
}

/** A customer's header tells who they are; SESSID is another one than the guest's. */
export async function readSessid(run: RunContext, visitor: Visitor): Promise<void> {
  const operation = run.contract.byId.get('getHeader')
  if (!operation) return
  const exchange = await run.ask({ operation, visitor, values: {}, purpose: `${visitor.name}: read SESSID` })
  const before = visitor.sessid
  const sessid = valueAt(exchange.json, '/data/userData/SESSID')
  if (typeof sessid !== 'string') return
  visitor.sessid = sessid
  if (run.options.level === 'shape') return
  run.state(
    exchange,
    valueAt(exchange.json, '/data/userData/isAuthorized') === (visitor.token !== undefined),
    {
      rule: 'who',
      pointer: '/data/userData/isAuthorized',
      message: `must be ${visitor.token !== undefined} for a ${visitor.name}`,
    },
  )
  if (before !== undefined && visitor.token !== undefined)
    run.state(exchange, before !== sessid, {
      rule: 'session-fixation',
      pointer: '/data/userData/SESSID',
      message: 'SESSID must change at login',
    })
}

/** Tries an unknown login, so that no account is locked by the check. */
export async function refuseStrangers(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('login')
  if (!operation || !run.wanted('login')) return
  const values = run.parametersOf(operation) ?? {}
  const visitor: Visitor = { ...run.guest }
  const unknown = {
    login: `nobody-${run.runId}@example.invalid`,
    password: 'wrong-Password-1'.padEnd(128, '-'),
  }
  const refused = await run.ask({
    operation,
    visitor,
    values,
    body: { credentials: unknown },
    purpose: 'an unknown login',
  })
  run.state(refused, refusalCode(refused) === 'wrongCredentials', {
    rule: 'login',
    pointer: '/errors/0/code',
    message: `an unknown login must be refused with wrongCredentials, got ${refusalCode(refused)}`,
  })
  if (refusalCode(refused) === 'wrongCredentials')
    run.captured.set('errorsOfUnknownLogin', valueAt(refused.json, '/errors'))
  const bodies: [string, unknown][] = [
    ['without a password', { credentials: { login: unknown.login } }],
    ['with a number as login', { credentials: { ...unknown, login: 1 } }],
  ]
  for (const [what, body] of bodies) {
    const exchange = await run.ask({ operation, visitor, values, body, purpose: `login ${what}` })
    run.state(exchange, exchange.status === 422, {
      rule: 'bad-request',
      pointer: 'request credentials',
      message: `a login ${what} must be 422, got ${exchange.status}`,
    })
  }
  const broken = {
    ...buildCall({ operation, visitor, values, purpose: 'login with broken JSON' }),
    body: '{"a":',
  }
  const unreadable = await run.send(visitor, broken)
  run.state(unreadable, unreadable.status === 400, {
    rule: 'bad-request',
    pointer: 'request body',
    message: `broken JSON must be 400, got ${unreadable.status}`,
  })
}

/** A token is void at once after logout; every read that needs one must answer 401 to it. */
export async function endSession(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('logout')
  const { customer } = run
  if (!operation || customer.token === undefined) return
  const stale: Visitor = { ...customer, name: 'logged-out customer' }
  const exchange = await run.ask({ operation, visitor: customer, values: {}, purpose: 'customer: log out' })
  run.state(exchange, exchange.status === 200 && refusalCode(exchange) === 'none', {
    rule: 'logout',
    pointer: '/status',
    message: `logout with a good SESSID must succeed, got ${exchange.status} ${refusalCode(exchange)}`,
  })
  delete customer.token
  if (refusalCode(exchange) !== 'none') return
  if (run.options.level !== 'shape')
    run.state(exchange, stale.sid === undefined || customer.sid !== stale.sid, {
      rule: 'session-fixation',
      pointer: 'header Set-Cookie',
      message: 'SID must change at logout',
    })
  await readHeaderAfter(run, stale.sessid)
  const reads = [...run.accepted.values()].filter(
    ({ operation: { effect, answers } }) => effect === 'read' && answers.has('401'),
  )
  const own = reads.filter(({ operation }) => operation.needsToken && run.wanted(operation.id))
  // Where no token is needed a void one is 401, too.
  for (const one of own.length > 0 ? own : reads.slice(0, 1)) {
    const late = await run.ask({ ...one, visitor: { ...stale }, purpose: 'a token after logout' })
    run.state(late, late.status === 401, {
      rule: 'stale-token',
      pointer: 'status',
      message: `a token that was logged out must be 401, got ${late.status}`,
    })
  }
}

/** After the logout the header is that of a guest, with a SESSID of its own. */
async function readHeaderAfter(run: RunContext, before: string | undefined): Promise<void> {
  const header = run.contract.byId.get('getHeader')
  if (!header || run.options.level === 'shape') return
  const purpose = 'the header after the logout'
  const exchange = await run.ask({ operation: header, visitor: run.customer, values: {}, purpose })
  if (!run.succeeded(exchange)) return
  const [isAuthorized, sessid] = ['isAuthorized', 'SESSID'].map((name) =>
    valueAt(exchange.json, `/data/userData/${name}`),
  )
  run.state(exchange, isAuthorized === false, {
    rule: 'logout',
    pointer: '/data/userData/isAuthorized',
    message: 'must be false after the logout',
  })
  run.state(exchange, before === undefined || sessid !== before, {
    rule: 'logout',
    pointer: '/data/userData/SESSID',
    message: 'SESSID must be another one after the logout, got that of before',
  })
}
