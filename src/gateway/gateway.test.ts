import { expect, test } from 'vitest'
import { call, denied, gatewayOver, success, tinyContract } from '../testing/tiny-gateway.ts'
import { createGateway } from './gateway.ts'
import { createVisitorFetch } from './visitor-fetch.ts'

test('O-68 R-CONST-02 the token of a login goes into an HttpOnly cookie, and the browser sees a placeholder', async () => {
  const { gateway } = gatewayOver(() => success({ token: 'secret-1' }))
  const answer = await gateway(call('/api/authentication/', {}, '{}'), { secure: true })
  expect(await answer.json()).toEqual({ status: 'success', data: { token: 'in-cookie' }, errors: [] })
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-auth_token=secret-1; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('X-22 what the contract does not know never reaches the backend', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  expect((await gateway(call('/api/some/new/', {}, '{}'))).status).toBe(404)
  expect((await gateway(call('/web/basket/add/'))).status).toBe(404)
  expect(asked).toHaveLength(0)
})

test('O-68 the cookie becomes Authorization-Token, lives on with each use, and no header of the browser can replace it', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const answer = await gateway(
    call('/web/personal/', { cookie: 'auth_token=t1; other=1; SID=s1', 'authorization-token': 'forged' }),
  )
  expect(asked[0]?.headers.get('authorization-token')).toBe('t1')
  expect(asked[0]?.headers.get('cookie')).toBe('SID=s1')
  expect(answer.headers.get('set-cookie')).toContain('auth_token=t1; Path=/; Max-Age=259200')
})

test('O-69 a read that guests may make is made again without the expired token, and says so', async () => {
  const { gateway, asked } = gatewayOver((request) =>
    request.headers.has('authorization-token') ? denied() : success({ guest: true }),
  )
  const answer = await gateway(call('/api/header/', { cookie: 'auth_token=old' }))
  expect(asked).toHaveLength(2)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-session')).toBe('expired')
  expect(answer.headers.get('set-cookie')).toContain('auth_token=; Path=/; Max-Age=0')
})

test('O-69 O-70 a write and a call for customers only are not made again', async () => {
  for (const request of [
    call('/web/basket/add/', { cookie: 'auth_token=old' }, '{}'),
    call('/web/personal/', { cookie: 'auth_token=old' }),
  ]) {
    const { gateway, asked } = gatewayOver(denied)
    const answer = await gateway(request)
    expect(asked).toHaveLength(1)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-session')).toBe('expired')
  }
})

test('O-69 a guest who is refused is not called expired', async () => {
  const { gateway, asked } = gatewayOver(denied)
  const answer = await gateway(call('/web/personal/'))
  expect(asked).toHaveLength(1)
  expect(answer.headers.has('x-session')).toBe(false)
})

test('O-68 a login is not spoilt by an old token, and a logout forgets the token', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  await gateway(call('/api/authentication/', { cookie: 'auth_token=old' }, '{}'))
  expect(asked[0]?.headers.has('authorization-token')).toBe(false)
  const answer = await gateway(call('/api/logout/', { cookie: 'auth_token=old' }, '{}'))
  expect(asked[1]?.headers.get('authorization-token')).toBe('old')
  expect(answer.headers.getSetCookie()).toEqual(['auth_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
})

test('X-22 calls from another site, the address bar or a frame never reach the backend', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const foreign = [
    call('/web/personal/', { 'sec-fetch-dest': 'document' }),
    call('/web/personal/', { 'sec-fetch-dest': 'iframe' }),
    call('/web/personal/', { 'sec-fetch-site': 'cross-site' }),
    call('/web/basket/add/', { origin: 'https://evil.example' }, '{}'),
    call('/web/basket/add/', { origin: 'null' }, '{}'),
  ]
  for (const request of foreign) expect((await gateway(request)).status).toBe(403)
  expect(asked).toHaveLength(0)
  const own = call(
    '/web/basket/add/',
    { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' },
    '{}',
  )
  expect((await gateway(own)).status).toBe(200)
})

test('O-68 the SID of the backend is relayed for this site only, its other cookies are not', async () => {
  const { gateway } = gatewayOver(() => {
    const headers = new Headers()
    headers.append('set-cookie', 'SID=abc; Domain=backend.example; Path=/api; Max-Age=60')
    headers.append('set-cookie', 'tracking=1')
    return success({}, { headers })
  })
  const answer = await gateway(call('/api/header/'))
  expect(answer.headers.getSetCookie()).toEqual(['SID=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'])
})

test('O-112 answers are never stored, and headers of one connection or of the backend stay behind', async () => {
  const { gateway, asked } = gatewayOver(() =>
    success(
      {},
      {
        headers: {
          'cache-control': 'public',
          server: 'nginx',
          'x-powered-by': 'PHP',
          'x-hop': '1',
          connection: 'x-hop',
        },
      },
    ),
  )
  const answer = await gateway(call('/api/header/', { te: 'trailers', connection: 'x-mine', 'x-mine': '1' }))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const name of ['server', 'x-powered-by', 'x-hop', 'connection'])
    expect(answer.headers.has(name)).toBe(false)
  for (const name of ['te', 'x-mine', 'connection']) expect(asked[0]?.headers.has(name)).toBe(false)
})

test('X-22 of what a browser sends only the headers of the contract reach the backend', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const forged = {
    'x-remote-user': 'admin',
    'x-forwarded-user': 'admin',
    'x-original-url': '/admin/',
    'x-rewrite-url': '/admin/',
    'x-http-method-override': 'DELETE',
    'true-client-ip': '10.0.0.1',
    'x-forwarded-for': '10.0.0.1',
    'sandbox-control-token': 'guessed',
    referer: 'http://shop.example/?checkword=secret',
    authorization: 'Basic abc',
    traceparent: '00-1-2-01',
  }
  const known = { accept: 'application/json', 'accept-language': 'ru', 'idempotency-key': 'k1' }
  await gateway(call('/web/basket/add/', { ...forged, ...known }, '{}'), { clientAddress: '203.0.113.7' })
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    ...known,
    'content-type': 'text/plain;charset=UTF-8',
    'x-forwarded-for': '203.0.113.7',
  })
  // An operation that doesn't declare it does not get it.
  await gateway(call('/api/header/', { 'idempotency-key': 'k1' }))
  expect(asked[1]?.headers.has('idempotency-key')).toBe(false)
})

test('O-112 of what a backend answers only known headers reach the browser', async () => {
  const hostile = {
    'clear-site-data': '"*"',
    refresh: '0; url=https://evil.example/',
    location: 'https://evil.example/',
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'content-security-policy': 'default-src *',
    'set-cookie2': 'auth_token=stolen',
    'service-worker-allowed': '/',
    link: '<https://evil.example/a.js>; rel=preload',
    'x-gateway': 'noAnswer',
    'x-session': 'expired',
    'sandbox-answer': 'example',
    'x-anything': '1',
  }
  const { gateway } = gatewayOver(() =>
    success({}, { headers: { ...hostile, 'retry-after': '5', 'content-language': 'ru' } }),
  )
  const answer = await gateway(call('/api/header/'))
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-language': 'ru',
    'content-type': 'application/json',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
  })
})

test('O-112 switches of the sandbox pass to the sandbox only', async () => {
  const headers = {
    prefer: 'code=500',
    'sandbox-world': 'w1',
    cookie: 'SID=s; sandbox-prefer=%7B%7D; sandbox-world=w1',
  }
  const real = gatewayOver(() => success({}))
  await real.gateway(call('/api/header/', headers))
  expect(real.asked[0]?.headers.has('prefer')).toBe(false)
  expect(real.asked[0]?.headers.has('sandbox-world')).toBe(false)
  expect(real.asked[0]?.headers.get('cookie')).toBe('SID=s')
  const sandbox = gatewayOver(() => success({}), { sandbox: true })
  await sandbox.gateway(call('/api/header/', headers))
  expect(sandbox.asked[0]?.headers.get('prefer')).toBe('code=500')
  expect(sandbox.asked[0]?.headers.get('cookie')).toBe('SID=s; sandbox-prefer=%7B%7D; sandbox-world=w1')
})

test('X-08 a backend that is gone or silent gives 504 in bounded time', async () => {
  const gone = gatewayOver(() => Promise.reject(new TypeError('fetch failed')))
  const silent = gatewayOver(() => new Promise<Response>(() => undefined), { timeout: 30 })
  const stalled = gatewayOver(
    () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } }),
    { timeout: 30 },
  )
  for (const { gateway } of [gone, silent, stalled]) {
    const answer = await gateway(call('/api/header/'))
    expect(answer.status).toBe(504)
    expect(answer.headers.get('x-gateway')).toBe('noAnswer')
  }
})

test('a write goes on to its end when the browser has left, a read is given up', async () => {
  const { gateway, asked } = gatewayOver(() => new Promise<Response>(() => undefined))
  for (const request of [
    call('/web/basket/add/', {}, '{}'),
    call('/api/authentication/', {}, '{}'),
    call('/api/header/'),
  ]) {
    const leaving = new AbortController()
    void gateway(new Request(request, { signal: leaving.signal }))
    await expect.poll(() => asked.at(-1)?.url).toBe(request.url)
    leaving.abort()
  }
  expect(asked.map(({ method, signal }) => `${method} ${signal.aborted}`)).toEqual([
    'POST false',
    'POST false',
    'GET true',
  ])
})

test('a write whose answer nobody waits for any more still ends in bounded time', async () => {
  const { gateway, asked } = gatewayOver(() => new Promise<Response>(() => undefined), { timeout: 30 })
  const leaving = new AbortController()
  const answer = gateway(new Request(call('/web/basket/add/', {}, '{}'), { signal: leaving.signal }))
  await expect.poll(() => asked.length).toBe(1)
  leaving.abort()
  expect((await answer).status).toBe(504)
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('X-08 an answer or a body without end is not held in memory', async () => {
  const big = 'x'.repeat(2 * 1024 * 1024)
  const { gateway, asked } = gatewayOver(() => success({}))
  expect((await gateway(call('/web/basket/add/', {}, big))).status).toBe(413)
  expect(asked).toHaveLength(0)
  const endless = createGateway({
    backend: () => Promise.resolve(success({ big })),
    contract: tinyContract,
    onBrokenAnswer: () => undefined,
    sandbox: false,
    maxAnswerBytes: 1000,
  })
  expect((await endless(call('/api/header/'))).status).toBe(502)
})

test('O-68 the calls of one page share the SID that the first was given, and hand it to the document', async () => {
  const { gateway, asked } = gatewayOver((request) =>
    success({}, request.headers.has('cookie') ? {} : { headers: { 'set-cookie': 'SID=fresh' } }),
  )
  const visitor = createVisitorFetch(gateway, new Request('http://shop.example/'), {})
  expect(visitor.hasSession()).toBe(false)
  await visitor.fetch(call('/api/header/'))
  await visitor.fetch(call('/api/header/'))
  expect(visitor.hasSession()).toBe(true)
  expect(asked[1]?.headers.get('cookie')).toBe('SID=fresh')
  expect(visitor.setCookies()).toEqual(['SID=fresh; Path=/; HttpOnly; SameSite=Lax'])
})

test('O-69 after one call of a page found the token expired, the page goes on as a guest', async () => {
  const { gateway, asked } = gatewayOver((request) =>
    request.headers.has('authorization-token') ? denied() : success({}),
  )
  const document = new Request('http://shop.example/', { headers: { cookie: 'auth_token=old; SID=s' } })
  const visitor = createVisitorFetch(gateway, document, {})
  await visitor.fetch(call('/api/header/'))
  await visitor.fetch(call('/api/header/'))
  expect(asked).toHaveLength(3)
  expect(visitor.sessionExpired()).toBe(true)
  expect(visitor.setCookies()).toEqual(['auth_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
})

test('X-08 a call that its caller gave up does not silence the others', async () => {
  const { gateway, asked } = gatewayOver((request) =>
    request.url.endsWith('/api/footer/') ? new Promise<Response>(() => undefined) : success({}),
  )
  const visitor = createVisitorFetch(gateway, new Request('http://shop.example/'), {})
  const abort = new AbortController()
  const given = visitor.fetch(new Request(call('/api/footer/'), { signal: abort.signal }))
  abort.abort()
  expect((await given).status).toBe(504)
  expect((await visitor.fetch(call('/api/header/'))).status).toBe(200)
  expect(asked.at(-1)?.url).toContain('/api/header/')
})

test('X-08 a page does not wait for a silent backend once for each of its calls', async () => {
  const { gateway, asked } = gatewayOver(() => new Promise<Response>(() => undefined), { timeout: 30 })
  const visitor = createVisitorFetch(gateway, new Request('http://shop.example/'), {})
  expect((await visitor.fetch(call('/api/header/'))).status).toBe(504)
  expect((await visitor.fetch(call('/api/header/'))).status).toBe(504)
  expect(asked).toHaveLength(1)
})
