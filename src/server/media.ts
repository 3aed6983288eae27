import type { Backend, GatewayMeta } from '../gateway/gateway.ts'

/** Request headers that a picture's answer may depend on; nothing of the visitor goes along. */
const requestNames = ['accept', 'if-none-match', 'if-modified-since', 'range']
const answerNames = [
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'vary',
]

/** A picture or paper under `/media/`, passed through from the backend without cookies or token. */
export async function passMedia(
  request: Request,
  backend: Backend,
  meta: GatewayMeta,
  timeout: number,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const headers = copied(request.headers, requestNames)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)])
  try {
    const answer = await backend(new Request(request.url, { headers, signal, redirect: 'manual' }), meta)
    const passed = copied(answer.headers, answerNames)
    if (!passed.has('cache-control'))
      passed.set('Cache-Control', answer.ok ? 'public, max-age=3600' : 'no-store')
    // A drawing opened by itself must not be able to run anything.
    passed.set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
    return new Response(answer.status === 304 ? null : answer.body, {
      status: answer.status,
      headers: passed,
    })
  } catch {
    return new Response(null, { status: 504, headers: { 'Cache-Control': 'no-store' } })
  }
}

function copied(source: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = source.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
