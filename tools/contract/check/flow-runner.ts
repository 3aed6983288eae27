import { isRecord } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { declaredAnswer } from '../model/declared-answers.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { Exchange, Visitor } from './client.ts'
import { type Flow, type FlowStep, mayAnswer, heldBack, needMail, writeCheckNeeds } from './flows.ts'
import { furtherProofs } from './further-proofs.ts'
import { cancelOwnOrder } from './order-checks.ts'
import { unwritableIn } from './parameter-names.ts'
import { isOnlyMade, madeBody } from './made-body.ts'
import { refusalCode } from './refusal-code.ts'
import { refusedExample } from './refused-example.ts'
import type { RunContext } from './run-context.ts'

/** Runs the steps of a flow that are wanted, or that give wanted ones their values. */
export async function runFlow(run: RunContext, flow: Flow, providers: ReadonlySet<string>): Promise<void> {
  if (flow.writes && !run.options.allowWrites) return
  for (const step of flow.steps) {
    const operation = run.contract.byId.get(step.operation)
    if (!operation || (!run.wanted(operation.id) && !providers.has(operation.id))) continue
    await runStep(run, flow.as === 'guest' ? run.guest : run.customer, operation, step)
  }
}

/** Takes away what the run made; what stays behind is told. */
export async function takeAway(run: RunContext, { steps }: Flow): Promise<void> {
  if (!run.options.allowWrites) return
  await cancelOwnOrder(run)
  for (const step of steps) {
    const operation = run.contract.byId.get(step.operation)
    const names = JSON.stringify([step.values, step.body]).match(/(?<="\$)\w+/g) ?? []
    if (!operation || names.some((name) => !run.captured.has(name))) continue
    if (step.undoes !== undefined && run.journal.isAbsent(step.undoes)) continue
    const exchange = await runStep(run, run.customer, operation, step)
    if (!exchange || !run.succeeded(exchange))
      run.journal.leftovers.push(`${operation.id} did not take away what ${run.runId} made`)
  }
}

/** One request that should be accepted. `undefined` when a value for it isn't known. */
export async function runStep(
  run: RunContext,
  visitor: Visitor,
  operation: CheckedOperation,
  step: FlowStep,
): Promise<Exchange | undefined> {
  const request = run.requestOf(operation, step.values)
  const body = step.body === undefined ? run.bodyOf(operation) : run.filled(step.body)
  const reason = notAskedFor(run, operation, request, body)
  if (!request || reason !== undefined) {
    if (!run.journal.operations.has(operation.id)) run.journal.untested.set(operation.id, reason ?? '')
    return undefined
  }
  const { values } = request
  const isMadeUp = step.body === undefined && !run.contract.houseRules && isOnlyMade(operation, body)
  const guessed = request.guessed || isMadeUp || (step.body === undefined && run.guessesIn(operation))
  run.onProgress(operation.id)
  const exchange = await run.ask({
    operation,
    visitor,
    values,
    body,
    purpose: `${visitor.name}: ${operation.id}`,
  })
  run.journal.untested.delete(operation.id)
  if (exchange.failure !== undefined) return exchange
  const { status } = exchange
  const refusesOnly = !run.contract.houseRules && declaresRefusalsOnly(operation)
  const isDeclared = declaredAnswer(operation.answers, status) !== undefined
  const isFine = refusesOnly && isDeclared && status >= 400
  const own = step.body === undefined ? refusedExample(run, exchange) : undefined
  const excused = isFine ? undefined : excuse(run, operation, visitor, { status, guessed, isMadeUp })
  if (excused !== undefined) {
    run.journal.untested.set(operation.id, own?.message ?? excused)
    if (own?.schemaPointer !== undefined) run.journal.untestedAt.set(operation.id, own.schemaPointer)
    return exchange
  }
  run.state(exchange, isFine || isGood(run, status) || (step.may ?? []).includes(status), {
    rule: 'status',
    pointer: 'status',
    message: `a request of the contract must be answered with ${run.contract.houseRules ? '200' : 'success'}, got ${status}`,
    ...own,
  })
  const success = run.succeeded(exchange)
  const { positive } = run.journal
  positive.asked += 1
  // A redirect, or the only refusals of an operation, are what it promises.
  const isPromised = isFine || (!run.contract.houseRules && isDeclared && isGood(run, status))
  if (isPromised && !success) {
    run.journal.promised.set(operation.id, promiseText(exchange))
    return exchange
  }
  if (!isGood(run, status)) {
    positive.failed += 1
    positive.failedAs.push(`${operation.id} ${status}`)
  } else if (!success) {
    positive.refused += 1
    positive.refusedAs.push(`${operation.id} ${run.contract.houseRules ? refusalCode(exchange) : status}`)
  }
  if (!success) return exchange
  run.accepted.set(operation.id, { operation, values, body })
  keep(run, visitor, exchange, step)
  for (const [name, pointer] of Object.entries(step.repeats ?? {})) {
    const answered = valueAt(exchange.json, `/data${pointer}`)
    if (run.options.level === 'full')
      run.state(exchange, String(answered) === String(values[name]), {
        rule: 'other-answer',
        pointer: `/data${pointer}`,
        message: `must be the ${name} that was asked for`,
      })
  }
  return exchange
}

/** Our contracts answer every success with 200; of others any success and redirect that they declare is one. */
function isGood({ contract }: RunContext, status: number): boolean {
  return contract.houseRules ? status === 200 : status >= 200 && status < 400
}

/** An operation of which the contract names no success: whatever it declares is right. */
function declaresRefusalsOnly({ answers }: CheckedOperation): boolean {
  return answers.size > 0 && [...answers.keys()].every((status) => /^[45]/.test(status))
}

/** Whether a guest may be answered with what an operation declares: refusals alone, 401 or 403 among them. */
function mayRefuseGuests({ contract }: RunContext, operation: CheckedOperation): boolean {
  const isTold = ['401', '403', '4XX', '4xx'].some((status) => operation.answers.has(status))
  return !contract.houseRules && isTold && declaresRefusalsOnly(operation)
}

/** What was answered in place of a success, and where a redirect leads. */
function promiseText({ status, headers }: Exchange): string {
  const location = headers.get('location')
  if (status >= 400) return String(status)
  return location === null ? `${status}, which leads nowhere` : `${status} to ${location}`
}

const unmade = 'no body can be made from its schema'

/** Why a request can't be made; `undefined` when it can. */
function notAskedFor(
  { contract, options }: RunContext,
  operation: CheckedOperation,
  request: object | undefined,
  body: unknown,
): string | undefined {
  const { effect, foreignBody, body: declared, blockedBy, needsToken } = operation
  if (blockedBy !== undefined) return blockedReason(blockedBy)
  // Fetch forbids it, since it would tell secrets of the request.
  if (operation.method === 'TRACE') return 'TRACE can not be sent from here'
  const [unsent] = operation.parameters.flatMap((one) => unwritableIn(contract, one) ?? [])
  if (unsent !== undefined) return unsent
  const { missing } = furtherProofs(operation, options)
  if (needsToken && missing.length > 0) return `needs ${missing.join(' and ')} too`
  if (foreignBody !== undefined) return `its body is ${foreignBody}, which is not made here`
  if (!request && !contract.houseRules && effect !== 'read' && options.level === 'full')
    return 'would change what the run did not make'
  if (!request || hasHole(body)) return 'no value for a required parameter: the list that gives it is empty'
  if (declared?.required === true && body === undefined)
    return (!contract.houseRules && madeBody(contract.document, declared, options.seed).reason) || unmade
  return undefined
}

/**
 * A declared error that is nobody's fault: the thing was only guessed, or the caller has no proof to show. Answers why
 * the operation counts as untested.
 */
function excuse(
  { contract, ownRights }: RunContext,
  { answers, rights }: CheckedOperation,
  { token }: Visitor,
  { status, guessed, isMadeUp }: { status: number; guessed: boolean; isMadeUp: boolean },
): string | undefined {
  if (status === 501) return 'not built yet: the backend answers 501'
  if (status < 400 || status >= 500 || !declaredAnswer(answers, status)) return undefined
  if (status === 429) return 'the backend asked to wait'
  if (!contract.houseRules && (status === 401 || status === 403))
    return token === undefined ? 'needs an account' : 'the account may not ask for it'
  if (status === 403 && ownRights.mayLack({ rights }))
    return `the account has no right to it (${rights.join(' or ')})`
  if (!guessed || (contract.houseRules && status !== 404)) return undefined
  if (isMadeUp && status !== 404)
    return `its body was made up here and refused (${status}): an example in the contract is sent in its place`
  return 'answered with errors only: its example names nothing that the backend has'
}

function keep(run: RunContext, visitor: Visitor, exchange: Exchange, { capture }: FlowStep): void {
  run.follow(exchange)
  for (const [name, pointer] of Object.entries(capture ?? {})) {
    const value = valueAt(exchange.json, `/data${pointer}`)
    if (value === undefined || value === null) continue
    if (name === 'sessid' && typeof value === 'string') visitor.sessid = value
    else {
      run.captured.set(name, value)
      run.seen.learnNamed(name, exchange.json, `/data${pointer}`)
    }
  }
}

function hasHole(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(hasHole)
  return isRecord(body) && Object.values(body).some((value) => value === undefined || hasHole(value))
}

/** Every read that no flow has asked, once, with the values known by now; on a mock without state writes too. */
export async function runTheRest(run: RunContext, providers: ReadonlySet<string> = new Set()): Promise<void> {
  const writesToo = run.options.level === 'shape' && run.options.allowWrites
  for (const operation of run.contract.operations.toSorted(byDepth)) {
    if (!run.wanted(operation.id) && !providers.has(operation.id)) continue
    if (isAsked(run, operation)) continue
    if (operation.effect !== 'read' && !writesToo) continue
    if (operation.needsToken && run.customer.token === undefined && !mayRefuseGuests(run, operation)) continue
    const visitor = run.customer.token === undefined ? run.guest : run.customer
    await runStep(run, visitor, operation, {
      operation: operation.id,
      may: mayAnswer[operation.id] ?? [],
    })
  }
}

/** A read that only a rule has asked for, around a write, is still to be asked for itself. */
function isAsked({ journal, accepted }: RunContext, { id, effect }: CheckedOperation): boolean {
  if (effect === 'read' && journal.wasTried(id)) return accepted.has(id)
  return journal.operations.has(id)
}

/** Lists before their things, so that ids are known when they are asked for. */
export function byDepth(one: CheckedOperation, other: CheckedOperation): number {
  const depth = ({ path }: CheckedOperation) => path.split('{').length
  return depth(one) - depth(other)
}

function blockedReason(scheme: string): string {
  return `its security scheme ${scheme} can't be followed here`
}

/** Tells why operations weren't asked at all. */
export function explainUntested({ contract, journal, options, wanted }: RunContext): void {
  for (const { id, effect, needsToken, blockedBy } of contract.operations) {
    if (!wanted(id) || journal.untested.has(id)) continue
    const held = heldBack[id]
    if (held !== undefined && options.allowWrites && journal.wasTried(id) && !journal.done.has(id))
      journal.untested.set(
        id,
        `only what it refuses was asked for: it ${held}${byOption(options, needMail.has(id))}`,
      )
    if (journal.wasTried(id)) continue
    const reason =
      (held === undefined ? undefined : `${held}${byOption(options, needMail.has(id))}`) ??
      (blockedBy === undefined ? undefined : blockedReason(blockedBy)) ??
      ((needsToken || effect === 'session') && !options.account && options.token === undefined
        ? 'needs an account'
        : effect === 'read' || effect === 'session'
          ? journal.operations.has(id)
            ? 'answered with errors only'
            : 'no flow asks for it'
          : options.allowWrites
            ? 'its steps did not come about: the data that they need is missing'
            : 'changes data: --allow-writes')
    journal.untested.set(id, reason)
  }
}

/** What has to be allowed for it. */
export const byOption = ({ allowLasting }: { allowLasting: boolean }, isMailed = false) => {
  const also = isMailed ? ' with --outbox' : ''
  return allowLasting && !isMailed ? '' : `; --allow-lasting${also}`
}

/** Operations whose answers give the wanted ones their values, through Links or captures. */
export function providersOf(run: RunContext, flows: readonly Flow[]): Set<string> {
  const giving = new Map<string, Set<string>>()
  const gives = (from: string, to: string) => giving.set(to, (giving.get(to) ?? new Set()).add(from))
  for (const { id, links } of run.contract.operations)
    for (const { operationId, values } of links) if (Object.keys(values).length > 0) gives(id, operationId)
  const steps = flows.flatMap((flow) => flow.steps)
  for (const step of steps) {
    const used = JSON.stringify([step.values ?? {}, step.body ?? {}])
    const fields = run.contract.byId.get(step.operation)?.body?.example
    for (const other of steps)
      for (const name of Object.keys(other.capture ?? {}))
        if (used.includes(`"$${name}"`) || (step.body === undefined && isRecord(fields) && name in fields))
          gives(other.operation, step.operation)
  }
  const found = new Set<string>()
  const queue = run.contract.operations.filter(({ id }) => run.wanted(id)).map(({ id }) => id)
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    for (const from of giving.get(id) ?? [])
      if (!found.has(from) && isRead(run, from)) {
        found.add(from)
        queue.push(from)
      }
  if (run.options.allowWrites && run.options.account) for (const id of writeCheckNeeds) found.add(id)
  return found
}

function isRead(run: RunContext, id: string): boolean {
  return run.contract.byId.get(id)?.effect === 'read'
}
