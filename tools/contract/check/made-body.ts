import { bodyKind } from '../model/body-kind.ts'
import type { CheckedOperation, RequestBody } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { FilePart, madeFile } from './file-part.ts'
import { bodySample, sampleOf } from './samples.ts'

/** A body of a contract that isn't of our rules, or why there is none. */
export interface MadeBody {
  value?: unknown
  /** Words for people, where there is no value. */
  reason?: string
}

/** The contract's own example, else what can be made from the schema: texts, bytes and parts too. */
export function madeBody(document: ContractDocument, body: RequestBody, seed: number): MadeBody {
  const { mediaType, example, schema } = body
  const kind = bodyKind(mediaType)
  if (kind === 'json' || kind === 'form') {
    const value = example ?? bodySample(document, body, seed)
    return value === undefined ? { reason: 'no body can be made from its schema' } : { value }
  }
  if (kind === 'multipart') return partsOf(document, body, seed)
  const written =
    typeof example === 'object' ? undefined : (example ?? schema['example'] ?? listOf(schema['examples'])[0])
  if (typeof written === 'string' || typeof written === 'number') return { value: String(written) }
  if (kind === 'xml')
    return { reason: `its body is ${mediaType}, of which the contract has no example as a text` }
  if (example !== undefined)
    return { reason: `its body is ${mediaType}, and the contract's example is no text` }
  const value = kind === 'octets' ? undefined : sampleOf(document, schema, seed)
  return { value: typeof value === 'string' || typeof value === 'number' ? String(value) : someText(schema) }
}

/** Any text of an allowed length. */
function someText({ minLength, maxLength }: Schema): string {
  const word = 'contract-check'
  const least = typeof minLength === 'number' ? minLength : 0
  return word.padEnd(least, '.').slice(0, typeof maxLength === 'number' ? maxLength : undefined)
}

function partsOf(
  document: ContractDocument,
  { schema, encoding, example }: RequestBody,
  seed: number,
): MadeBody {
  const given = recordOf(example ?? schema['example'])
  const required = new Set(listOf(schema['required']))
  const fields: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(recordOf(schema['properties']))) {
    const own = schemaAt(document, node)
    if (own['readOnly'] === true) continue
    const types = fileTypes(document, own, recordOf(encoding[name])['contentType'])
    const value = types ? madeFile(types) : (given[name] ?? sampleOf(document, node, seed))
    if (value !== undefined) fields[name] = own['type'] === 'array' && types ? [value] : value
    else if (required.has(name))
      return {
        reason: types
          ? `its part ${name} is ${types.join(' or ')}, which is not made here`
          : `no value for its part ${name} can be made from the schema`,
      }
  }
  const value = { ...given, ...fields }
  return Object.keys(value).length > 0 ? { value } : { reason: 'no body can be made from its schema' }
}

/** The media types of a part that is a file (3.0: `format: binary`, 3.1: no type at all); `undefined` for any other. */
function fileTypes(
  document: ContractDocument,
  schema: Schema,
  contentType: unknown,
): readonly string[] | undefined {
  const own = schema['type'] === 'array' ? schemaAt(document, schema['items']) : schema
  const { type, format, contentMediaType, contentEncoding } = own
  const declared =
    typeof contentType === 'string' ? contentType.split(',').map((one) => one.trim()) : undefined
  const isOfBytes =
    format === 'binary' ||
    (contentEncoding === undefined && typeof contentMediaType === 'string') ||
    (type === undefined && own['properties'] === undefined && isPlain(own))
  if (!isOfBytes) return undefined
  return declared ?? [typeof contentMediaType === 'string' ? contentMediaType : 'application/octet-stream']
}

const isPlain = (schema: Schema) =>
  ['enum', 'const', 'oneOf', 'anyOf', 'allOf', 'example', 'examples', 'default'].every(
    (key) => !(key in schema),
  )

/** Whether what is sent is nothing that the contract shows: files and texts that only look like what is meant. */
export function isOnlyMade({ body }: CheckedOperation, sent: unknown): boolean {
  if (!body || sent === undefined) return false
  const kind = bodyKind(body.mediaType)
  if (kind === 'multipart')
    return !isRecord(body.example) || Object.values(recordOf(sent)).flat().some(isFile)
  return (kind === 'text' || kind === 'octets') && body.example === undefined
}

const isFile = (value: unknown) => value instanceof FilePart
