import { pointerOf } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { itemsOfParts, membersOfParts, partsOf } from '../model/schema-parts.ts'
import { holdsBelow } from '../model/holds-below.ts'
import { isApart, type ThingTold, thingsOf } from './thing.ts'

/** One thing that an answer tells of another thing. */
export interface Fact {
  kind: string
  /** Which thing, by one of its ids. */
  thing: string
  name: string
  /** `undefined` where the answer leaves out what its schema has. */
  value: unknown
  schema: unknown
  /** Place in the answer. */
  pointer: string
  /** It depends on the branch asked for and on the visitor. */
  varies: boolean
}

type Members = ReadonlyMap<string, unknown>

/** What a valid answer tells of things that other answers may tell of. */
export function factsIn(document: object, schema: unknown, answer: unknown): Fact[] {
  const facts: Fact[] = []
  const visit = (node: unknown, value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null || !isRecord(node) || !holdsThings(document, node)) return
    const parts = partsOf(document, node, value)
    if (parts.some(isApart)) return
    if (Array.isArray(value)) {
      const items = itemsOfParts(parts)
      value.forEach((item, index) => visit(items, item, `${pointer}/${index}`))
    }
    if (!isRecord(value)) return
    const members = membersOfParts(parts)
    const things = [...new Set(parts.flatMap((part) => thingsOf(part)))]
    for (const told of things) {
      const apart = new Set(things.flatMap((one) => (one.kind === told.kind ? [...one.apart] : [])))
      facts.push(...factsOf(document, { ...told, apart }, members, value, pointer))
    }
    for (const [name, member] of Object.entries(value))
      if (members.has(name)) visit(members.get(name), member, pointer + pointerOf(name))
  }
  visit(schema, answer, '')
  return facts
}

function factsOf(
  document: object,
  told: ThingTold,
  members: Members,
  value: Readonly<Record<string, unknown>>,
  pointer: string,
): Fact[] {
  const { kind, by, as, only, apart, varies, tells, parts } = told
  const ownName = new Map([...as].map(([own, fact]) => [fact, own]))
  const ids = by.map((fact) => [fact, value[ownName.get(fact) ?? fact]] as const)
  const known =
    by.length === 0 ? [''] : ids.filter(([, id]) => isId(id)).map(([fact, id]) => `${fact} ${String(id)}`)
  const facts: Fact[] = []
  for (const thing of known) {
    for (const [own, schema] of members) {
      if (apart.has(own) || (only && !only.has(own))) continue
      const name = as.get(own) ?? own
      facts.push({
        kind,
        thing,
        name,
        varies: varies.has(name),
        value: own in value ? value[own] : schemaAt(document, schema)['default'],
        schema,
        pointer: pointer + pointerOf(own),
      })
    }
    for (const [name, steps] of tells)
      facts.push({
        kind,
        thing,
        name,
        varies: varies.has(name),
        ...deeper(document, members, value, steps),
        pointer: pointer + pointerOf(...steps),
      })
  }
  const [thing] = known
  if (thing === undefined) return facts
  return [
    ...facts,
    ...[...parts].flatMap(([field, part]) =>
      factsOfParts(
        document,
        { ...part, whole: thing },
        { schema: members.get(field), value: value[field] },
        pointer + pointerOf(field),
      ),
    ),
  ]
}

function factsOfParts(
  document: object,
  { kind, by, whole }: { kind: string; by: string; whole: string },
  { schema, value: list }: Told,
  pointer: string,
): Fact[] {
  if (!Array.isArray(list)) return []
  const items = itemsOfParts(partsOf(document, schema, list))
  return list.flatMap((item: unknown, index) => {
    if (!isRecord(item) || !isId(item[by])) return []
    const thing = `${whole} ${by} ${String(item[by])}`
    return [...membersOfParts(partsOf(document, items, item))].map(([name, own]) => ({
      kind,
      thing,
      name,
      varies: false,
      value: item[name],
      schema: own,
      pointer: `${pointer}/${index}${pointerOf(name)}`,
    }))
  })
}

/** What stands some steps below, and its schema. */
function deeper(
  document: object,
  members: Members,
  value: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
): { value: unknown; schema: unknown } {
  const own = value[first]
  const schema = members.get(first)
  if (rest.length === 0 || !isRecord(own)) return { value: rest.length === 0 ? own : undefined, schema }
  return deeper(document, membersOfParts(partsOf(document, schema, own)), own, rest)
}

const isId = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Whether things are told of in a schema or anywhere below it. */
const holdsThings = holdsBelow((schema) => thingsOf(schema).length > 0)

/**
 * Where two values differ in what both of their schemas know; `undefined` where they tell the same. What is null and what is
 * absent tell the same, and so do two lists of words in another order.
 */
export function differenceOf(document: object, one: Told, other: Told): string | undefined {
  const a = one.value ?? undefined
  const b = other.value ?? undefined
  if (a === b) return undefined
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return ''
    if (a.every((item) => typeof item !== 'object'))
      return JSON.stringify(a.map(String).toSorted()) === JSON.stringify(b.map(String).toSorted())
        ? undefined
        : ''
    const [first, second] = [one, other].map((told) =>
      itemsOfParts(partsOf(document, told.schema, told.value)),
    )
    return firstOf(a.keys(), (index) =>
      below(
        pointerOf(String(index)),
        differenceOf(document, { schema: first, value: a[index] }, { schema: second, value: b[index] }),
      ),
    )
  }
  if (isRecord(a) && isRecord(b)) {
    const [first, second] = [
      membersOfParts(partsOf(document, one.schema, a)),
      membersOfParts(partsOf(document, other.schema, b)),
    ]
    return firstOf(
      [...first.keys()].filter((name) => second.has(name)),
      (name) =>
        below(
          pointerOf(name),
          differenceOf(
            document,
            { schema: first.get(name), value: a[name] },
            { schema: second.get(name), value: b[name] },
          ),
        ),
    )
  }
  return ''
}

export interface Told {
  schema: unknown
  value: unknown
}

const below = (step: string, found: string | undefined) => (found === undefined ? undefined : step + found)

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
