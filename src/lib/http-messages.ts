// Gateway and sandbox use web-standard messages wherever they run. Browsers hide parts of them: a Request made by a
// script loses its `Cookie`, and in Firefox its `body`; a Response loses its `Set-Cookie`. Messages made here carry
// these parts as own properties.

/**
 * A request whose headers and body are all readable. In a browser the body is passed as a whole, because not every
 * browser can stream it.
 */
export function requestWith(
  url: string,
  init: Omit<RequestInit, 'body'> & {
    headers: Headers
    body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined
  },
): Request {
  const { body = null, headers } = init
  const isStream = body instanceof ReadableStream
  const request = new Request(url, { ...init, body, ...(isStream && { duplex: 'half' }) })
  const cookie = headers.get('cookie')
  if (cookie !== null && !request.headers.has('cookie')) {
    const own = new Headers(request.headers)
    own.set('cookie', cookie)
    Object.defineProperty(request, 'headers', { value: own })
  }
  if (body && !request.body)
    Object.defineProperty(request, 'body', { value: isStream ? body : new Blob([body]).stream() })
  return request
}

/** A response whose headers are all readable. */
export function responseWith(body: BodyInit | null, init: { status: number; headers: Headers }): Response {
  const response = new Response(body, init)
  return response.headers.has('set-cookie') ? response : withSetCookies(response, init.headers.getSetCookie())
}

/** The same response, which now sets these cookies too. */
export function withSetCookies(response: Response, lines: readonly string[]): Response {
  for (const line of lines) response.headers.append('set-cookie', line)
  if (lines.length === 0 || response.headers.has('set-cookie')) return response
  const own = new Headers(response.headers)
  for (const line of lines) own.append('set-cookie', line)
  return Object.defineProperty(response, 'headers', { value: own })
}
