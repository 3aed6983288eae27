import { type ContractDocument, isRecord, resolve } from '../model/bundle.ts'
import { valueAt } from './json-pointer.ts'

export type Schema = Record<string, unknown>

export interface DeclaredHeader {
  name: string
  required: boolean
  schema: Schema
  /** Where header and schema stand inside the bundled document, as Ajv takes it; no schema where it has a `content`. */
  pointer: string
  schemaPointer?: string
}

/** One declared status of an operation: `200`, a range such as `2XX`, or `default`. */
export interface DeclaredAnswer {
  status: string
  mediaTypes: string[]
  /** JSON pointer of the schema inside the bundled document, as Ajv takes it; absent when the body isn't JSON. */
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

/** The schema behind references; siblings of a `$ref` that only describe are dropped. */
export function schemaAt(document: ContractDocument, node: unknown): Schema {
  const schema = resolve<unknown>(document, node)
  return isRecord(schema) ? schema : {}
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
  const content = isRecord(answer['content']) ? answer['content'] : {}
  const json = Object.entries(content).filter(
    (entry): entry is [string, Schema] => isJsonType(entry[0]) && isRecord(entry[1]),
  )
  const pointers = json.flatMap(([type, media]) => {
    if (!isRecord(media['schema'])) return []
    const place = `${own}/content/${pointerToken(type)}/schema`
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
    headers: Object.entries(isRecord(answer['headers']) ? answer['headers'] : {})
      // OpenAPI says the media type by `content` alone.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, header]) => readHeader(document, name, header, `${own}/headers/${pointerToken(name)}`)),
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
  const examples = isRecord(content['examples']) ? content['examples'] : {}
  const named = new Map(
    Object.entries(examples).map(([name, node]) => {
      const example = resolve<unknown>(document, node)
      return [name, isRecord(example) ? example['value'] : undefined]
    }),
  )
  if (named.size === 0 && content['example'] !== undefined) named.set('example', content['example'])
  return named
}

/** A media type without its parameters, in small letters. */
export function bareType(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase()
}

/** Where the references of a node end; `undefined` when it is none. */
export function targetPointer(document: ContractDocument, node: unknown): string | undefined {
  let pointer: string | undefined
  let current = node
  while (isRecord(current) && typeof current['$ref'] === 'string') {
    const next = current['$ref']
    // Siblings of a reference belong to the schema: Ajv has to see them.
    if (Object.keys(current).some((key) => key !== '$ref' && key !== 'description' && key !== 'summary'))
      return pointer
    pointer = next.slice(1)
    current = valueAt(document, pointer)
  }
  return pointer
}

/** A key as a part of a pointer that is a URI fragment. */
export function pointerToken(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
