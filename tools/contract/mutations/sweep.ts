import type { Call, Client, Exchange, Visitor } from '../check/client.ts'
import type { CheckReport } from '../check/check-report.ts'
import type { Contract } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import { type Mutant, patternOf } from './mutant.ts'
import { MutatingClient } from './mutating-client.ts'
import { relatedOperations } from './related-operations.ts'
import { requestMutants } from './request-mutants.ts'
import { seenPlaces } from './seen-places.ts'
import { valueMutants } from './value-mutants.ts'

type Violation = CheckReport['violations'][number]

/** What became of a mutant. */
export interface Verdict {
  mutant: Mutant
  /** `idle`: the backend's data, or the questions asked, never let it change an answer. */
  outcome: 'caught' | 'missed' | 'idle'
  said: string
}

interface SweepParts {
  contract: Contract
  /** A client that asks the sound backend in a state of its own. */
  begin: () => Client
  check: (client: Client, operations: readonly string[]) => Promise<CheckReport>
}

/** Other operations that are read beside a mutated one. */
const mostRelated = 6
/** Mutants of different fields that are planted together. */
const mostTogether = 12

/** Plants mutants in the answers of reads and holds them against the checker. */
export class Sweep {
  readonly #parts: SweepParts
  readonly #calls = new Map<string, Call[]>()
  readonly #bodies = new Map<string, unknown[]>()
  readonly #requests = new Map<string, number>()
  readonly #related: Map<string, Map<string, number>>

  constructor(parts: SweepParts) {
    this.#parts = parts
    this.#related = relatedOperations(parts.contract)
  }

  /** Checks the sound backend, all of it or some operations, and keeps what it was answered. */
  async record(operations: readonly string[] = []): Promise<CheckReport> {
    const inner = this.#parts.begin()
    const texts = new Set<string>()
    const send = async (visitor: Visitor, call: Call): Promise<Exchange> => {
      const exchange = await inner.send(visitor, call)
      const { operation } = call
      if (!operation || operation.effect !== 'read') return exchange
      this.#requests.set(operation.id, (this.#requests.get(operation.id) ?? 0) + 1)
      const { json, text, status } = exchange
      const isSuccess = status === 200 && isRecord(json) && json['status'] === 'success'
      if (!isSuccess || call.method !== operation.method || call.isProbe) return exchange
      push(this.#calls, operation.id, call)
      if (!texts.has(operation.id + text)) push(this.#bodies, operation.id, json)
      texts.add(operation.id + text)
      return exchange
    }
    return this.#parts.check({ send }, operations)
  }

  /** The reads that were answered. */
  get operations(): string[] {
    return [...this.#bodies.keys()]
  }

  mutantsOf(id: string): Mutant[] {
    const { contract } = this.#parts
    const operation = contract.byId.get(id)
    if (!operation) return []
    return [
      ...valueMutants(id, seenPlaces(contract, id, (this.#bodies.get(id) ?? []).slice(0, 60))),
      ...requestMutants(operation, this.#calls.get(id) ?? []),
    ]
  }

  /** Tries mutants of one operation: many at once where their places tell them apart, fewer where they don't. */
  async try(id: string, mutants: readonly Mutant[]): Promise<Verdict[]> {
    return this.#tryWith(mutants, this.#readWith(id))
  }

  /** Tries mutants in a check of all operations, which proves more and takes longer. */
  async tryBesideAll(mutants: readonly Mutant[]): Promise<Verdict[]> {
    return this.#tryWith(mutants, [])
  }

  async #tryWith(mutants: readonly Mutant[], operations: readonly string[]): Promise<Verdict[]> {
    const verdicts = new Map<Mutant, Verdict>()
    for (const batch of batchesOf(mutants))
      for (const one of await this.#tryBatch(batch, operations)) verdicts.set(one.mutant, one)
    return mutants.flatMap((one) => verdicts.get(one) ?? [])
  }

  async #tryBatch(batch: readonly Mutant[], operations: readonly string[]): Promise<Verdict[]> {
    const client = new MutatingClient(this.#parts.begin(), batch)
    const { violations, failure } = await this.#parts.check(client, operations)
    const strange = new Set(violations)
    const verdicts = batch.map((mutant): Verdict => {
      const found = batch.length === 1 ? violations[0] : violations.find((one) => this.#tells(one, mutant))
      for (const one of violations) if (this.#tells(one, mutant)) strange.delete(one)
      const said = found ? toldOf(found) : (failure ?? '')
      const outcome = found ? 'caught' : client.effective.has(mutant) ? 'missed' : 'idle'
      return { mutant, outcome, said }
    })
    const missed = verdicts.filter(({ outcome }) => outcome === 'missed')
    // A finding without a place may be that of a mutant that seems to be missed.
    // An answer that its schema refuses is not judged any further.
    const isRefused = violations.some(({ rule }) => rule === 'schema' || rule === 'envelope')
    if (batch.length === 1 || missed.length === 0 || (strange.size === 0 && !isRefused)) return verdicts
    const again = new Map<Mutant, Verdict>()
    const half = Math.ceil(missed.length / 2)
    const isWhole = missed.length === batch.length
    const parts = isWhole ? [missed.slice(0, half), missed.slice(half)] : [missed]
    for (const part of parts.filter(({ length }) => length > 0))
      for (const one of await this.#tryBatch(
        part.map(({ mutant }) => mutant),
        operations,
      ))
        again.set(one.mutant, one)
    return verdicts.map((one) => again.get(one.mutant) ?? one)
  }

  /** Whether a finding names the place of a mutant, or breaks a rule that speaks of its field. */
  #tells({ operationId, pointer, message, rule }: Violation, { operation, place }: Mutant): boolean {
    const at = patternOf(pointer)
    const field = place.split('/').findLast((step) => step !== '*') ?? ''
    if (operationId === operation && (at === place || at.startsWith(`${place}/`))) return true
    const source = rulePlaces(this.#parts.contract.document).get(rule)
    if (source === undefined) return false
    if (source.endsWith('/x-thing'))
      return (
        at.split('/').findLast((step) => step !== '*') === field &&
        (operationId === operation || message.includes(operation))
      )
    return new RegExp(`\\b${field}\\b`).test(JSON.stringify(valueAt(this.#parts.contract.document, source)))
  }

  /** The operation and what is cheap to read beside it; operations that rules name go first. */
  #readWith(id: string): string[] {
    const cost = (one: string) => this.#requests.get(one) ?? 0
    const all = [...(this.#related.get(id) ?? [])].filter(([one, share]) => cost(one) * share > 0)
    const byWorth = all.toSorted(([one, share], [other, theirs]) => theirs - share || cost(one) - cost(other))
    return [id, ...byWorth.slice(0, mostRelated).map(([one]) => one)]
  }
}

function batchesOf(mutants: readonly Mutant[]): Mutant[][] {
  const batches: Mutant[][] = []
  for (const mutant of mutants) {
    const field = (one: Mutant) => one.place.split('/').findLast((step) => step !== '*')
    const fits = (batch: readonly Mutant[]) =>
      batch.length < mostTogether && batch.every((one) => !one.alone && field(one) !== field(mutant))
    const batch = mutant.alone ? undefined : batches.find(fits)
    if (batch) batch.push(mutant)
    else batches.push([mutant])
  }
  return batches
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value])
}

const toldOf = ({ operationId, rule, pointer, message }: Violation) =>
  `${operationId} [${rule}] ${pointer}: ${message}`
