import { free, readBounded as readWhole, upTo } from '../../src/lib/bounded-body.ts'
import type { SandboxRequest } from './answer.ts'
import type { Schema } from '@cfworker/json-schema'
import {
  resolved,
  type ContractDocument,
  type ContractOperation,
  type OperationObject,
  type ParameterObject,
} from './contract.ts'
import { formParts } from './form-parts.ts'
import { oversizedPart } from './json-bounds.ts'
import { httpProblem, SandboxProblem, type Reason } from './problems.ts'
import { createChecker, type SchemaChecker } from './schema-checker.ts'

/** Bodies above this many bytes are refused with 413. */
export const bodyLimit = 1_000_000
/** The largest number of `errors` of an error status. */
const mostErrors = 100

/** The parts of a request as the contract's types describe them. */
export interface CheckedRequest {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
  /** Called when nothing needs the bytes of a file any more. */
  release: () => void
}

/** Reads and checks one request, or throws 400, 413, 415 or 422. `path` are the decoded segments of the router. */
export type RequestValidator = (
  request: SandboxRequest,
  url: URL,
  operation: ContractOperation,
  path: Readonly<Record<string, string>>,
) => Promise<CheckedRequest>

interface CheckedParameter {
  parameter: ParameterObject
  schema: Schema
  check: SchemaChecker
}

interface Rules {
  parameters: CheckedParameter[]
  body?: { required: boolean; check: SchemaChecker; upload?: UploadBounds }
}

/** Bytes that an upload may have as a whole, and its file alone. */
interface UploadBounds {
  body: number
  file: number
}

/** A validator that compiles the rules of an operation on first use. */
export function createRequestValidator(contract: ContractDocument): RequestValidator {
  const prepared = new Map<string, Rules>()

  return async (request, url, operation, path) => {
    let rules = prepared.get(operation.id)
    if (!rules) prepared.set(operation.id, (rules = prepareRules(contract, operation)))
    requireReadable(url)
    const errors: Reason[] = []
    const checked: CheckedRequest = {
      path: {},
      query: {},
      headers: {},
      body: undefined,
      release: () => undefined,
    }
    const places: Record<ParameterObject['in'], Record<string, unknown>> = {
      path: checked.path,
      query: checked.query,
      header: checked.headers,
      cookie: {},
    }
    for (const { parameter, schema, check } of rules.parameters) {
      const value = readParameter(parameter, schema, request, url, path)
      if (value !== undefined) {
        places[parameter.in][parameter.name] = value
        errors.push(...check(value, parameter.name))
      } else if (parameter.required) {
        errors.push({ code: 'validation', message: 'Обязательный параметр.', field: parameter.name })
      }
    }
    if (rules.body) {
      if (rules.body.upload) Object.assign(checked, await readForm(request, rules.body.upload))
      else checked.body = await readJson(request, rules.body.required)
      const oversized = rules.body.upload ? undefined : oversizedPart(checked.body)
      if (oversized !== undefined)
        throw httpProblem(422, 'validation', 'Слишком много элементов.', { field: oversized.slice(0, 200) })
      if (checked.body !== undefined)
        errors.push(...rules.body.check(rules.body.upload ? asText(checked.body) : checked.body))
    }
    if (errors.length > 0) checked.release()
    if (errors.length > 0) throw new SandboxProblem({ status: 422, errors: errors.slice(0, mostErrors) })
    return checked
  }
}

/** A form as its schema describes it: there a file is a text. */
function asText(form: unknown): unknown {
  return Object.fromEntries(
    Object.entries(form ?? {}).map(([name, value]) => [name, typeof value === 'object' ? '' : value]),
  )
}

function prepareRules(contract: ContractDocument, { definition, parameters }: ContractOperation): Rules {
  const body = definition.requestBody && resolved(contract, definition.requestBody)
  const form = body?.content?.['multipart/form-data']?.schema
  const schema = form ?? body?.content?.['application/json']?.schema
  return {
    parameters: parameters
      .filter((parameter) => parameter.in !== 'cookie')
      .map((parameter) => {
        const own = parameter.schema ?? parameter.content?.['application/json']?.schema ?? {}
        return { parameter, schema: resolved<Schema>(contract, own), check: createChecker(contract, own) }
      }),
    ...(body &&
      schema && {
        body: {
          required: body.required === true,
          check: createChecker(contract, schema),
          ...(form && { upload: boundsOf(contract, form, definition) }),
        },
      }),
  }
}

function boundsOf(contract: ContractDocument, form: Schema, definition: OperationObject): UploadBounds {
  const body = definition['x-upload-bytes'] ?? bodyLimit
  const file = resolved<Schema>(contract, form).properties?.['file']
  return { body, file: (typeof file === 'object' && file.maxLength) || body }
}

function requireReadable({ search }: URL): void {
  if (!search.includes('%')) return
  try {
    decodeURIComponent(search)
  } catch {
    throw httpProblem(400, 'badRequest', 'Запрос закодирован неверно.')
  }
}

function readParameter(
  { name, in: place, content, explode, style }: ParameterObject,
  schema: Schema,
  request: SandboxRequest,
  url: URL,
  path: Readonly<Record<string, string>>,
): unknown {
  if (place === 'query' && typeOf(schema) === 'array' && !content) {
    const given = url.searchParams.getAll(name)
    const items = explode === false ? given.flatMap((list) => list.split(',')) : given
    const itemSchema = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
    return given.length > 0 ? items.map((item) => coerced(item, itemSchema)) : schema.default
  }
  if (place === 'query' && style === 'deepObject') return readMembers(name, url) ?? schema.default
  const text = readText(name, place, request, url, path)
  if (text === undefined) return schema.default
  return content ? parsedOrText(text) : coerced(text, schema)
}

/** `range[height]=90..&range[width]=..5` as an object of texts; `undefined` when there is none. */
function readMembers(name: string, { searchParams }: URL): Record<string, string> | undefined {
  const members = [...searchParams].flatMap(([key, value]) =>
    key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value] as const] : [],
  )
  return members.length > 0 ? Object.fromEntries(members) : undefined
}

function readText(
  name: string,
  place: ParameterObject['in'],
  request: SandboxRequest,
  url: URL,
  path: Readonly<Record<string, string>>,
): string | undefined {
  if (place === 'path') return path[name]
  if (place === 'query') return url.searchParams.getAll(name).at(-1)
  return request.headers.get(name) ?? undefined
}

/**
 * Converts the text of a URL or header to the schema's type. A text that doesn't fit stays, so that the check reports
 * it.
 */
function coerced(text: string, schema: Schema): unknown {
  const type = typeOf(schema)
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

function typeOf({ type }: Schema): string | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function readJson(request: SandboxRequest, required: boolean): Promise<unknown> {
  const bytes = await readBounded(request)
  if (bytes.length === 0) {
    if (required) throw httpProblem(422, 'validation', 'Запрос без тела.')
    return undefined
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw httpProblem(415, 'unsupportedMediaType', 'Тело запроса должно быть в JSON.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw httpProblem(400, 'badRequest', 'Тело запроса не удалось прочитать: это не JSON.')
  }
}

/** The parts of a form; a file is read whole. For the schema a file is a text of any length. */
async function readForm(
  request: SandboxRequest,
  bounds: UploadBounds,
): Promise<Pick<CheckedRequest, 'body' | 'release'>> {
  const bytes = await readBounded(request, bounds.body)
  const release = () => free(bytes)
  try {
    return { body: await partsByName(bytes, request.headers.get('content-type') ?? '', bounds), release }
  } catch (error) {
    release()
    throw error
  }
}

async function partsByName(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  bounds: UploadBounds,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw httpProblem(415, 'unsupportedMediaType', 'Файл отправляют формой multipart/form-data.')
  const form = await formParts(bytes, type).catch(() => {
    throw httpProblem(400, 'badRequest', 'Форму с файлом не удалось прочитать.')
  })
  const parts: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (name in parts) throw httpProblem(422, 'validation', 'Поле названо дважды.', { field: name })
    if (typeof value !== 'string' && value.bytes.length > bounds.file) throw tooLarge()
    parts[name] = value
  }
  if (typeof parts['file'] === 'string') delete parts['file']
  return parts
}

const tooLarge = () => httpProblem(413, 'payloadTooLarge', 'Запрос слишком большой.')

/** The whole body, or 413 if it has more than `limit` bytes, whether its length was announced or not. */
export async function readBounded(
  request: SandboxRequest,
  limit: number = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw tooLarge()
  return readWhole(
    request.body,
    upTo(limit, () => tooLarge()),
    { announced, isOwn: true },
  )
}
