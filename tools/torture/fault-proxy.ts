import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultNames } from '../../mocks/sandbox/faults.ts'
import { operationList } from '../../src/generated/operation-list.ts'
import { createOperationMatcher } from '../../src/gateway/operation-matcher.ts'
import { parseCookies } from '../../src/lib/cookies.ts'
import { type Replacement, withReplacement } from './replacements.ts'

/** Ways of a backend to fail that the sandbox doesn't play by itself. */
const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 523] as const
const ways = ['html', 'empty', 'redirect', 'null', 'cut', 'slow', 'silent', ...statuses] as const
/** All ways in which an answer is broken; `slow` and `silent` last until the shop gives up. */
export const faultWays: readonly FaultWay[] = [...faultNames, ...ways]
export type FaultWay = (typeof faultNames)[number] | (typeof ways)[number]

/** How one operation answers a visitor. */
export interface Fault {
  /** `*`: all of them. */
  operation: string
  way: FaultWay | Replacement
}

/** A backend between the shop and the sandbox. */
export interface FaultProxy {
  origin: string
  /** Breaks the answers to the visitor with this `SID`; nothing mends them. */
  play: (sid: string, fault: Fault | undefined) => void
  /** Operations that were asked for this visitor since the last time. */
  asked: (sid: string) => Set<string>
  /** The last whole answer of an operation to this visitor. */
  lastAnswer: (sid: string, operation: string) => unknown
  /** All that came: for what must not come. */
  onRequest: (listen: (message: IncomingMessage) => void) => void
  close: () => void
}

const match = createOperationMatcher(operationList)

export async function openFaultProxy(sandbox: string): Promise<FaultProxy> {
  const faults = new Map<string, Fault>()
  const asked = new Map<string, Set<string>>()
  const answers = new Map<string, unknown>()
  const listeners: ((message: IncomingMessage) => void)[] = []
  const server = createServer((incoming, outgoing) => {
    for (const listen of listeners) listen(incoming)
    const sid = parseCookies(incoming.headers.cookie).get('SID') ?? ''
    const { pathname } = new URL(incoming.url ?? '/', 'http://backend')
    const operation = match(incoming.method ?? '', pathname)?.id ?? ''
    const known = asked.get(sid) ?? new Set()
    asked.set(sid, known.add(operation))
    const fault = faults.get(sid)
    const way =
      fault && operation !== '' && ['*', operation].includes(fault.operation) ? fault.way : undefined
    pass({ sandbox, incoming, outgoing, way, keep: (answer) => answers.set(`${sid} ${operation}`, answer) })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (sid, fault) => void (fault ? faults.set(sid, fault) : faults.delete(sid)),
    asked: (sid) => {
      const known = asked.get(sid) ?? new Set<string>()
      asked.delete(sid)
      known.delete('')
      return known
    },
    lastAnswer: (sid, operation) => answers.get(`${sid} ${operation}`),
    onRequest: (listen) => void listeners.push(listen),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Passing {
  sandbox: string
  incoming: IncomingMessage
  outgoing: ServerResponse
  way: Fault['way'] | undefined
  keep: (answer: unknown) => void
}

function pass({ sandbox, incoming, outgoing, way, keep }: Passing): void {
  if (way !== undefined && answersItself(way, outgoing)) return void incoming.resume()
  const ownFault = typeof way === 'string' && faultNames.some((name) => name === way)
  const headers = { ...incoming.headers, ...(ownFault && { prefer: `fault=${way}` }) }
  const call = request(sandbox + (incoming.url ?? '/'), { method: incoming.method, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', () => outgoing.destroy())
    answer.on('end', () => {
      const whole = Buffer.concat(chunks)
      const kept = parsed(whole)
      if (way === undefined && kept !== undefined) keep(kept)
      const sent =
        typeof way === 'object' && kept !== undefined
          ? Buffer.from(JSON.stringify(withReplacement(kept, way)))
          : whole
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': sent.byteLength })
      const half = sent.subarray(0, Math.floor(sent.byteLength / 2))
      if (way === 'cut') outgoing.write(half, () => outgoing.destroy())
      else if (way === 'slow') outgoing.write(half)
      else outgoing.end(sent)
    })
  })
  call.on('error', () => outgoing.destroy())
  incoming.pipe(call)
}

/** Answers without the sandbox. @returns whether it does */
function answersItself(way: Fault['way'], outgoing: ServerResponse): boolean {
  if (typeof way === 'number') {
    const errors = [{ code: codes[way] ?? 'internal', message: 'Сбой на стороне сервера.' }]
    const retry = way === 429 || way === 503 ? { 'retry-after': '1' } : {}
    outgoing.writeHead(way, { 'content-type': 'application/json', ...retry })
    outgoing.end(JSON.stringify({ status: 'error', data: null, errors }))
    return true
  }
  if (way === 'silent') return true
  const [status, headers, body] = wholeAnswers.get(way) ?? []
  if (status === undefined) return false
  outgoing.writeHead(status, headers)
  outgoing.end(body)
  return true
}

const codes: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: '404',
  429: 'tooManyRequests',
  523: 'techWork',
}
type WholeAnswer = [status: number, headers: Record<string, string>, body: string]
const wholeAnswers = new Map<Fault['way'], WholeAnswer>([
  ['html', [200, { 'content-type': 'text/html' }, '<h1>Сайт на обслуживании</h1>']],
  ['empty', [204, {}, '']],
  ['redirect', [302, { location: 'https://elsewhere.example/' }, '']],
  ['null', [200, { 'content-type': 'application/json' }, 'null']],
])

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
