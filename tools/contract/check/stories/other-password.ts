import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { refusalCode } from '../refusal-code.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { backwards } from '../secrets.ts'
import { readSessid } from '../session-checks.ts'
import { bodyJudge } from '../wrong-bodies.ts'

/**
 * The password is changed and changed back. In between the other one logs in and the old one doesn't, and afterwards the
 * reverse. This session goes on, all others end. The other password is the given one read backwards: whoever knows the
 * given one can be told what it is in a report that shows neither.
 */
export async function changePasswordAndBack(run: RunContext): Promise<void> {
  const { customer, options, contract } = run
  const { account, allowLasting } = options
  const operation = contract.byId.get('changePassword')
  if (
    !allowLasting ||
    !operation?.body ||
    !account ||
    !run.wanted(operation.id) ||
    customer.token === undefined
  )
    return
  const own = account.password
  const other = backwards(own)
  const bodyWith = (currentPassword: string, password: string, confirmPassword = password) => ({
    currentPassword,
    password,
    confirmPassword,
  })
  if (other === own || !bodyJudge(contract.document, operation.body)(bodyWith(own, other))) {
    run.journal.untested.set(
      operation.id,
      'the password of the account read backwards is not another one that the contract allows',
    )
    return
  }
  const asked = (body: Record<string, string>, purpose: string, visitor = customer) => ({
    operation,
    visitor,
    values: {},
    body,
    purpose,
  })
  const state = (exchange: Exchange, holds: boolean, message: string, operationId = operation.id) =>
    run.state(exchange, holds, { rule: 'password', pointer: '/status', message, operationId })

  const device = await loggedIn(run, 'customer on a device of before', own)
  const differing = await run.send(customer, buildCall(asked(bodyWith(own, other, own), 'typed differently')))
  const code = refusalCode(differing)
  state(
    differing,
    code === 'passwordMismatch',
    `a new password that is typed twice differently must be refused with passwordMismatch, got ${code === 'none' ? 'success' : code}`,
  )
  const changed = run.succeeded(differing)
    ? differing
    : await run.ask(asked(bodyWith(own, other), 'another password'))
  run.journal.untested.delete(operation.id)
  if (
    !state(
      changed,
      run.succeeded(changed),
      `with the present password it must succeed, got ${refusalCode(changed)}`,
    )
  )
    return
  let later: Visitor | undefined
  try {
    await judgeSessions(run, device)
    await judgeLogins(run, { right: other, wrong: own })
    later = await loggedIn(run, 'customer with the other password', other)
  } finally {
    // Whatever happened, an interruption too.
    const { isCleaning } = run
    run.isCleaning = true
    const isBack = await setBack(run, [customer, ...(later ? [later] : [])], (visitor) =>
      buildCall(asked(bodyWith(other, own), 'the password of before', visitor)),
    )
    run.isCleaning = isCleaning
    if (!isBack)
      run.journal.leftovers.push(
        `THE PASSWORD OF THE ACCOUNT WAS NOT SET BACK. If changePassword did what it answered, it is now that of CONTRACT_PASSWORD read backwards (${run.runId})`,
      )
  }
  await judgeSessions(run, later)
  await judgeLogins(run, { right: own, wrong: other })
}

async function setBack(
  run: RunContext,
  visitors: readonly Visitor[],
  callOf: (visitor: Visitor) => ReturnType<typeof buildCall>,
): Promise<boolean> {
  for (const visitor of visitors) {
    const exchange = await run.send(visitor, callOf(visitor))
    if (exchange.planned || run.succeeded(exchange)) return true
    run.state(exchange, false, {
      rule: 'password',
      pointer: '/status',
      message: `with the present password it must succeed, got ${refusalCode(exchange)}`,
    })
  }
  return false
}

/** A session of the account more; `undefined` where the password doesn't log in. */
async function loggedIn(run: RunContext, name: string, password: string): Promise<Visitor | undefined> {
  const visitor: Visitor = { name }
  const exchange = await tryLogin(run, visitor, password)
  const token = exchange && valueAt(exchange.json, '/data/token')
  if (typeof token !== 'string') return undefined
  visitor.token = token
  await readSessid(run, visitor)
  return visitor
}

async function tryLogin(run: RunContext, visitor: Visitor, password: string): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get('login')
  const { account } = run.options
  if (!operation || !account) return undefined
  await readSessid(run, visitor)
  const values = run.parametersOf(operation) ?? {}
  const body = { credentials: { login: account.login, password } }
  return run.send(
    visitor,
    buildCall({ operation, visitor, values, body, purpose: `${visitor.name}: log in` }),
  )
}

/** All other sessions have ended, this one goes on. */
async function judgeSessions(run: RunContext, ended: Visitor | undefined): Promise<void> {
  const operation = run.contract.byId.get('getProfile')
  if (!operation || run.journal.isAbsent(operation.id)) return
  const finding = { rule: 'password', pointer: 'status', operationId: 'changePassword' }
  const purpose = 'sessions after another password'
  const look = (visitor: Visitor) => run.ask({ operation, visitor, values: {}, purpose })
  if (ended) {
    const late = await look(ended)
    run.state(late, late.status === 401, {
      ...finding,
      message: `another password ends all other sessions: their tokens must be 401, got ${late.status}`,
    })
  }
  const own = await look(run.customer)
  const others = valueAt(own.json, '/data/profile/otherSessions')
  run.state(own, run.succeeded(own) && (others === undefined || others === 0), {
    ...finding,
    message: `this session goes on with another password, and no other does, got ${run.succeeded(own) ? `${String(others)} others` : own.status}`,
  })
}

async function judgeLogins(
  run: RunContext,
  { right, wrong }: { right: string; wrong: string },
): Promise<void> {
  const finding = { rule: 'password', pointer: '/status', operationId: 'changePassword' }
  const refused = await tryLogin(run, { name: 'guest with the password of before' }, wrong)
  if (refused)
    run.state(refused, refusalCode(refused) === 'wrongCredentials', {
      ...finding,
      message: `the password of before must be refused at login with wrongCredentials, got ${refusalCode(refused) === 'none' ? 'success' : refusalCode(refused)}`,
    })
  const taken = await tryLogin(run, { name: 'guest with the present password' }, right)
  if (taken)
    run.state(taken, run.succeeded(taken), {
      ...finding,
      message: `the present password must log in, got ${refusalCode(taken)}`,
    })
}
