import type { Finding } from './finding.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { bareType, declaredAnswer, type DeclaredAnswer, isJsonType } from '../model/declared-answers.ts'
import type { Exchange } from './client.ts'
import { oncePerBody } from './once-per-body.ts'
import { fileFindings } from './file-rules.ts'
import { describingPlace, keywordPlaces } from '../model/keyword-places.ts'
import { charsetOf } from '../model/http-facts.ts'
import { pageContradictions, pageOf } from './paging-rules.ts'
import { offersIn, strayReason } from '../model/offered-actions.ts'
import type { ContractDocument } from '../model/document.ts'
import { schemaAt } from '../model/reference.ts'
import { codesWithData, dataOfRefusals } from '../model/refusal-codes.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { fromText } from '../model/wire-text.ts'
import { undocumentedFields } from '../model/undocumented-fields.ts'
import { judgeMeaning, type Meaning } from './meaning.ts'

/** A field that the contract doesn't know, and where it describes what the field was found in. */
export interface UndocumentedField {
  pointer: string
  schemaPointer?: string
}

/** What an answer breaks, and which of its fields the contract doesn't know. */
export interface Judgement extends Meaning {
  findings: Finding[]
  undocumented: UndocumentedField[]
  /** Statements that were tried. */
  checks: number
}

/**
 * Judges any answer of an operation by what the contract says of its status: declared, content type, headers, body,
 * envelope, error codes, cookie, paging. `shape` leaves out what a mock without state can't keep.
 */
export function judgeAnswer(contract: Contract, exchange: Exchange, level: 'full' | 'shape'): Judgement {
  const findings: Finding[] = []
  const { call, status, failure } = exchange
  const operation = call.operation
  const none = { undocumented: [], tried: new Map<string, number>(), problems: [] }
  if (!operation) return { ...none, findings, checks: 0 }
  if (failure !== undefined) {
    const rule = failure.startsWith('no whole answer') ? 'slow' : 'broken-answer'
    return { ...none, findings: [{ rule, pointer: 'answer', message: failure }], checks: 1 }
  }
  // The operation isn't built yet: the report lists it as untested.
  if (status === 501) return { ...none, findings, checks: 0 }
  if (status >= 500)
    findings.push({ rule: 'server-error', pointer: 'status', message: `the backend failed with ${status}` })
  const answer = declaredAnswer(operation.answers, status)
  if (!answer) {
    const declared = [...operation.answers.keys()].join(', ')
    if (status < 500)
      findings.push({
        rule: 'status',
        pointer: 'status',
        message: `${status} is not declared, only ${declared}${leadingTo(exchange)}`,
      })
    return { ...none, findings, checks: 1 }
  }
  findings.push(...headerFindings(contract, exchange, answer), ...redirectFindings(exchange, answer))
  if (level === 'full' && contract.hasSession) findings.push(...cookieFindings(exchange))
  const body = bodyFindings(contract, exchange, answer)
  findings.push(...body.findings)
  if (level === 'full' && contract.houseRules && body.findings.length === 0)
    findings.push(...pagingFindings(contract.document, exchange, operation))
  const checks = 5 + answer.headers.length
  if (body.valid === undefined) return { ...none, findings, undocumented: body.undocumented, checks }
  const meaning = judgeMeaning(contract, exchange, body.valid, level)
  return {
    ...meaning,
    findings: [...findings, ...meaning.findings],
    undocumented: body.undocumented,
    checks: checks + meaning.tried.size,
  }
}

/** Where a redirect leads: the address that was meant, more often than not. */
function leadingTo({ status, headers }: Exchange): string {
  const location = headers.get('location')
  return status >= 300 && status < 400 && location !== null ? `, got a redirect to ${location}` : ''
}

function headerFindings(
  { document }: Contract,
  { headers }: Exchange,
  { headers: declared }: DeclaredAnswer,
): Finding[] {
  return declared.flatMap(({ name, required, schema, pointer: place, schemaPointer }) => {
    const value = headers.get(name)
    const pointer = `header ${name}`
    const rule = 'header'
    if (value === null)
      return required ? [{ rule, pointer, message: 'is missing', schemaPointer: place }] : []
    if (schemaPointer === undefined) return []
    return schemaValidator(document)(schemaPointer, fromText(document, schema, value)).map((problem) => ({
      ...problem,
      rule,
      pointer: pointer + problem.pointer,
    }))
  })
}

/** A redirect whose contract has a `Location` leads somewhere, required or not; where it leads must be an address. */
function redirectFindings({ status, headers }: Exchange, { headers: declared }: DeclaredAnswer): Finding[] {
  if (![301, 302, 303, 307, 308].includes(status)) return []
  const location = headers.get('location')
  const header = declared.find(({ name }) => name.toLowerCase() === 'location')
  const one = (message: string) => [
    { rule: 'header', pointer: 'header Location', message, ...(header && { schemaPointer: header.pointer }) },
  ]
  if (location === null)
    return header?.required === false ? one('is missing: a redirect names where it leads') : []
  return URL.canParse(location, 'http://backend.invalid/') ? [] : one(`must be an address, got ${location}`)
}

const cookieAttributes = [
  { name: 'HttpOnly', pattern: /;\s*HttpOnly/i },
  { name: 'SameSite=Lax or Strict', pattern: /;\s*SameSite=(Lax|Strict)/i },
  { name: 'Max-Age=2592000 (30 days)', pattern: /;\s*Max-Age=2592000\s*(;|$)/i },
  { name: 'Path=/', pattern: /;\s*Path=\/\s*(;|$)/i },
]

function cookieFindings({ headers, sent }: Exchange): Finding[] {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('SID='))
  const pointer = 'header Set-Cookie'
  if (cookie === undefined)
    return sent.sid === undefined
      ? [{ rule: 'cookie', pointer, message: 'a visitor without SID must be given one' }]
      : []
  const isKnown = sent.sid !== undefined && cookie.startsWith(`SID=${sent.sid};`)
  return [
    ...(isKnown
      ? [{ rule: 'cookie', pointer, message: 'SID must not be set while it does not change' }]
      : []),
    ...cookieAttributes
      .filter(({ pattern }) => !pattern.test(cookie))
      .map(({ name }) => ({ rule: 'cookie', pointer, message: `SID must be set with ${name}` })),
  ]
}

interface BodyJudgement extends Pick<Judgement, 'findings' | 'undocumented'> {
  /** Pointer of the schema that a JSON body keeps. */
  valid?: string
}

function bodyFindings(
  contract: Contract,
  exchange: Exchange,
  { schemaPointers, mediaTypes, branches, status }: DeclaredAnswer,
): BodyJudgement {
  const { headers, text, json, call } = exchange
  const none = { findings: [], undocumented: [] }
  const one = (rule: string, pointer: string, message: string) => ({
    undocumented: [],
    findings: [{ rule, pointer, message }],
  })
  // They have no body by HTTP itself.
  if (call.method === 'HEAD' || exchange.status === 304) return none
  if (exchange.status === 204 || mediaTypes.length === 0)
    return exchange.status === 204 && text !== '' ? one('body', 'body', 'a 204 has no body') : none
  const type = bareType(headers.get('content-type') ?? 'nothing')
  if (!mediaTypes.some((declared) => isOfRange(type, declared)))
    return one('content-type', 'header Content-Type', `must be ${mediaTypes.join(' or ')}, got ${type}`)
  if (!isJsonType(type)) return { ...none, findings: fileFindings(exchange) }
  const wrongText = charsetFindings(contract, exchange)
  if (wrongText.length > 0) return { ...none, findings: wrongText }
  const schemaPointer = schemaPointers.get(type) ?? [...schemaPointers.values()][0]
  if (json === undefined)
    return one(
      'json',
      'body',
      text === '' ? 'the body is empty' : `the body is not JSON: ${text.slice(0, 40)}…`,
    )
  if (schemaPointer === undefined) return none
  const branch = branches.indexOf(String(isRecord(json) ? json['status'] : undefined))
  if (branches.length > 1 && branch === -1)
    return one(
      'envelope',
      '/status',
      `must be one of ${JSON.stringify(branches)}, got ${JSON.stringify(isRecord(json) ? json['status'] : json)}`,
    )
  const pointer = branches.length > 1 ? `${schemaPointer}/oneOf/${branch}` : schemaPointer
  const { problems, undocumented } = judgeBySchema(contract.document, pointer, json)
  const findings: Finding[] = problems.map((problem) => ({
    ...problem,
    rule: ruleOf(problem.pointer, status),
  }))
  if (findings.length > 0) return { findings, undocumented }
  const further = [
    ...actionFindings(contract, pointer, text, json),
    ...refusalDataFindings(contract, schemaPointer, json),
  ]
  return { findings: further, undocumented, valid: pointer }
}

/** `data` of a refusal comes with the codes that the contract names (`x-codes`), and with no other. */
function refusalDataFindings({ document }: Contract, schemaPointer: string, json: unknown): Finding[] {
  if (!isRecord(json) || json['status'] !== 'error') return []
  const answer = valueAt(document, schemaPointer)
  const carrying = codesWithData(document, answer)
  const code = valueAt(json, '/errors/0/code')
  if (carrying.length === 0 || carrying.includes(String(code)) === (json['data'] !== null)) return []
  const due = json['data'] === null ? 'must be there' : 'must be null'
  const place = keywordPlaces(document)(dataOfRefusals(document, answer)[0], 'x-codes')
  return [
    {
      rule: 'refusal-data',
      pointer: '/data',
      message: `${due} with ${String(code)}`,
      ...(place !== undefined && { schemaPointer: place }),
    },
  ]
}

/** JSON in another charset than the contract's, told or not; what is no UTF-8 has no meaning to judge. */
function charsetFindings({ document }: Contract, { headers, bytes }: Exchange): Finding[] {
  const rule = charsetOf(document)
  if (!rule) return []
  const told = /;\s*charset="?([^";\s]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  const one = (pointer: string, message: string) => [
    { rule: 'charset', pointer, message, schemaPointer: rule.pointer },
  ]
  if (told !== undefined && told.toLowerCase() !== rule.charset)
    return one('header Content-Type', `the charset must be ${rule.charset}, got ${told}`)
  if (bytes === undefined || rule.charset !== 'utf-8') return []
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return one('body', 'JSON must not begin with a byte order mark')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return []
  } catch {
    return one('body', `JSON must be ${rule.charset}: its bytes are not`)
  }
}

/** Actions that an object offers outside of its table (`x-actions`). */
function actionFindings(
  { document }: Contract,
  schemaPointer: string,
  text: string,
  json: unknown,
): Finding[] {
  if (!text.includes('"allowedActions"')) return []
  return offersIn(document, valueAt(document, schemaPointer), json).flatMap((offer) =>
    offer.actions.flatMap((action, index) => {
      const message = strayReason(offer, action)
      return message === undefined ? [] : [{ rule: 'action', pointer: `${offer.pointer}/${index}`, message }]
    }),
  )
}

const judgeBySchema = oncePerBody((document, schemaPointer, json) => {
  const keptBack: string[] = []
  const undocumented = undocumentedIn(document, schemaPointer, json, keptBack)
  const secrets = keptBack.map((pointer) => ({
    pointer,
    message: 'is write-only: no answer may hold it',
    ...placeIn(document, schemaPointer, pointer),
  }))
  return { problems: [...schemaValidator(document)(schemaPointer, json), ...secrets], undocumented }
})

function placeIn(document: ContractDocument, schemaPointer: string, pointer: string) {
  const place = describingPlace(document, valueAt(document, schemaPointer), pointer)
  return place === undefined ? {} : { schemaPointer: place }
}

function undocumentedIn(
  document: ContractDocument,
  schemaPointer: string,
  json: unknown,
  keptBack: string[],
): UndocumentedField[] {
  const schema = valueAt(document, schemaPointer)
  const secrets = namesWriteOnly(document) ? keptBack : undefined
  return undocumentedFields(document, schema, json, '', secrets).map((pointer) => {
    const place = describingPlace(document, schema, pointer.slice(0, pointer.lastIndexOf('/')))
    return { pointer, ...(place !== undefined && { schemaPointer: place }) }
  })
}

const writeOnlyByDocument = new WeakMap<object, boolean>()

function namesWriteOnly(document: ContractDocument): boolean {
  const known = writeOnlyByDocument.get(document)
  if (known !== undefined) return known
  const isNamed = JSON.stringify(document).includes('"writeOnly":true')
  writeOnlyByDocument.set(document, isNamed)
  return isNamed
}

/** Whether a media type is the declared one or of its range, as `image/*`. */
function isOfRange(type: string, declared: string): boolean {
  return (
    declared === '*/*' ||
    declared === type ||
    (declared.endsWith('/*') && type.startsWith(declared.slice(0, -1)))
  )
}

function ruleOf(pointer: string, status: string): string {
  if (/^\/errors\/\d+\/code$/.test(pointer)) return 'error-code'
  if (/^\/(status|errors)?$/.test(pointer) || (pointer === '/data' && status !== '200')) return 'envelope'
  return 'schema'
}

function pagingFindings(
  document: ContractDocument,
  { json, call }: Exchange,
  { parameters }: CheckedOperation,
): Finding[] {
  const page = pageOf(json)
  if (!page) return []
  const asked = (...names: string[]) => {
    const parameter = parameters.find(({ name }) => names.includes(name))
    if (!parameter || !call.values) return undefined
    const value = call.values[parameter.name] ?? schemaAt(document, parameter.schema)['default']
    return typeof value === 'number' ? value : undefined
  }
  const number = asked('PAGEN_1', 'page')
  const size = asked('PAGE_SIZE', 'page_size')
  return pageContradictions(page, {
    ...(number !== undefined && { page: number }),
    ...(size !== undefined && { pageSize: size }),
  }).map(({ pointer, message }) => ({ pointer, message, rule: 'paging' }))
}
