import { isRecord, listOf } from '../model/record.ts'
import { type HttpExpectation, type HttpFact, httpFacts } from '../model/http-facts.ts'
import { bareType, declaredAnswer } from '../model/declared-answers.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange, Visitor } from './client.ts'
import { changedCall, methodsOf } from './http-requests.ts'
import { buildCall, parameterExample, type RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'

type Accepted = Omit<RequestParts, 'visitor' | 'purpose'>

/** Tries what the contract says of HTTP (`x-http`), each fact with the requests that were accepted. */
export async function checkHttp(run: RunContext): Promise<void> {
  for (const [index, fact] of httpFacts(run.contract.document).entries())
    for (const accepted of chosenFor(run, fact)) await tryFact(run, fact, `/x-http/${index}/says`, accepted)
}

/** The accepted requests that a fact is tried with. */
function chosenFor(run: RunContext, { of = {}, each, send }: HttpFact): Accepted[] {
  // Asking for the methods of a path does nothing: no request of it has to be accepted before.
  const isHarmless = send?.method === 'OPTIONS'
  const known = [...run.accepted.values(), ...(isHarmless ? unasked(run) : [])]
  const fitting = known.filter(({ operation }) => {
    const { id, method, effect, tag, answers, body, needsToken } = operation
    return (
      run.wanted(id) &&
      (isHarmless || effect === 'read' || (effect === 'write' && run.options.allowWrites)) &&
      (of.methods?.includes(method) ?? true) &&
      (of.effects?.includes(effect) ?? true) &&
      (of.tags?.includes(tag) ?? true) &&
      (of.answers === undefined || answers.has(of.answers)) &&
      (of.body === undefined || (body !== undefined) === of.body) &&
      (of.token === undefined || needsToken === of.token)
    )
  })
  const groupOf = ({ operation: { id, path, tag } }: Accepted) =>
    each === 'path' ? path : each === 'tag' ? tag : each === 'once' ? '' : id
  const groups = new Map<string, Accepted>()
  for (const one of fitting) if (!groups.has(groupOf(one))) groups.set(groupOf(one), one)
  return [...groups.values()]
}

/** Operations that were not accepted in this run, with ids of the contract's examples. */
function unasked(run: RunContext): Accepted[] {
  return run.contract.operations.flatMap((operation) => {
    if (run.accepted.has(operation.id) || run.journal.isAbsent(operation.id)) return []
    const inPath = operation.parameters.filter((one) => one.in === 'path')
    const values = Object.fromEntries(
      inPath.map((one) => [one.name, parameterExample(run.contract.document, one)]),
    )
    return Object.values(values).includes(undefined) ? [] : [{ operation, values }]
  })
}

async function tryFact(run: RunContext, fact: HttpFact, says: string, accepted: Accepted): Promise<void> {
  const { name, send = {}, expect } = fact
  const { operation } = accepted
  if (!expect) return
  run.onProgress(`${operation.id}: HTTP, ${name}`)
  const known: Visitor = operation.needsToken ? run.customer : run.guest
  const { token: _token, ...nobody } = known
  const visitor: Visitor = send.token === 'none' ? { ...nobody } : known
  const plain = buildCall({ ...accepted, visitor, purpose: `HTTP: ${name}` })
  const call = changedCall(run.contract, send, accepted, plain)
  if (!call) return
  if (send.ifNoneMatch === 'answer') {
    const { headers } = await run.ask({ ...accepted, visitor, purpose: 'what stands in ETag' })
    const tag = headers.get('etag')
    if (tag === null) return
    call.headers['if-none-match'] = tag
  }
  const { operation: _operation, ...bare } = call
  // An answer to another method or path is none of the operation's.
  const isOwn = send.path === undefined && (send.method === undefined || expect.headers === 'declared')
  const isProbe = expect.status !== 'same'
  const exchange = await run.send(visitor, { ...(isOwn ? call : bare), isProbe })
  const stated = (holds: boolean, pointer: string, message: string) =>
    run.state(exchange, holds, {
      rule: 'http',
      pointer,
      message,
      schemaPointer: says,
      operationId: operation.id,
    })
  if (expect.status === 'same') {
    const fine = run.succeeded(exchange) || (call.method === 'HEAD' && exchange.status === 200)
    if (!fine && !(await isStillAccepted(run, accepted, known))) return
    stated(
      fine,
      `request ${name}`,
      `${fact.says} It must be answered as without the change, got ${outcome(exchange)}`,
    )
  } else {
    const wanted = expect.status
    const holds = wanted.includes(exchange.status)
    stated(holds, `request ${name}`, `${fact.says} It must be ${wanted.join(' or ')}, got ${exchange.status}`)
    if (!holds) return
  }
  judgeHead(run, expect, operation, exchange, stated)
}

type Stated = (holds: boolean, pointer: string, message: string) => boolean

function judgeHead(
  run: RunContext,
  { code, allow, cache, headers: declared, length }: HttpExpectation,
  operation: CheckedOperation,
  { headers, json }: Exchange,
  stated: Stated,
): void {
  if (allow !== undefined) {
    const wanted = allow === 'path' ? methodsOf(run.contract, operation.path) : allow
    const got = (headers.get('allow') ?? 'nothing').split(',').map((one) => one.trim().toUpperCase())
    const same = got.toSorted().join() === wanted.toSorted().join()
    stated(same, 'header Allow', `must name ${wanted.join(', ')}, got ${got.join(', ')}`)
  }
  if (code !== undefined) {
    const [first] = listOf(isRecord(json) ? json['errors'] : undefined)
    const got = isRecord(first) ? first['code'] : undefined
    stated(got === code, '/errors/0/code', `must be ${code}, got ${JSON.stringify(got)}`)
  }
  if (cache !== undefined) {
    const got = headers.get('cache-control') ?? 'nothing'
    stated(got.split(/[\s,]+/).includes(cache), 'header Cache-Control', `must have ${cache}, got ${got}`)
  }
  if (length === 'body') {
    const got = headers.get('content-length')
    stated(got !== '0', 'header Content-Length', `must be that of GET, or not be told, got ${got}`)
  }
  if (declared === undefined) return
  const types = declaredAnswer(operation.answers, 200)?.mediaTypes ?? []
  const got = bareType(headers.get('content-type') ?? 'nothing')
  stated(types.includes(got), 'header Content-Type', `must be ${types.join(' or ')}, got ${got}`)
}

/** State may have changed since the request was accepted: then nothing can be said of the changed one. */
async function isStillAccepted(run: RunContext, accepted: Accepted, visitor: Visitor): Promise<boolean> {
  const exchange = await run.ask({ ...accepted, visitor, purpose: 'the same request without the change' })
  return run.succeeded(exchange)
}

function outcome({ status, json, failure }: Exchange): string {
  if (failure !== undefined) return failure
  const [first] = listOf(isRecord(json) ? json['errors'] : undefined)
  return status === 200 && isRecord(first) ? `200 with ${String(first['code'])}` : String(status)
}
