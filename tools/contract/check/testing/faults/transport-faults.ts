import { type Fault, firstItem, inAnswer, inSuccess, insteadOf, member, rewritten } from '../fault.ts'

/** Status, headers, paging and what happens on the wire. */
export const transportFaults: readonly Fault[] = [
  {
    name: 'a status that is not declared',
    operation: 'getMainPage',
    place: 'status 201 is not declared',
    answer: inAnswer('getMainPage', async (answer) =>
      rewritten(answer, await answer.text(), { status: 201 }),
    ),
  },
  {
    name: 'a failure for an empty answer',
    operation: 'listPromotions',
    place: 'status the backend failed with 500',
    answer: inAnswer('listPromotions', (answer) =>
      rewritten(
        answer,
        { status: 'error', data: null, errors: [{ code: 'internal', message: 'Сбой.' }] },
        { status: 500 },
      ),
    ),
  },
  {
    name: 'a failure for one value that the contract allows',
    operation: 'searchProducts',
    place: 'status the backend failed with 500',
    answer: inAnswer('searchProducts', (answer, { url }) =>
      url.searchParams.has('price_to')
        ? rewritten(
            answer,
            { status: 'error', data: null, errors: [{ code: 'internal', message: 'Сбой.' }] },
            { status: 500 },
          )
        : answer,
    ),
  },
  {
    name: 'Cache-Control is missing',
    operation: 'getCart',
    place: 'header Cache-Control is missing',
    answer: inAnswer('getCart', (answer) => {
      answer.headers.delete('cache-control')
      return answer
    }),
  },
  {
    name: 'an answer may be kept by caches',
    operation: 'getPersonal',
    place: 'header Cache-Control must match pattern',
    answer: inAnswer('getPersonal', (answer) => {
      answer.headers.set('cache-control', 'public, max-age=60')
      return answer
    }),
  },
  {
    name: 'JSON that says it is HTML',
    operation: 'getCatalogMenu',
    place: 'header Content-Type must be application/json',
    answer: inAnswer('getCatalogMenu', (answer) => {
      answer.headers.set('content-type', 'text/html; charset=utf-8')
      return answer
    }),
  },
  {
    name: 'HTML that says it is JSON',
    operation: 'listBranches',
    place: 'body the body is not JSON',
    answer: inAnswer('listBranches', (answer) => rewritten(answer, '<h1>502 Bad Gateway</h1>')),
  },
  {
    name: 'JSON cut off in the middle',
    operation: 'listStores',
    place: 'body the body is not JSON',
    answer: inAnswer('listStores', async (answer) => rewritten(answer, (await answer.text()).slice(0, 900))),
  },
  {
    name: 'the connection breaks in the middle',
    operation: 'getFooter',
    place: 'the connection failed',
    answer: inAnswer('getFooter', ({ headers }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"status":'))
          setTimeout(() => controller.error(new Error('broken')), 20)
        },
      })
      return new Response(body, { headers })
    }),
  },
  {
    name: 'a slow answer',
    operation: 'getContactsPage',
    place: 'no whole answer within',
    // Once, and long for the others: on a busy machine a sound answer takes its time too.
    timeout: 4000,
    answer: inAnswer('getContactsPage', async (answer, { memory }) => {
      if (!memory.has('slow')) {
        memory.set('slow', 'once')
        await new Promise((resolve) => setTimeout(resolve, 5000))
      }
      return answer
    }),
  },
  {
    name: 'SID can be read by scripts',
    operation: 'getHeader',
    place: 'header Set-Cookie SID must be set with HttpOnly',
    answer: inAnswer('getHeader', (answer) => {
      const cookie = answer.headers.get('set-cookie')
      if (cookie !== null) answer.headers.set('set-cookie', cookie.replace('; HttpOnly', ''))
      return answer
    }),
  },
  {
    name: 'SID ends with the browser',
    operation: 'getHeader',
    place: 'header Set-Cookie SID must be set with Max-Age=2592000',
    answer: inAnswer('getHeader', (answer) => {
      const cookie = answer.headers.get('set-cookie')
      if (cookie !== null) answer.headers.set('set-cookie', cookie.replace('; Max-Age=2592000', ''))
      return answer
    }),
  },
  {
    name: 'the first answer sets no SID',
    operation: 'getHeader',
    place: 'header Set-Cookie a visitor without SID must be given one',
    answer: inAnswer('getHeader', (answer) => {
      answer.headers.delete('set-cookie')
      return answer
    }),
  },
  {
    name: 'the total counts what is not shown',
    operation: 'listOrders',
    place: '/data/items must hold what total, page and pageSize say',
    answer: inSuccess('listOrders', (data) => {
      const pagination = member(data, 'pagination')
      pagination['total'] = Number(pagination['total']) + 3
      pagination['pages'] = Math.ceil(Number(pagination['total']) / Number(pagination['pageSize']))
    }),
  },
  {
    name: 'the number of pages is rounded down',
    operation: 'listSectionProducts',
    place: '/data/pagination/pages must be total / pageSize rounded up',
    answer: inSuccess('listSectionProducts', (data) => {
      const pagination = member(data, 'pagination')
      pagination['pages'] = Math.floor(Number(pagination['total']) / Number(pagination['pageSize']))
    }),
  },
  {
    name: 'the size that was asked for is ignored',
    operation: 'listNews',
    place: '/data/pagination/pageSize must be the size that was asked for',
    answer: insteadOf('listNews', ({ url, pass }) => {
      url.searchParams.delete('PAGE_SIZE')
      return pass({ url })
    }),
  },
  {
    name: 'every page is the first',
    operation: 'listOrdersShort',
    place: '/data/pagination/page must be the page that was asked for',
    answer: insteadOf('listOrdersShort', ({ url, pass }) => {
      if (url.searchParams.has('PAGEN_1')) url.searchParams.set('PAGEN_1', '1')
      return pass({ url })
    }),
  },
  {
    name: 'an item stands on two pages',
    operation: 'listSectionProducts',
    place: '/data/items an item of an earlier page stands here again',
    answer: inSuccess('listSectionProducts', (data, _envelope, { memory, url }) => {
      const items = data['items'] as unknown[]
      if (url.searchParams.get('PAGEN_1') === '1') memory.set('first', JSON.stringify(firstItem(data)))
      const kept = memory.get('first')
      if (url.searchParams.get('PAGEN_1') === '2' && kept !== undefined && items.length > 0)
        items[0] = JSON.parse(kept)
    }),
  },
  {
    name: 'the total changes from page to page',
    operation: 'searchProducts',
    place: '/data/pagination/total must be the same on every page',
    answer: inSuccess('searchProducts', (data, _envelope, { url }) => {
      const pagination = member(data, 'pagination')
      if (url.searchParams.get('PAGEN_1') !== '2' || (data['products'] as unknown[]).length > 0) return
      pagination['total'] = Number(pagination['total']) - 1
    }),
  },
  {
    name: 'a path without its last slash is answered',
    operation: 'getReturnsPage',
    place: 'path without its last slash it must be 404 or redirect',
    answer: async ({ url, pass }) => {
      if (url.pathname === '/web/returns') url.pathname = '/web/returns/'
      return pass({ url })
    },
  },
  {
    name: 'a path without its last slash leads to the front page',
    operation: 'getOfferPage',
    place: 'path without its last slash it must be 404 or redirect',
    answer: async ({ url, pass }) =>
      url.pathname === '/web/static/offer'
        ? new Response(null, { status: 301, headers: { location: '/' } })
        : pass(),
  },
  {
    name: 'the redirect to the slash loses the query',
    operation: 'searchSuggest',
    place: 'path without its last slash it must be 404 or redirect',
    answer: async ({ url, pass }) =>
      url.pathname === '/api/elastic/searchString'
        ? new Response(null, { status: 301, headers: { location: '/api/elastic/searchString/' } })
        : pass(),
  },
]
