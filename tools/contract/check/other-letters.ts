import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../model/json-pointer.ts'
import { listOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import { idsIn } from './other-things.ts'
import type { RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isText } from './seen-values.ts'

/** Texts of an operation that are asked for in each other spelling. */
const most = 2

/** Whoever looks for text ignores case and takes «ё» for «е» (openapi.yaml). */
const spellings: readonly { name: string; of: (text: string) => string }[] = [
  { name: 'in capitals', of: (text) => text.toUpperCase() },
  { name: 'with «ё» and «е» changed', of: (text) => text.replaceAll(/[её]/giu, (letter) => swapped(letter)) },
]

const pairs = ['её', 'ЕЁ']
const swapped = (letter: string) =>
  [...(pairs.find((pair) => pair.includes(letter)) ?? '')].find((other) => other !== letter) ?? letter

/** The contract says of every search which letters are alike. */
export class OtherLetters {
  readonly #asked = new Map<string, number>()

  /** Asks for a text that something was found by once more, in its other spellings. */
  async judge(run: RunContext, parts: RequestParts, exchange: Exchange): Promise<void> {
    const { operation, values } = parts
    const name = operation.parameters
      .filter(({ in: place }) => place === 'query')
      .map((parameter) => parameter.name)
      .find((one) => isText.test(one))
    const value = name === undefined ? undefined : values[name]
    if (!run.contract.houseRules || name === undefined || typeof value !== 'string') return
    const found = foundIn(exchange)
    if (found.length === 0) return
    for (const spelling of spellings) {
      const key = `${operation.id} ${spelling.name}`
      const asked = this.#asked.get(key) ?? 0
      const other = spelling.of(value)
      if (other === value || asked >= most) continue
      this.#asked.set(key, asked + 1)
      const purpose = `${name} ${spelling.name}`
      const again = await run.ask({ ...parts, values: { ...values, [name]: other }, purpose })
      if (!run.succeeded(again)) continue
      const isSame = isDeepStrictEqual(foundIn(again), found)
      // What is found may have changed in between.
      const isStill = isSame || isDeepStrictEqual(foundIn(await run.ask(parts)), found)
      run.state(again, isSame || !isStill, {
        rule: 'other-letters',
        pointer: `request ${name}`,
        message: `a text ${spelling.name} must find what it finds otherwise, in the same order`,
      })
    }
  }
}

/** Ids of what was found; what has none is compared by its words, which may repeat those that were typed. */
function foundIn({ json }: Exchange): unknown[] {
  const ids = [...idsIn(json)]
  return ids.length > 0
    ? ids
    : listOf(valueAt(json, '/data/items')).map((item) => folded(JSON.stringify(item)))
}

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
