import { sessidOf } from '../../../../../mocks/sandbox/session.ts'
import { type Fault, type FaultyCall, inAnswer, inSuccess, insteadOf, rewritten } from '../fault.ts'

async function goodSessid({ headers }: FaultyCall): Promise<string> {
  return sessidOf(/SID=(\w+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '')
}

/** Does the request whatever its SESSID is, when `applies` says so of the one that was sent. */
function ignoringSessid(operation: string, applies: (sent: string | undefined) => boolean): Fault['answer'] {
  return insteadOf(operation, async (call) => {
    const good = await goodSessid(call)
    const sent = call.method === 'DELETE' ? undefined : (JSON.parse(call.body) as { SESSID?: string }).SESSID
    const given = call.method === 'DELETE' ? (call.headers.get('x-sessid') ?? undefined) : sent
    if (given === good || !applies(given)) return undefined
    call.headers.set('x-sessid', good)
    const body =
      call.method === 'DELETE' ? '' : JSON.stringify({ ...(JSON.parse(call.body) as object), SESSID: good })
    return call.pass({ headers: call.headers, body })
  })
}

const wrongSessid = '0123456789abcdef0123456789abcdef'
const refusal = {
  status: 'error',
  data: null,
  errors: [{ code: 'sessidInvalid', message: 'Сессия обновилась, повторите действие.', field: 'SESSID' }],
}

/** Writes that do too much, too little, or what they must not. */
export const writeFaults: readonly Fault[] = [
  {
    name: 'a write without SESSID is done',
    operation: 'addToCart',
    place: 'request /SESSID without SESSID it must be refused (status 422), got success',
    answer: ignoringSessid('addToCart', (sent) => sent === undefined),
  },
  {
    name: 'a write with a wrong SESSID is done',
    operation: 'updateCart',
    place: 'request /SESSID with a wrong SESSID it must be refused (sessidInvalid)',
    answer: ignoringSessid('updateCart', (sent) => sent === wrongSessid),
  },
  {
    name: 'SESSID of before the login is good',
    operation: 'clearCart',
    place: 'request /SESSID with the SESSID of before the login it must be refused (sessidInvalid)',
    with: ['getHeader'],
    answer: ignoringSessid('clearCart', (sent) => sent !== undefined && sent !== wrongSessid),
  },
  {
    name: 'a DELETE with a wrong X-SESSID is done',
    operation: 'deleteSavedCart',
    place: 'header X-SESSID with a wrong SESSID it must be refused (sessidInvalid), got success',
    answer: ignoringSessid('deleteSavedCart', (sent) => sent === wrongSessid),
  },
  {
    name: 'a wrong SESSID is refused, but the write is done',
    operation: 'addToCart',
    place: '/data a write that was refused for its SESSID has changed something',
    answer: insteadOf('addToCart', async (call) => {
      const body = JSON.parse(call.body) as { SESSID?: string }
      if (body.SESSID !== wrongSessid) return undefined
      const done = await call.pass({ body: JSON.stringify({ ...body, SESSID: await goodSessid(call) }) })
      return rewritten(done, refusal)
    }),
  },
  {
    name: 'a wrong SESSID is 403 instead of a refusal in 200',
    operation: 'removeFromCart',
    place: 'status 403 is not declared',
    answer: inAnswer('removeFromCart', async (answer) => {
      const text = await answer.text()
      return rewritten(answer, text, { status: text.includes('sessidInvalid') ? 403 : answer.status })
    }),
  },
  {
    name: 'a repeat with the same Idempotency-Key is done again',
    operation: 'addToCart',
    place: 'after a repeat with the same Idempotency-Key',
    answer: insteadOf('addToCart', ({ headers, pass }) => {
      headers.delete('idempotency-key')
      return pass({ headers })
    }),
  },
  {
    name: 'the same Idempotency-Key with another body is no conflict',
    operation: 'addToCart',
    place: 'header Idempotency-Key the same key with another body must be 409, got 200',
    answer: inAnswer('addToCart', (answer) =>
      answer.status === 409
        ? rewritten(
            answer,
            { status: 'success', data: { is_success: true, version: 1, count: 1 }, errors: [] },
            { status: 200 },
          )
        : answer,
    ),
  },
  {
    name: 'one intent makes two orders',
    operation: 'addOrder',
    place: '/data/order/id a repeat with the same Idempotency-Key must answer the same order',
    with: ['addToCart'],
    answer: insteadOf('addOrder', ({ headers, pass }) => {
      headers.delete('idempotency-key')
      return pass({ headers })
    }),
  },
  {
    name: 'a stale version overwrites the newer one',
    operation: 'updateCart',
    place: 'request /version a stale version must be refused with conflict, got none',
    answer: insteadOf('updateCart', ({ body, pass }) => {
      const { version: _version, ...rest } = JSON.parse(body) as Record<string, unknown>
      return pass({ body: JSON.stringify(rest) })
    }),
  },
  {
    name: 'an update is confirmed and lost',
    operation: 'updateCart',
    place: 'after it was set',
    answer: insteadOf('updateCart', async ({ body, pass }) => {
      const { quantity } = JSON.parse(body) as { quantity?: number }
      if (typeof quantity !== 'number' || quantity === 0) return undefined
      return pass({ body: JSON.stringify({ ...(JSON.parse(body) as object), quantity: 1 }) })
    }),
  },
  {
    name: 'what was taken out is still there',
    operation: 'removeFromCart',
    place: 'after it was taken out',
    answer: insteadOf('removeFromCart', ({ body, pass }) =>
      pass({ body: JSON.stringify({ ...(JSON.parse(body) as object), products: [987_654] }) }),
    ),
  },
  {
    name: 'the cart as the backend tells it lacks a line',
    operation: 'addToCart',
    place: 'getCart must hold',
    answer: inAnswer('getCart', async (answer) => {
      const envelope = (await answer.json()) as {
        data?: { basketProducts?: { grid?: { products?: unknown[] } } }
      }
      envelope.data?.basketProducts?.grid?.products?.pop()
      return rewritten(answer, envelope)
    }),
  },
  {
    name: 'a cart that was cleared is still full',
    operation: 'clearCart',
    place: 'after it was cleared',
    answer: insteadOf('clearCart', ({ url, body, pass }) =>
      pass({
        url: new URL('/api/basket/remove/', url),
        body: JSON.stringify({ ...(JSON.parse(body) as object), products: [987_654] }),
      }),
    ),
  },
  {
    name: 'a write takes a body of a wrong type',
    operation: 'updateCart',
    place: 'request /quantity of a wrong type must be 422',
    answer: insteadOf('updateCart', ({ body, pass }) => {
      const sent = body.startsWith('{"a"') ? {} : (JSON.parse(body) as Record<string, unknown>)
      return typeof sent['quantity'] === 'string'
        ? pass({ body: JSON.stringify({ ...sent, quantity: 1 }) })
        : undefined
    }),
  },
  {
    name: 'an action on an order answers without the order',
    operation: 'cancelOrder',
    place: '/data/order is missing',
    with: ['addOrder'],
    answer: inSuccess('cancelOrder', (data) => void delete data['order']),
  },
  {
    name: 'a write that no flow knows answers a status that is not declared',
    operation: 'createHook',
    place: 'status 201 is not declared',
    answer: inAnswer('createHook', async (answer) => rewritten(answer, await answer.text(), { status: 201 })),
  },
].map((fault) => Object.assign(fault, { writes: true }))
