import { type ContractDocument, operationEntries, type OperationEntry } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { resolve } from '../model/reference.ts'
import { htmlPointers } from './html-pointers.ts'
import { codesWithData } from '../model/refusal-codes.ts'
import { jsonContent, jsonSchema } from '../model/json-content.ts'

const header = `// Made by \`npm run generate\` from openapi/. Never edit it by hand.\n`

/** Source of `src/generated/operations.ts`: one constant per operation, so that a page carries only what it calls. */
export function operationsFile(document: ContractDocument): string {
  const entries = operationEntries(document)
  const carrying = entries.flatMap(({ operation: { operationId, responses } }) => {
    const codes = codesWithData(document, jsonSchema(document, responses['200']))
    return codes.length > 0 ? [`  ${operationId}: ${codes.map((code) => `'${code}'`).join(' | ')}\n`] : []
  })
  const constants = entries.map((entry) => {
    const { operationId } = entry.operation
    return `export const ${operationId}: OperationOf<'${operationId}'> = ${JSON.stringify(facts(document, entry))}\n`
  })
  return `${header}import type { operations } from './api-types.ts'

/** Name of an operation of the contract; the first part of its query key and its method in the sandbox. */
export type OperationId = keyof operations

/** What the client, the gateway and the sandbox must know of an operation beyond its types. */
export interface OperationOf<Id extends OperationId> {
  readonly id: Id
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template of the contract, relative to the site root. */
  readonly path: string
  /** Who may call it: anybody, or only a logged-in customer. */
  readonly auth: 'guest' | 'token'
  /** What it does to the backend's state, whatever its method. */
  readonly effect: 'read' | 'write' | 'destructive' | 'session'
  /** Where the anti-forgery value goes (R-API-04, O-74). */
  readonly csrf?: 'body' | 'header'
  /** What its answer depends on: the visitor, the branch, or nothing. */
  readonly varies: 'visitor' | 'branch' | 'none'
  /** Operations whose cached answers it makes stale. */
  readonly invalidates?: readonly OperationId[]
  /** It takes an Idempotency-Key. */
  readonly idempotent?: true
  /** Header parameters with one allowed value. */
  readonly headers?: Readonly<Record<string, string>>
  /** A success gives a token; \`guest\`: nobody who is logged in may ask for it. */
  readonly opensSession?: 'anyone' | 'guest'
  /** It takes an upload (multipart) of so many bytes at most. */
  readonly uploadBytes?: number
  /** A success is a file. */
  readonly answersFile?: true
  /** The path parameter that may hold slashes. */
  readonly multiSegment?: string
  /** Places of HTML inside \`data\`, \`*\` for any item. */
  readonly html?: readonly string[]
}

/** Codes whose refusals carry \`data\`, of the operations that have such; with every other code it is null. */
export interface CodesWithData {
${carrying.join('')}}

${constants.join('')}`
}

/** Source of \`src/generated/operation-list.ts\`: all operations at once, for servers and mocks only. */
export function operationListFile(document: ContractDocument): string {
  const ids = operationEntries(document).map((entry) => entry.operation.operationId)
  return `${header}import * as all from './operations.ts'

/** Every operation of the contract. Never imported by the shop's client code: it would carry them all. */
export const operationList = [
${ids.map((id) => `  all.${id},`).join('\n')}
] as const
`
}

function facts(document: ContractDocument, { path, method, operation, parameters }: OperationEntry) {
  const constants = parameters.flatMap(({ in: place, name, schema: node }) => {
    const schema = resolve<unknown>(document, node)
    const only = isRecord(schema) ? schema['const'] : undefined
    return place === 'header' && typeof only === 'string' ? [[name, only] as const] : []
  })
  const multiSegment = parameters.find((parameter) => parameter['x-multi-segment'])?.name
  const html = htmlPointers(document, { path, method, operation, parameters })
  const csrf = operation['x-csrf'] ?? 'none'
  const invalidates = operation['x-invalidates'] ?? []
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: needsToken(operation.security ?? document.security ?? []) ? 'token' : 'guest',
    effect: operation['x-effect'],
    ...(csrf === 'none' ? {} : { csrf }),
    varies: operation['x-varies'],
    ...(invalidates.length > 0 ? { invalidates } : {}),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? { idempotent: true } : {}),
    ...(operation['x-opens-session'] ? { opensSession: operation['x-opens-session'] } : {}),
    ...(operation['x-upload-bytes'] ? { uploadBytes: operation['x-upload-bytes'] } : {}),
    ...(jsonContent(document, operation.responses['200']) ? {} : { answersFile: true }),
    ...(constants.length > 0 ? { headers: Object.fromEntries(constants) } : {}),
    ...(multiSegment ? { multiSegment } : {}),
    ...(html.length > 0 ? { html } : {}),
  }
}

/** No alternative without the token: guests are refused. An empty list means that nothing is asked. */
function needsToken(security: Record<string, string[]>[]): boolean {
  return security.length > 0 && security.every((requirement) => 'token' in requirement)
}
