import {
  askPrism,
  answerWith,
  breakOff,
  idHeader,
  lineOf,
  longestBody,
  messageOf,
  ownHeaders,
  type Answer,
  type Asked,
} from './messages.ts'
import { readBounded, upTo } from '../../../src/lib/bounded-body.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { segmentJoiner } from '../prism/front.ts'
import { listen } from '../../../mocks/sandbox/node/http.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { judgeAnswer } from '../check/answer-rules.ts'
import { exchangeOf } from '../har/har-check.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import type { RecordedCall } from '../har/har-file.ts'
import { OperationFinder } from '../har/operation-finder.ts'
import { judgeRequest } from '../har/request-rules.ts'
import { spawnPrism, untilAnswering } from '../prism/prism-process.ts'
import { type Limit, limitOf } from './prism-limits.ts'
import { readProblem, readViolations, type Violation } from './violation.ts'

/** One call that Prism judged. */
export interface JudgedExchange {
  /** Absent for an address under the contract's roots that is no operation. */
  operationId?: string
  method: string
  /** Path and query. */
  target: string
  /** What the backend answered; absent when it was not asked or did not answer. */
  status?: number
  violations: Violation[]
  /** What Prism can't judge rightly, with the limit that explains it. */
  excused: { violation: Violation; limit: Limit }[]
}

export interface ProxyOptions {
  contract: Contract
  /** The same contract as one file, for Prism to read; this repository's own without it. */
  contractFile?: string
  /** Origin of the backend, with its base path where the contract's paths don't hold it. */
  target: string
  host: string
  /** 0 for any free one. */
  port: number
  /** A wrong request is answered 422 and not passed on, a wrong answer becomes 500. */
  errors: boolean
  onExchange: (exchange: JudgedExchange) => void
  /** Prism ended by itself: nothing is judged any more. */
  onEnd: (reason: string) => void
}

export interface ContractProxy {
  origin: string
  close(): Promise<void>
}

interface Judgement {
  violations: Violation[]
  /** Prism's own answer, to be given in place of the backend's. */
  instead?: Answer
}

/**
 * Prism's validating proxy before a backend. Prism changes what it passes on (JSON is written anew, files are read as
 * text, repeated headers are joined), so it stands between two ends that keep the originals: the backend gets the
 * request as it was sent and the visitor the answer as it came. What isn't of the contract (pictures, HEAD) passes by.
 */
export async function openContractProxy(options: ProxyOptions): Promise<ContractProxy> {
  const { contract, contractFile = generatedContractFile, target, host, port, errors, onExchange } = options
  const finder = new OperationFinder(contract)
  const join = segmentJoiner(contract.document)
  const underWay = new Map<string, Asked>()
  let count = 0

  const rear = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing).catch((error: unknown) => breakOff(outgoing, error))
  })
  await listen(rear, { port: 0, host: '127.0.0.1', setting: 'port' })
  const prism = await spawnPrism(contractFile, { upstream: originOf(rear), errors })
  const front = createServer((incoming, outgoing) => {
    receive(incoming, outgoing).catch((error: unknown) => breakOff(outgoing, error))
  })

  /** The visitor's side. */
  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const asked: Asked = { ...(await messageOf(incoming)), ...lineOf(incoming) }
    const { method } = asked
    const [path = ''] = asked.target.split('?')
    const found = method === 'HEAD' || method === 'OPTIONS' ? undefined : finder.find(method, path, false)
    if (!found) {
      await askBackend(asked)
      answerWith(outgoing, asked)
      return
    }
    const id = String((count += 1))
    underWay.set(id, asked)
    const judged = await judge(asked, id).catch((error: unknown): Judgement => {
      const reason = `Prism does not answer: ${error instanceof Error ? error.message : String(error)}`
      asked.failure ??= reason
      return { violations: [problem(reason)] }
    })
    underWay.delete(id)
    const unknown = 'operation' in found ? takenSilently(contract, found, asked) : []
    const sorted = [...judged.violations, ...unknown].map((violation) => ({
      violation,
      limit: limitOf(violation, 'operation' in found ? found.operation.id : undefined),
    }))
    onExchange({
      ...('operation' in found && { operationId: found.operation.id }),
      method,
      target: asked.target,
      ...(asked.answer && { status: asked.answer.status }),
      violations: sorted.flatMap(({ violation, limit }) => (limit ? [] : [violation])),
      excused: sorted.flatMap(({ violation, limit }) => (limit ? [{ violation, limit }] : [])),
    })
    if (judged.instead) asked.answer = judged.instead
    answerWith(outgoing, asked)
  }

  async function judge(asked: Asked, id: string): Promise<Judgement> {
    const answer = await askPrism(prism, asked, join(asked.target), id)
    const header = (name: string) => answer.headers.find(([own]) => own === name)?.[1]
    const violations = readViolations(header('sl-violations'))
    const isProblem = header('content-type')?.startsWith('application/problem+json') ?? false
    if (!isProblem && !asked.answer && asked.failure === undefined)
      throw new Error(`it answers ${answer.status} without asking the backend`)
    if (!isProblem || asked.failure !== undefined) return { violations }
    // A request that is refused for --errors has its list in the body only.
    if (errors)
      return { violations: violations.length > 0 ? violations : readProblem(answer.body), instead: answer }
    // Without --errors Prism gives an answer of its own only when it could not read the backend's.
    return { violations: [...violations, problem(`Prism can't read the answer: ${answer.body.toString()}`)] }
  }

  /** The backend's side: Prism asks, the original is sent. */
  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    incoming.resume()
    const asked = underWay.get(String(incoming.headers[idHeader]))
    if (asked) await askBackend(asked)
    answerWith(outgoing, asked)
  }

  async function askBackend(asked: Asked): Promise<void> {
    try {
      const answer = await fetch(target + asked.target, {
        method: asked.method,
        headers: asked.headers.filter(([name]) => !ownHeaders.has(name)),
        redirect: 'manual',
        ...(asked.body.length > 0 && { body: new Uint8Array(asked.body) }),
      })
      asked.answer = {
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => !ownHeaders.has(name)),
        body: Buffer.from(await readBounded(answer.body, upTo(longestBody))),
      }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      asked.failure = `${target} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`
    }
  }

  let isClosing = false
  prism.child.on('exit', (code) => {
    if (!isClosing) options.onEnd(`Prism ended (${code ?? 'by signal'})`)
  })
  const close = async () => {
    isClosing = true
    for (const server of [front, rear]) {
      server.close()
      server.closeAllConnections()
    }
    await prism.stop()
  }
  try {
    await untilAnswering(prism)
    await listen(front, { port, host, setting: '--port' })
  } catch (error) {
    await close()
    throw error
  }
  return { origin: originOf(front), close }
}

/**
 * What Prism takes silently, by the rules of the checker: what the contract doesn't know in a request and its answer, and
 * what an answer says against `x-rules`.
 */
function takenSilently(
  contract: Contract,
  { operation, values }: { operation: CheckedOperation; values: Record<string, string> },
  { method, target, headers, body, answer }: Asked,
): Violation[] {
  const call: RecordedCall = {
    method,
    url: new URL(target, 'http://proxy.invalid'),
    requestHeaders: new Headers(headers),
    ...(body.length > 0 && { requestText: body.toString() }),
    status: answer?.status ?? 0,
    headers: new Headers(answer?.headers),
    ...(answer && { text: answer.body.toString() }),
  }
  const violation = (side: Violation['side'], place: string): Violation => ({
    severity: 'error',
    side,
    place,
    message: 'is not in the contract',
    code: 'undocumented',
  })
  const asked = judgeRequest(contract, operation, values, call).undocumented
  const request = asked.map((pointer) => violation('request', pointer.replace(/^request /, '')))
  if (!answer) return request
  const answered = judgeAnswer(contract, exchangeOf(call, operation), 'full')
  // The rest is Prism's to tell.
  const meaning = answered.findings.filter(({ rule }) => rulePlaces(contract.document).has(rule))
  return [
    ...request,
    ...answered.undocumented.map(({ pointer }) => violation('answer', `body ${pointer}`)),
    ...meaning.map(({ rule, pointer, message }) => ({
      ...violation('answer', pointer.startsWith('/') ? `body ${pointer}` : pointer),
      message,
      code: rule,
    })),
  ]
}

function originOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

function problem(message: string): Violation {
  return { severity: 'error', side: 'answer', place: '', message, code: '' }
}
