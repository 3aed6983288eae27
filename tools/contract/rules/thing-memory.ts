import { valueAt } from '../model/json-pointer.ts'
import type { BrokenRule } from './judge-rule.ts'
import type { Seen } from './seen.ts'
import { ruleOfKind, saysOfKind } from './thing.ts'
import { differenceOf, type Fact, factsIn } from './thing-facts.ts'
import type { Tried } from './value-rules.ts'

/** The place of a branch for answers that are made for nobody in particular. */
const everybody = 'everybody'

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
  /** One telling of each operation, by kind, thing, branch and fact. */
  #told = new Map<string, Map<string, Map<string, Map<string, Telling[]>>>>()
  /** Bodies that were taken, by who told them: the same one tells nothing new. */
  #heard = new WeakMap<object, Set<string>>()

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
    if (this.#isHeard(body, `${operation.id} ${branch}`)) return []
    const broken: BrokenTelling[] = []
    const tried = new Map<string, number>()
    // An answer tells thousands of facts: what is the same for all of a thing is looked up once.
    for (const fact of factsIn(this.#document, schema, body)) {
      const things = entryOf(this.#told, fact.kind, newMap)
      const branches: Map<string, Map<string, Telling[]>> = entryOf(things, fact.thing, newMap)
      const known = entryOf(
        entryOf(branches, fact.varies ? (operation.isForAll ? everybody : branch) : '', newMap),
        fact.name,
        newList,
      )
      const [first] = known
      if (first === undefined) {
        known.push({ ...fact, seen })
        continue
      }
      tried.set(fact.kind, (tried.get(fact.kind) ?? 0) + known.length)
      const isNew = !known.some((one) => one.seen.operation.id === operation.id)
      // Nearly all facts are one text or number that everybody tells alike.
      if (!isNew && known.every(({ value }) => value === fact.value)) continue
      const telling = { ...fact, seen }
      broken.push(...this.#compare(telling, known))
      if (isNew) known.push(telling)
    }
    for (const [kind, times] of tried) this.#onTried(ruleOfKind(kind), times)
    return broken
  }

  forget(): void {
    this.#told = new Map()
    this.#heard = new WeakMap()
  }

  #isHeard(body: unknown, teller: string): boolean {
    if (typeof body !== 'object' || body === null) return false
    const tellers = this.#heard.get(body) ?? new Set<string>()
    this.#heard.set(body, tellers)
    const isHeard = tellers.has(teller)
    tellers.add(teller)
    return isHeard
  }

  /** The one that is alone with what it tells is blamed, the last one where nobody is. */
  #compare(telling: Telling, known: readonly Telling[]): BrokenTelling[] {
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

const newMap = () => new Map<never, never>()
const newList = () => []

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = create()
  map.set(key, value)
  return value
}

const isRead = ({ seen: { operation } }: Telling) => operation.effect === 'read'

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
