import type { CheckedOperation } from './contract-model.ts'
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
  /** The cookies and the token that were really sent. */
  sent: { sid?: string; token?: string }
  status: number
  headers: Headers
  text: string
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
}

/** Sends one request after another. The first one that isn't answered at all ends the run. */
export function createClient({ target, rate, timeout }: ClientOptions): Client {
  let next = 0
  let reached = false

  return {
    async send(visitor, call) {
      if (rate > 0) {
        const wait = next - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        next = Math.max(next, performance.now()) + 1000 / rate
      }
      const { sid, token } = visitor
      const sent = { ...(sid !== undefined && { sid }), ...(token !== undefined && { token }) }
      const exchange: Exchange = {
        call,
        visitor,
        sent,
        status: 0,
        headers: new Headers(),
        text: '',
        json: undefined,
      }
      try {
        const response = await fetch(target + call.target, {
          method: call.method,
          headers: {
            accept: 'application/json',
            ...(sid !== undefined && { cookie: `SID=${sid}` }),
            ...(token !== undefined && { 'Authorization-Token': token }),
            ...call.headers,
          },
          ...(call.body !== undefined && { body: call.body }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
        reached = true
        exchange.status = response.status
        exchange.headers = response.headers
        exchange.text = await response.text()
        exchange.json = parsed(exchange.text)
      } catch (error) {
        exchange.failure = failureOf(error, timeout)
        if (!reached && exchange.status === 0)
          throw new NothingProved(`${target} does not answer: ${exchange.failure}`)
      }
      const given = /(?:^|,\s*)SID=([^;,\s]+)/.exec(exchange.headers.getSetCookie().join(', '))?.[1]
      if (given !== undefined) visitor.sid = given
      return exchange
    },
  }
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
