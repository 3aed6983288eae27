import type { ContractDocument } from '../model/document.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { HttpChange } from '../model/http-facts.ts'
import { schemaAt } from '../model/reference.ts'
import { isRecord } from '../model/record.ts'
import type { Call } from './client.ts'
import { wrongRequests } from './wrong-requests.ts'

/** Methods of a path, with what HTTP adds to them. */
export function methodsOf({ operations }: Contract, path: string): string[] {
  const own = operations.filter((one) => one.path === path)
  const reads = own.some(({ method, effect }) => method === 'GET' && effect === 'read')
  return [...own.map(({ method }) => method), ...(reads ? ['HEAD'] : []), 'OPTIONS']
}

/** A method that is likely to be taken for one of the path. DELETE is never sent: it might delete. */
function otherMethod(contract: Contract, path: string): string {
  const own = methodsOf(contract, path)
  return ['POST', 'GET', 'PUT', 'PATCH'].find((method) => !own.includes(method)) ?? 'PATCH'
}

/** An accepted request with the change of a fact; `undefined` where it has nothing to change. */
export function changedCall(
  contract: Contract,
  change: HttpChange,
  accepted: { operation: CheckedOperation; values: Readonly<Record<string, unknown>>; body?: unknown },
  call: Call,
): Call | undefined {
  const { operation } = accepted
  const { body: _body, headers, ...rest } = call
  let changed: Call = { ...call }
  if (change.method !== undefined) {
    const method = change.method === 'other' ? otherMethod(contract, operation.path) : change.method
    changed = { ...rest, method, headers: without(headers, 'content-type') }
  }
  if (change.path !== undefined) changed = { ...changed, target: change.path }
  if (change.pathParameter !== undefined) {
    const target = withPathParameter(operation, call.target, change.pathParameter)
    if (target === undefined) return undefined
    changed = { ...changed, target }
  }
  if (change.query !== undefined) changed = { ...changed, target: withQuery(changed.target, change.query) }
  if (change.twice !== undefined) {
    const target = withTwice(contract.document, accepted, changed.target, change.twice)
    if (target === undefined) return undefined
    changed = { ...changed, target }
  }
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    const lower = name.toLowerCase()
    changed = { ...changed, headers: { ...without(changed.headers, lower), [lower]: value } }
  }
  return change.body === undefined ? changed : withBody(changed, change.body)
}

function without(headers: Record<string, string>, lower: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== lower))
}

function withQuery(target: string, query: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}${query}`
}

function withPathParameter({ path }: CheckedOperation, target: string, text: string): string | undefined {
  const names = path.match(/\{[^}]+\}/g) ?? []
  const last = names.at(-1)
  if (last === undefined) return undefined
  const index = path.split('/').findIndex((segment) => segment === last)
  const [whole = '', query] = target.split('?')
  const segments = whole.split('/')
  if (index < 0 || segments[index] === undefined) return undefined
  segments[index] = text
  return segments.join('/') + (query === undefined ? '' : `?${query}`)
}

/** The first parameter of which a wrong value is known, once right and once wrong. */
function withTwice(
  document: ContractDocument,
  accepted: { operation: CheckedOperation; values: Readonly<Record<string, unknown>>; body?: unknown },
  target: string,
  order: NonNullable<HttpChange['twice']>,
): string | undefined {
  const [path = '', query = ''] = target.split('?')
  for (const parameter of accepted.operation.parameters) {
    const { name, schema } = parameter
    if (parameter.in !== 'query' || parameter.wireName !== undefined) continue
    const { default: standard, type } = schemaAt(document, schema)
    // Another value might need a second parameter beside it.
    const right = accepted.values[name] ?? standard
    const wrong = wrongRequests(document, accepted.operation, accepted, true).find(
      ({ place, what, expected }) =>
        place === `request ${name}` && what !== 'left out' && expected.includes(422),
    )?.values?.[name]
    if (right === undefined || wrong === undefined || type === 'array' || typeof right === 'object') continue
    const others = query
      .split('&')
      .filter((pair) => pair !== '' && !pair.startsWith(`${encodeURIComponent(name)}=`))
    const pair = (value: unknown) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`
    const two = order === 'rightThenWrong' ? [right, wrong] : [wrong, right]
    return `${path}?${[...others, ...two.map(pair)].join('&')}`
  }
  return undefined
}

function withBody(call: Call, { text, hex, bytes, letters, member }: NonNullable<HttpChange['body']>): Call {
  if (text !== undefined) return { ...call, body: text }
  if (hex !== undefined) {
    const { body: _body, ...rest } = call
    const shell = `@<(printf '${hex.replaceAll(/../g, String.raw`\x$&`)}')`
    return { ...rest, bytes: { content: Uint8Array.from(Buffer.from(hex, 'hex')), shell } }
  }
  if (letters !== undefined) {
    const { body: _body, ...rest } = call
    const content = new TextEncoder().encode(`{"x":"${'я'.repeat(letters)}"}`)
    return {
      ...rest,
      bytes: { content, shell: `@<(printf '{"x":"'; printf 'я%.0s' $(seq ${letters}); printf '"}')` },
    }
  }
  const own = call.body ?? '{}'
  if (member !== undefined) {
    const parsed: unknown = JSON.parse(own)
    return isRecord(parsed) ? { ...call, body: JSON.stringify({ ...parsed, [member]: 'x' }) } : call
  }
  const content = new TextEncoder().encode(own)
  const blanks = Math.max(0, Number(bytes) - content.length)
  const whole = new Uint8Array(content.length + blanks).fill(0x20)
  whole.set(content)
  const { body: _body, ...rest } = call
  return { ...rest, bytes: { content: whole, shell: `@<(printf '%-${Number(bytes)}s' BODY)`, text: own } }
}
