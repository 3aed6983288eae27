import { type Formula, parseFormula } from './formula.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, listOf, recordOf } from './record.ts'
import { schemaAt } from './reference.ts'
import { subschemas } from './subschemas.ts'
import { partsOf } from './undocumented-fields.ts'

/** One rule of `x-sums`: a field of the object equals a formula over its other fields. */
export interface SumRule {
  field: string
  equals: string
  formula: Formula
  /** The rule is about each item of a list, and a formula counts items with the same value of this field only. */
  by?: string
  /** Whether it is about an object, by its `when` and `unless`. */
  concerns: (value: Record<string, unknown>) => boolean
}

/** A figure that isn't what the other figures of the answer say. */
export interface WrongSum {
  pointer: string
  expected: number
  got: unknown
  /** The formula, as the contract has it. */
  equals: string
}

const read = new WeakMap<object, readonly SumRule[]>()

/** The rules of a schema. @throws Error for one that can't be read */
export function sumRules(schema: Record<string, unknown>): readonly SumRule[] {
  const known = read.get(schema)
  if (known) return known
  const rules = listOf(schema['x-sums']).map((rule): SumRule => {
    const { field, equals, when, unless, by } = recordOf(rule)
    if (typeof field !== 'string' || typeof equals !== 'string')
      throw new Error('a rule needs the texts field and equals')
    if (by !== undefined && (typeof by !== 'string' || !/^[^[]+\[\]\.[^[]+$/.test(field)))
      throw new Error(`a rule with by needs a field of one list, list[].figure, not ${field}`)
    return {
      field,
      equals,
      ...(by !== undefined && { by }),
      formula: parseFormula(equals),
      concerns: (value) =>
        (when === undefined || isOne(value, when)) && (unless === undefined || !isOne(value, unless)),
    }
  })
  read.set(schema, rules)
  return rules
}

/** Whether each field named has one of the values listed for it. */
function isOne(value: Record<string, unknown>, condition: unknown): boolean {
  return Object.entries(recordOf(condition)).every(([name, allowed]) => listOf(allowed).includes(value[name]))
}

/** Figures of a valid value that contradict each other by the `x-sums` of its schema. */
export function wrongSums(document: object, schema: unknown, value: unknown): WrongSum[] {
  return isRecord(schema) && holdsSums(document, schema) ? wrongIn(document, schema, value, '') : []
}

function wrongIn(document: object, schema: unknown, value: unknown, pointer: string): WrongSum[] {
  const parts = partsOf(document, schema, value)
  if (Array.isArray(value)) {
    const allOf = parts.map((part) => part['items']).filter(isRecord)
    return allOf.length === 0
      ? []
      : value.flatMap((item, index) => wrongIn(document, { allOf }, item, `${pointer}/${index}`))
  }
  if (!isRecord(value)) return []
  const own = [...new Set(parts)].flatMap((part) =>
    sumRules(part).flatMap((rule) => wrongBy(rule, value, pointer)),
  )
  const inside = Object.entries(value).flatMap(([name, member]) => {
    const allOf = parts.map((part) => recordOf(part['properties'])[name]).filter(isRecord)
    return allOf.length === 0 ? [] : wrongIn(document, { allOf }, member, pointer + pointerOf(name))
  })
  return [...inside, ...own]
}

function wrongBy(rule: SumRule, value: Record<string, unknown>, pointer: string): WrongSum[] {
  const { field, equals, formula, by, concerns } = rule
  if (!concerns(value)) return []
  const judge = (got: unknown, path: readonly string[], read: (path: string) => unknown[]): WrongSum[] => {
    if (got === undefined || got === null) return []
    const expected = formula.valueOf(read)
    if (Number.isNaN(expected) || expected === got) return []
    return [{ pointer: pointer + pointerOf(...path), expected, got, equals }]
  }
  if (by === undefined)
    return judge(valuesAt(value, field)[0], field.split('.'), (path) => valuesAt(value, path))
  const [list = '', figure = ''] = field.split('[].')
  return valuesAt(value, `${list}[]`).flatMap((item, index) => {
    const isInGroup = (other: unknown) => recordOf(other)[by] === recordOf(item)[by]
    return judge(valuesAt(item, figure)[0], [...list.split('.'), `${index}`, ...figure.split('.')], (path) =>
      valuesAt(value, path, isInGroup),
    )
  })
}

/**
 * The values at a path such as `items[].sum`; none where nothing stands.
 * @param counts which items of the lists
 */
function valuesAt(value: unknown, path: string, counts: (item: unknown) => boolean = () => true): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, step) => {
      const members = found.map((one) => recordOf(one)[step.replace('[]', '')])
      return step.endsWith('[]') ? members.flatMap(listOf).filter(counts) : members
    },
    [value],
  )
}

const holding = new WeakMap<object, boolean>()

/** Whether `x-sums` stands in a schema or anywhere below it; most answers hold no figures. */
function holdsSums(document: object, schema: Record<string, unknown>): boolean {
  const known = holding.get(schema)
  if (known !== undefined) return known
  const seen = new Set<object>()
  const holds = (node: unknown): boolean => {
    const own = schemaAt(document, node)
    if (seen.has(own)) return false
    seen.add(own)
    return 'x-sums' in own || subschemas(own).some(({ schema: inner }) => holds(inner))
  }
  const result = holds(schema)
  holding.set(schema, result)
  return result
}

/** Paths of a rule that lead to no field of the schema. */
export function unknownFields(document: object, schema: unknown, rule: SumRule): string[] {
  const named = [rule.field, ...rule.formula.fields]
  const { by } = rule
  const groups =
    by === undefined
      ? []
      : named.filter((path) => path.includes('[]')).map((path) => path.replace(/(.*\[\]\.).*/, `$1${by}`))
  return [...named, ...groups].filter((path) => !isField(document, schema, path))
}

function isField(document: object, schema: unknown, path: string): boolean {
  return (
    path.split('.').reduce<unknown[]>(
      (found, step) => {
        const members = found
          .flatMap((one) => branches(document, one))
          .map((one) => recordOf(one['properties'])[step.replace('[]', '')])
          .filter(isRecord)
        return step.endsWith('[]')
          ? members.flatMap((one) => branches(document, one)).map((one) => one['items'])
          : members
      },
      [schema],
    ).length > 0
  )
}

/** The schema behind a reference with the members of its `allOf`, `oneOf` and `anyOf`. */
function branches(document: object, node: unknown): Record<string, unknown>[] {
  const own = schemaAt(document, node)
  const inner = subschemas(own).filter(({ keyword }) => ['allOf', 'oneOf', 'anyOf'].includes(keyword))
  return [own, ...inner.flatMap(({ schema }) => branches(document, schema))]
}
