import { expect, test } from 'vitest'
import { call, gatewayOver, success } from '../testing/tiny-gateway.ts'
import type { BrokenAnswer } from './gateway.ts'

const json = { 'content-type': 'application/json' }
const refusal = (data: object | null) =>
  Response.json({ status: 'error', data, errors: [{ code: 'sessidInvalid', message: 'Обновите страницу.' }] })

test('O-68 a logout that was refused keeps the session', async () => {
  for (const answer of [() => refusal(null), () => Response.json({}, { status: 500 })]) {
    const { gateway } = gatewayOver(answer)
    const refused = await gateway(call('/api/logout/', { cookie: 'auth_token=t1' }, '{}'))
    expect(refused.headers.getSetCookie().join()).not.toContain('auth_token=;')
  }
})

test('O-68 nobody who is logged in becomes a new account', async () => {
  const { gateway, asked } = gatewayOver(() => success({ token: 'new' }))
  const refused = await gateway(call('/api/reg/fiz/', { cookie: 'auth_token=t1' }, '{}'))
  expect(refused.status).toBe(403)
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(asked).toHaveLength(0)
  const made = await gateway(call('/api/reg/fiz/', {}, '{}'))
  expect(made.headers.get('set-cookie')).toContain('auth_token=new')
})

test('O-68 an operation that opens no session gives no token', async () => {
  const { gateway } = gatewayOver(() => success({ token: 'stray' }))
  const answer = await gateway(call('/api/header/', { cookie: 'auth_token=t1' }))
  expect(answer.headers.getSetCookie().join()).not.toContain('stray')
})

test('O-68 no answer carries a token to a script, whichever operation it is of and wherever the token stands', async () => {
  const own = 'c0ffee00c0ffee00c0ffee00'
  const leaks: (() => Response)[] = [
    () => success({ token: 'secret' }),
    () => success({ user: [{ accessToken: 'secret' }] }),
    () =>
      new Response(String.raw`{"status":"success","data":{"\u0074oken":"secret"},"errors":[]}`, {
        headers: json,
      }),
    () => success({ debug: `secret ${own}` }),
    () => refusal({ auth_token: 'secret' }),
    () =>
      Response.json({ status: 'error', data: null, errors: [{ message: `secret ${own}` }] }, { status: 500 }),
  ]
  for (const leak of leaks) {
    const told: BrokenAnswer[] = []
    const { gateway } = gatewayOver(leak, { onBrokenAnswer: (broken) => told.push(broken) })
    const seen = await gateway(call('/api/header/', { cookie: `auth_token=${own}` }))
    expect(seen.status).toBe(502)
    expect(await seen.text()).not.toContain('secret')
    expect(told).toMatchObject([{ operation: 'getHeader', pointer: '/data/token' }])
    expect(told[0]?.text).toBeUndefined()
  }
  const harmless = await gatewayOver(() => success({ text: 'A token of our gratitude' })).gateway(
    call('/api/header/', { cookie: `auth_token=${own}` }),
  )
  expect(harmless.status).toBe(200)
})

const envelope = (data: string) => `{"status":"success","data":${data},"errors":[]}`

test.for([
  [
    'another content type',
    new Response(envelope('{"token":"secret"}'), { headers: { 'content-type': 'text/html' } }),
  ],
  ['a warning before it', new Response(`<b>Warning</b>${envelope('{"token":"secret"}')}`, { headers: json })],
  ['a warning behind it', new Response(`${envelope('{"token":"secret"}')}<b>Warning</b>`, { headers: json })],
  ['a cut end', new Response(envelope('{"token":"secret"}').slice(0, -4), { headers: json })],
  ['a token in a list', new Response(envelope('[{"token":"secret"}]'), { headers: json })],
  [
    'a token beside data',
    new Response('{"status":"success","data":{"token":"secret"},"errors":[],"auth_token":"secret2"}', {
      headers: json,
    }),
  ],
  ['no content type', new Response(new TextEncoder().encode(envelope('{"token":"secret"}')))],
  ['a byte order mark', new Response(`\uFEFF${envelope('{"token":"secret"}')}`, { headers: json })],
  [
    'a key that stands twice',
    new Response(envelope('{"token":"secret","token":"other"}'), { headers: json }),
  ],
  [
    'a key twice, once escaped',
    new Response(envelope(String.raw`{"token":"secret","\u0074oken":"b"}`), { headers: json }),
  ],
  ['a token in another place', new Response(envelope('{"user":{"token":"secret"}}'), { headers: json })],
  ['a second token', new Response(envelope('{"token":"secret","accessToken":"secret2"}'), { headers: json })],
  [
    'the token again under another name',
    new Response(envelope('{"token":"secret","id":"a secret b"}'), { headers: json }),
  ],
  ['a list in place of the envelope', new Response('[{"token":"secret"}]', { headers: json })],
  [
    'a token that no cookie can hold',
    new Response(envelope('{"token":"secret; Path=/x"}'), { headers: json }),
  ],
  ['a refusal with a token', refusal({ token: 'secret' })],
  [
    'an error with a token',
    Response.json({ status: 'error', data: { token: 'secret' }, errors: [] }, { status: 422 }),
  ],
] as const)('O-68 a login answer with %s is a broken one', async ([, answer]) => {
  const { gateway } = gatewayOver(() => answer.clone())
  const seen = await gateway(call('/api/authentication/', {}, '{}'))
  expect(seen.status).toBe(502)
  expect(await seen.text()).not.toContain('secret')
  expect(seen.headers.getSetCookie()).toEqual([])
})

test('O-68 a failed login that is no JSON passes nothing of it', async () => {
  const page = () =>
    new Response('<p>token=secret</p>', { status: 500, headers: { 'content-type': 'text/html' } })
  const seen = await gatewayOver(page).gateway(call('/api/authentication/', {}, '{}'))
  expect(seen.status).toBe(500)
  expect(await seen.json()).toEqual({ status: 'error', data: null, errors: [] })
})
