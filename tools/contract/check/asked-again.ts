import type { Contract } from '../model/contract.ts'
import { RuleMemory } from '../rules/rule-memory.ts'
import { judgeAnswer } from './answer-rules.ts'
import type { Client, Exchange, Visitor } from './client.ts'
import type { Journal } from './journal.ts'
import type { LinkedFinding, MeaningMemory } from './meaning-memory.ts'
import type { CheckOptions } from './options.ts'

/** A rule that two fresh answers broke so often needs no further ones. */
const certainAfter = 3

interface AskedAgainParts {
  contract: Contract
  level: CheckOptions['level']
  client: Client
  journal: Journal
  meaning: MeaningMemory
}

/**
 * Asks two reads again, one right after the other, before they are told to contradict each other: between the first answers
 * a backend may have finished a document, shipped an order or sold to somebody else.
 */
export class AskedAgain {
  readonly #parts: AskedAgainParts
  readonly #confirmed = new Map<string, number>()

  constructor(parts: AskedAgainParts) {
    this.#parts = parts
  }

  /** @returns the findings that fresh answers repeat; a change in between ends what was read */
  async confirm(visitor: Visitor, linked: readonly LinkedFinding[]): Promise<LinkedFinding[]> {
    const confirmed: LinkedFinding[] = []
    const asked = new Map<string, ReadonlySet<string> | undefined>()
    for (const one of linked) {
      const { rule } = one.finding
      const times = this.#confirmed.get(rule) ?? 0
      if (one.reads && times < certainAfter) {
        const key = one.reads.map(({ call: { target, body = '' } }) => `${target} ${body}`).join(' ')
        if (!asked.has(key)) asked.set(key, await this.#brokenAgain(visitor, one.reads))
        const broken = asked.get(key)
        if (broken && !broken.has(rule)) continue
        this.#confirmed.set(rule, times + 1)
      }
      confirmed.push(one)
    }
    if (confirmed.length < linked.length) this.#parts.meaning.memoryOf(visitor).forgetReads()
    return confirmed
  }

  /** The rules that two fresh answers break together; `undefined` where there is no such answer any more. */
  async #brokenAgain(visitor: Visitor, reads: readonly Exchange[]): Promise<ReadonlySet<string> | undefined> {
    const { contract, level, client, journal } = this.#parts
    const memory = new RuleMemory(contract.document)
    const broken = new Set<string>()
    for (const { call } of reads) {
      const exchange = await client.send(visitor, call)
      journal.answered(exchange)
      const { seen } = judgeAnswer(contract, exchange, level)
      if (!seen?.isSuccess) return undefined
      for (const { id } of memory.observe(seen)) broken.add(id)
    }
    return broken
  }
}
