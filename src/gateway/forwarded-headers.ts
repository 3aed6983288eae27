import { parseCookies } from '../lib/cookies.ts'
import { authCookie, deviceCookie, readCookie, sessionCookie } from './session-cookies.ts'

/** What every call may say beside the headers that the contract names at its operation. */
const requestNames = ['accept', 'accept-language', 'content-type']

/** Switches of the sandbox, not sent to a real backend. */
export const sandboxHeaders = ['prefer', 'sandbox-world']
export const sandboxCookies = ['sandbox-prefer', 'sandbox-world']

/** What a browser learns of an answer beside its body; the rest of the backend's headers stays here. */
const answerNames = [
  // The clock by which the contract's rules judge times is the backend's.
  'date',
  'content-type',
  'content-language',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'retry-after',
  'deprecation',
  'sunset',
]
/** Tells panel and tests what the sandbox has played. */
const sandboxAnswerNames = ['sandbox-answer']

/** The caller, for the headers to the backend. */
export interface ForwardOptions {
  token: string | undefined
  /** Headers that the contract names at the operation, in lower case. */
  declared: ReadonlySet<string>
  /** The backend is the sandbox: its switches are passed on. */
  sandbox: boolean
  /** The visitor came by https. */
  secure: boolean
  /** The operation opens a session, so the backend may know the device. */
  opensSession: boolean
  /** Address of the visitor; the backend guesses the city and limits tries by it. */
  clientAddress?: string
}

/** Headers of the call to the backend: only what is listed here or in the contract, the visitor's `SID`, and the token. */
export function requestHeaders(
  incoming: Headers,
  { token, declared, sandbox, secure, opensSession, clientAddress }: ForwardOptions,
): Headers {
  // By its length the embedded sandbox holds a body once. A real backend gets the length from the transport.
  const ofSandbox = sandbox ? [...sandboxHeaders, 'content-length'] : []
  const headers = copied(incoming, [...requestNames, ...declared, ...ofSandbox])
  const cookies = parseCookies(incoming.get('cookie'))
  const own = opensSession ? ([sessionCookie, deviceCookie] as const) : ([sessionCookie] as const)
  const pairs = [
    ...own.map((name) => [name, readCookie(cookies, name, secure)] as const),
    ...(sandbox ? sandboxCookies : []).map((name) => [name, cookies.get(name)] as const),
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
  if (token !== undefined) headers.set('Authorization-Token', token)
  if (clientAddress) headers.set('X-Forwarded-For', clientAddress)
  return headers
}

/** Headers of the answer to the browser: what is listed above and `no-store` (O-112). */
export function responseHeaders(answer: Headers, { sandbox }: { sandbox: boolean }): Headers {
  const headers = copied(answer, [...answerNames, ...(sandbox ? sandboxAnswerNames : [])])
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

/** The token in the visitor's cookies. */
export function tokenOf(incoming: Headers, secure: boolean): string | undefined {
  return readCookie(parseCookies(incoming.get('cookie')), authCookie, secure) || undefined
}

/** Whether the visitor is known to the backend. */
export function hasSession(incoming: Headers, secure: boolean): boolean {
  return Boolean(readCookie(parseCookies(incoming.get('cookie')), sessionCookie, secure))
}

function copied(source: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = source.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
