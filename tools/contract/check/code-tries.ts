import { type CodeTry, codeTries } from '../rules/code-tries.ts'
import { type Expression, jsonValue } from '../rules/expression.ts'
import { type RequestValues, requestValues, type Seen, seenOf } from '../rules/seen.ts'
import { isRecord } from '../model/record.ts'
import type { Exchange, Visitor } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { judgeDue } from './due-refusal.ts'
import { buildCall, type RequestParts, withFreshKey } from './request-builder.ts'
import { bodyJudge } from './wrong-bodies.ts'

/** Stories send them wrongly themselves: what they make must be known there. */
const bySelf = new Set(['addOrder', 'cancelOrder'])

/** Sent so often beside right requests that were refused themselves, a try is given up. */
const mostSent = 3
/** Beside so many writes of an operation the data are looked at for a try that they did not allow before. */
const mostLooks = 8

/** How often each try was looked at and sent; `settled` once it was judged. */
export type TriesMade = Map<string, { looks: number; sent: number; settled?: true }>

/**
 * Sends a write as the `tries` beside its codes change it, before it is sent rightly: only the change is wrong with it.
 * @param made what became of the tries so far; added to
 * @returns what judges them when the right one is answered; `undefined` where nothing was sent
 */
export async function sendTries(
  run: EffectsRun,
  parts: RequestParts,
  made: TriesMade,
): Promise<((done: Exchange) => void) | undefined> {
  const sent: { one: CodeTry; known: { settled?: true }; exchange: Exchange }[] = []
  const ask = readsOf(run, parts)
  for (const one of triesOf(run, parts)) {
    if (one.isRepeat) continue
    const name = nameOf(parts, one)
    const known = made.get(name) ?? { looks: 0, sent: 0 }
    made.set(name, known)
    if (known.settled || known.sent >= mostSent || known.looks >= mostLooks) continue
    known.looks += 1
    const changed = await changedRequest(run, parts, one, ask)
    if (!changed) continue
    known.sent += 1
    sent.push({ one, known, exchange: await sendAs(run, changed, one) })
  }
  if (sent.length === 0) return undefined
  return (done) => {
    for (const { one, known, exchange } of sent)
      // Another refusal may come first where the right one is refused too.
      if (run.succeeded(done) || run.succeeded(exchange)) {
        judge(run, exchange, one)
        known.settled = true
      }
  }
}

const nameOf = ({ operation }: RequestParts, { code, index }: CodeTry) => `${operation.id} ${code} ${index}`

/** Sends what was done once more, as it was or changed, where the contract says that it is refused then. */
export async function repeatTries(run: EffectsRun, parts: RequestParts): Promise<void> {
  const ask = readsOf(run, parts)
  for (const one of triesOf(run, parts)) {
    const repeated = one.isRepeat ? await changedRequest(run, parts, one, ask) : undefined
    if (repeated) judge(run, await sendAs(run, repeated, one), one)
  }
}

/** Sends what reads and calculations were asked for as the `tries` beside their codes change it: each must be refused. */
export async function refuseWrongReads(
  run: EffectsRun & { accepted: ReadonlyMap<string, Omit<RequestParts, 'visitor' | 'purpose'>> },
  visitor: Visitor,
): Promise<void> {
  for (const [id, given] of run.accepted) {
    if (given.operation.effect !== 'read' || !run.wanted(id) || run.journal.isAbsent(id)) continue
    const parts = { ...given, visitor, purpose: 'what is asked wrongly next' }
    const tries = triesOf(run, parts)
    // What was answered once may be refused by now: a cart that is calculated is empty after the order.
    if (tries.length === 0 || !run.succeeded(await run.ask(parts))) continue
    const ask = readsOf(run, parts)
    for (const one of tries) {
      const changed = await changedRequest(run, parts, one, ask)
      if (changed) judge(run, await sendAs(run, changed, one), one)
    }
  }
}

function triesOf({ contract }: EffectsRun, { operation }: RequestParts): readonly CodeTry[] {
  return bySelf.has(operation.id) ? [] : (codeTries(contract.document).get(operation.id) ?? [])
}

async function sendAs(run: EffectsRun, parts: RequestParts, { says }: CodeTry): Promise<Exchange> {
  const values = withFreshKey(parts.values)
  const exchange = await run.send(parts.visitor, buildCall({ ...parts, values, purpose: says }))
  // What was done by mistake has to be taken away too.
  if (run.succeeded(exchange)) run.things.learn(exchange)
  return exchange
}

type Ask = (read: CodeTry['before'][number], request: RequestValues) => Promise<Seen['answer'] | undefined>

/** Asks what tries want to know before; the same read once. Nothing is known where it was refused. */
function readsOf(run: EffectsRun, { visitor }: RequestParts): Ask {
  const { document, byId } = run.contract
  const known = new Map<string, Seen['answer'] | undefined>()
  return async (read, request) => {
    const operation = byId.get(read.operation)
    if (!operation || run.journal.isAbsent(operation.id)) return undefined
    if (operation.needsToken && visitor.token === undefined) return undefined
    const values = Object.fromEntries(
      read.values.map(({ name, value }) => [name, jsonValue(valueOf(value, { request }) ?? null)]),
    )
    const key = `${operation.id} ${JSON.stringify(values)}`
    if (known.has(key)) return known.get(key)
    const names = new Set(operation.parameters.map(({ name }) => name))
    const fields = Object.entries(values).filter(([name]) => !names.has(name))
    const body = operation.body ? Object.fromEntries(fields) : undefined
    const purpose = 'what a wrong request is made of'
    const exchange = await run.ask({ operation, visitor, values, ...(body && { body }), purpose })
    const { target, headers: sent, body: sentBody } = exchange.call
    const wire = { operation, target, requestHeaders: new Headers(sent), requestBody: sentBody }
    const { answer } = seenOf(document, {
      ...wire,
      status: exchange.status,
      headers: exchange.headers,
      body: exchange.json,
    })
    known.set(key, run.succeeded(exchange) ? answer : undefined)
    return known.get(key)
  }
}

/** Its value; `undefined` where it has none on these variables. */
function valueOf(expression: Expression, variables: Readonly<Record<string, unknown>>): unknown {
  try {
    return expression.valueOf(variables)
  } catch {
    // What it names isn't there: the data don't allow the try.
    return undefined
  }
}

function judge(run: EffectsRun, exchange: Exchange, { code, or, says }: CodeTry): void {
  judgeDue(run, exchange, [code, ...or], `${says} It`)
}

/** The request with the change; `undefined` where the data, its places or the contract don't allow it. */
async function changedRequest(
  { contract: { document } }: EffectsRun,
  parts: RequestParts,
  { before, when, change, with: computed, without }: CodeTry,
  ask: Ask,
): Promise<RequestParts | undefined> {
  const { operation, body = operation.body?.example } = parts
  const changed = isRecord(body) ? structuredClone(body) : undefined
  if (operation.body && !changed) return undefined
  const { target, headers, body: text } = buildCall(parts)
  const wire = { operation, target, requestHeaders: new Headers(headers), requestBody: text }
  const request = requestValues(document, wire)
  const variables = { request, before: {} as Record<string, unknown> }
  for (const read of before) {
    const answer = await ask(read, request)
    if (!answer) return undefined
    variables.before[read.name] = answer
  }
  if (when && valueOf(when, variables) !== true) return undefined
  const values: Record<string, unknown> = { ...parts.values }
  if (changed) for (const name of without) delete changed[name]
  for (const { steps, value } of [
    ...change,
    ...computed.map((one) => ({ ...one, value: jsonValue(valueOf(one.value, variables) ?? undefined) })),
  ]) {
    const [first, name] = steps
    if (value === undefined) return undefined
    if (first === 'query' && name !== undefined) values[name] = value
    else if (!changed || !put(changed, steps, value)) return undefined
  }
  if (!changed || !operation.body) return { ...parts, values }
  return bodyJudge(document, operation.body)(changed) ? { ...parts, values, body: changed } : undefined
}

/** Puts a value into its place. @returns false where the object or list of that place is missing */
function put(whole: Record<string, unknown>, steps: readonly string[], value: unknown): boolean {
  const last = steps.at(-1)
  let holder: unknown = whole
  for (const step of steps.slice(0, -1)) holder = (holder as Record<string, unknown> | null)?.[step]
  if (typeof holder !== 'object' || holder === null || last === undefined) return false
  ;(holder as Record<string, unknown>)[last] = value
  return true
}
