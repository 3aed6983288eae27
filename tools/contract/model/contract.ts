import {
  type Credential,
  credentialOf,
  type FurtherCredential,
  furtherCredentials,
  needsCredential,
} from './credential.ts'
import { bodyKind, bodyKinds } from './body-kind.ts'
import { type DeclaredAnswer, namedExamples, readAnswer } from './declared-answers.ts'
import { type ContractDocument, type OperationEntry, operationEntries, type Parameter } from './document.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, recordOf } from './record.ts'
import { type Schema, schemaAt, targetPointer } from './reference.ts'

export interface RequestBody {
  mediaType: string
  schema: Schema
  /** Where the schema stands in the bundled document. */
  schemaPointer: string
  required: boolean
  example: unknown
  /** Name of the example, and where it stands. */
  shown?: { name: string; pointer: string }
  /** How a form writes its fields, by name: `style`, `explode` and `allowReserved`. */
  encoding: Record<string, unknown>
}

/** What an answer hands on: values for the parameters (or body fields) of another operation. */
export interface OperationLink {
  operationId: string
  values: Record<string, unknown>
}

/** An operation as the tools need it. */
export interface CheckedOperation {
  /** The operationId, or method and path where there is none; both where several operations share an id. */
  id: string
  method: string
  path: string
  tag: string
  effect: 'read' | 'write' | 'destructive' | 'session'
  csrf: 'none' | 'body' | 'header'
  /** Calls of one visitor in so many seconds; the next one is 429. */
  limit?: { calls: number; seconds: number }
  /** A user needs one of these in the company of the object, else 403 (`x-rights`). */
  rights: readonly string[]
  /** Reads whose answers are stale once it is done (`x-invalidates`). */
  invalidates: readonly string[]
  /** Its answer is the same for everybody at every branch. */
  isForAll: boolean
  needsToken: boolean
  /** Proofs that are asked for together with the contract's credential. */
  furtherProofs: FurtherCredential[]
  /** It is called without the contract's credential: the further proofs stand in its place. */
  provesOtherwise?: boolean
  /** A security scheme that can't be followed here, without which it is not answered. */
  blockedBy?: string
  parameters: Parameter[]
  body?: RequestBody
  /** It takes only bodies that aren't made here, such as uploads. */
  foreignBody?: string
  answers: ReadonlyMap<string, DeclaredAnswer>
  links: OperationLink[]
}

export interface Contract {
  /** Path of the file that was read. */
  file: string
  document: ContractDocument
  operations: CheckedOperation[]
  byId: ReadonlyMap<string, CheckedOperation>
  /** The contract knows visitors by the cookie `SID`. */
  hasSession: boolean
  /**
   * Its operations bear `x-effect`: it is written by the rules of `openapi/README.md`, and what OpenAPI can't state
   * holds too (SESSID, slashes, envelope, paging). Of any other contract only what it says itself is checked.
   */
  houseRules: boolean
  /** How a customer proves who they are; absent where nobody has to. */
  credential?: Credential
  /** Name of the security scheme that it comes from. */
  credentialScheme?: string
  /** Ids that several operations share. */
  doubledIds: string[]
}

/**
 * The operations of a bundled document; `file` is only named in reports.
 * @param isGiven whether a proof of a security scheme is at hand: it is chosen before others
 */
export function contractOf(
  document: ContractDocument,
  file: string,
  isGiven: (scheme: string) => boolean = () => false,
): Contract {
  const entries = operationEntries(document)
  const houseRules = entries.some(({ operation }) => operation['x-effect'] !== undefined)
  const schemes = Object.values(document.components?.['securitySchemes'] ?? {})
  const hasSession =
    houseRules && schemes.some((one) => isRecord(one) && one['in'] === 'cookie' && one['name'] === 'SID')
  const main = credentialOf(document, entries, houseRules, isGiven)
  const credential = main?.credential
  const ids = entries.map(({ operation }) => operation.operationId)
  const doubledIds = [...new Set(ids.filter((id, index) => id && ids.indexOf(id) !== index))]
  const operations = entries.map((entry) =>
    checkedOperation(document, entry, houseRules, { credential, doubledIds }),
  )
  return {
    file,
    document,
    operations,
    byId: new Map(operations.map((one) => [one.id, one])),
    hasSession,
    houseRules,
    doubledIds,
    ...(main && { credential: main.credential, credentialScheme: main.scheme }),
  }
}

const effects = {
  get: 'read',
  head: 'read',
  options: 'read',
  trace: 'read',
  query: 'read',
  delete: 'destructive',
} as const

function checkedOperation(
  document: ContractDocument,
  entry: OperationEntry,
  houseRules: boolean,
  { credential, doubledIds }: { credential: Credential | undefined; doubledIds: readonly string[] },
): CheckedOperation {
  const { path, method, operation, parameters } = entry
  const item = targetPointer(document, document.paths[path]) ?? pointerOf('paths', path)
  const base = `${item}/${method}`
  const { further, blocked, isMainUsed } = furtherCredentials(document, operation, houseRules, credential)
  const effect = method in effects ? effects[method as keyof typeof effects] : 'write'
  return {
    id: idOf(entry, doubledIds),
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    effect: operation['x-effect'] ?? effect,
    isForAll: operation['x-varies'] === 'none',
    csrf: operation['x-csrf'] ?? 'none',
    rights: operation['x-rights'] ?? [],
    ...(operation['x-limit'] && { limit: operation['x-limit'] }),
    invalidates: operation['x-invalidates'] ?? [],
    needsToken: needsCredential(document, operation, houseRules),
    furtherProofs: further,
    ...(!isMainUsed && { provesOtherwise: true }),
    ...(blocked !== undefined && { blockedBy: blocked }),
    parameters,
    ...readBody(document, operation.requestBody, { pointer: `${base}/requestBody`, houseRules }),
    answers: new Map(
      Object.entries(operation.responses ?? {})
        // By our rules `default` belongs to what stands before the backend, which answers declared statuses only.
        .filter(([status]) => !houseRules || status !== 'default')
        .map(([status, answer]) => [
          status,
          readAnswer(document, status, answer, `${base}/responses/${status}`),
        ]),
    ),
    links: readLinks(document, operation.responses),
  }
}

function idOf({ path, method, operation }: OperationEntry, doubled: readonly string[]): string {
  const place = `${method.toUpperCase()} ${path}`
  // An id may also be empty.
  const id = operation.operationId === '' ? place : (operation.operationId ?? place)
  return doubled.includes(id) ? `${id} (${place})` : id
}

/** The first body that can be written: JSON, else a form; of other contracts parts, texts and bytes too. */
function readBody(
  document: ContractDocument,
  node: unknown,
  { pointer, houseRules }: { pointer: string; houseRules: boolean },
): Pick<CheckedOperation, 'body' | 'foreignBody'> {
  const body = schemaAt(document, node)
  if (!isRecord(body['content'])) return {}
  const types = Object.keys(body['content'])
  const kinds = houseRules ? bodyKinds.slice(0, 2) : bodyKinds
  const mediaType = kinds
    .map((kind) => types.find((one) => bodyKind(one) === kind))
    .find((one) => one !== undefined)
  const content = mediaType === undefined ? undefined : body['content'][mediaType]
  if (mediaType === undefined || !isRecord(content))
    return body['required'] === true && types[0] !== undefined ? { foreignBody: types[0] } : {}
  const examples = namedExamples(document, content)
  const name = examples.has('success') ? 'success' : [...examples.keys()][0]
  const media = (targetPointer(document, node) ?? pointer) + pointerOf('content', mediaType)
  const place = `${media}/schema`
  return {
    body: {
      mediaType,
      schema: schemaAt(document, content['schema']),
      schemaPointer: targetPointer(document, content['schema']) ?? place,
      required: body['required'] === true,
      example: examples.get(name ?? ''),
      ...(name !== undefined && {
        shown: { name, pointer: media + ('examples' in content ? pointerOf('examples', name) : '/example') },
      }),
      encoding: recordOf(content['encoding']),
    },
  }
}

function readLinks(document: ContractDocument, responses: unknown): OperationLink[] {
  const answer = isRecord(responses) ? schemaAt(document, responses['200'] ?? responses['201']) : {}
  return Object.values(recordOf(answer['links'])).flatMap((node) => {
    const link = schemaAt(document, node)
    const { operationId, parameters, requestBody } = link
    if (typeof operationId !== 'string') return []
    return [{ operationId, values: { ...recordOf(parameters), ...recordOf(requestBody) } }]
  })
}
