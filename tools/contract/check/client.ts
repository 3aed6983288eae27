import { BodyTooLarge, readBounded, upTo } from '../../../src/lib/bounded-body.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { type Credential, withCredential } from '../model/credential.ts'
import { furtherProofs, partsOf, type SentProof } from './further-proofs.ts'
import type { Account } from './options.ts'
import { NothingProved } from './nothing-proved.ts'
import { ParsedBodies } from './parsed-bodies.ts'

/** Who asks: a guest or a customer with cookies of their own. */
export interface Visitor {
  name: string
  sid?: string
  token?: string
  sessid?: string
  /** A further scheme whose proof is left out. */
  without?: string
}

/** One request as it will be sent. */
export interface Call {
  /** The operation that answers; absent for an address that the contract doesn't have. */
  operation?: CheckedOperation
  method: string
  /** Path and query. */
  target: string
  /** The same as the contract has it, where a recording has more before it. */
  contractTarget?: string
  headers: Record<string, string>
  /** Text of the body. */
  body?: string
  /** A body that is no text, or too long a one to print; how a shell makes it, and the text that it begins with. */
  bytes?: { content: Uint8Array<ArrayBuffer>; shell: string; text?: string }
  /** Why it is sent, for people. */
  purpose: string
  /** The answer is of the contract whatever it is; `false` for calls whose status alone counts. */
  judged?: boolean
  /** It aims at a status of HTTP itself, not at what the operation does. */
  isProbe?: boolean
  /** Values of the parameters, for the rules that compare question and answer. */
  values?: Readonly<Record<string, unknown>>
  /** Where it stands in a recording; absent for a call that the checker made. */
  place?: { file: string; entry: number; at: string }
}

/** A request and what came of it. */
export interface Exchange {
  call: Call
  visitor: Visitor
  /** The cookies and the token that were really sent, and how the token was. */
  sent: { sid?: string; token?: string; credential?: Credential; further?: SentProof[] }
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

/** Asks a backend, as the platform's `fetch` does. */
export type Fetch = (address: string, request: RequestInit) => Promise<Response>

interface ClientOptions {
  target: string
  /** Requests per second; 0 is without a limit. */
  rate: number
  /** Milliseconds for a whole answer. */
  timeout: number
  /** How a token is sent. */
  credential?: Credential
  /** Proofs that some operations ask for beside it. */
  tokens?: Readonly<Record<string, string>>
  account?: Account
  /** Asks a backend in the same process; absent: over the network. */
  fetch?: Fetch
  /** Ends the waiting for a backend that asked for it. */
  interrupted?: AbortSignal
}

/** Bytes of an answer that are kept; a longer one is abandoned. */
const longestAnswer = 64 * 1024 * 1024

/** Milliseconds of lost time that later requests may catch up: at most so much more than `rate` falls into one second. */
const caughtUp = 1000

/** A backend that asks to wait is waited for so often, and no longer than so many seconds. */
const patience = { times: 2, seconds: 60 }

/** Sends one request after another. The first one that isn't answered at all ends the run. */
export function createClient(options: ClientOptions): Client {
  const { target, rate, timeout, credential, tokens = {}, account, interrupted } = options
  const ask = options.fetch ?? fetch
  const bodies = new ParsedBodies()
  let next = 0
  let reached = false

  async function inTurn(): Promise<void> {
    if (rate === 0) return
    const wait = next - performance.now()
    if (wait > 0) await pause(wait)
    next = Math.max(next, performance.now() - caughtUp) + 1000 / rate
  }

  async function once(visitor: Visitor, call: Call): Promise<Exchange> {
    await inTurn()
    const { sid, token } = visitor
    const exchange: Exchange = { call, visitor, ...unanswered(visitor, credential) }
    try {
      const provesOtherwise = call.operation?.provesOtherwise === true
      const proof =
        token !== undefined && credential && !provesOtherwise ? withCredential(credential, token) : undefined
      if (provesOtherwise) delete exchange.sent.token
      // Who shows no main proof shows no other either.
      const further =
        token === undefined
          ? []
          : furtherProofs(call.operation, { tokens, ...(account && { account }) })
              .sent.filter(({ credential: { scheme } }) => scheme !== visitor.without)
              // A wrong token stands in for every proof of a call that shows no main one.
              .map((one) => (provesOtherwise && token.startsWith('wrong-') ? { ...one, value: token } : one))
      const also = partsOf(further)
      if (further.length > 0) exchange.sent.further = further
      const ownSid = sid !== undefined && !proof?.cookie?.startsWith('SID=') && `SID=${sid}`
      const { Cookie: ownCookie, ...headers } = call.headers
      const cookies = [ownSid, proof?.cookie, ...also.cookies, ownCookie]
      const cookie = cookies.filter((one) => typeof one === 'string').join('; ')
      const queries = [proof?.query, ...also.queries].filter((one) => one !== undefined)
      const query = queries.length === 0 ? '' : `${call.target.includes('?') ? '&' : '?'}${queries.join('&')}`
      const response = await fetched(ask, target + call.target + query, {
        method: call.method,
        headers: {
          accept: acceptedTypes(call),
          ...also.headers,
          ...proof?.headers,
          ...headers,
          ...(cookie !== '' && { cookie }),
        },
        ...(call.body !== undefined && { body: call.body }),
        ...(call.bytes && { body: call.bytes.content }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      reached = true
      exchange.status = response.status
      exchange.headers = response.headers
      exchange.bytes = await readBounded(response.body, upTo(longestAnswer))
      exchange.text = new TextDecoder().decode(exchange.bytes)
      exchange.json = bodies.parse(exchange.text)
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
        const seconds = secondsToWait(exchange.headers.get('retry-after'))
        const willWait =
          !call.isProbe && exchange.status === 429 && seconds <= patience.seconds && times < patience.times
        if (!willWait || interrupted?.aborted) return exchange
        await pause(seconds * 1000, interrupted)
      }
    },
  }
}

/**
 * A connection that was kept may be closed by the backend in the moment in which it is used again; reads are asked once
 * more then, on a new one. A backend that cuts every connection does so twice.
 */
async function fetched(
  ask: Fetch,
  address: string,
  request: RequestInit & { method: string },
): Promise<Response> {
  try {
    return await ask(address, request)
  } catch (error) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))) throw error
    return ask(address, request)
  }
}

/** Node's code of what made a request fail. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
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

/** `Retry-After` is a number of seconds or a day and time; NaN for neither. */
function secondsToWait(retryAfter: string | null): number {
  if (retryAfter === null) return Number.NaN
  const seconds = Number(retryAfter)
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) : seconds
}

/** Waits, unless the run is interrupted. */
export function pause(milliseconds: number, interrupted?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    interrupted?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** What Node says of a certificate that is well but of nobody whom it knows. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

function failureOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no whole answer within ${timeout} ms`
  if (error instanceof BodyTooLarge) return 'the answer is longer than 64 MiB'
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = codeOf(error)
  if (untrusted.has(code))
    return `its certificate is not trusted (${code}): NODE_EXTRA_CA_CERTS=authority.pem names whom to trust`
  return cause instanceof Error ? `the connection failed (${cause.message})` : String(cause)
}
