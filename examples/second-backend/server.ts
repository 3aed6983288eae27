import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call, Operation } from './call.ts'
import { contractPaths } from './contract-paths.ts'
import { Database } from './database.ts'
import type { FaultName } from './faults.ts'
import { pictureAt } from './media.ts'
import { type FoundOperation, matcherOf } from './paths.ts'
import { operations } from './operations.ts'
import { Problem, problem, Refusal, refuse } from './problems.ts'
import { bodyLimit, readBody, readRequest } from './request.ts'
import { customerOf, newVisitor, visitorCookie, visitorOf } from './sessions.ts'
import { answerOnce } from './repeats.ts'
import { spoilt } from './spoilt-answers.ts'

export interface BackendOptions {
  port?: number
  host?: string
  /** Mistakes to make, see faults.ts. */
  faults?: readonly FaultName[]
  /** Only these operations are built; the others are 501. */
  only?: readonly string[]
  /** Takes the lines of the log; nobody does by itself. */
  log?: (line: string) => void
}

export interface Backend {
  origin: string
  /** Makes these mistakes from now on, and forgets everything that happened. */
  plant: (faults: readonly FaultName[]) => void
  /** Builds these operations only. */
  build: (only: readonly string[] | undefined) => void
  /** Operations that were asked since the last `plant`, in that order. */
  asked: () => string[]
  close: () => Promise<void>
}

interface Answer {
  status: number
  body: string | Buffer
  headers: Record<string, string | string[]>
}

/** The whole backend: HTTP in front, SQLite in memory behind. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  let planted = new Set<FaultName>(options.faults)
  let only = options.only && new Set(options.only)
  const asked = new Set<string>()
  let db = new Database()
  const wrong = (name: FaultName) => planted.has(name)
  const { log = () => undefined } = options
  const match = matcherOf(operations, contractPaths())

  const server = createServer((request, response) => {
    answerTo(request)
      .catch((error: unknown) => {
        if (error instanceof Problem) return envelope(error.status, null, error.reasons, error.headers)
        console.error(error)
        const { status, reasons } = problem(500)
        return envelope(status, null, reasons)
      })
      .then((answer) => (wrong('notModified') ? tagged(request, answer) : answer))
      .then((answer) => send(request, response, answer, wrong))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const picture = pictureAt(request.url ?? '')
    if (picture && (request.method === 'GET' || request.method === 'HEAD'))
      return {
        status: 200,
        body: picture.bytes,
        headers: { 'content-type': picture.type, 'cache-control': 'max-age=3600' },
      }
    const method = request.method === 'HEAD' && !wrong('noHead') ? 'GET' : (request.method ?? '')
    if (request.method === 'HEAD' && wrong('headOnPost')) {
      const here = match(request.url ?? '', 'OPTIONS', wrong)
      if ('allow' in here && !here.allow.includes('GET'))
        return { status: 200, body: '{}', headers: { 'content-type': 'application/json' } }
    }
    const found = match(request.url ?? '', method, wrong)
    if ('allow' in found) return { status: 204, body: '', headers: { ...found, 'cache-control': 'no-store' } }
    asked.add(found.operation.id)
    if (only && !only.has(found.operation.id)) throw problem(501)
    return answerOperation(found.operation, found, request)
  }

  async function answerOperation(
    operation: Operation,
    found: FoundOperation,
    request: IncomingMessage,
  ): Promise<Answer> {
    const cookies: string[] = []
    try {
      const token = request.headers['authorization-token']
      const now = new Date()
      const customer = typeof token === 'string' ? customerOf(db, token, now) : undefined
      const sent = visitorOf(db, cookieOf(request, 'SID'))
      const visitor = sent ?? newVisitor(db, customer?.branch ?? null)
      if (!sent || wrong('sidAgain')) cookies.push(visitorCookie(visitor.sid, wrong))
      if (token !== undefined && !customer && !operation.session) throw problem(401)
      const isStranger = operation.who === 'customer' && !customer
      if (isStranger && !wrong('bodyBeforeToken')) throw problem(401)
      const bytes = await readBody(request, wrong('anyLength') ? bodyLimit * 20 : bodyLimit)
      const { path, query, body } = readRequest(operation, found, request.headers, bytes, wrong)
      if (isStranger) throw problem(401)
      const call: Call = {
        db,
        now,
        visitor,
        customer,
        path,
        query,
        body,
        owner: customer ? `user ${customer.id}` : `visitor ${visitor.id}`,
        cookies,
        token: typeof token === 'string' ? token : undefined,
        device: cookieOf(request, 'DEVICE'),
        address: addressOf(request),
        log,
        wrong,
      }
      if (operation.guarded && body['SESSID'] !== (sent?.sessid ?? ''))
        throw refuse('sessidInvalid', 'Сессия сменилась. Повторите.', 'SESSID')
      const key = operation.once ? request.headers['idempotency-key'] : undefined
      const data = answerOnce(operation, call, typeof key === 'string' ? key : undefined)
      return envelope(200, spoilt(operation, call, planted, data), [], {}, cookies)
    } catch (error) {
      if (error instanceof Refusal) return envelope(200, error.data, error.reasons, {}, cookies)
      if (error instanceof Problem) return envelope(error.status, null, error.reasons, error.headers, cookies)
      throw error
    }
  }

  function envelope(
    status: number,
    data: unknown,
    reasons: readonly unknown[],
    headers: Record<string, string> = {},
    cookies: string[] = [],
  ): Answer {
    const state = status === 200 && reasons.length === 0 ? 'success' : 'error'
    return {
      status,
      body: (wrong('bom') ? '\uFEFF' : '') + JSON.stringify({ status: state, data, errors: reasons }),
      headers: {
        'content-type': wrong('plainType') ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
        'cache-control': wrong('cached') ? 'public, max-age=60' : 'no-store',
        ...(!(status === 429 && wrong('retryAfterMissing')) && headers),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    plant(names) {
      planted = new Set(names)
      asked.clear()
      db.close()
      db = new Database()
    },
    build(names) {
      only = names && new Set(names)
    },
    asked: () => [...asked],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      db.close()
    },
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
  wrong: (name: FaultName) => boolean,
): void {
  // What was not read is not waited for.
  if (!request.complete) response.setHeader('connection', 'close')
  const length =
    status === 204 || status === 304
      ? {}
      : {
          'content-length':
            request.method === 'HEAD' && wrong('headWithoutLength') ? 0 : Buffer.byteLength(body),
        }
  response.writeHead(status, { ...headers, ...length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A team that gives answers an ETag, and 304 to whoever has it. */
function tagged({ headers, method }: IncomingMessage, answer: Answer): Answer {
  if (answer.status !== 200 || (method !== 'GET' && method !== 'HEAD')) return answer
  const etag = `"${createHash('sha256').update(answer.body).digest('hex').slice(0, 16)}"`
  if (headers['if-none-match'] !== etag && headers['if-none-match'] !== '*')
    return { ...answer, headers: { ...answer.headers, etag } }
  return { status: 304, body: '', headers: { etag, 'cache-control': 'no-store' } }
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
}

/** The storefront runs on this machine: from there the header tells the visitor's address. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const own = socket.remoteAddress ?? ''
  const told = headers['x-forwarded-for']
  return typeof told === 'string' && /^(::ffff:)?127\.|^::1$/.test(own) ? told : own
}
