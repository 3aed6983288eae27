import { branchesOf } from '../../model/subschemas.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { schemaAt } from '../../model/reference.ts'
import type { ContractDocument } from '../../model/document.ts'
import { jsonSchema, operationPointer } from '../../model/json-content.ts'
import type { Finding, Rule } from './finding.ts'

const verbs = new Set([
  'accept',
  'activate',
  'add',
  'approve',
  'autocomplete',
  'calculate',
  'cancel',
  'change',
  'check',
  'clear',
  'close',
  'complete',
  'confirm',
  'copy',
  'correct',
  'count',
  'create',
  'decide',
  'decline',
  'delete',
  'dispute',
  'download',
  'end',
  'export',
  'find',
  'get',
  'give',
  'import',
  'invite',
  'leave',
  'link',
  'list',
  'locate',
  'read',
  'record',
  'redeliver',
  'register',
  'remove',
  'replace',
  'request',
  'resend',
  'revoke',
  'rotate',
  'save',
  'search',
  'send',
  'set',
  'share',
  'start',
  'suggest',
  'switch',
  'test',
  'update',
  'upload',
  'withdraw',
])
/** Verb and noun in one. */
const whole = new Set(['login', 'logout'])
const extensions = new Set([
  'x-origin',
  'x-effect',
  'x-csrf',
  'x-opens-session',
  'x-upload-bytes',
  'x-limit',
  'x-varies',
  'x-invalidates',
  'x-rights',
  'x-requirements',
  'x-rules',
])
const values: Record<string, readonly string[]> = {
  'x-origin': ['spec', 'extension'],
  'x-effect': ['read', 'write', 'destructive', 'session'],
  'x-csrf': ['none', 'body', 'header'],
  'x-varies': ['visitor', 'branch', 'none'],
}

/** Every path ends in a slash. */
export const trailingSlash: Rule = (document) =>
  Object.keys(document.paths)
    .filter((path) => !path.endsWith('/'))
    .map((path) => ({ rule: 'trailing-slash', place: path, message: 'the path must end in a slash' }))

/** operationId is verbNoun in lowerCamel; summary and description are there. */
export const naming: Rule = (_, entries) =>
  entries.flatMap((entry) => {
    const { operation } = entry
    const id = operation.operationId
    return [
      ...(whole.has(id) || (/^[a-z]+[A-Z][A-Za-z0-9]*$/.test(id) && verbs.has(id.split(/[A-Z]/, 1)[0] ?? ''))
        ? []
        : [finding('operation-id', id, 'must be verbNoun in lowerCamel')]),
      ...(operation.tags?.length === 1
        ? []
        : [finding('one-tag', id, 'must have exactly one tag', operationPointer(entry, 'tags'))]),
    ]
  })

/** Known `x-` extensions only, required ones present, values of their lists, names of operations that exist. */
export const extensionsKnown: Rule = (_, entries) => {
  const ids = new Set(entries.map((entry) => entry.operation.operationId))
  return entries.flatMap(({ operation }) => {
    const place = operation.operationId
    const facts: Record<string, unknown> = { ...operation }
    const unknown = Object.keys(facts).filter((key) => key.startsWith('x-') && !extensions.has(key))
    const missing = Object.keys(values).filter((key) => !values[key]?.includes(String(facts[key])))
    const strange = (operation['x-invalidates'] ?? []).filter((id) => !ids.has(id))
    return [
      ...unknown.map((key) =>
        finding('extension-known', place, `${key} is not an extension of this contract`),
      ),
      ...missing.map((key) =>
        finding('extension-value', place, `${key} must be one of ${values[key]?.join(', ')}`),
      ),
      ...strange.map((id) =>
        finding('invalidates-known', place, `x-invalidates names ${id}, which does not exist`),
      ),
    ]
  })
}

/** The schema of a body, JSON or an upload. */
function bodySchema(document: ContractDocument, node: unknown): unknown {
  const upload = recordOf(schemaAt(document, node)['content'])['multipart/form-data']
  return jsonSchema(document, node) ?? recordOf(upload)['schema']
}

/** SESSID stands in the body of every POST that writes and in the header of every DELETE, and nowhere else (O-74). */
export const sessidWhereDue: Rule = (document, entries) =>
  entries.flatMap(({ method, operation, parameters }) => {
    const place = operation.operationId
    const writes = operation['x-effect'] !== 'read' && operation.operationId !== 'login'
    // A GET has no body: switchContractor is protected by the gateway.
    const due = !writes || method === 'get' ? 'none' : method === 'delete' ? 'header' : 'body'
    const required = requiredOf(document, bodySchema(document, operation.requestBody))
    const inBody = required.includes('SESSID')
    const inHeader = parameters.some(({ in: where, name }) => where === 'header' && name === 'X-SESSID')
    return [
      ...(operation['x-csrf'] === due ? [] : [finding('sessid', place, `x-csrf must be ${due}`)]),
      ...(inBody === (due === 'body')
        ? []
        : [finding('sessid', place, `SESSID in the body: ${inBody}, due: ${due}`)]),
      ...(inHeader === (due === 'header')
        ? []
        : [finding('sessid', place, `X-SESSID: ${inHeader}, due: ${due}`)]),
    ]
  })

/** Who gives a token says so, and only they (O-68): the gateway takes tokens of no other operation. */
export const sessionsOpened: Rule = (document, entries) =>
  entries.flatMap(({ operation }) => {
    const { operationId: place, 'x-opens-session': opens } = operation
    const answer = jsonSchema(document, operation.responses['200'])
    const branches = Array.isArray(answer?.['oneOf']) ? listOf(answer['oneOf']) : [answer]
    const gives = branches.some((branch) => {
      const { data } = recordOf(schemaAt(document, branch)['properties'])
      return requiredOf(document, data).includes('token')
    })
    if (opens !== undefined && opens !== 'anyone' && opens !== 'guest')
      return [finding('opens-session', place, 'x-opens-session must be anyone or guest')]
    return gives === (opens !== undefined)
      ? []
      : [finding('opens-session', place, `x-opens-session: ${opens ?? 'none'}, gives a token: ${gives}`)]
  })

/** Who takes files says how much, and only they: the gateway refuses all other files unread. */
export const uploadsBounded: Rule = (document, entries) =>
  entries.flatMap(({ operation }) => {
    const { operationId: place, 'x-upload-bytes': bytes } = operation
    const takes = 'multipart/form-data' in recordOf(schemaAt(document, operation.requestBody)['content'])
    const isBound = Number.isInteger(bytes) && Number(bytes) > 0
    return takes
      ? isBound
        ? []
        : [finding('upload-bytes', place, 'x-upload-bytes must be a number of bytes')]
      : bytes === undefined
        ? []
        : [finding('upload-bytes', place, 'it takes no multipart/form-data')]
  })

/** A limit is so many calls in so many seconds, and whoever passes it is told so by 429. */
export const limitsStated: Rule = (_document, entries) =>
  entries.flatMap(({ operation }) => {
    const { operationId: place, 'x-limit': limit, responses } = operation
    if (limit === undefined) return []
    const { calls, seconds } = recordOf(limit)
    const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) > 0
    return isWhole(calls) && isWhole(seconds) && '429' in responses
      ? []
      : [finding('limit', place, 'x-limit must have calls and seconds, and the operation must declare 429')]
  })

const forCustomers = [['session', 'token']]
const forVisitors = [['session'], ...forCustomers]
/** A first visit, which has no cookie, may read and log in; a write needs the SESSID of a session (O-122). */
const forEverybody = [[], ...forVisitors]

/** Every operation says who may call it, in one of the three forms of the contract. */
export const securityStated: Rule = (_, entries) =>
  entries.flatMap((entry) => {
    const { operation } = entry
    const { operationId, security } = operation
    const ways = security?.map((way) => Object.keys(way).toSorted())
    const isOpen = operation['x-effect'] === 'read' || operationId === 'login'
    const forms = [forCustomers, isOpen ? forEverybody : forVisitors]
    return forms.some((form) => JSON.stringify(form) === JSON.stringify(ways))
      ? []
      : [
          finding(
            'security',
            operationId,
            `must be one of ${JSON.stringify(forms)}`,
            operationPointer(entry, 'security'),
          ),
        ]
  })

/** R-API-07 … R-API-121 are each described by an operation that names it. */
export const requirementsCited: Rule = (_, entries) => {
  const cited = new Set(entries.flatMap((entry) => entry.operation['x-requirements'] ?? []))
  return Array.from({ length: 115 }, (_unused, index) => `R-API-${String(index + 7).padStart(2, '0')}`)
    .filter((id) => !cited.has(id))
    .map((id) => finding('requirements-cited', id, 'no operation names it in x-requirements'))
}

function requiredOf(document: ContractDocument, node: unknown): string[] {
  const schema = schemaAt(document, node)
  const own = listOf(schema['required']).map(String)
  const parts = branchesOf(schema, 'allOf').flatMap((part) => requiredOf(document, part))
  const branches = ['oneOf', 'anyOf'].flatMap((key) => {
    const [first = [], ...rest] = listOf(schema[key]).map((part) => requiredOf(document, part))
    return first.filter((name) => rest.every((other) => other.includes(name)))
  })
  return [...own, ...parts, ...branches]
}

function finding(rule: string, place: string, message: string, pointer?: string): Finding {
  return { rule, place, message, ...(pointer !== undefined && { pointer }) }
}
