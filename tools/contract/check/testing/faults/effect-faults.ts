import { sessidOf } from '../../../../../mocks/sandbox/session.ts'
import { type Fault, type FaultyCall, insteadOf } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

const sidOf = (text: string | null) => /SID=(\w+)/.exec(text ?? '')?.[1] ?? ''

/** The products of a visitor's cart, as the last `getCart` told them. */
function knowingCart(answer: Fault['answer']): Fault['answer'] {
  return async (call) => {
    const own = await answer(call)
    if (call.operationId !== 'getCart' || own.status !== 200) return own
    const { data } = (await own.clone().json()) as {
      data: { basketProducts: { grid: { products: { id: number }[] } } }
    }
    const ids = data.basketProducts.grid.products.map(({ id }) => id)
    call.memory.set(`cart.${sidOf(call.headers.get('cookie'))}`, JSON.stringify(ids))
    return own
  }
}
const otherInCart = ({ memory, headers }: FaultyCall, own: unknown) =>
  (JSON.parse(memory.get(`cart.${sidOf(headers.get('cookie'))}`) ?? '[]') as number[]).find(
    (id) => id !== own,
  )

/** Takes another product of the cart out, where there is one. */
async function takeAnother(call: FaultyCall, own: unknown): Promise<void> {
  const other = otherInCart(call, own)
  if (other !== undefined) await also(call, '/api/basket/remove/', { products: [other] })
}

const clearCart = (call: FaultyCall) => also(call, '/api/basket/clear/', {})

/** The session that a login or logout has just given. */
async function asNext(call: FaultyCall, answer: Response): Promise<{ headers: Headers; SESSID: string }> {
  const { data } = (await answer.clone().json()) as { data: { token?: string } }
  const headers = new Headers(call.headers)
  const sid = sidOf(answer.headers.getSetCookie().join(';')) || sidOf(headers.get('cookie'))
  headers.set('cookie', `SID=${sid}`)
  headers.delete('authorization-token')
  if (data.token !== undefined) headers.set('authorization-token', data.token)
  return { headers, SESSID: await sessidOf(sid) }
}

/** Remembers what was put into a cart last, and does something with it in the session that follows. */
function withLastPut(operation: string, by: 'guest' | 'anybody'): Fault['answer'] {
  return async (call) => {
    const answer = await call.pass()
    const { memory, headers, url } = call
    const isGuest = !headers.has('authorization-token')
    if (call.operationId === 'addToCart' && (isGuest || by === 'anybody') && answer.status === 200)
      if ((await codeOf(answer)) === 'none') memory.set('put', JSON.stringify(bodyOf(call)['product']))
    const put = memory.get('put')
    if (call.operationId !== operation || put === undefined || answer.status !== 200) return answer
    if ((await codeOf(answer)) !== 'none') return answer
    const { headers: own, SESSID } = await asNext(call, answer)
    await call.pass({
      url: new URL('/web/basket/add/', url),
      headers: own,
      body: JSON.stringify({ SESSID, product: JSON.parse(put) as unknown }),
    })
    return answer
  }
}

/** An answer that was given once to the same question is given again, until what `phase` counts goes on. */
function remembered(operation: string, phase: string): Fault['answer'] {
  return async (call) => {
    const { memory, body, headers, url } = call
    const key = `${operation} ${memory.get('phase') ?? ''} ${headers.get('authorization-token') ?? ''} ${url.pathname} ${body}`
    const known = call.operationId === operation ? memory.get(key) : undefined
    const answer = await call.pass()
    if (call.operationId === phase && (await codeOf(answer)) === 'none') memory.set('phase', 'later')
    if (call.operationId !== operation || answer.status !== 200) return answer
    if (known !== undefined) return new Response(known, answer)
    memory.set(key, await answer.clone().text())
    return answer
  }
}

/** The version that the cart of a visitor had first is told for ever. */
function withoutVersions(operation: string): Fault['answer'] {
  return async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200 || !['getCart', operation].includes(call.operationId ?? '')) return answer
    return new Response((await answer.text()).replaceAll(/"version":\d+/g, '"version":7'), answer)
  }
}

/** What writes to carts and orders, logins and logouts leave behind, and what they must not touch. */
const faults: readonly Fault[] = [
  {
    name: 'one piece more is put into the cart than was asked for',
    operation: 'addToCart',
    place: 'add-adds',
    answer: sentAs('addToCart', (body) => {
      const product = body['product'] as { id: number; quantity: number }
      return { ...body, product: { ...product, quantity: product.quantity * 2 } }
    }),
  },
  {
    name: 'putting a product into the cart takes another one out',
    operation: 'addToCart',
    place: 'add-leaves-others',
    answer: knowingCart(
      andThen('addToCart', (call) => takeAnother(call, (bodyOf(call)['product'] as { id: number }).id)),
    ),
  },
  {
    name: 'the version of the cart stays where it was',
    operation: 'addToCart',
    place: 'add-raises-version',
    answer: withoutVersions('addToCart'),
  },
  {
    name: 'a changed quantity does not move the version of the cart on',
    operation: 'updateCart',
    place: 'update-raises-version',
    answer: withoutVersions('updateCart'),
  },
  {
    name: 'a refused addition empties the cart',
    operation: 'addToCart',
    place: 'add-refused-leaves',
    answer: andThen('addToCart', clearCart, (code) => code === 'notEnoughStock'),
  },
  {
    name: 'a refused quantity takes the line out',
    operation: 'updateCart',
    place: 'update-refused-leaves',
    answer: andThen(
      'updateCart',
      (call) => also(call, '/api/basket/remove/', { products: [bodyOf(call)['product']] }),
      (code) => code === 'notEnoughStock',
    ),
  },
  {
    name: 'a changed quantity takes another line out',
    operation: 'updateCart',
    place: 'update-leaves-others',
    answer: knowingCart(andThen('updateCart', (call) => takeAnother(call, bodyOf(call)['product']))),
  },
  {
    name: 'taking one product out takes two',
    operation: 'removeFromCart',
    place: 'remove-removes',
    answer: knowingCart(
      andThen('removeFromCart', (call) => takeAnother(call, (bodyOf(call)['products'] as number[])[0])),
    ),
  },
  {
    name: 'choosing a branch empties the cart',
    operation: 'setUserStore',
    place: 'store-keeps-cart',
    with: ['addToCart', 'login', 'logout'],
    answer: andThen('setUserStore', clearCart),
  },
  {
    name: 'saving a cart empties the one that is saved',
    operation: 'createSavedCart',
    place: 'saved-cart-leaves-cart',
    with: ['addToCart', 'login', 'logout'],
    answer: andThen('createSavedCart', clearCart),
  },
  {
    name: 'the cart is still full after the order',
    operation: 'addOrder',
    place: 'order-empties-cart',
    answer: andThen('addOrder', async (call) => {
      for (const product of bodyOf(call)['products'] as Json[])
        await also(call, '/web/basket/add/', { product })
    }),
  },
  {
    name: 'a refused order empties the cart',
    operation: 'addOrder',
    place: 'order-refused-leaves',
    answer: andThen('addOrder', clearCart, (code) => code === 'consentRequired'),
  },
  {
    name: 'an order reserves nothing',
    operation: 'addOrder',
    place: 'order-reserves',
    with: ['getProductStores'],
    answer: remembered('getProductStores', 'cancelOrder'),
  },
  {
    name: 'a canceled order keeps its stock',
    operation: 'cancelOrder',
    place: 'canceling must release what the order reserved',
    with: ['addOrder', 'getProductStores'],
    answer: remembered('getProductStores', 'addOrder'),
  },
  {
    name: 'a login loses what the guest put into the cart',
    operation: 'login',
    place: 'what the guest put into the cart must come along at login',
    with: ['addToCart', 'logout'],
    answer: insteadOf('login', ({ headers, pass }) => {
      headers.set('cookie', (headers.get('cookie') ?? '').replace(/(^|; )SID=\w+;? ?/, '$1'))
      return pass({ headers })
    }),
  },
  {
    name: 'a login adds up what guest and customer have of a product',
    operation: 'login',
    place: 'the larger quantity of both',
    with: ['addToCart', 'logout'],
    answer: withLastPut('login', 'guest'),
  },
  {
    name: 'a logout leaves the cart to whoever comes next',
    operation: 'logout',
    place: 'logout-empties',
    with: ['addToCart', 'login'],
    answer: withLastPut('logout', 'anybody'),
  },
  {
    name: 'a logout empties the cart of the customer',
    operation: 'logout',
    place: 'the cart of the customer must be kept at logout',
    with: ['addToCart', 'login'],
    answer: insteadOf('logout', async (call) => {
      if (call.headers.has('authorization-token') && 'SESSID' in bodyOf(call)) await clearCart(call)
      return undefined
    }),
  },
]

export const effectFaults = faults.map((fault) => ({ ...fault, writes: true }))
