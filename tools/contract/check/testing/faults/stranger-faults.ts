import { type Fault, type FaultyCall, inAnswer, insteadOf, rewritten } from '../fault.ts'
import { blamed, type Json, told } from './second-look-faults.ts'

const bodyOf = ({ body }: FaultyCall) => (body.startsWith('{') ? (JSON.parse(body) as Json) : {})

/** What the sound backend answers with this status or code is told as the success before it. */
function takenFor(
  operation: string,
  isRefused: (status: number, text: string) => boolean,
): (call: FaultyCall) => Promise<Response> {
  return insteadOf(operation, async (call) => {
    const answer = await call.pass()
    const text = await answer.text()
    if (text.includes('"status":"success"')) call.memory.set('done', text)
    if (!isRefused(answer.status, text)) return new Response(text, answer)
    return rewritten(answer, call.memory.get('done') ?? '{"status":"success","data":{},"errors":[]}', {
      status: 200,
    })
  })
}

/** The sound backend gets another body, whatever was sent. */
const sentAs = (operation: string, change: (body: Json) => void) =>
  insteadOf(operation, (call) => {
    const body = bodyOf(call)
    change(body)
    return call.pass({ body: JSON.stringify(body) })
  })

/** One code of refusal is told as another one. */
function codeAs(operation: string, code: string, other: string): Fault['answer'] {
  return inAnswer(operation, async (answer) => {
    const text = await answer.text()
    return new Response(text.replace(`"code":"${code}"`, `"code":"${other}"`), answer)
  })
}

const hasCode = (code: string) => (_status: number, text: string) => text.includes(`"${code}"`)

/** What is wrong inside a body, what strangers may do, and what each visitor has for themselves. */
const faults: readonly Fault[] = [
  {
    name: 'a quantity below 1 is put into the cart as 1',
    operation: 'addToCart',
    place: 'bad-request below its minimum must be 422',
    answer: sentAs('addToCart', ({ product }) => {
      const one = product as Json | undefined
      if (one && Number(one['quantity']) < 1) one['quantity'] = 1
    }),
  },
  {
    name: 'half a piece is put into the cart as a whole one',
    operation: 'addToCart',
    place: 'bad-request with a fraction must be 422',
    answer: sentAs('addToCart', ({ product }) => {
      const one = product as Json | undefined
      if (one && typeof one['quantity'] === 'number') one['quantity'] = Math.ceil(one['quantity'])
    }),
  },
  {
    name: 'a text is taken for the number in it',
    operation: 'updateCart',
    place: 'bad-request a text with a number must be 422',
    answer: sentAs('updateCart', (body) => {
      if (/^\d+$/.test(String(body['quantity']))) body['quantity'] = Number(body['quantity'])
    }),
  },
  {
    name: 'an article that stands twice is taken out once',
    operation: 'removeFromCart',
    place: 'bad-request with one item twice must be 422',
    answer: sentAs('removeFromCart', (body) => {
      if (Array.isArray(body['products'])) body['products'] = [...new Set(body['products'])]
    }),
  },
  {
    name: 'a status that does not exist is passed over',
    operation: 'listOrders',
    place: 'bad-request with an item that is not of the enum',
    answer: insteadOf('listOrders', (call) => {
      const url = new URL(call.url)
      const known = url.searchParams.getAll('status[]').filter((one) => one !== 'no-such-value')
      url.searchParams.delete('status[]')
      for (const one of known) url.searchParams.append('status[]', one)
      return call.pass({ url })
    }),
  },
  {
    name: 'a product that the cart does not hold gets a quantity',
    operation: 'updateCart',
    place: 'must be refused with notInCart',
    answer: takenFor('updateCart', hasCode('notInCart')),
  },
  {
    name: 'an account with a wrong check digit is taken',
    operation: 'addCompanyBank',
    place: 'check-digit',
    with: ['updateCompanyBank', 'deleteCompanyBank', 'getCompany'],
    answer: takenFor('addCompanyBank', hasCode('accountInvalid')),
  },
  {
    name: 'a product that nobody sells is out of stock',
    operation: 'addToCart',
    place: 'must be refused with productNotFound',
    answer: codeAs('addToCart', 'productNotFound', 'notEnoughStock'),
  },
  {
    name: 'a product on request is out of stock',
    operation: 'addToCart',
    place: 'must be refused with onRequest',
    answer: codeAs('addToCart', 'onRequest', 'outOfStock'),
  },
  {
    name: 'a refusal is answered again to its key',
    operation: 'addToCart',
    place: 'must be taken, it is inside every bound',
    answer: insteadOf('addToCart', async (call) => {
      const key = `key ${call.headers.get('idempotency-key') ?? ''}`
      const known = call.memory.get(key)
      const answer = await call.pass()
      if (known !== undefined) return rewritten(answer, known, { status: 200 })
      const text = await answer.text()
      if (text.includes('"quantityInvalid"')) call.memory.set(key, text)
      return new Response(text, answer)
    }),
  },
  {
    name: 'a key of one visitor answers another one',
    operation: 'addToCart',
    place: 'for a guest who uses the key of another visitor',
    answer: insteadOf('addToCart', async (call) => {
      const key = `key ${call.headers.get('idempotency-key') ?? ''}`
      const known = call.memory.get(key)
      if (known !== undefined && known.endsWith(call.body.replace(/,"SESSID".*$/, '')))
        return new Response(known.slice(0, known.indexOf('\n')), {
          headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
        })
      const answer = await call.pass()
      const text = await answer.text()
      if (known === undefined) call.memory.set(key, `${text}\n${call.body.replace(/,"SESSID".*$/, '')}`)
      return new Response(text, answer)
    }),
  },
  {
    name: 'passwords can be guessed for ever',
    operation: 'login',
    place: 'after 5 wrong tries in a row',
    answer: inAnswer('login', (answer) => {
      if (answer.status !== 429) return answer
      const errors = [{ code: 'wrongCredentials', message: 'Неверный логин или пароль.' }]
      return rewritten(answer, { status: 'error', data: null, errors }, { status: 200 })
    }),
  },
  {
    name: 'the contract of somebody else is calculated with',
    operation: 'calculateOrder',
    place: 'contractId of another must be refused',
    with: ['addOrder', 'getCart'],
    answer: takenFor('calculateOrder', hasCode('contractUnavailable')),
  },
  {
    name: 'another company than the current one is calculated for',
    operation: 'calculateOrder',
    place: 'contragentId of another must be refused',
    with: ['addOrder', 'getCart'],
    answer: takenFor('calculateOrder', hasCode('contragentMismatch')),
  },
  {
    name: 'without SID a token has no cart',
    operation: 'getCart',
    place: 'customer without a SID must see the cart of the token',
    answer: insteadOf('getCart', (call) => {
      if (/SID=/.test(call.headers.get('cookie') ?? '')) return undefined
      const headers = new Headers(call.headers)
      headers.delete('authorization-token')
      return call.pass({ headers })
    }),
  },
  {
    name: 'the place of a visitor is not looked at',
    operation: 'getCurrentStore',
    place: 'the nearest branch is',
    answer: insteadOf('getCurrentStore', (call) => {
      const url = new URL(call.url)
      url.searchParams.delete('lat')
      url.searchParams.delete('lon')
      return call.url.searchParams.has('lat') ? call.pass({ url }) : undefined
    }),
  },
  {
    name: 'a page is shorter than the contract says',
    operation: 'listOrders',
    place: 'must be the size that was asked for',
    answer: insteadOf('listOrders', (call) => {
      const url = new URL(call.url)
      if (url.searchParams.has('PAGE_SIZE')) return undefined
      url.searchParams.set('PAGE_SIZE', '20')
      return call.pass({ url })
    }),
  },
  {
    name: 'an answer that the client has is 304',
    operation: 'getHeader',
    place: 'A condition with the ETag of an earlier answer',
    answer: inAnswer('getHeader', (answer, call) => {
      const tag = '"one"'
      if (call.headers.get('if-none-match') === tag) return new Response(null, { status: 304 })
      const headers = new Headers(answer.headers)
      headers.set('etag', tag)
      return new Response(answer.body, { status: answer.status, headers })
    }),
  },
  {
    name: 'the help with unloading is not noted',
    operation: 'addOrder',
    place: 'order-keeps-unloading',
    with: [
      'cancelOrder',
      'calculateOrder',
      'listAddresses',
      'listContracts',
      'getCart',
      'listSectionProducts',
    ],
    answer: sentAs('addOrder', (body) => {
      const delivery = body['delivery'] as Json | undefined
      if (delivery && 'unloading' in delivery) delivery['unloading'] = 'none'
    }),
  },
  {
    name: 'a saved cart of somebody else is renamed',
    operation: 'updateSavedCart',
    place: 'data of another customer must be 404',
    with: ['getSavedCart', 'createSavedCart', 'getCart'],
    answer: takenFor('updateSavedCart', (status) => status === 404),
  },
]

/** What lists, filters and searches tell in another order, or not at all. */
const readFaults: readonly Fault[] = [
  told(
    'values of a filter that count the same go backwards',
    'getSmartFilter',
    'filter-values-order',
    (data) => {
      for (const entry of (data['items'] ?? []) as Json[]) {
        const values = (entry['values'] ?? []) as Json[]
        const counts = [...new Set(values.map(({ count }) => count))]
        entry['values'] = counts.flatMap((count) =>
          values.filter((one) => one['count'] === count).toReversed(),
        )
      }
    },
  ),
  told('the history of an order begins a minute later', 'getOrder', 'order-history-begins', (data) => {
    const [first] = ((data['order'] as Json)['history'] ?? []) as Json[]
    if (first) first['at'] = new Date(Date.parse(String(first['at'])) + 60_000).toISOString()
  }),
  told('an order that is paid has something due', 'listOrders', 'order-item-paid', (data) => {
    for (const item of (data['items'] ?? []) as Json[])
      if (item['paymentStatus'] === 'paid') item['due'] = item['total']
  }),
  told('the delivery of a canceled order is expected', 'listOrders', 'order-item-canceled', (data) => {
    for (const item of (data['items'] ?? []) as Json[])
      if (item['status'] === 'canceled') item['expectedDate'] = '2026-12-01'
  }),
  told('an exact article is suggested last', 'searchSuggest', 'suggestions-exact-first', (data) => {
    const items = data['items'] as Json
    if (Array.isArray(items['products'])) items['products'] = items['products'].toReversed()
  }),
  told(
    'a row of a list is one piece',
    'importToCart',
    'import-input',
    (data) => {
      for (const row of (data['rows'] ?? []) as Json[]) if (row['quantity'] !== null) row['quantity'] = 1
    },
    'listSectionProducts',
  ),
  blamed(
    'findInCart',
    told(
      'a line is not found by its maker',
      'findInCart',
      'cart-found-brand',
      (data, call) => {
        if (!/\d/.test(String(bodyOf(call)['search']))) data['items'] = {}
      },
      'getCart',
      'addToCart',
      'listSectionProducts',
    ),
  ),
]

export const strangerFaults = [
  ...faults.map((fault) => ({ ...fault, writes: true })),
  ...readFaults.map((fault) =>
    ['importToCart', 'findInCart'].includes(fault.operation) ? { ...fault, writes: true } : fault,
  ),
]
