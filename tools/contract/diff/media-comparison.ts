import { pointerOf } from '../model/json-pointer.ts'
import { referenceOf, schemaAt } from '../model/reference.ts'
import type { ContractDocument } from '../model/document.ts'
import { recordOf } from '../model/record.ts'
import {
  type Caller,
  type Difference,
  type Direction,
  sameJson,
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

/** The pointer of a node in its document: that of its reference, or the place where it was met. */
export function sourceOfNode(node: unknown, place: string): string {
  return referenceOf(node) ?? place
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
    const place = { pointer: '', source: `${source}/content${pointerOf(type)}` }
    if (!(type in own)) {
      const means = direction === 'request' ? verdictOf('narrower', 'request') : verdict(true, true)
      return [{ kind: 'media-type-removed', ...place, message: `${type} removed`, ...means }]
    }
    if (!(type in old)) {
      // Where there was no body at all, nobody waits for another form of it.
      const means = none && direction === 'answer' ? verdict(false, true) : verdictOf('wider', direction)
      return [{ kind: 'media-type-added', ...place, message: `${type} added`, ...means }]
    }
    const [media, newMedia] = [schemaAt(documents.before, old[type]), schemaAt(documents.after, own[type])]
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
    Object.entries(recordOf(content)).map(([type, media]) => [
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
        source: `${source}/examples${pointerOf(name)}`,
        message: `example “${name}” ${what}`,
        ...wordsOnly,
      },
    ]
  })
}

function namedExamples(document: ContractDocument, { example, examples }: Node): Node {
  const named = Object.entries(recordOf(examples)).map(
    ([name, one]) => [name, schemaAt(document, one)] as const,
  )
  return { ...Object.fromEntries(named), ...(example !== undefined && { example }) }
}
