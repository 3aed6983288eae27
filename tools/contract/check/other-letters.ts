import { isDeepStrictEqual } from 'node:util'
import type { Exchange } from './client.ts'
import { idsIn } from './other-things.ts'
import type { RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isText } from './seen-values.ts'

/** Texts of an operation that are asked for in other letters. */
const most = 2

/** Whoever looks for text ignores case: the contract says so of every search. */
export class OtherLetters {
  readonly #asked = new Map<string, number>()

  /** Asks for a text that something was found by once more, in capitals. */
  async judge(run: RunContext, parts: RequestParts, exchange: Exchange): Promise<void> {
    const { operation, values } = parts
    const name = operation.parameters
      .filter(({ in: place }) => place === 'query')
      .map((parameter) => parameter.name)
      .find((one) => isText.test(one))
    const value = name === undefined ? undefined : values[name]
    const asked = this.#asked.get(operation.id) ?? 0
    if (!run.contract.houseRules || name === undefined || typeof value !== 'string' || asked >= most) return
    const other = value.toUpperCase()
    const found = idsOf(exchange)
    if (other === value || found.length === 0) return
    this.#asked.set(operation.id, asked + 1)
    const again = await run.ask({
      ...parts,
      values: { ...values, [name]: other },
      purpose: `${name} in capitals`,
    })
    if (!run.succeeded(again)) return
    const isSame = isDeepStrictEqual(idsOf(again), found)
    // What is found may have changed in between.
    const isStill = isSame || isDeepStrictEqual(idsOf(await run.ask(parts)), found)
    run.state(again, isSame || !isStill, {
      rule: 'other-letters',
      pointer: `request ${name}`,
      message: 'a text in capitals must find what it finds otherwise, in the same order',
    })
  }
}

const idsOf = ({ json }: Exchange) => [...idsIn(json)]
