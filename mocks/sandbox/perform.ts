import type { AnyOperation, RefusalCode } from '../../src/api/operation.ts'
import { withSetCookies } from '../../src/lib/http-messages.ts'
import { JsonAnswer, type Answer, type SandboxRequest } from './answer.ts'
import type { AnswerCheck } from './answer-check.ts'
import { readClock } from './clock.ts'
import { needsToken, type ContractDocument, type ContractOperation } from './contract.ts'
import { problemAnswer, successEnvelope } from './envelope.ts'
import { exampleAnswer, exampleHeader, type Thing } from './example-answer.ts'
import { useIdempotencyKey } from './idempotency.ts'
import { HandlerCall } from './handler-call.ts'
import { deviceCookie, deviceSetCookie } from './known-device.ts'
import { contractExample, type OperationTable } from './operation.ts'
import { OutsideWork } from './outside-work.ts'
import { refuse, SandboxProblem } from './problems.ts'
import { customerOf, RequestSession, unauthorized } from './request-session.ts'
import { createSessidMemory, isSid, randomId, sidCookie } from './session.ts'
import { pricingCompanyId } from './rules/current-company.ts'
import { scopeOf } from './rules/members.ts'
import { ownMachine } from './rules/machines.ts'
import { visibleOrders } from './rules/order-list.ts'
import type { UserRecord } from './seed/user-record.ts'
import type { State } from './state.ts'
import { sweep } from './sweep.ts'
import type { CheckedRequest, RequestValidator } from './validation.ts'
import type { Courier } from './webhooks/courier.ts'
import type { World, Worlds } from './worlds.ts'

interface PerformerParts<Fixed> {
  contract: ContractDocument
  operations: OperationTable<State<Fixed>>
  worlds: Worlds<Fixed>
  courier: Courier<Fixed>
  validate: RequestValidator
  realNow: () => number
  checkAnswer?: AnswerCheck
  pricedState?: PricedState<State<Fixed>>
  onLoginFailed: (failed: FailedLogin) => void
}

/** A login that failed, with what was typed: only its keyed hash may be logged. */
export interface FailedLogin {
  world: string
  operation: string
  reason: string
  login: string
  address: string | undefined
}

/** How long an answer waits for the delivery that it tells of, milliseconds. */
const longestWait = 5000

/** The state as a visitor of this company sees it: with its prices. */
export type PricedState<OwnState> = (state: OwnState, companyId: number | undefined, now: number) => OwnState

interface Call {
  request: SandboxRequest
  url: URL
  cookies: ReadonlyMap<string, string>
  world: string
  operation: ContractOperation
  path: Record<string, string>
  /** The visitor's network address. */
  address: string | undefined
}

let lastDate = { second: 0, text: '' }

/** An instant as HTTP writes it; made once per second. */
function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== lastDate.second) lastDate = { second, text: new Date(second * 1000).toUTCString() }
  return lastDate.text
}

/**
 * Runs operations: session, contract check, SESSID, replay, handler. All writes of a request are committed before it
 * is answered, or none.
 */
export function createPerformer<Fixed>(parts: PerformerParts<Fixed>): (call: Call) => Promise<Answer> {
  const { contract, operations, worlds, courier, validate, realNow, checkAnswer, pricedState } = parts

  const rememberedSessid = createSessidMemory()

  return async (call) => {
    const { request, url, cookies, operation, path } = call
    // Reads the body before it locks the world, so that a slow sender blocks nobody; but 401 comes before 422.
    const checking = await settled(validate(request, url, operation, path))
    const given = cookies.get('SID')
    const sid = isSid(given) ? given : randomId()
    const sessid = await rememberedSessid(sid)
    const clock = { now: realNow() }

    const result = await worlds
      .run(call.world, (world) => answer(world, call, checking, { sid, sessid, clock }))
      // The world is free again while an answer waits.
      .then(finished)
      .catch((error: unknown) => {
        if (error instanceof SandboxProblem) return problemAnswer(error)
        throw error
      })
      .finally(() => {
        if ('value' in checking) checking.value.release()
      })
    // Refusals and repeats tell the clock of the world too, which may have been moved, not that of the machine.
    if (!(result instanceof JsonAnswer)) {
      if (result.type !== 'error' && !result.headers.has('date'))
        result.headers.set('date', httpDate(clock.now))
    } else result.headers['date'] ??= httpDate(clock.now)
    if (operations[operation.id] === contractExample) {
      const { name, value } = exampleHeader
      if (result instanceof JsonAnswer) result.headers[name] = value
    }
    // A visitor without SID gets one with any answer, a refusal too (O-122).
    if (sid === given) return result
    const cookie = sidCookie(sid, url.protocol === 'https:')
    if (!(result instanceof JsonAnswer))
      return result.headers.has('set-cookie') ? result : withSetCookies(result, [cookie])
    if (result.cookies.length === 0) result.cookies.push(cookie)
    return result
  }

  async function answer(
    world: World<Fixed>,
    call: Call,
    checking: Checking,
    { sid, sessid, clock }: { sid: string; sessid: string; clock: { now: number } },
    resumed?: (context: HandlerCall<Fixed>) => unknown,
  ): Promise<Answer | Waiting> {
    const { request, url, operation, path } = call
    const { user, token, now } = await authenticate(world, request, operation, clock)
    if (!user && needsToken(operation)) throw unauthorized()
    if ('error' in checking) throw checking.error
    const checked = checking.value
    requireSessid(operation, checked, sessid)

    const transaction = world.begin()
    const { state } = transaction
    const keep = async () => {
      if (transaction.changes().length > 0 && world.sweepDue(now)) sweep(state, now)
      await world.commit(transaction)
    }
    const key = takesKey(operation) ? request.headers.get('idempotency-key') : null
    const asked = { sid, operationId: operation.id, path, body: checked.body, now }
    const use = key === null ? undefined : useIdempotencyKey(state, { ...asked, key })
    const isSecure = url.protocol === 'https:'
    if (use?.replay) {
      const { body, newSid } = use.replay
      return new JsonAnswer(body, 200, {
        'idempotency-replayed': 'true',
        ...(newSid !== undefined && { 'set-cookie': sidCookie(newSid, isSecure) }),
      })
    }

    const handler = resumed ?? operations[operation.id]
    if (handler === undefined) throw new Error(`No operation answers ${operation.id}`)
    const session = new RequestSession({ state, sid, sessid, token, user, now })
    if (handler === contractExample) {
      const { companyId } = session
      const rights = user ? scopeOf(state, user, companyId) : []
      const sees = (thing: Thing, id: number) => isSeen(state, user, companyId, thing, id)
      const example = exampleAnswer(contract, operation, checked, { user, companyId, rights, sees })
      return new JsonAnswer(example)
    }

    const headers: Record<string, string> = {}
    const own =
      pricedState && user ? pricedState(state, pricingCompanyId(state, user, session.companyId), now) : state
    const { address, world: worldName } = call
    const context = new HandlerCall({
      checked,
      state: own,
      session,
      user,
      now,
      headers,
      address,
      device: call.cookies.get(deviceCookie),
      reportLogin: (reason, login) =>
        parts.onLoginFailed({ world: worldName, operation: operation.id, reason, login, address }),
    })
    let data: unknown
    try {
      data = await handler(context)
    } catch (error) {
      if (error instanceof OutsideWork) {
        await keep()
        const { start }: OutsideWork<HandlerCall<Fixed>> = error
        return async () => {
          const run = await start()
          return worlds
            .run(call.world, (later) => answer(later, call, checking, { sid, sessid, clock }, run))
            .then(finished)
        }
      }
      if (!(error instanceof SandboxProblem)) throw error
      checkAnswer?.(operation, error.status, { status: 'error', data: error.data, errors: error.errors })
      if (error.keepsWrites) await keep()
      throw error
    }
    const newSid = session.id === sid ? undefined : session.id
    if (newSid !== undefined) headers['set-cookie'] = sidCookie(newSid, isSecure)
    if (data instanceof Response) {
      await keep()
      for (const [name, value] of Object.entries(headers)) data.headers.set(name, value)
      return data
    }
    const envelope = successEnvelope(data)
    checkAnswer?.(operation, 200, envelope)
    const body = JSON.stringify(envelope)
    use?.remember(state, { body, ...(newSid !== undefined && { newSid }) })
    const { awaited } = context
    const cookies = session.device === undefined ? [] : [deviceSetCookie(session.device, isSecure)]
    const delivered = awaited && courier.expect(call.world, awaited.deliveryId, longestWait)
    await keep()
    if (!delivered) return withCookies(new JsonAnswer(body, 200, headers), cookies)
    return async () => {
      await delivered
      return worlds.run(call.world, async (later) => {
        const after = later.begin()
        const known = awaited.answer(after.state)
        if (known === undefined) return new JsonAnswer(body, 200, headers)
        const final = successEnvelope(known)
        checkAnswer?.(operation, 200, final)
        const text = JSON.stringify(final)
        use?.remember(after.state, { body: text })
        await later.commit(after)
        return new JsonAnswer(text, 200, headers)
      })
    }
  }

  /** A sent token must be valid (O-69). Operations that begin or end a session ignore an invalid one. */
  async function authenticate(
    world: World<Fixed>,
    request: SandboxRequest,
    operation: ContractOperation,
    clock: { now: number },
  ) {
    const transaction = world.begin()
    const now = readClock(transaction.state.clock.get('clock'), realNow())
    clock.now = now
    const token = request.headers.get('authorization-token') ?? undefined
    if (token === undefined) return { user: undefined, token, now }
    const user = customerOf(transaction.state, token, now)
    await world.commit(transaction)
    if (!user && operation.definition['x-effect'] !== 'session') throw unauthorized()
    return { user: user ?? undefined, token: user ? token : undefined, now }
  }
}

function isSeen(
  state: State<unknown>,
  user: UserRecord | undefined,
  companyId: number | undefined,
  thing: Thing,
  id: number,
): boolean {
  if (!user) return false
  if (thing === 'machineId') return ownMachine(state, user, companyId, id) !== undefined
  return visibleOrders(state, user).some((order) => order.id === id)
}

/** Only operations that declare it: a login isn't replayed, a finished registration is. */
const takesKey = ({ parameters }: ContractOperation) =>
  parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key')

function requireSessid(
  operation: ContractOperation,
  { body, headers }: CheckedRequest,
  sessid: string,
): void {
  const place = operation.definition['x-csrf'] ?? 'none'
  if (place === 'none') return
  const sent = place === 'header' ? headers['X-SESSID'] : (body as { SESSID?: unknown } | undefined)?.SESSID
  if (sent !== sessid)
    throw refuse(
      'sessidInvalid' satisfies RefusalCode<AnyOperation>,
      'Сессия обновилась, повторите действие.',
      place === 'body' ? 'SESSID' : 'X-SESSID',
    )
}

/** An answer that waits for something; the world is free until then. */
type Waiting = () => Promise<Answer>

const finished = (given: Answer | Waiting) => (typeof given === 'function' ? given() : given)

function withCookies(answer: JsonAnswer, cookies: readonly string[]): JsonAnswer {
  answer.cookies.push(...cookies)
  return answer
}

type Checking = { value: CheckedRequest } | { error: unknown }

async function settled(promise: Promise<CheckedRequest>): Promise<Checking> {
  try {
    return { value: await promise }
  } catch (error) {
    return { error }
  }
}
