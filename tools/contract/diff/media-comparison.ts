import { type ContractDocument, isRecord, resolve } from '../model/bundle.ts'
import {
  type Caller,
  type Difference,
  type Direction,
  sameJson,
  step,
  verdict,
  verdictOf,
  wordsOnly,
} from './change.ts'
import type { SchemaComparison } from './schema-comparison.ts'

export interface Documents {
  before: ContractDocument
  after: ContractDocument
}

/** What comparisons of the parts of an operation need. */
export interface Tools {
  documents: Documents
  schemas: SchemaComparison
  caller: Caller
}

type Node = Record<string, unknown>

/** What stands behind references; an empty object for nothing. */
export function nodeAt(document: ContractDocument, node: unknown): Node {
  const target = resolve<unknown>(document, node)
  return isRecord(target) ? target : {}
}

/** The pointer of a node in its document: that of its reference, or the place where it was met. */
export function pointerOf(node: unknown, place: string): string {
  return isRecord(node) && typeof node['$ref'] === 'string' ? node['$ref'] : place
}

/** Content types of a body with their schemas and examples. */
export function compareContent(
  before: unknown,
  after: unknown,
  direction: Direction,
  source: string,
  { documents, schemas }: Pick<Tools, 'documents' | 'schemas'>,
): Difference[] {
  const [old, own] = [byMediaType(before), byMediaType(after)]
  const none = Object.keys(old).length === 0
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((type): Difference[] => {
    const place = { pointer: '', source: `${source}/content${step(type)}` }
    if (!(type in own)) {
      const means = direction === 'request' ? verdictOf('narrower', 'request') : verdict(true, true)
      return [{ kind: 'media-type-removed', ...place, message: `${type} removed`, ...means }]
    }
    if (!(type in old)) {
      // Where there was no body at all, nobody waits for another form of it.
      const means = none && direction === 'answer' ? verdict(false, true) : verdictOf('wider', direction)
      return [{ kind: 'media-type-added', ...place, message: `${type} added`, ...means }]
    }
    const [media, newMedia] = [nodeAt(documents.before, old[type]), nodeAt(documents.after, own[type])]
    const differences = schemas.compare(
      media['schema'] ?? true,
      newMedia['schema'] ?? true,
      direction,
      `${place.source}/schema`,
    )
    if (!sameJson(media['encoding'], newMedia['encoding']))
      differences.push({
        kind: 'encoding-changed',
        ...place,
        message: 'another encoding',
        ...verdict(true, true),
      })
    return [...differences, ...compareExamples(media, newMedia, place.source, documents)]
  })
}

/** By the type alone: letters of either case, spaces and the encoding that everybody uses mean nothing. */
function byMediaType(content: unknown): Node {
  return Object.fromEntries(
    Object.entries(isRecord(content) ? content : {}).map(([type, media]) => [
      type
        .toLowerCase()
        .replaceAll(/\s+/g, '')
        .replace(/;charset="?utf-8"?$/, ''),
      media,
    ]),
  )
}

/** Named and nameless examples; they promise nothing. */
export function compareExamples(
  before: Node,
  after: Node,
  source: string,
  documents: Documents,
): Difference[] {
  const [old, own] = [namedExamples(documents.before, before), namedExamples(documents.after, after)]
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((name) => {
    if (sameJson(old[name], own[name])) return []
    const what = !(name in old) ? 'added' : name in own ? 'changed' : 'removed'
    return [
      {
        kind: 'example-changed',
        pointer: '',
        source: `${source}/examples${step(name)}`,
        message: `example “${name}” ${what}`,
        ...wordsOnly,
      },
    ]
  })
}

function namedExamples(document: ContractDocument, { example, examples }: Node): Node {
  const named = isRecord(examples)
    ? Object.entries(examples).map(([name, one]) => [name, nodeAt(document, one)] as const)
    : []
  return { ...Object.fromEntries(named), ...(example !== undefined && { example }) }
}
