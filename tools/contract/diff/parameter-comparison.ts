import { isRecord } from '../model/record.ts'
import type { OperationEntry } from '../model/document.ts'
import {
  addedVerdict,
  type Change,
  type Difference,
  directions,
  removedVerdict,
  sameJson,
  shown,
  verdict,
  verdictOf,
  wordsOnly,
} from './change.ts'
import { compareContent, compareExamples, sourceOfNode, type Tools } from './media-comparison.ts'
import { pathNames } from './operation-pairs.ts'
import type { SchemaReader, SchemaView } from './schema-view.ts'
import { unusedDefault } from './spot.ts'

type Node = Record<string, unknown>
export type PlacedDifference = Omit<Change, 'operationId'>

/**
 * Parameters by place and name; those of the path by their turn, so that a new name is no new parameter.
 * @param source pointer of the operation in the bundled contract
 */
export function compareParameters(
  before: OperationEntry,
  after: OperationEntry,
  source: string,
  tools: Tools,
): PlacedDifference[] {
  const names = pathNames(after.path)
  const newName = new Map(pathNames(before.path).map((name, index) => [name, names[index] ?? name]))
  const old = new Map(
    before.parameters
      .filter(isParameter)
      .map((one) => [keyOf(one, newName.get(one.name)), one as unknown as Node]),
  )
  const own = new Map(after.parameters.filter(isParameter).map((one) => [keyOf(one), one as unknown as Node]))
  return [...new Set([...old.keys(), ...own.keys()])].flatMap((key) => {
    const place = `parameter ${key}`
    return compareParameter(
      old.get(key),
      own.get(key),
      sourceOf(own.has(key) ? after : before, key, source),
      tools,
    ).map((one) => ({ ...one, place }))
  })
}

/** OpenAPI takes no header parameters of these names: the media types and the security say them. */
function isParameter({ in: place, name }: { in: string; name: string }): boolean {
  return place !== 'header' || !/^(accept|content-type|authorization)$/i.test(name)
}

function keyOf({ in: place, name }: { in: string; name: string }, renamed?: string): string {
  if (place === 'path') return `path ${renamed ?? name}`
  return place === 'header' ? `header ${name.toLowerCase()}` : `${place} ${name}`
}

function sourceOf({ operation, parameters }: OperationEntry, key: string, source: string): string {
  const index =
    parameters.findIndex((one) => keyOf(one) === key) -
    (parameters.length - (operation.parameters?.length ?? 0))
  return sourceOfNode(operation.parameters?.[index], `${source}/parameters/${Math.max(index, 0)}`)
}

function compareParameter(
  before: Node | undefined,
  after: Node | undefined,
  source: string,
  tools: Tools,
): Difference[] {
  const place = { pointer: '', source }
  const { requests } = directions[tools.caller]
  if (!after)
    return [
      { kind: 'parameter-removed', ...place, message: 'parameter removed', ...removedVerdict(requests) },
    ]
  const required = after['required'] === true
  if (!before)
    return [
      {
        kind: required ? 'required-parameter-added' : 'parameter-added',
        ...place,
        message: `${required ? 'required' : 'optional'} parameter added`,
        ...addedVerdict(required, requests),
      },
    ]
  const differences: Difference[] = []
  if (required !== (before['required'] === true))
    differences.push(
      required
        ? {
            kind: 'parameter-became-required',
            ...place,
            message: 'is required now',
            ...verdictOf('narrower', requests),
          }
        : {
            kind: 'parameter-became-optional',
            ...place,
            message: 'may be missing now',
            ...verdictOf('wider', requests),
          },
    )
  const [oldType, type] = [schemaForm(before, tools.schemas.before), schemaForm(after, tools.schemas.after)]
  const [written, newlyWritten] = [writing(before, oldType), writing(after, type)]
  const isListNow = oldType === 'scalar' && type === 'list' && newlyWritten.explode === true
  if (!sameJson(written, newlyWritten) && !isListNow)
    differences.push({
      kind: 'parameter-style-changed',
      ...place,
      message: `written as ${shown(written)} → ${shown(newlyWritten)}`,
      ...verdict(true, true),
    })
  for (const [key, kind] of [
    ['allowEmptyValue', 'parameter-empty'],
    ['x-multi-segment', 'multi-segment'],
  ] as const) {
    const [had, has] = [before[key] === true, after[key] === true]
    if (had !== has)
      differences.push({
        kind: `${kind}-${has ? 'allowed' : 'forbidden'}`,
        ...place,
        message: `${key} ${had} → ${has}`,
        ...verdictOf(has ? 'wider' : 'narrower', requests),
      })
  }
  if ((before['deprecated'] === true) !== (after['deprecated'] === true))
    differences.push({
      kind: 'deprecation-changed',
      ...place,
      message: after['deprecated'] ? 'deprecated' : 'no longer deprecated',
      ...verdict(false, false),
    })
  if (before['description'] !== after['description'])
    differences.push({ kind: 'description-changed', ...place, message: 'another description', ...wordsOnly })
  return [
    ...differences,
    ...compareSchemas(before, after, { oldType, type }, source, tools).map((one) =>
      required && before['required'] === true ? unusedDefault(one, place) : one,
    ),
    ...(isRecord(before['content']) || isRecord(after['content'])
      ? compareContent(before['content'], after['content'], requests, source, tools)
      : []),
    ...compareExamples(before, after, source, tools.documents),
  ]
}

type SchemaForm = 'scalar' | 'list' | 'other'

function schemaForm({ schema }: Node, reader: SchemaReader): SchemaForm {
  const { types, branches } = reader.view(schema ?? true)
  if (types === undefined || branches.length > 0) return 'other'
  if (types.length === 1 && types[0] === 'array') return 'list'
  return types.some((type) => type === 'array' || type === 'object') ? 'other' : 'scalar'
}

/** How a value is written on the wire, defaults filled in. A scalar is written in one way, exploded or not. */
function writing({ in: place, style, explode, allowReserved }: Node, type: SchemaForm) {
  const form = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  const isExploded = explode ?? form === 'form'
  return {
    style: form,
    ...(type !== 'scalar' && { explode: isExploded }),
    allowReserved: allowReserved === true,
  }
}

/** One value is written as an exploded list of one: a list in its place takes more. */
function compareSchemas(
  before: Node,
  after: Node,
  { oldType, type }: { oldType: SchemaForm; type: SchemaForm },
  source: string,
  tools: Tools,
): Difference[] {
  const { requests } = directions[tools.caller]
  const place = { pointer: '', source: `${source}/schema` }
  if (oldType === 'scalar' && type === 'list' && writing(after, type).explode && after['in'] !== 'path') {
    const { items, bounds } = tools.schemas.after.view(after['schema'])
    const means = (bounds['minItems'] ?? 0) > 1 ? 'other' : 'wider'
    return [
      {
        kind: 'parameter-repeats',
        ...place,
        message: 'one value → any number',
        ...verdictOf(means, requests),
      },
      ...asTexts(
        tools.schemas.compare(before['schema'] ?? true, items ?? true, requests, `${place.source}/items`),
        tools.schemas.after.view(items ?? true),
        oldType,
        tools,
      ),
    ]
  }
  return asTexts(
    tools.schemas.compare(before['schema'] ?? true, after['schema'] ?? true, requests, place.source),
    tools.schemas.after.view(after['schema'] ?? true),
    oldType,
    tools,
  )
}

/** A scalar is written as text, whatever its type: where any text is taken, a number or truth value still is. */
function asTexts(
  differences: Difference[],
  after: SchemaView,
  oldType: SchemaForm,
  { caller }: Tools,
): Difference[] {
  const { types, values, patterns, format, bounds } = after
  const isAnyText =
    types?.includes('string') === true &&
    values === undefined &&
    patterns.length === 0 &&
    format === undefined &&
    (bounds['minLength'] ?? 0) < 2 &&
    bounds['maxLength'] === undefined
  if (oldType !== 'scalar' || !isAnyText) return differences
  return differences.map((one) =>
    one.kind === 'type-changed' && one.pointer === ''
      ? {
          ...one,
          kind: 'type-wider',
          message: `${one.message}: any text is taken`,
          ...verdictOf('wider', directions[caller].requests),
        }
      : one,
  )
}
