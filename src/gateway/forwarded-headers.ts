import { parseCookies } from '../lib/cookies.ts'
import { authCookie, sessionCookie } from './session-cookies.ts'

/** Headers of one connection (RFC 9110, 7.6.1), and those that each hop must write itself. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'content-encoding',
]

/** Headers that the backend gets from the gateway only, never from a browser. */
const gatewayHeaders = [
  'accept-encoding',
  'authorization',
  'authorization-token',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Switches of the sandbox, not sent to a real backend. */
export const sandboxHeaders = ['prefer', 'sandbox-world']
export const sandboxCookies = ['sandbox-prefer', 'sandbox-world']

/** Headers of the backend's answer that the browser doesn't get. */
const backendHeaders = ['set-cookie', 'server', 'x-powered-by', 'strict-transport-security', 'alt-svc']

/** The caller, for the headers to the backend. */
export interface ForwardOptions {
  token: string | undefined
  /** The backend is the sandbox: its switches are passed on. */
  sandbox: boolean
  /** Address of the visitor; the backend guesses the city from it. */
  clientAddress?: string
}

/** Headers of the call to the backend: with the token, without connection headers and other cookies. */
export function requestHeaders(
  incoming: Headers,
  { token, sandbox, clientAddress }: ForwardOptions,
): Headers {
  const headers = withoutConnection(incoming)
  for (const name of gatewayHeaders) headers.delete(name)
  for (const name of incoming.keys()) if (name.startsWith('sec-')) headers.delete(name)
  if (!sandbox) for (const name of sandboxHeaders) headers.delete(name)
  const passed = sandbox ? [sessionCookie, ...sandboxCookies] : [sessionCookie]
  const cookies = parseCookies(incoming.get('cookie'))
  const pairs = passed.flatMap((name) => (cookies.has(name) ? [`${name}=${cookies.get(name)}`] : []))
  if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
  if (token !== undefined) headers.set('Authorization-Token', token)
  if (clientAddress) headers.set('X-Forwarded-For', clientAddress)
  return headers
}

/** Headers of the answer to the browser: no connection headers, no cookies, `no-store` (O-112). */
export function responseHeaders(answer: Headers): Headers {
  const headers = withoutConnection(answer)
  for (const name of backendHeaders) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

/** The token in the visitor's cookies. */
export function tokenOf(incoming: Headers): string | undefined {
  return parseCookies(incoming.get('cookie')).get(authCookie) || undefined
}

function withoutConnection(source: Headers): Headers {
  const headers = new Headers(source)
  for (const name of (source.get('connection') ?? '').split(',')) {
    const trimmed = name.trim()
    if (/^[\w-]+$/.test(trimmed)) headers.delete(trimmed)
  }
  for (const name of connectionHeaders) headers.delete(name)
  return headers
}
