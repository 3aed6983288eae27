import type { CheckedOperation } from './contract-model.ts'
import { type Credential, withCredential } from './credential.ts'
import { NothingProved } from './usage-error.ts'

/** Who asks: a guest or a customer with cookies of their own. */
export interface Visitor {
  name: string
  sid?: string
  token?: string
  sessid?: string
}

/** One request as it will be sent. */
export interface Call {
  /** The operation that answers; absent for an address that the contract doesn't have. */
  operation?: CheckedOperation
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  /** Text of the body. */
  body?: string
  /** Why it is sent, for people. */
  purpose: string
  /** The answer is of the contract whatever it is; `false` for calls whose status alone counts. */
  judged?: boolean
  /** Values of the parameters, for the rules that compare question and answer. */
  values?: Readonly<Record<string, unknown>>
}

/** A request and what came of it. */
export interface Exchange {
  call: Call
  visitor: Visitor
  /** The cookies and the token that were really sent, and how the token was. */
  sent: { sid?: string; token?: string; credential?: Credential }
  status: number
  headers: Headers
  text: string
  /** The body as it came; absent for recorded answers. */
  bytes?: Uint8Array
  /** The parsed body; `undefined` when it isn't JSON. */
  json: unknown
  /** Why there is no whole answer: it took too long, or broke off. */
  failure?: string
  /** Nothing was sent: `--plan`. */
  planned?: boolean
}

export interface Client {
  send(visitor: Visitor, call: Call): Promise<Exchange>
}

interface ClientOptions {
  target: string
  /** Requests per second; 0 is without a limit. */
  rate: number
  /** Milliseconds for a whole answer. */
  timeout: number
  /** How a token is sent. */
  credential?: Credential
}

/** A backend that asks to wait is waited for so often, and no longer than so many seconds. */
const patience = { times: 2, seconds: 60 }

/** Sends one request after another. The first one that isn't answered at all ends the run. */
export function createClient({ target, rate, timeout, credential }: ClientOptions): Client {
  let next = 0
  let reached = false

  async function inTurn(): Promise<void> {
    if (rate === 0) return
    const wait = next - performance.now()
    if (wait > 0) await pause(wait)
    next = Math.max(next, performance.now()) + 1000 / rate
  }

  async function once(visitor: Visitor, call: Call): Promise<Exchange> {
    await inTurn()
    const { sid, token } = visitor
    const exchange: Exchange = { call, visitor, ...unanswered(visitor, credential) }
    try {
      const proof = token !== undefined && credential ? withCredential(credential, token) : undefined
      const cookies = [sid !== undefined && `SID=${sid}`, proof?.cookie, call.headers['Cookie']]
      const cookie = cookies.filter((one) => typeof one === 'string').join('; ')
      const query = proof?.query === undefined ? '' : `${call.target.includes('?') ? '&' : '?'}${proof.query}`
      const response = await fetch(target + call.target + query, {
        method: call.method,
        headers: {
          accept: acceptedTypes(call),
          ...proof?.headers,
          ...call.headers,
          ...(cookie !== '' && { cookie }),
        },
        ...(call.body !== undefined && { body: call.body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      reached = true
      exchange.status = response.status
      exchange.headers = response.headers
      exchange.bytes = new Uint8Array(await response.arrayBuffer())
      exchange.text = new TextDecoder().decode(exchange.bytes)
      exchange.json = parsed(exchange.text)
    } catch (error) {
      exchange.failure = failureOf(error, timeout)
      if (!reached && exchange.status === 0)
        throw new NothingProved(`${target} does not answer: ${exchange.failure}`)
    }
    const given = /(?:^|,\s*)SID=([^;,\s]+)/.exec(exchange.headers.getSetCookie().join(', '))?.[1]
    if (given !== undefined) visitor.sid = given
    return exchange
  }

  return {
    async send(visitor, call) {
      for (let times = 0; ; times += 1) {
        const exchange = await once(visitor, call)
        const seconds = Number(exchange.headers.get('retry-after') ?? Number.NaN)
        const willWait = exchange.status === 429 && seconds <= patience.seconds && times < patience.times
        if (!willWait) return exchange
        await pause(seconds * 1000)
      }
    },
  }
}

/** An exchange before its answer. */
export function unanswered(
  { sid, token }: Visitor,
  credential: Credential | undefined,
): Pick<Exchange, 'sent' | 'status' | 'headers' | 'text' | 'json'> {
  return {
    sent: {
      ...(sid !== undefined && { sid }),
      ...(token !== undefined && { token }),
      ...(credential && { credential }),
    },
    status: 0,
    headers: new Headers(),
    text: '',
    json: undefined,
  }
}

/** JSON, and whatever else the operation may answer. */
function acceptedTypes({ operation }: Call): string {
  const types = [...(operation?.answers.values() ?? [])].flatMap(({ mediaTypes }) => mediaTypes)
  return [...new Set(['application/json', ...types])].join(', ')
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function failureOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no whole answer within ${timeout} ms`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? `the connection failed (${cause.message})` : String(cause)
}
