import type { Fault, FaultyCall } from '../fault.ts'
import { rewritten } from '../fault.ts'

const problem = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json(
    { status: 'error', data: null, errors: [{ code, message: 'Сбой.' }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

/** Answers requests to one path in a way of its own; `undefined` lets the sound backend answer. */
const at =
  (path: string, answer: (call: FaultyCall) => Promise<Response | undefined> | Response | undefined) =>
  async (call: FaultyCall): Promise<Response> =>
    (call.url.pathname === path ? await answer(call) : undefined) ?? call.pass()

/** Lets the sound backend answer, then changes headers. */
async function withHeaders(call: FaultyCall, headers: Record<string, string>): Promise<Response> {
  const answer = await call.pass()
  return rewritten(answer, await answer.text(), { headers })
}

const footer = '/api/footer/'
const news = '/web/news/'
const stores = '/web/basket/getProductStoresSort/'

/** What HTTP itself asks of every operation (`x-http`). */
export const httpFaults: readonly Fault[] = [
  {
    name: 'HEAD is not known',
    operation: 'getFooter',
    place: 'request head HEAD of a GET that reads',
    answer: at(footer, ({ method }) => (method === 'HEAD' ? problem('404', 404) : undefined)),
  },
  {
    name: 'HEAD tells another media type than GET',
    operation: 'getFooter',
    place: 'header Content-Type must be application/json',
    answer: at(footer, (call) =>
      call.method === 'HEAD' ? withHeaders(call, { 'content-type': 'text/html' }) : undefined,
    ),
  },
  {
    name: 'HEAD of a GET that writes is answered',
    operation: 'switchContractor',
    place: 'request headOfWrite A GET that changes something refuses HEAD with 405',
    writes: true,
    with: ['getPersonal'],
    answer: at('/web/switchContractor/', ({ method }) =>
      method === 'HEAD' ? new Response(null, { headers: { 'cache-control': 'no-store' } }) : undefined,
    ),
  },
  {
    name: 'OPTIONS is not known',
    operation: 'listNews',
    place: 'request options OPTIONS is answered with 200 or 204',
    answer: at(news, ({ method }) => (method === 'OPTIONS' ? problem('404', 404) : undefined)),
  },
  {
    name: 'OPTIONS names a method that the path does not have',
    operation: 'listNews',
    place: 'header Allow must name GET, HEAD, OPTIONS',
    answer: at(news, ({ method }) =>
      method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
        : undefined,
    ),
  },
  {
    name: 'another method is answered like GET',
    operation: 'listNews',
    place: "request method A method that a path doesn't have is 405",
    answer: at(news, ({ method }) => (method === 'POST' ? problem('none', 200) : undefined)),
  },
  {
    name: 'another method is 404',
    operation: 'getFooter',
    place: "request method A method that a path doesn't have is 405",
    answer: at(footer, ({ method }) => (method === 'POST' ? problem('404', 404) : undefined)),
  },
  {
    name: '405 without Allow',
    operation: 'getFooter',
    place: 'header Allow must name GET, HEAD, OPTIONS',
    answer: at(footer, ({ method }) => (method === 'POST' ? problem('methodNotAllowed', 405) : undefined)),
  },
  {
    name: '405 with a code of its own',
    operation: 'getFooter',
    place: '/errors/*/code must be methodNotAllowed',
    answer: at(footer, ({ method }) =>
      method === 'POST' ? problem('badMethod', 405, { allow: 'GET, HEAD, OPTIONS' }) : undefined,
    ),
  },
  {
    name: '405 may be kept by caches',
    operation: 'getFooter',
    place: 'header Cache-Control must have no-store',
    answer: at(footer, (call) =>
      call.method === 'POST' ? withHeaders(call, { 'cache-control': 'public, max-age=600' }) : undefined,
    ),
  },
  {
    name: 'an unknown path is a page of HTML without a code',
    operation: 'getFooter',
    place: '/errors/*/code must be 404',
    answer: at('/web/no-such-path/', () => {
      const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' }
      return new Response('<h1>Not Found</h1>', { status: 404, headers })
    }),
  },
  {
    name: 'an unknown parameter is refused',
    operation: 'listNews',
    place: "request unknownParameter Query parameters that an operation doesn't have are ignored",
    answer: at(news, ({ url }) =>
      url.searchParams.has('utm_source') ? problem('validation', 422) : undefined,
    ),
  },
  {
    name: 'an unknown member of a body is refused',
    operation: 'getProductStores',
    place: "request unknownMember Members of a body that an operation doesn't have are ignored",
    answer: at(stores, ({ body }) =>
      body.includes('no-such-member') ? problem('validation', 422) : undefined,
    ),
  },
  {
    name: 'of a parameter that stands twice the first value counts',
    operation: 'listNews',
    place: 'request twiceLast Of a parameter that is no list and stands twice the last value counts',
    answer: at(news, ({ url, pass }) => {
      for (const name of new Set(url.searchParams.keys()))
        url.searchParams.set(name, url.searchParams.get(name) ?? '')
      return pass({ url })
    }),
  },
  {
    name: 'a parameter that stands twice is refused',
    operation: 'listNews',
    place: 'request twiceFirst Of a parameter that is no list and stands twice the last value counts',
    answer: at(news, ({ url: { searchParams } }) =>
      new Set(searchParams.keys()).size < [...searchParams.keys()].length
        ? problem('validation', 422)
        : undefined,
    ),
  },
  {
    name: 'a query that can not be decoded is taken',
    operation: 'listNews',
    place: 'request queryEncoding A query that is no percent-encoded UTF-8 is 400',
    answer: at(news, ({ url, pass }) => {
      url.search = url.search.replaceAll('%ff', '')
      return pass({ url })
    }),
  },
  {
    name: 'a path that can not be decoded ends in a failure of the backend',
    operation: 'getNewsItem',
    place: 'request pathEncoding A path that is no percent-encoded UTF-8 is 400',
    with: ['listNews'],
    answer: at('/web/news/%ff/', () => problem('internal', 500)),
  },
  {
    name: 'bytes that are no text become question marks',
    operation: 'getProductStores',
    place: 'request brokenText A body that is no UTF-8 is 400',
    answer: at(stores, ({ body, pass }) => pass({ body: body.replaceAll('�', '?') })),
  },
  {
    name: 'a body of any length is taken',
    operation: 'getProductStores',
    place: 'request tooLarge A body of more than 1,000,000 bytes is 413',
    answer: at(stores, ({ body, pass }) => pass({ body: body.trim() })),
  },
  {
    name: 'letters of a body are counted, not its bytes',
    operation: 'getProductStores',
    place: 'request bytesNotLetters Bytes are counted, not letters',
    answer: at(stores, ({ body }) =>
      body.length <= 1_000_000 && Buffer.byteLength(body) > 1_000_000
        ? problem('badRequest', 400)
        : undefined,
    ),
  },
  {
    name: 'a body of the greatest length is refused',
    operation: 'getProductStores',
    place: 'request largeEnough A body of 1,000,000 bytes is taken',
    answer: at(stores, ({ body }) =>
      body.length >= 1_000_000 ? problem('payloadTooLarge', 413) : undefined,
    ),
  },
  {
    name: 'the media type of a body is not looked at',
    operation: 'getProductStores',
    place: 'request mediaType A body of another media type than application/json is 415',
    answer: at(stores, ({ headers, pass }) => {
      headers.set('content-type', 'application/json')
      return pass({ headers })
    }),
  },
  {
    name: 'a charset beside application/json is refused',
    operation: 'getProductStores',
    place: 'request mediaTypeCharset A charset beside application/json does no harm',
    answer: at(stores, ({ headers }) =>
      headers.get('content-type')?.includes('charset') ? problem('unsupportedMediaType', 415) : undefined,
    ),
  },
  {
    name: 'the body is read before the token is asked for',
    operation: 'findMachines',
    place: 'request tokenFirst Without a token 401 comes before anything',
    with: ['listMachines'],
    answer: at('/web/machinesInfo/', ({ headers, body }) =>
      headers.has('authorization-token') || body !== '{"a":' ? undefined : problem('badRequest', 400),
    ),
  },
  {
    name: 'the media type is judged before the length',
    operation: 'getProductStores',
    place: 'request lengthFirst 413 comes before 415',
    answer: at(stores, ({ headers }) =>
      headers.get('content-type') === 'text/plain' ? problem('unsupportedMediaType', 415) : undefined,
    ),
  },
  {
    name: 'the body is read before its media type is judged',
    operation: 'getProductStores',
    place: 'request mediaTypeFirst 415 comes before 400',
    answer: at(stores, ({ body }) => (body === '{"a":' ? problem('badRequest', 400) : undefined)),
  },
  {
    name: 'a condition makes the answer 304',
    operation: 'listNews',
    place: 'request conditions Nothing is kept by caches',
    answer: at(news, ({ headers }) =>
      headers.has('if-none-match') ? new Response(null, { status: 304 }) : undefined,
    ),
  },
  {
    name: 'a browser that asks for HTML is refused',
    operation: 'listNews',
    place: 'request accept Accept is not looked at',
    answer: at(news, ({ headers }) =>
      headers.get('accept') === 'text/html' ? problem('badRequest', 400) : undefined,
    ),
  },
  {
    name: 'the charset is another',
    operation: 'listNews',
    place: 'header Content-Type the charset must be utf-8',
    answer: at(news, (call) =>
      withHeaders(call, { 'content-type': 'application/json; charset=windows-1251' }),
    ),
  },
  {
    name: 'JSON begins with a byte order mark',
    operation: 'listNews',
    place: 'body JSON must not begin with a byte order mark',
    answer: at(news, async ({ pass }) => {
      const answer = await pass()
      return rewritten(answer, `\uFEFF${await answer.text()}`)
    }),
  },
  {
    name: 'JSON in the bytes of Windows-1251',
    operation: 'listNews',
    place: 'body JSON must be utf-8: its bytes are not',
    answer: at(news, async ({ pass }) => {
      const answer = await pass()
      const text = (await answer.text()).replaceAll(/[^ -~]/g, 'я')
      const bytes = Uint8Array.from(text, (one) => (one === 'я' ? 0xff : one.charCodeAt(0)))
      return new Response(bytes, { status: answer.status, headers: answer.headers })
    }),
  },
]
