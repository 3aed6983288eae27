import { type Fault, type FaultyCall, inAnswer, insteadOf } from '../fault.ts'

/** Headers of the first customer who logged in; what a backend does that looks only at the id. */
function asOwner({ headers, memory }: FaultyCall): Headers {
  const own = new Headers(headers)
  own.set('Authorization-Token', memory.get('owner.token') ?? '')
  own.set('cookie', `SID=${memory.get('owner.sid') ?? ''}`)
  return own
}

/** Another customer's request is answered as if the owner had asked. */
export function readableByOthers(operation: string): Fault['answer'] {
  return insteadOf(operation, (call) =>
    call.headers.has('authorization-token') &&
    call.memory.has('owner.token') &&
    !call.memory.has('owner.left')
      ? call.pass({ headers: asOwner(call) })
      : undefined,
  )
}

/** Who may read what: tokens, sessions, other customers' data. */
export const customerFaults: readonly Fault[] = [
  {
    name: 'another customer’s order can be read',
    operation: 'getOrder',
    place: 'request id data of another customer must be 404, got 200',
    answer: readableByOthers('getOrder'),
  },
  {
    name: 'another customer’s company can be read',
    operation: 'getCompany',
    place: 'request contragentId data of another customer must be 404, got 200',
    answer: readableByOthers('getCompany'),
  },
  {
    name: 'users of another customer’s company can be read',
    operation: 'listCompanyUsers',
    place: 'request contragentId data of another customer must be 404, got 200',
    answer: readableByOthers('listCompanyUsers'),
  },
  {
    name: 'another customer’s machine can be read',
    operation: 'getMachine',
    place: 'request id data of another customer must be 404, got 200',
    answer: readableByOthers('getMachine'),
  },
  {
    name: 'another customer’s data is 403, which tells that it exists',
    operation: 'getOrder',
    place: 'request id data of another customer must be 404, got 403',
    answer: inAnswer('getOrder', async (answer, { memory, headers }) =>
      answer.status === 404 &&
      memory.has('owner.token') &&
      headers.get('authorization-token') !== memory.get('owner.token')
        ? new Response(
            JSON.stringify({
              status: 'error',
              data: null,
              errors: [{ code: 'forbidden', message: 'Недостаточно прав.' }],
            }),
            { status: 403, headers: answer.headers },
          )
        : answer,
    ),
  },
  {
    name: 'all customers share one cart',
    operation: 'getCart',
    place: '/data/basketProducts must not be the cart of another customer',
    with: ['addToCart'],
    writes: true,
    answer: readableByOthers('getCart'),
  },
  {
    name: 'orders are listed without a token',
    operation: 'listOrders',
    place: 'status no token must be 401, got 200',
    answer: insteadOf('listOrders', (call) =>
      !call.headers.has('authorization-token') && call.memory.has('owner.token')
        ? call.pass({ headers: asOwner(call) })
        : undefined,
    ),
  },
  {
    name: 'any token is good',
    operation: 'getPersonal',
    place: 'status a wrong token must be 401, got 200',
    answer: insteadOf('getPersonal', (call) =>
      call.headers.get('authorization-token')?.startsWith('wrong-')
        ? call.pass({ headers: asOwner(call) })
        : undefined,
    ),
  },
  {
    name: 'a wrong token makes a guest instead of 401',
    operation: 'getMainPage',
    place: 'status a wrong token must be 401, got 200',
    answer: insteadOf('getMainPage', ({ headers, pass }) => {
      if (headers.get('authorization-token')?.startsWith('wrong-')) headers.delete('authorization-token')
      return pass({ headers })
    }),
  },
  {
    name: 'a token lives on after logout',
    operation: 'getOrder',
    place: 'status a token that was logged out must be 401, got 200',
    answer: insteadOf('logout', () =>
      Response.json(
        { status: 'success', data: { isAuthorized: false }, errors: [] },
        { headers: { 'cache-control': 'no-store' } },
      ),
    ),
  },
  {
    name: 'logout refuses a good SESSID',
    operation: 'logout',
    place: '/status logout with a good SESSID must succeed',
    answer: insteadOf('logout', () =>
      Response.json(
        {
          status: 'error',
          data: null,
          errors: [{ code: 'sessidInvalid', message: 'Сессия обновилась.', field: 'SESSID' }],
        },
        { headers: { 'cache-control': 'no-store' } },
      ),
    ),
  },
  {
    name: 'SID alone is a login',
    operation: 'getHeader',
    place: '/data/userData/isAuthorized must be false for a SID without its token',
    answer: insteadOf('getHeader', (call) =>
      !call.headers.has('authorization-token') &&
      call.memory.has('owner.sid') &&
      call.headers.get('cookie')?.includes(call.memory.get('owner.sid') ?? '') === true
        ? call.pass({ headers: asOwner(call) })
        : undefined,
    ),
  },
  {
    name: 'the header calls a customer a guest',
    operation: 'getHeader',
    place: '/data/userData/isAuthorized must be true for a customer',
    answer: inAnswer(
      'getHeader',
      async (answer) =>
        new Response((await answer.text()).replace('"isAuthorized":true', '"isAuthorized":false'), answer),
    ),
  },
  {
    name: 'tries of others keep the owner out',
    operation: 'login',
    place: 'status an owner on a known device must get in after wrong tries of others',
    writes: true,
    answer: insteadOf('login', async (call) => {
      const headers = new Headers(call.headers)
      headers.set('cookie', (headers.get('cookie') ?? '').replace(/DEVICE=[^;]*/, ''))
      const answer = await call.pass({ headers })
      // Nobody waits so long.
      if (answer.status === 429) answer.headers.set('retry-after', '3600')
      return answer
    }),
  },
  {
    name: 'a login that has to wait is not told for how long',
    operation: 'login',
    place: 'header Retry-After is missing',
    writes: true,
    answer: insteadOf('login', async (call) => {
      const headers = new Headers(call.headers)
      headers.delete('cookie')
      const answer = await call.pass({ headers })
      answer.headers.delete('retry-after')
      return answer
    }),
  },
  {
    name: 'a login makes no device known',
    operation: 'login',
    place: 'header Set-Cookie a login must set DEVICE',
    writes: true,
    answer: insteadOf('login', async (call) => {
      const answer = await call.pass()
      const kept = answer.headers.getSetCookie().filter((line) => !line.startsWith('DEVICE='))
      answer.headers.delete('set-cookie')
      for (const line of kept) answer.headers.append('set-cookie', line)
      return answer
    }),
  },
  {
    name: 'SID stays the same at login',
    operation: 'login',
    place: 'header Set-Cookie SID must change at login',
    answer: async (call) => {
      const { memory, headers, pass } = call
      const sid = /SID=(\w+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''
      const moved = memory.get(`moved.${sid}`)
      if (moved !== undefined) headers.set('cookie', `SID=${moved}`)
      const answer = await pass({ headers })
      if (call.operationId !== 'login' || answer.status !== 200) return answer
      const next = /SID=(\w+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
      if (next !== undefined && sid !== '') memory.set(`moved.${sid}`, next)
      answer.headers.delete('set-cookie')
      return answer
    },
  },
  {
    name: 'SID stays the same at logout',
    operation: 'logout',
    place: 'header Set-Cookie SID must change at logout',
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId === 'logout') answer.headers.delete('set-cookie')
      return answer
    },
  },
]
