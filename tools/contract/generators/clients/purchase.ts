import type { components } from '../made/openapi-typescript/types.ts'

type Schemas = components['schemas']

/**
 * The calls of a purchase. Its types are those of openapi-typescript, so that a client of another generator compiles only
 * if that one reads the contract in the same way.
 */
export interface Client {
  getHeader: () => Promise<Schemas['GetHeaderSuccess']>
  searchSuggest: (query: string) => Promise<Schemas['SearchSuggestSuccess']>
  getProduct: (code: string) => Promise<Schemas['GetProductSuccess'] | Refusal>
  addToCart: (body: Schemas['AddToCartRequest']) => Promise<Schemas['AddToCartSuccess'] | Refusal>
  login: (body: Schemas['LoginRequest']) => Promise<Schemas['LoginSuccess'] | Refusal>
  calculateOrder: (
    body: Schemas['CalculateOrderRequest'],
  ) => Promise<Schemas['CalculateOrderSuccess'] | Refusal>
  addOrder: (body: Schemas['OrderRequest'], key: string) => Promise<Schemas['AddOrderSuccess'] | Refusal>
}

interface Refusal {
  status: 'error'
  data: unknown
}

/**
 * Search, product, cart, login, calculation, order.
 * @returns the number of the order
 */
export async function purchase(clientOf: (kept: Kept) => Client): Promise<string> {
  const kept: Kept = {}
  const client = clientOf(kept)
  const { items } = (await client.searchSuggest('FM-2040')).data
  const code = 'products' in items ? items.products[0]?.code : undefined
  if (code === undefined) throw new Error('The search finds no FM-2040')
  const product = dataOf(await client.getProduct(code))
  const guest = await client.getHeader()
  dataOf(
    await client.addToCart({ SESSID: guest.data.userData.SESSID, product: { id: product.id, quantity: 1 } }),
  )
  const { token } = dataOf(
    await client.login({ credentials: { login: 'buyer@example.ru', password: 'Kran-2026!' } }),
  )
  kept.token = token
  const delivery = { type: 'pickup', storeId: '104' } as const
  const payment = { type: 'invoicePrepay' } as const
  const { cartVersion, shipments } = dataOf(await client.calculateOrder({ delivery, payment }))
  const buyer = await client.getHeader()
  const answer = await client.addOrder(
    {
      SESSID: buyer.data.userData.SESSID,
      cartVersion,
      products: shipments.flatMap(({ lines }) =>
        lines.map((line) => ({ id: line.productId, quantity: line.quantity })),
      ),
      delivery,
      payment,
      recipient: { fio: 'Смирнов Алексей Петрович', phone: '+79125550101', email: 'buyer@example.ru' },
      consents: { offer: true, personalData: true, marketing: false },
    },
    crypto.randomUUID(),
  )
  return dataOf(answer).order.number
}

/** What a visitor keeps between calls. */
export interface Kept {
  sid?: string
  token?: string
}

/** `fetch` of a visitor: cookie and token go along, paths are those of `origin`. */
export function visitorFetch(origin: string, kept: Kept): typeof fetch {
  // A client may put this one in its place.
  const send = globalThis.fetch
  return async (input, init) => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, origin), init)
    if (kept.sid !== undefined) request.headers.set('Cookie', `SID=${kept.sid}`)
    if (kept.token !== undefined) request.headers.set('Authorization-Token', kept.token)
    const answer = await send(request)
    const sid = /SID=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]
    if (sid !== undefined) kept.sid = sid
    return answer
  }
}

/** The data of a success; a refusal, or no answer of 200, ends the purchase. */
function dataOf<Answer extends { status: 'success' | 'error'; data: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 'success' }>['data'] {
  if (answer.status === 'success') return answer.data
  throw new Error(`Refused: ${JSON.stringify(answer)}`)
}
