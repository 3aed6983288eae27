import { isDeepStrictEqual } from 'node:util'
import { isRecord, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { isWithin, namedFields } from './named-fields.ts'
import { type OtherBody, otherBodies, sparseBody, withoutChanges } from './other-values.ts'
import { type RequestParts, withFreshKey } from './request-builder.ts'

type Thing = Record<string, unknown>

/** An accepted write that told a thing. */
export interface ToldWrite {
  parts: RequestParts
  id: unknown
  /** Whether it made the thing; otherwise it changed it. */
  isNew: boolean
}

/** How things are looked at and judged around each write. */
interface Judge {
  /** The thing as a read tells it now. */
  look: (id: unknown) => Promise<Thing | undefined>
  thingIn: (exchange: Exchange) => Thing | undefined
  holds: (parts: RequestParts, exchange: Exchange, told: Thing) => void
  leaves: (parts: RequestParts, exchange: Exchange, was: Thing, is: Thing) => void
}

/** Variations of one operation that are sent at most. */
const mostOfOne = 6

/**
 * Changes each field of a thing: with other values, with every word of a vocabulary, with nothing where that may be.
 * What is refused by name is sent again without that field; another refusal proves nothing.
 */
export async function varyChanges(
  run: EffectsRun,
  write: ToldWrite,
  judge: Judge,
  only?: readonly string[],
): Promise<void> {
  const { operation, body: accepted } = write.parts
  if (!operation.body) return
  let was = await judge.look(write.id)
  if (!was) return
  const { document } = run.contract
  // What is not sent stays: each variation is judged by that too.
  const base = sparseBody(document, operation.body, recordOf(accepted))?.body ?? recordOf(accepted)
  const tag = `${String(run.captured.get('runId'))} v`
  const bodies = otherBodies(document, operation.body, base, shownIn(base, was), tag, knownIds(run))
  for (const whole of bodies.slice(0, mostOfOne)) {
    const one = only ? withoutChanges(whole, base, (field) => !only.includes(field)) : whole
    const sent = one && (await sendVariation(run, write.parts, base, one, recordOf(was)['version']))
    const told = sent && judge.thingIn(sent.exchange)
    if (!sent || !told) continue
    judge.holds(sent.parts, sent.exchange, told)
    const is = await judge.look(write.id)
    if (!is) return
    judge.leaves(sent.parts, sent.exchange, was, is)
    was = is
  }
}

/**
 * Makes a thing with other values, and with only what is required, and takes it away as the first one was.
 * @param isCounted what is made stays in some way, and only so much may be made in an hour: once is enough
 */
export async function varyAdditions(
  run: EffectsRun,
  write: ToldWrite,
  judge: Judge,
  takeAway: (id: unknown) => Promise<void>,
  isCounted: boolean,
): Promise<void> {
  const { operation, body: accepted } = write.parts
  if (!operation.body) return
  const base = recordOf(accepted)
  const tag = `${String(run.captured.get('runId'))} n`
  const { document } = run.contract
  const [other, ...more] = otherBodies(document, operation.body, base, {}, tag, knownIds(run))
  const first = other && (await add(other))
  if (!first || isCounted) return
  const sparse = sparseBody(document, operation.body, first)
  if (sparse) await add(sparse)
  // Names of their own, where two things may not share one.
  for (const one of more.slice(0, mostOfOne)) await add({ ...one, body: mergedBodies(base, first, one.body) })

  async function add(variation: OtherBody): Promise<Thing | undefined> {
    const sent = await sendVariation(run, write.parts, base, variation, undefined)
    const told = sent && judge.thingIn(sent.exchange)
    if (!sent || !told) return undefined
    run.things.learn(sent.exchange)
    judge.holds(sent.parts, sent.exchange, told)
    await takeAway(told['id'])
    return recordOf(sent.parts.body)
  }
}

/** Things that the customer had before the run. */
const knownIds = (run: EffectsRun) => (name: string) =>
  /^(order|machine|contract)Id$/.test(name) ? run.captured.get(name) : undefined

/** What `next` changes of the base, and else what `first` changes. */
function mergedBodies(base: unknown, first: Thing, next: Thing): Thing {
  const own = recordOf(base)
  return Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(next)])].map((name) => {
      const [was, before, now] = [own[name], first[name], next[name]]
      if (isRecord(before) && isRecord(now)) return [name, mergedBodies(was, before, now)]
      return [name, isDeepStrictEqual(now, was) ? before : now]
    }),
  )
}

/** Fields of a thing under the names that the request has for them. */
function shownIn(base: Thing, thing: Thing): Thing {
  const [name, own] = Object.entries(base).find(([, value]) => isRecord(value)) ?? []
  // An address is sent as a field of its own.
  return name !== undefined && Object.keys(recordOf(own)).some((field) => field in thing) && !(name in thing)
    ? { ...thing, [name]: { ...recordOf(own), ...thing } }
    : thing
}

/** @returns what was accepted at last */
async function sendVariation(
  run: EffectsRun,
  parts: RequestParts,
  base: Thing,
  variation: OtherBody,
  version: unknown,
): Promise<{ parts: RequestParts; exchange: Exchange } | undefined> {
  let one: OtherBody | undefined = variation
  for (let left = 3; left > 0 && one; left -= 1) {
    const body = { ...one.body, ...('version' in base && version !== undefined && { version }) }
    const values = withFreshKey(parts.values)
    const own: RequestParts = { ...parts, values, body, purpose: one.what }
    const exchange = await run.ask(own)
    if (exchange.planned) return undefined
    if (run.succeeded(exchange)) return { parts: own, exchange }
    const named = namedFields(exchange)
    const refused: OtherBody = one
    // A word that doesn't go with the rest is often told of the rest.
    one =
      withoutChanges(refused, base, (field) => named.some((name) => isWithin(name, field))) ??
      withoutChanges(refused, base, (field) => refused.words.includes(field))
  }
  return undefined
}
