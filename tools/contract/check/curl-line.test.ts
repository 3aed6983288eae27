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

test('R-API-04 a form with a file holds no SESSID, and a shell makes its bytes', () => {
  const begin =
    '--b\r\nContent-Disposition: form-data; name="SESSID"\r\n\r\nsecret-sessid\r\n--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n'
  const content = Uint8Array.from([0xc0, 0xff, 0x0a])
  const middle = Buffer.from(content).toString('base64')
  const shell = `@<(printf %s BODY; printf %s '${middle}' | base64 -d; printf -- '\\r\\n--b--\\r\\n')`
  const { body: _body, ...call } = exchange('').call
  const line = curlLine('http://127.0.0.1', {
    ...exchange(''),
    call: { ...call, bytes: { content, shell, text: begin } },
  })
  expect(line).not.toContain('secret-sessid')
  const printed = execFileSync(
    'bash',
    ['-c', line.replace(/^curl -i.*--data-binary @<\((.*)\) \S+$/s, '$1')],
    {
      env: { ...process.env, SESSID: 's1' },
    },
  )
  const whole = [Buffer.from(begin.replace('secret-sessid', 's1')), content, Buffer.from('\r\n--b--\r\n')]
  expect(printed).toEqual(Buffer.concat(whole))
})

test('HEAD is asked so that curl does not wait for a body', () => {
  const { call, ...rest } = exchange('')
  const { body: _none, ...head } = { ...call, method: 'HEAD' }
  const line = curlLine('http://127.0.0.1', { ...rest, call: head, sent: {} })
  expect(line).toMatch(/^curl -I /)
  expect(line).not.toContain('-X')
})
