import type { Contract } from '../model/contract.ts'
import { RuleMemory } from '../rules/rule-memory.ts'
import type { Seen } from '../rules/seen.ts'
import type { Exchange } from './client.ts'
import type { Finding } from './finding.ts'
import { type Meaning, toldRules } from './meaning.ts'

/** What several answers break together, with the exchange that is blamed. */
export interface LinkedFinding {
  exchange: Exchange
  finding: Finding
  /** Two reads that contradict each other, where no write is judged. */
  reads?: readonly [Exchange, Exchange]
}

/** What each visitor was answered since the last write, and which rules were tried so far. */
export class MeaningMemory {
  /** How often each rule of the contract was tried, by id. */
  readonly tried = new Map<string, number>()
  readonly #contract: Contract
  readonly #keys = new Set<string>()
  readonly #memories = new Map<object, RuleMemory>()
  readonly #exchanges = new WeakMap<Seen, Exchange>()

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** Takes a judged answer; what it and earlier ones break together. */
  hear(
    visitor: object,
    exchange: Exchange,
    { tried, seen }: Pick<Meaning, 'tried' | 'seen'>,
  ): { linked: LinkedFinding[]; problems: string[] } {
    for (const [id, times] of tried) this.#count(id, times)
    const isRepeat = this.#isRepeat(exchange)
    const isWrite = exchange.call.operation !== undefined && exchange.call.operation.effect !== 'read'
    // Whoever writes, and whatever comes of it: what others saw may be over.
    if (isWrite)
      for (const [other, memory] of this.#memories)
        if (other !== visitor || !seen || isRepeat) memory.forget()
    // A repeat with the same key answers the first one's answer and does nothing.
    if (!seen || isRepeat) return { linked: [], problems: [] }
    this.#exchanges.set(seen, exchange)
    const broken = this.memoryOf(visitor).observe(seen)
    const own = (one: Seen) => this.#exchanges.get(one) ?? exchange
    const told = broken.map(({ blamed, reads, ...one }) => ({
      ...toldRules(this.#contract, [one]),
      from: { exchange: own(blamed), ...(reads && { reads: [own(reads[0]), own(reads[1])] as const }) },
    }))
    return {
      linked: told.flatMap(({ findings, from }) => findings.map((finding) => ({ ...from, finding }))),
      problems: told.flatMap(({ problems }) => problems),
    }
  }

  #isRepeat({ call: { headers } }: Exchange): boolean {
    const key = headers['Idempotency-Key']
    if (key === undefined) return false
    const isKnown = this.#keys.has(key)
    this.#keys.add(key)
    return isKnown
  }

  /** What one visitor was answered. */
  memoryOf(visitor: object): RuleMemory {
    const known = this.#memories.get(visitor)
    if (known) return known
    const memory = new RuleMemory(this.#contract.document, (id, times) => this.#count(id, times))
    this.#memories.set(visitor, memory)
    return memory
  }

  #count(id: string, times: number): void {
    this.tried.set(id, (this.tried.get(id) ?? 0) + times)
  }
}
