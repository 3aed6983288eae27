import { isRecord } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { Visitor } from '../client.ts'
import { judgeWait } from '../held-back.ts'
import { buildCall } from '../request-builder.ts'
import { refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { readSessid } from '../session-checks.ts'

/** Six digits that were sent to nobody. */
const code = '000000'

/**
 * Codes that were sent to nobody confirm nothing: contacts that no registration has, an e-mail that no mail reaches. The
 * profile stays as it is.
 */
export async function refuseNobodysCodes(run: RunContext): Promise<void> {
  await refuseUnknownContacts(run)
  await refuseWrongCode(run)
  // Whoever asks again within a minute waits.
  for (const id of [
    'sendEmailCode',
    'activateContact',
    'resendRegistrationCode',
    'correctRegistrationContact',
  ])
    run.accepted.delete(id)
}

async function refuseUnknownContacts(run: RunContext): Promise<void> {
  const contact = `${run.runId}@example.invalid`
  const tries: readonly [string, Record<string, unknown>, readonly string[]][] = [
    ['activateContact', { contact, code }, ['wrongCode', 'codeExpired']],
    ['resendRegistrationCode', { contact }, ['contactNotFound']],
    ['correctRegistrationContact', { contact, newContact: `other-${contact}` }, ['contactNotFound']],
  ]
  if (!tries.some(([id]) => run.wanted(id))) return
  const visitor: Visitor = { name: 'guest without a registration' }
  await readSessid(run, visitor)
  for (const [id, body, codes] of tries) {
    const operation = run.contract.byId.get(id)
    if (!operation || !run.wanted(id) || visitor.sessid === undefined) continue
    const exchange = await run.ask({
      operation,
      visitor,
      values: {},
      body,
      purpose: 'a contact of no registration',
    })
    const got = refusalCode(exchange)
    run.state(exchange, codes.includes(got) || exchange.status === 429 || exchange.planned === true, {
      rule: 'bound',
      pointer: 'request /contact',
      message: `a contact that no registration has must be refused with ${codes.join(' or ')}, got ${got === 'none' ? 'success' : got}`,
    })
  }
}

/** After the fifth wrong code none is tried any more. */
async function useUpTries(run: RunContext, email: string): Promise<void> {
  const operation = run.contract.byId.get('checkEmail')
  if (!operation) return
  const parts = { operation, visitor: run.customer, values: {}, body: { email, code } }
  const call = buildCall({ ...parts, purpose: 'a code that was not sent, until no try is left' })
  for (const time of [3, 4, 5, 6]) {
    const exchange = await run.send(run.customer, call)
    if (exchange.status === 429) return
    if (time < 5) continue
    const got = refusalCode(exchange)
    const left = valueAt(exchange.json, '/data/attemptsLeft')
    const isOver = got === 'tooManyAttempts' || (got === 'wrongCode' && time === 5)
    run.state(exchange, isOver && left === 0, {
      rule: 'bound',
      pointer: '/data/attemptsLeft',
      message: `a code is good for 5 tries: try ${time} must be ${time === 5 ? 'the last one' : 'refused with tooManyAttempts'} and leave 0, got ${got === 'none' ? 'success' : got} and ${String(left)}`,
    })
  }
}

/** A code goes to an address that no mail reaches, and another one comes back. */
async function refuseWrongCode(run: RunContext): Promise<void> {
  const [read, send, check] = callsOf(run, ['getProfile', 'sendEmailCode', 'checkEmail']) ?? []
  if (!read || !send || !check || !['sendEmailCode', 'checkEmail'].some((id) => run.wanted(id))) return
  const email = `${run.runId}@example.invalid`
  const look = async () => {
    const profile = valueAt(
      (await read({ values: {}, purpose: 'the confirmed e-mail' })).json,
      '/data/profile',
    )
    return isRecord(profile) ? [profile['email'], profile['emailVerified']].join(' ') : undefined
  }
  const before = await look()
  const sent = await send({ values: {}, body: { email }, purpose: 'a code that reaches nobody' })
  if (!run.succeeded(sent)) return
  run.state(sent, (await look()) === before, {
    rule: 'own-effect',
    pointer: '/data/profile/email',
    message: `the profile changes only in checkEmail: getProfile must tell ${String(before)} after a code was sent`,
  })
  const operation = run.contract.byId.get('sendEmailCode')
  if (operation && run.wanted(operation.id)) {
    const parts = { operation, visitor: run.customer, values: {}, body: { email } }
    const call = buildCall({ ...parts, purpose: 'another code at once' })
    judgeWait(run, await run.send(run.customer, { ...call, isProbe: true }))
  }
  const tryCode = () => check({ values: {}, body: { email, code }, purpose: 'a code that was not sent' })
  const left = valueAt((await tryCode()).json, '/data/attemptsLeft')
  const checked = await tryCode()
  const got = refusalCode(checked)
  if (typeof left === 'number' && got === 'wrongCode')
    run.state(checked, valueAt(checked.json, '/data/attemptsLeft') === left - 1, {
      rule: 'own-effect',
      pointer: '/data/attemptsLeft',
      message: `each wrong code leaves one try fewer: ${left - 1} after ${left}, got ${String(valueAt(checked.json, '/data/attemptsLeft'))}`,
    })
  if (left === 4 && got === 'wrongCode') await useUpTries(run, email)
  run.state(checked, got !== 'none', {
    rule: 'bound',
    pointer: 'request /code',
    message: 'a code that was not sent must be refused with wrongCode, got success',
  })
  run.state(checked, (await look()) === before, {
    rule: 'own-effect',
    pointer: '/data/profile/email',
    message: `a wrong code changes nothing: getProfile must tell ${String(before)}`,
  })
}
