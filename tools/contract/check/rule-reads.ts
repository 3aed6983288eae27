import type { Contract } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { recordOf } from '../model/record.ts'
import type { WantedRead } from '../rules/rule-memory.ts'
import { requestValues, seenOf } from '../rules/seen.ts'
import type { Call, Exchange, Visitor } from './client.ts'
import type { MeaningMemory } from './meaning-memory.ts'
import { NothingProved } from './nothing-proved.ts'
import type { RequestParts } from './request-builder.ts'

/** Writes of a run around which a rule's reads are asked, if each of them tries the rule. */
const mostWrites = 6
/** The same if none of them does: the rule's case may come later. */
const mostIdle = 24

interface RuleReadsParts {
  contract: Contract
  meaning: MeaningMemory
  ask: (parts: RequestParts) => Promise<Exchange>
}

/** Asks the reads that the contract's rules want around a write, so that each is tried a few times. */
export class RuleReads {
  readonly #parts: RuleReadsParts
  readonly #asked = new Map<string, number>()
  readonly #keys = new Set<string>()
  #isReading = false

  constructor(parts: RuleReadsParts) {
    this.#parts = parts
  }

  /** Sends a request with the reads that its rules want before and after it. */
  async around(visitor: Visitor, call: Call, send: () => Promise<Exchange>): Promise<Exchange> {
    const { operation, headers, target, body } = call
    if (!operation || operation.effect === 'read' || this.#isReading || this.#isRepeat(headers)) return send()
    const { contract, meaning } = this.#parts
    const tries = (id: string) => meaning.tried.get(id) ?? 0
    const wire = { operation, target, requestHeaders: new Headers(headers), requestBody: body }
    const isOpen = ({ rule }: WantedRead) => (this.#asked.get(rule.id) ?? 0) < mostIdle
    const before = meaning
      .memoryOf(visitor)
      .wantedBefore(operation.id, requestValues(contract.document, wire))
    const open = new Set(before.filter(isOpen).map(({ rule }) => rule.id))
    await this.#read(
      visitor,
      before.filter(({ rule }) => open.has(rule.id)),
    )
    const exchange = await send()
    if (exchange.planned || exchange.failure !== undefined) return exchange
    const seen = seenOf(contract.document, {
      ...wire,
      status: exchange.status,
      headers: exchange.headers,
      body: exchange.json,
    })
    const wanted = meaning.memoryOf(visitor).wantedAfter(seen)
    const after = wanted.filter((one) => (one.rule.before ? open.has(one.rule.id) : isOpen(one)))
    const counts = new Map(after.map(({ rule: { id } }) => [id, tries(id)]))
    const restore = operation.effect === 'session' && seen.isSuccess ? takeToken(visitor, exchange) : () => {}
    try {
      await this.#read(visitor, after)
    } catch (error) {
      // The write is done: the clean-up must know what it made. The next request ends the run.
      if (!(error instanceof NothingProved)) throw error
    } finally {
      restore()
    }
    for (const [id, count] of counts)
      this.#asked.set(id, (this.#asked.get(id) ?? 0) + (tries(id) > count ? mostIdle / mostWrites : 1))
    return exchange
  }

  /** A repeat with the same key does nothing, whatever the rules say of the first. */
  #isRepeat(headers: Record<string, string>): boolean {
    const key = headers['Idempotency-Key']
    if (key === undefined) return false
    const isKnown = this.#keys.has(key)
    this.#keys.add(key)
    return isKnown
  }

  async #read(visitor: Visitor, wanted: readonly WantedRead[]): Promise<void> {
    const { contract, meaning, ask } = this.#parts
    this.#isReading = true
    try {
      for (const one of wanted) {
        const operation = contract.byId.get(one.operationId)
        if (!operation || operation.effect !== 'read') continue
        if (operation.needsToken && visitor.token === undefined) continue
        if (meaning.memoryOf(visitor).knows(one)) continue
        // A thing that the write doesn't name can't be asked for.
        if (operation.parameters.some(({ name, required }) => required === true && one.values[name] === null))
          continue
        const names = new Set(operation.parameters.map(({ name }) => name))
        const fields = Object.entries(one.values).filter(([name]) => !names.has(name))
        const purpose = `${one.rule.id}: what the rule compares`
        const body = operation.body ? recordOf(Object.fromEntries(fields)) : undefined
        await ask({ operation, visitor, values: one.values, ...(body && { body }), purpose })
      }
    } finally {
      this.#isReading = false
    }
  }
}

/** A visitor is who the session makes of them, with the token that was given or none. @returns what undoes it */
function takeToken(visitor: Visitor, { json }: Exchange): () => void {
  const { token } = visitor
  const given = valueAt(json, '/data/token')
  delete visitor.token
  if (typeof given === 'string') visitor.token = given
  return () => {
    delete visitor.token
    if (token !== undefined) visitor.token = token
  }
}
