import { valueAt } from '../model/json-pointer.ts'
import type { BrokenRule } from './judge-rule.ts'
import type { Seen } from './seen.ts'
import { ruleOfKind, saysOfKind } from './thing.ts'
import { differenceOf, type Fact, factsIn } from './thing-facts.ts'
import type { Tried } from './value-rules.ts'

/** Who told a fact. */
interface Telling extends Fact {
  seen: Seen
}

/** What two answers tell differently, and which of them is blamed. */
export interface BrokenTelling extends BrokenRule {
  blamed: Seen
  /** Both, where no write is among them. */
  reads?: readonly [Seen, Seen]
}

/** What the answers of one visitor told of things: whoever tells something else of the same thing is found. */
export class ThingMemory {
  readonly #document: object
  readonly #onTried: Tried
  /** One telling of each operation, by thing, fact and branch. */
  readonly #told = new Map<string, Map<string, Telling>>()

  constructor(document: object, onTried: Tried) {
    this.#document = document
    this.#onTried = onTried
  }

  /** Takes an answer; what it and earlier ones tell differently, with the answer that is blamed. */
  observe(seen: Seen): BrokenTelling[] {
    const { schema, body, operation, request } = seen
    if (schema === undefined || !seen.isSuccess) return []
    const { store } = request.query
    const branch = typeof store === 'string' ? store : ''
    const facts = factsIn(this.#document, schema, body)
    return facts.flatMap((fact) => {
      if (fact.varies && operation.isForAll) return []
      const key = `${fact.kind} ${fact.thing} ${fact.name} ${fact.varies ? branch : ''}`
      const known = this.#told.get(key) ?? new Map<string, Telling>()
      this.#told.set(key, known)
      const telling = { ...fact, seen }
      const broken = this.#compare(telling, [...known.values()])
      if (!known.has(operation.id)) known.set(operation.id, telling)
      return broken
    })
  }

  forget(): void {
    this.#told.clear()
  }

  /** The one that is alone with what it tells is blamed, the last one where nobody is. */
  #compare(telling: Telling, known: readonly Telling[]): BrokenTelling[] {
    if (known.length === 0) return []
    this.#onTried(ruleOfKind(telling.kind), known.length)
    const others = known.filter((one) => differenceOf(this.#document, telling, one) !== undefined)
    const [other] = others
    if (!other) return []
    const isAlone = known.length > others.length && others.length === 1
    return [this.#blame(isAlone ? other : telling, isAlone ? telling : other)]
  }

  #blame(blamed: Telling, other: Telling): BrokenTelling {
    const place = differenceOf(this.#document, blamed, other) ?? ''
    const pointer = blamed.pointer + place
    const id = ruleOfKind(blamed.kind)
    const says = saysOfKind(blamed.kind)
    const [got, right] = [blamed, other].map(({ seen, pointer: own }) =>
      shown(valueAt(seen.body, own + place)),
    )
    return {
      id,
      says,
      root: 'answer',
      pointer,
      message: `breaks ${id}: ${other.seen.operation.id} tells something else of the same ${blamed.kind}, got ${got}, there ${right}`,
      blamed: blamed.seen,
      ...(isRead(other) && isRead(blamed) && { reads: [other.seen, blamed.seen] as const }),
    }
  }
}

const isRead = ({ seen: { operation } }: Telling) => operation.effect === 'read'

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
