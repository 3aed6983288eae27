import { type CodeTry, codeTries } from '../rules/code-tries.ts'
import { isRecord } from '../model/record.ts'
import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { judgeDue } from './due-refusal.ts'
import { buildCall, type RequestParts, withFreshKey } from './request-builder.ts'
import { bodyJudge } from './wrong-bodies.ts'

/** Stories send them wrongly themselves: what they make must be known there. */
const bySelf = new Set(['addOrder', 'cancelOrder'])

/**
 * Sends a write as the `tries` beside its codes change it, before it is sent rightly: only the change is wrong with it.
 * @returns what judges them when the right one is answered; `undefined` where nothing was sent
 */
export async function sendTries(
  run: EffectsRun,
  parts: RequestParts,
): Promise<((done: Exchange) => void) | undefined> {
  const sent: { one: CodeTry; exchange: Exchange }[] = []
  for (const one of triesOf(run, parts)) {
    const body = one.isRepeat ? undefined : changedBody(run, parts, one)
    if (body) sent.push({ one, exchange: await sendAs(run, parts, body, one) })
  }
  if (sent.length === 0) return undefined
  return (done) => {
    for (const { one, exchange } of sent)
      // Another refusal may come first where the right one is refused too.
      if (run.succeeded(done) || run.succeeded(exchange)) judge(run, exchange, one)
  }
}

/** Sends what was done once more, where the contract says that it is refused then. */
export async function repeatTries(run: EffectsRun, parts: RequestParts): Promise<void> {
  for (const one of triesOf(run, parts))
    if (one.isRepeat) judge(run, await sendAs(run, parts, parts.body, one), one)
}

function triesOf({ contract }: EffectsRun, { operation }: RequestParts): readonly CodeTry[] {
  return bySelf.has(operation.id) ? [] : (codeTries(contract.document).get(operation.id) ?? [])
}

async function sendAs(
  run: EffectsRun,
  parts: RequestParts,
  body: unknown,
  { says }: CodeTry,
): Promise<Exchange> {
  const { values } = parts
  const own = withFreshKey(values)
  const exchange = await run.send(parts.visitor, buildCall({ ...parts, values: own, body, purpose: says }))
  // What was done by mistake has to be taken away too.
  if (run.succeeded(exchange)) run.things.learn(exchange)
  return exchange
}

function judge(run: EffectsRun, exchange: Exchange, { code, or, says }: CodeTry): void {
  judgeDue(run, exchange, [code, ...or], `${says} It`)
}

/** The body with the change; `undefined` where it has no place for it, or where the change isn't of the contract. */
function changedBody(
  { contract: { document } }: EffectsRun,
  { operation, body = operation.body?.example }: RequestParts,
  { change, without }: CodeTry,
): Record<string, unknown> | undefined {
  if (!operation.body || !isRecord(body)) return undefined
  const changed = structuredClone(body)
  for (const name of without) delete changed[name]
  for (const { steps, value } of change) if (!put(changed, steps, value)) return undefined
  return bodyJudge(document, operation.body)(changed) ? changed : undefined
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
