import type { BrowserSandbox } from '../../mocks/browser/open-sandbox.ts'
import { createGateway } from '../gateway/gateway.ts'
import { gatewayContract } from '../gateway/gateway-contract.ts'
import { sessionCookie } from '../gateway/session-cookies.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { operationList } from '../generated/operation-list.ts'
import { requestWith } from '../lib/http-messages.ts'
import { publishAnswer } from './answer-feed.ts'
import type { CookieJar } from './cookie-jar.ts'

/** What a visitor's calls go through. */
export interface VisitorParts {
  sandbox: Pick<BrowserSandbox, 'fetch'>
  jar: CookieJar
  controlToken: string
  /** Cookies that scripts may set: the switches `sandbox-prefer` and `sandbox-world`. */
  ownCookies: () => string
  locks?: Pick<LockManager, 'request'>
}

/**
 * Answers what the page asks of its origin, as the server of the shop would: pictures from the sandbox, its controls
 * for this visitor alone, and everything else through the session gateway. The cookies are in the jar, so the page
 * never sees SID or token.
 */
export function createVisitor(parts: VisitorParts): (request: Request) => Promise<Response> {
  const { sandbox, jar, controlToken, ownCookies, locks = navigator.locks } = parts
  const loopback = { loopback: true }
  const broken = new WeakMap<Request, Response>()
  const gateway = createGateway({
    backend: (request) => sandbox.fetch(request, loopback),
    contract: gatewayContract(operationList, contract),
    sandbox: true,
    // The panel judges what the backend said, not what the shop made of it.
    onBrokenAnswer: ({ request, status, text }) => {
      if (text !== undefined)
        broken.set(request, new Response(text, { status, headers: { 'Content-Type': 'application/json' } }))
    },
  })

  const control = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', ownCookies())
    headers.set('sandbox-control-token', controlToken)
    return sandbox.fetch(await copied(request, headers), loopback)
  }

  const call = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', [await jar.header(), ownCookies()].filter((text) => text !== '').join('; '))
    const asked = request.clone()
    const sent = await copied(request, headers)
    const answer = await gateway(sent, loopback)
    await jar.keep(answer.headers.getSetCookie())
    const seen = new Headers(answer.headers)
    seen.delete('set-cookie')
    const response = new Response(answer.body, { status: answer.status, headers: seen })
    publishAnswer({ request: asked, response: broken.get(sent) ?? response })
    return response
  }

  /** A visitor whom the sandbox doesn't know yet is introduced by one call; the others then bear the same SID (O-122). */
  const introduced = async (request: Request) =>
    (await jar.has(sessionCookie)) ? call(request) : locks.request('visitor', () => call(request))

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/media/')) return sandbox.fetch(request, loopback)
    if (pathname.startsWith('/sandbox/')) return control(request)
    return introduced(request)
  }
}

async function copied(request: Request, headers: Headers): Promise<Request> {
  const { method, url } = request
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? undefined : new Uint8Array(await request.arrayBuffer())
  return requestWith(url, { method, headers, body })
}
