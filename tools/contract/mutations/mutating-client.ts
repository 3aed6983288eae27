import type { Call, Client, Exchange, Visitor } from '../check/client.ts'
import { ParsedBodies } from '../check/parsed-bodies.ts'
import { isRecord } from '../model/record.ts'
import type { Mutant } from './mutant.ts'

/** Asks a sound backend and answers what a wrong one would. */
export class MutatingClient implements Client {
  readonly #inner: Client
  readonly #mutants: readonly Mutant[]
  readonly #bodies = new ParsedBodies()
  /** Mutants by which at least one answer became another. */
  readonly effective = new Set<Mutant>()

  constructor(inner: Client, mutants: readonly Mutant[]) {
    this.#inner = inner
    this.#mutants = mutants
  }

  async send(visitor: Visitor, call: Call): Promise<Exchange> {
    const { operation } = call
    const own = this.#mutants.filter((one) => one.operation === operation?.id)
    // What isn't a call of the operation is a question of HTTP.
    const isProbe = call.isProbe || call.judged === false || call.method !== operation?.method
    if (own.length === 0 || isProbe) return this.#inner.send(visitor, call)
    const heard = own.reduce((one, { hear }) => hear?.(one) ?? one, call)
    const exchange = { ...(await this.#inner.send(visitor, heard)), call }
    if (heard.target !== call.target || heard.body !== call.body)
      await this.#compare(own, visitor, call, exchange)
    return this.#changed(own, exchange)
  }

  async #compare(own: readonly Mutant[], visitor: Visitor, call: Call, exchange: Exchange): Promise<void> {
    const asking = own.filter((one) => one.hear && !this.effective.has(one))
    if (asking.length === 0) return
    const right = await this.#inner.send({ ...visitor }, call)
    if (right.text !== exchange.text) for (const one of asking) this.effective.add(one)
  }

  #changed(own: readonly Mutant[], exchange: Exchange): Exchange {
    const { json, status, text } = exchange
    if (status !== 200 || !isRecord(json) || json['status'] !== 'success') return exchange
    let before = text
    const body = structuredClone(json)
    for (const one of own) {
      if (!one.change) continue
      one.change(body, exchange.call)
      const after = JSON.stringify(body)
      if (!one.hear && JSON.stringify(json) !== after && before !== after) this.effective.add(one)
      before = after
    }
    const changed = JSON.stringify(body)
    if (changed === JSON.stringify(json)) return exchange
    return {
      ...exchange,
      text: changed,
      json: this.#bodies.parse(changed),
      bytes: new TextEncoder().encode(changed),
    }
  }
}
