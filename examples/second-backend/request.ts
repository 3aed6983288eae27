import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Operation } from './call.ts'
import { demand, invalid } from './checks.ts'
import type { FaultName } from './faults.ts'
import type { FoundOperation } from './paths.ts'
import { Problem, problem } from './problems.ts'

export const bodyLimit = 1_000_000

/** @throws {Problem} 413 when more than the limit is announced or comes */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  // Judged after the address, which is read without the body.
  if (Number(request.headers['content-length'] ?? 0) > limit) return Buffer.alloc(limit + 1)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return Buffer.alloc(limit + 1)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

interface ReadRequest {
  path: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
}

/**
 * What was sent, in the order in which the contract decides: address, length, type, JSON, then the shape of all.
 * @throws {Problem} 400, 413, 415, 422
 */
export function readRequest(
  operation: Operation,
  { parts, search }: FoundOperation,
  headers: IncomingHttpHeaders,
  bytes: Buffer,
  wrong: (name: FaultName) => boolean,
): ReadRequest {
  const path = decoded(parts, search, wrong)
  const limit = wrong('anyLength') ? bodyLimit * 20 : bodyLimit
  let body: unknown
  if (operation.body) {
    if (bytes.length > limit) throw problem(wrong('lengthIs400') ? 400 : 413)
    if (bytes.length === 0)
      throw wrong('emptyBodyBroken') ? problem(400) : invalid('body', 'Нужно тело запроса.')
    const type = headers['content-type'] ?? ''
    const form = wrong('charsetRefused') ? /^application\/json$/i : /^application\/json\s*(;|$)/i
    if (!form.test(type) && !wrong('anyType')) throw problem(415)
    try {
      body = JSON.parse(new TextDecoder('utf-8', { fatal: !wrong('utf8Replaced') }).decode(bytes))
    } catch {
      throw problem(400)
    }
  }
  const query = lastOfEach(new URLSearchParams(search), operation, wrong)
  if (wrong('strictQuery')) demandKnown(query, operation)
  for (const [name, check] of Object.entries(operation.parts ?? {})) demand(check, path[name], name)
  for (const [name, check] of Object.entries(operation.query ?? {})) {
    const value = query.get(name)
    if (
      value !== null &&
      !(name === 'PAGE_SIZE' && wrong('anyPageSize')) &&
      !(name === 'query' && wrong('blankQuery'))
    )
      demand(check, value, name)
    if (value?.length === 200 && operation.id === 'searchProducts' && wrong('queryCutShort'))
      throw invalid(name)
  }
  for (const name of operation.required ?? []) if (!query.has(name)) throw invalid(name, 'Нужен параметр.')
  for (const [name, check] of Object.entries(operation.repeated ?? {})) {
    const values = query.getAll(name)
    if (values.length > 0 && !(name === 'ids[]' && wrong('manyIds'))) demand(check, values, name)
  }
  for (const [name, { check, required }] of Object.entries(operation.headers ?? {})) {
    const value = headers[name]
    if (value === undefined && required) throw invalid(name, 'Нужен заголовок.')
    if (value !== undefined) demand(check, value, name)
  }
  demandBody(operation, body, wrong)
  const members = (body ?? {}) as Record<string, unknown>
  const known = new Set(['SESSID', 'product', 'version', 'quantity', 'products', 'credentials'])
  if (
    wrong('strictMembers') &&
    operation.id.endsWith('Cart') &&
    Object.keys(members).some((name) => !known.has(name))
  )
    throw invalid('body')
  return { path, query, body: members }
}

const bytesOf = (text: unknown) => (typeof text === 'string' ? Buffer.byteLength(text) : 0)

/** @throws {Problem} 422 */
function demandBody(
  { id, body: check }: Operation,
  body: unknown,
  wrong: (name: FaultName) => boolean,
): void {
  if (!check) return
  const members = body as { comment?: string; recipient?: object }
  const isOrder = id === 'addOrder'
  const unlooked = {
    ...(isOrder && wrong('longCommentTaken') && { comment: '' }),
    ...(isOrder && wrong('anyPhoneTaken') && { recipient: { ...members.recipient, phone: '+79120000000' } }),
  }
  if (isOrder && wrong('commentInBytes') && bytesOf(members.comment) > 1000) throw invalid('comment')
  if (isOrder && wrong('commentCutShort') && (members.comment ?? '').length > 999) throw invalid('comment')
  try {
    demand(check, Object.keys(unlooked).length > 0 ? { ...members, ...unlooked } : body)
  } catch (error) {
    if (id === 'addToCart' && wrong('lastNameOnly') && error instanceof Problem)
      for (const reason of error.reasons) reason.field = reason.field?.replace(/^.*\./, '') ?? ''
    throw error
  }
}

/** @throws {Problem} 400 */
function decoded(parts: Record<string, string>, search: string, wrong: (name: FaultName) => boolean) {
  try {
    if (!wrong('badEscapeInQueryTaken')) decodeURIComponent(search.replaceAll('+', ' '))
    return Object.fromEntries(
      Object.entries(parts).map(([name, value]) =>
        // The segments of filters are decoded one by one, after they are split.
        [name, name === 'filterPath' && decodeURIComponent(value) !== '' ? value : decodeURIComponent(value)],
      ),
    )
  } catch {
    throw problem(wrong('encodingNotFound') ? 404 : 400)
  }
}

/** @throws {Problem} 422 for a parameter that the operation does not have */
function demandKnown(sent: URLSearchParams, { query = {}, repeated = {} }: Operation): void {
  for (const name of sent.keys())
    if (!(name in query) && !(name in repeated) && !name.startsWith('range[')) throw invalid(name)
}

/** Of a parameter that is no list the last value counts. */
function lastOfEach(
  query: URLSearchParams,
  { repeated = {} }: Operation,
  wrong: (name: FaultName) => boolean,
): URLSearchParams {
  const kept = new URLSearchParams()
  for (const [name, value] of query) {
    if (name in repeated) kept.append(name, value)
    else if (!wrong('firstOfTwice') || !kept.has(name)) kept.set(name, value)
  }
  return kept
}
