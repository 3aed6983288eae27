import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMemoryStore } from '../../../../mocks/sandbox/memory-store.ts'
import { createSandbox } from '../../../../mocks/sandbox/create-sandbox.ts'
import { listOperations } from '../../../../mocks/sandbox/contract.ts'
import { createHttpServer, listen } from '../../../../mocks/sandbox/node/http.ts'
import { readContract } from '../../../../mocks/sandbox/node/read-contract.ts'
import { operations } from '../../../../mocks/sandbox/operations/all.ts'
import { createRouter } from '../../../../mocks/sandbox/router.ts'
import { pricedState } from '../../../../mocks/sandbox/rules/price-lists.ts'
import { seller } from '../../../../mocks/sandbox/seller/seller.ts'
import { worldSeed } from '../../../../mocks/sandbox/world-seed.ts'
import type { Fetch } from '../client.ts'
import type { Fault } from './fault.ts'

/** The sandbox over loopback, with at most one fault switched on. */
export interface FaultyBackend {
  target: string
  /** Asks it without the way over loopback, which takes a third of the time of a run. */
  fetch: Fetch
  /** Begins a world of its own, as the seed has it, with this fault or none. */
  begin(fault?: Fault): void
  close(): Promise<void>
}

interface BackendOptions {
  /** 0 takes a free one. */
  port?: number
  /** Another seed's number. */
  seed?: number
  /** Somebody makes papers and works on orders; otherwise everything stays as it was asked for. */
  hasSeller?: boolean
  /** When it opens; otherwise a morning on which every store is open, whatever the time of the run. */
  now?: string
}

/** A Wednesday, ten o'clock in Moscow: what is caught doesn't depend on the day of a run. */
const workingMorning = '2026-11-25T10:00:00+03:00'

/** Opens the backend over loopback, with the shop's own seed or another one. */
export async function openFaultyBackend({
  port = 0,
  seed,
  hasSeller = false,
  now = workingMorning,
}: BackendOptions = {}): Promise<FaultyBackend> {
  const contract = readContract()
  const ahead = Date.parse(now) - Date.now()
  const sandbox = createSandbox({
    contract,
    operations,
    pricedState,
    seed: worldSeed({ number: seed }),
    store: createMemoryStore(),
    realNow: () => Date.now() + ahead,
    ...(hasSeller && { background: seller }),
  })
  const route = createRouter(listOperations(contract))
  let fault: Fault | undefined
  let memory = new Map<string, string>()
  let world = 0

  /** A request before any `Request` is made of it: making one twice costs as much as the answer. */
  interface Asked {
    method: string
    url: URL
    headers: Headers
    body: string | Uint8Array<ArrayBuffer>
  }

  async function respond({ method, url, headers, body: sent }: Asked): Promise<Response> {
    const found = route(method, url.pathname)
    const operationId = found.kind === 'found' ? found.operation.id : undefined
    const answer = await (fault
      ? fault.answer({
          operationId,
          method,
          url,
          headers,
          body: typeof sent === 'string' ? sent : new TextDecoder().decode(sent),
          memory,
          // What is no text must stay as it came.
          pass: (change) => pass({ method, url, headers, body: sent, ...change }),
        })
      : pass({ method, url, headers, body: sent }))
    return operationId === 'login' ? remember(answer) : answer
  }

  async function pass({ method, url, headers, body }: Asked): Promise<Response> {
    const own = new Headers(headers)
    own.set('sandbox-world', `fault-${world}`)
    own.delete('content-length')
    const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
    const answer = await sandbox.fetch(new Request(url, { method, headers: own, ...(hasBody && { body }) }), {
      loopback: true,
    })
    // A fault changes what it is given.
    return answer.type === 'error' || !fault ? answer : new Response(answer.body, answer)
  }

  /** The first customer who logs in is the owner of what others must not see. */
  async function remember(answer: Response): Promise<Response> {
    const text = await answer.text()
    const token = /"token":"([^"]+)"/.exec(text)?.[1]
    const sid = /SID=(\w+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    if (token !== undefined && !memory.has('owner.token')) {
      memory.set('owner.token', token)
      if (sid !== undefined) memory.set('owner.sid', sid)
    }
    return new Response(text, answer)
  }

  const direct: Fetch = async (address, init) => {
    const { method = 'GET', headers, body } = init
    const answer = await respond({
      method,
      url: new URL(address),
      headers: new Headers(headers),
      body: asSent(body),
    })
    if (answer.type === 'error') throw new TypeError('The connection broke')
    return method === 'HEAD' ? new Response(null, answer) : answer
  }

  const server: Server = createHttpServer(async (request) => {
    const { method, headers } = request
    const body = new Uint8Array(await request.arrayBuffer())
    return respond({ method, url: new URL(request.url), headers: new Headers(headers), body })
  })
  await listen(server, { port, host: '127.0.0.1', setting: 'port' })
  return {
    target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: direct,
    begin(next) {
      fault = next
      memory = new Map()
      world += 1
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await sandbox.close()
    },
  }
}

/** What the checker's client sends is a text or bytes. */
function asSent(body: RequestInit['body']): string | Uint8Array<ArrayBuffer> {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string' || body instanceof Uint8Array) return body as string | Uint8Array<ArrayBuffer>
  throw new TypeError('A body that is neither text nor bytes')
}
