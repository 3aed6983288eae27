import { expect, test, vi } from 'vitest'
import { requestWith, responseWith } from './http-messages.ts'

const ServerRequest = Request
const ServerResponse = Response

/** As in a browser: forbidden headers are dropped without a word; in Firefox there is no body to read. */
class BrowserRequest extends ServerRequest {
  constructor(url: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.delete('cookie')
    super(url, { ...init, headers })
    Object.defineProperty(this, 'body', { value: undefined, configurable: true })
  }
}
class BrowserResponse extends ServerResponse {
  constructor(body: BodyInit | null, init: ResponseInit) {
    const headers = new Headers(init.headers)
    headers.delete('set-cookie')
    super(body, { ...init, headers })
  }
}

const url = 'http://shop.example/web/basket/add/'
const headers = new Headers({ cookie: 'SID=1; auth_token=2', 'content-type': 'application/json' })
const body = new TextEncoder().encode('{"a":1}')
const cookies = new Headers([
  ['set-cookie', 'SID=1; Path=/'],
  ['set-cookie', 'auth_token=2; Path=/'],
])

for (const place of ['a server', 'a browser']) {
  test(`O-68 O-122 cookies and body of a message made in ${place} can be read`, async () => {
    if (place === 'a browser') {
      vi.stubGlobal('Request', BrowserRequest)
      vi.stubGlobal('Response', BrowserResponse)
      expect(new Request(url, { headers }).headers.has('cookie')).toBe(false)
      expect(new Response(null, { headers: cookies }).headers.getSetCookie()).toEqual([])
    }
    const request = requestWith(url, { method: 'POST', headers, body })
    expect(request.headers.get('cookie')).toBe('SID=1; auth_token=2')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(await new ServerResponse(request.body).json()).toEqual({ a: 1 })
    expect(requestWith(url, { headers: new Headers() }).headers.has('cookie')).toBe(false)

    const response = responseWith('text', { status: 201, headers: cookies })
    expect([response.status, await response.text()]).toEqual([201, 'text'])
    expect(response.headers.getSetCookie()).toEqual(['SID=1; Path=/', 'auth_token=2; Path=/'])
    expect(responseWith(null, { status: 204, headers: new Headers() }).headers.getSetCookie()).toEqual([])
  })
}
