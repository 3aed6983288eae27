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

test('HEAD is asked so that curl does not wait for a body', () => {
  const { call, ...rest } = exchange('')
  const { body: _none, ...head } = { ...call, method: 'HEAD' }
  const line = curlLine('http://127.0.0.1', { ...rest, call: head, sent: {} })
  expect(line).toMatch(/^curl -I /)
  expect(line).not.toContain('-X')
})
