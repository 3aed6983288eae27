import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Exchange } from './client.ts'
import { curlLine } from './curl-line.ts'

const exchange = (body: string): Exchange => ({
  call: {
    method: 'POST',
    target: '/web/basket/add/?q=it%27s',
    headers: { 'Content-Type': 'application/json' },
    body,
    purpose: '',
  },
  visitor: { name: 'customer' },
  sent: { sid: 'secret-sid', token: 'secret-token' },
  status: 200,
  headers: new Headers(),
  text: '',
  json: undefined,
})

test('R-API-04 a curl line holds no secret, and a shell puts the variables back', () => {
  const body = JSON.stringify({
    comment: "it's",
    SESSID: 'secret-sessid',
    credentials: { login: 'me', password: 'a"b' },
  })
  const line = curlLine('http://127.0.0.1', exchange(body))
  expect(line).not.toMatch(/secret|a\\"b|"me"/)
  const shown = execFileSync('sh', ['-c', line.replace(/^curl -i/, String.raw`printf '%s\n'`)], {
    env: { SESSID: 's1', TOKEN: 't1', SID: 'c1', CONTRACT_LOGIN: 'me', CONTRACT_PASSWORD: 'p1' },
    encoding: 'utf8',
  }).split('\n')
  expect(shown).toContain('Cookie: SID=c1')
  expect(shown).toContain('Authorization-Token: t1')
  expect(shown).toContain('http://127.0.0.1/web/basket/add/?q=it%27s')
  expect(JSON.parse(shown.find((one) => one.startsWith('{')) ?? '')).toEqual({
    comment: "it's",
    SESSID: 's1',
    credentials: { login: 'me', password: 'p1' },
  })
})

test('a password that is wrong on purpose stays, and a letter after a secret is none of its name', () => {
  const secrets = [
    { value: 'Kran-2026!', variable: 'CONTRACT_PASSWORD' },
    { value: 'abc', variable: 'CONTRACT_LOGIN' },
  ]
  const body = JSON.stringify({
    login: 'abc',
    currentPassword: 'short',
    password: 'Kran-2026!',
    confirmPassword: 'Kran-2026!X1',
    comment: 'abcdef',
  })
  const line = curlLine('http://127.0.0.1', exchange(body), secrets)
  expect(line).not.toMatch(/Kran|"abc"/)
  const shown = execFileSync('sh', ['-c', line.replace(/^curl -i/, String.raw`printf '%s\n'`)], {
    env: { CONTRACT_LOGIN: 'abc', CONTRACT_PASSWORD: 'Kran-2026!' },
    encoding: 'utf8',
  }).split('\n')
  expect(shown).toContain(body)
})

test('HEAD is asked so that curl does not wait for a body', () => {
  const { call, ...rest } = exchange('')
  const { body: _none, ...head } = { ...call, method: 'HEAD' }
  const line = curlLine('http://127.0.0.1', { ...rest, call: head, sent: {} })
  expect(line).toMatch(/^curl -I /)
  expect(line).not.toContain('-X')
})
