import { isRecord, listOf, recordOf } from '../model/record.ts'

/** What objects of a schema tell of a thing that other answers tell of too (`x-thing`, openapi/README.md). */
export interface ThingTold {
  kind: string
  /** Facts that identify it, each alone; none: there is one such thing for a visitor. */
  by: readonly string[]
  /** Names of facts by the names of fields that are called otherwise here. */
  as: ReadonlyMap<string, string>
  /** The only fields that are facts; absent: all. */
  only?: ReadonlySet<string>
  /** Fields that are no facts: they depend on the place. */
  apart: ReadonlySet<string>
  /** Facts that depend on the branch asked for and on the visitor. */
  varies: ReadonlySet<string>
  /** Facts that stand deeper: their steps by name. */
  tells: ReadonlyMap<string, readonly string[]>
  /** Fields that are lists of parts of the thing: kind of the part, and the field that identifies it. */
  parts: ReadonlyMap<string, { kind: string; by: string }>
}

const keys = new Set(['kind', 'by', 'as', 'only', 'apart', 'varies', 'tells', 'parts'])
const read = new WeakMap<object, readonly ThingTold[]>()

/** The things that a schema speaks of. @throws Error for a declaration that can't be read */
export function thingsOf(schema: Readonly<Record<string, unknown>>): readonly ThingTold[] {
  const known = read.get(schema)
  if (known) return known
  const source = schema['x-thing']
  const all = source === undefined || source === false ? [] : Array.isArray(source) ? source : [source]
  const things = all.map((one) => readThing(one))
  read.set(schema, things)
  return things
}

/** Whether what stands here is a copy of its own, such as an address of an order. */
export const isApart = (schema: Readonly<Record<string, unknown>>): boolean => schema['x-thing'] === false

/** The rule that a kind of things gives, and what it says. */
export const ruleOfKind = (kind: string) => `same-${kind}`
export const saysOfKind = (kind: string) =>
  `Wherever a thing of the kind ${kind} stands, the same is told of it.`

/** What a rule of things says, by its id. */
export const saysOfRule = (id: string) => saysOfKind(id.replace(/^same-/, ''))

/** The rules that the things of a schema give. */
export function rulesOfThings(schema: Readonly<Record<string, unknown>>): string[] {
  return thingsOf(schema).flatMap(({ kind, parts }) =>
    [kind, ...[...parts.values()].map((part) => part.kind)].map(ruleOfKind),
  )
}

function readThing(source: unknown): ThingTold {
  if (!isRecord(source)) throw new Error('x-thing must be false, an object or a list of objects')
  const { kind } = source
  if (typeof kind !== 'string' || !/^[a-z]+(-[a-z]+)*$/.test(kind))
    throw new Error('x-thing needs a kind of small letters and hyphens')
  const strange = Object.keys(source).find((key) => !keys.has(key))
  if (strange !== undefined) throw new Error(`x-thing: ${strange} is no field of it`)
  const only = source['only'] === undefined ? undefined : new Set(texts(source['only']))
  return {
    kind,
    by: typeof source['by'] === 'string' ? [source['by']] : texts(source['by']),
    as: new Map(Object.entries(recordOf(source['as'])).map(([own, fact]) => [own, text(fact)])),
    ...(only && { only }),
    apart: new Set(texts(source['apart'])),
    varies: new Set(texts(source['varies'])),
    tells: new Map(
      Object.entries(recordOf(source['tells'])).map(([fact, path]) => [fact, text(path).split('.')]),
    ),
    parts: new Map(
      Object.entries(recordOf(source['parts'])).map(([field, part]) => {
        const { kind: own, by } = recordOf(part)
        return [field, { kind: text(own), by: text(by) }]
      }),
    ),
  }
}

const texts = (source: unknown) => listOf(source).map((one) => text(one))

function text(source: unknown): string {
  if (typeof source !== 'string') throw new Error(`x-thing: ${JSON.stringify(source)} is no name`)
  return source
}

/** Names of fields that a declaration speaks of. */
export function fieldsNamed({ as, only, apart, parts, tells }: ThingTold): string[] {
  return [
    ...as.keys(),
    ...(only ?? []),
    ...apart,
    ...parts.keys(),
    ...[...tells.values()].flatMap(([first = '']) => first),
  ]
}
