import { expect, test } from 'vitest'
import { call, gatewayOver, success } from '../testing/tiny-gateway.ts'
import { createGateway } from './gateway.ts'
import { createVisitorFetch } from './visitor-fetch.ts'
import type { FailedLogin } from './failed-login.ts'
import { tinyContract } from '../testing/tiny-gateway.ts'

const byHttps = { secure: true }

function withCookies(...lines: string[]) {
  const answer = success({ token: 'new' })
  for (const line of lines) answer.headers.append('set-cookie', line)
  return answer
}

test('O-68 behind TLS the cookies have names that no subdomain and no plain page can set', async () => {
  const { gateway } = gatewayOver(() => withCookies('SID=s2; Max-Age=60', 'DEVICE=d2; Max-Age=90'))
  const secure = await gateway(call('/api/authentication/', {}, '{}'), byHttps)
  expect(secure.headers.getSetCookie()).toEqual([
    '__Host-SID=s2; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    '__Host-DEVICE=d2; Path=/; Max-Age=90; HttpOnly; SameSite=Lax; Secure',
    '__Host-auth_token=new; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax; Secure',
  ])
  const plain = await gateway(call('/api/authentication/', {}, '{}'))
  expect(plain.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
    'SID',
    'DEVICE',
    'auth_token',
  ])
})

test('O-68 of two names the one of https counts, and on plain http it is no cookie of ours', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const cookie = 'SID=planted; auth_token=planted; __Host-SID=own; __Host-auth_token=mine'
  await gateway(call('/web/personal/', { cookie }), byHttps)
  expect(asked[0]?.headers.get('cookie')).toBe('SID=own')
  expect(asked[0]?.headers.get('authorization-token')).toBe('mine')
  await gateway(call('/web/personal/', { cookie: '__Host-SID=own; __Host-auth_token=mine' }))
  expect(asked[1]?.headers.get('cookie')).toBeNull()
  expect(asked[1]?.headers.get('authorization-token')).toBeNull()
})

test('O-68 a session from before the shop was served by https goes on under the new names', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const answer = await gateway(
    call('/web/personal/', { cookie: 'SID=s1; auth_token=t1; DEVICE=d1' }),
    byHttps,
  )
  expect(asked[0]?.headers.get('cookie')).toBe('SID=s1')
  expect(asked[0]?.headers.get('authorization-token')).toBe('t1')
  const jar = new Map(answer.headers.getSetCookie().map((line) => [line.split('=')[0], line]))
  expect(jar.get('__Host-SID')).toContain('=s1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure')
  expect(jar.get('__Host-auth_token')).toContain('=t1; Path=/; Max-Age=259200;')
  expect(jar.get('__Host-DEVICE')).toContain('=d1; Path=/; Max-Age=31536000;')
  for (const name of ['SID', 'auth_token', 'DEVICE']) expect(jar.get(name)).toContain('=; Path=/; Max-Age=0')
  // A logout ends it, also when it comes under the old names.
  const left = await gateway(call('/api/logout/', { cookie: 'auth_token=t1' }, '{}'), byHttps)
  expect(left.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))).toEqual([])
})

test('O-68 the calls of one page go on with the moved session', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const visitor = createVisitorFetch(
    gateway,
    new Request('https://shop.example/', { headers: { cookie: 'SID=s1' } }),
    byHttps,
  )
  expect(visitor.hasSession()).toBe(true)
  for (let time = 0; time < 2; time += 1) await visitor.fetch(call('/api/header/'))
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual(['SID=s1', 'SID=s1'])
  expect(visitor.hasSession()).toBe(true)
})

test('O-67 the device is told to operations that open a session, and only their success makes one known', async () => {
  const { gateway, asked } = gatewayOver((request) =>
    request.url.includes('authentication')
      ? Response.json(
          { status: 'error', data: null, errors: [{ code: 'wrongCredentials', message: 'Нет' }] },
          { headers: { 'set-cookie': 'DEVICE=forged' } },
        )
      : withCookies('DEVICE=d2'),
  )
  const cookie = 'SID=s1; DEVICE=d1'
  const refused = await gateway(call('/api/authentication/', { cookie }, '{}'))
  const read = await gateway(call('/api/header/', { cookie }))
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual([cookie, 'SID=s1'])
  for (const answer of [refused, read]) expect(answer.headers.getSetCookie().join()).not.toContain('DEVICE')
})

test('O-67 a failed login is told with reason and address, one text for all ways to write the login', async () => {
  const failures: FailedLogin[] = []
  const answers = [
    Response.json({ status: 'error', data: null, errors: [{ code: 'wrongCredentials', message: 'Нет' }] }),
    Response.json({ status: 'error', data: null, errors: [] }, { status: 429 }),
    Response.json({ token: 'x' }),
    success({ token: 'secret-1' }),
  ]
  const gateway = createGateway({
    backend: () => Promise.resolve(answers.shift() ?? success({})),
    contract: tinyContract,
    sandbox: false,
    onBrokenAnswer: () => undefined,
    onLoginFailed: (failed) => failures.push(failed),
  })
  const tried = (login: unknown) =>
    gateway(call('/api/authentication/', {}, JSON.stringify({ credentials: { login, password: 'p' } })), {
      clientAddress: '192.0.2.7',
    })
  for (const login of ['8 (912) 555-01-01', ' Buyer@Example.ru ', 7, 'buyer@example.ru']) await tried(login)
  await gateway(call('/api/header/'))
  const same = { operation: 'login', address: '192.0.2.7' }
  expect(failures).toEqual([
    { ...same, reason: 'wrongCredentials', login: '+79125550101' },
    { ...same, reason: 'status 429', login: 'buyer@example.ru' },
    { ...same, reason: 'brokenAnswer', login: '' },
  ])
})
