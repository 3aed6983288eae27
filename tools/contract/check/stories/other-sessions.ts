import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import { callsOf } from '../account-checks.ts'
import type { RunContext } from '../run-context.ts'
import { shown } from '../other-things.ts'
import { logIn, readSessid } from '../session-checks.ts'

const captured = 'otherSessions'

/** How many sessions the account has besides, before the run opens any: only where there are none may all others be ended. */
export async function countOtherSessions(run: RunContext): Promise<void> {
  const [read] = callsOf(run, ['getProfile', 'endOtherSessions']) ?? []
  if (!read || !run.wanted('endOtherSessions')) return
  const { json } = await read({ values: {}, purpose: 'sessions elsewhere before the run' })
  run.captured.set(captured, valueAt(json, '/data/profile/otherSessions'))
}

/**
 * Each login is one session more; ending the others makes their tokens void, tells how many there were, and leaves this one
 * its token and SESSID. Sessions that were there before the run are somebody's: then nothing is ended.
 */
export async function endOthers(run: RunContext): Promise<void> {
  const { customer, options } = run
  const [read, end] = callsOf(run, ['getProfile', 'endOtherSessions']) ?? []
  const before = run.captured.get(captured)
  if (!read || !end || !options.account || !run.wanted('endOtherSessions') || before === undefined) return
  if (before !== 0 && !options.allowLasting) {
    run.journal.notes.add(
      'endOtherSessions was not tried, for it would end sessions that are not of the run: it takes an account that is logged in nowhere else',
    )
    return
  }
  const look = async (purpose: string) => {
    const exchange = await read({ values: {}, purpose })
    return { exchange, others: Number(valueAt(exchange.json, '/data/profile/otherSessions')) }
  }
  const finding = { rule: 'other-sessions', operationId: 'endOtherSessions' }
  const { others } = await look('sessions of the run')
  const device: Visitor = { name: 'customer on one device more' }
  await readSessid(run, device)
  await logIn(run, device, options.account)
  if (device.token === undefined) return
  const more = await look('sessions after a further login')
  run.state(more.exchange, more.others === others + 1, {
    ...finding,
    pointer: '/data/profile/otherSessions',
    message: `a further login is one session more, ${others + 1}, got ${more.others}`,
    operationId: 'getProfile',
  })
  const ended = await end({ values: {}, body: {}, purpose: 'end the other sessions' })
  const count = valueAt(ended.json, '/data/ended')
  run.journal.untested.delete('endOtherSessions')
  if (!run.succeeded(ended)) {
    run.state(ended, false, { ...finding, pointer: '/status', message: 'with a good SESSID it must succeed' })
    return
  }
  run.state(ended, count === more.others, {
    ...finding,
    pointer: '/data/ended',
    message: `it must tell the sessions that it ended, ${more.others} as getProfile told, got ${String(count)}`,
  })
  const profile = run.contract.byId.get('getProfile')
  if (profile) {
    const purpose = 'a session that was ended'
    const late = await run.ask({ operation: profile, visitor: device, values: {}, purpose })
    run.state(late, late.status === 401, {
      ...finding,
      pointer: 'status',
      message: `a token of another session must be 401 once it was ended, got ${late.status}`,
    })
  }
  const left = await look('this session goes on')
  run.state(left.exchange, run.succeeded(left.exchange) && left.others === 0, {
    ...finding,
    pointer: '/data/profile/otherSessions',
    message: `this session goes on and no other is left, got ${run.succeeded(left.exchange) ? `${left.others} others` : `status ${left.exchange.status}`}`,
  })
  if (customer.token === undefined) return
  const again = await end({ values: {}, body: {}, purpose: 'end the other sessions once more' })
  run.state(again, run.succeeded(again) && valueAt(again.json, '/data/ended') === 0, {
    ...finding,
    pointer: '/data/ended',
    message: `with the SESSID of before, and no other session left, it succeeds with 0, got ${shown(valueAt(again.json, '/data/ended') ?? again.status)}`,
  })
}
