import type { ContractDocument } from './document.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, recordOf } from './record.ts'
import { type Schema, schemaAt, targetPointer } from './reference.ts'

export interface DeclaredHeader {
  name: string
  required: boolean
  schema: Schema
  /** Where header and schema stand inside the bundled document; no schema where it has a `content`. */
  pointer: string
  schemaPointer?: string
}

/** One declared status of an operation: `200`, a range such as `2XX`, or `default`. */
export interface DeclaredAnswer {
  status: string
  mediaTypes: string[]
  /** JSON pointer of the schema inside the bundled document; absent when the body isn't JSON. */
  schemaPointer?: string
  /** The same for each JSON media type; the first is `schemaPointer`. */
  schemaPointers: ReadonlyMap<string, string>
  /** The constants of `status` that tell the branches of a `oneOf` apart; empty where they don't. */
  branches: string[]
  headers: DeclaredHeader[]
  examples: ReadonlyMap<string, unknown>
}

/** What the contract says of a status: exactly, else of its range, else for all others. */
export function declaredAnswer(
  answers: ReadonlyMap<string, DeclaredAnswer>,
  status: number,
): DeclaredAnswer | undefined {
  return (
    answers.get(String(status)) ??
    answers.get(`${Math.floor(status / 100)}XX`) ??
    answers.get(`${Math.floor(status / 100)}xx`) ??
    answers.get('default')
  )
}

/** `application/json`, `application/problem+json` and their like. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType)
}

/** Reads a status of `responses`; `pointer` says where it stands in the document. */
export function readAnswer(
  document: ContractDocument,
  status: string,
  node: unknown,
  pointer: string,
): DeclaredAnswer {
  const answer = schemaAt(document, node)
  const own = targetPointer(document, node) ?? pointer
  const content = recordOf(answer['content'])
  const json = Object.entries(content).filter(
    (entry): entry is [string, Schema] => isJsonType(entry[0]) && isRecord(entry[1]),
  )
  const pointers = json.flatMap(([type, media]) => {
    if (!isRecord(media['schema'])) return []
    const place = `${own}${pointerOf('content', type, 'schema')}`
    return [[bareType(type), targetPointer(document, media['schema']) ?? place] as const]
  })
  const [first] = json
  const schema = first ? schemaAt(document, first[1]['schema']) : {}
  return {
    status,
    mediaTypes: Object.keys(content).map(bareType),
    ...(pointers[0] && { schemaPointer: pointers[0][1] }),
    schemaPointers: new Map(pointers),
    branches: branchesByStatus(document, schema),
    headers: Object.entries(recordOf(answer['headers']))
      // OpenAPI says the media type by `content` alone.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, header]) => readHeader(document, name, header, `${own}${pointerOf('headers', name)}`)),
    examples: first ? namedExamples(document, first[1]) : new Map(),
  }
}

function readHeader(document: ContractDocument, name: string, node: unknown, place: string): DeclaredHeader {
  const header = schemaAt(document, node)
  const pointer = targetPointer(document, node) ?? place
  const schema = schemaAt(document, header['schema'])
  return {
    name,
    required: header['required'] === true,
    schema,
    pointer,
    ...(isRecord(header['schema']) && {
      schemaPointer: targetPointer(document, header['schema']) ?? `${pointer}/schema`,
    }),
  }
}

/** What a schema may say beside its `oneOf` without asking more of the value. */
const describing = new Set(['oneOf', 'type', 'title', 'description', 'example', 'examples', 'discriminator'])

/** A branch may be judged alone only when each bears a `status` of its own, and nothing else is asked of all. */
function branchesByStatus(document: ContractDocument, schema: Schema): string[] {
  const { oneOf } = schema
  const isPlain = Object.keys(schema).every((key) => describing.has(key) || key.startsWith('x-'))
  if (!Array.isArray(oneOf) || !isPlain) return []
  const names = oneOf.flatMap((branch: unknown) => {
    const { properties } = schemaAt(document, branch)
    const status = isRecord(properties) ? schemaAt(document, properties['status'])['const'] : undefined
    return typeof status === 'string' ? [status] : []
  })
  return names.length === oneOf.length && new Set(names).size === names.length ? names : []
}

/** The examples of a media type by name; a single `example` is called `example`. */
export function namedExamples(document: ContractDocument, content: Schema): Map<string, unknown> {
  const examples = recordOf(content['examples'])
  const named = new Map(
    Object.entries(examples).map(([name, node]) => [name, schemaAt(document, node)['value']]),
  )
  if (named.size === 0 && content['example'] !== undefined) named.set('example', content['example'])
  return named
}

/** A media type without its parameters, in small letters. */
export function bareType(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase()
}
