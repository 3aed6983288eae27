import { expect, test } from 'vitest'
import { call, denied, gatewayOver } from '../testing/tiny-gateway.ts'

const path = '/web/files/f-1/'
const pdf = (headers: Record<string, string> = {}, status = 200) =>
  new Response('%PDF-1.4', {
    status,
    headers: {
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': 'attachment; filename="a.pdf"',
      ...headers,
    },
  })

test('a file passes unread with its name, type and length, and the session lives on', async () => {
  const { gateway, asked } = gatewayOver(() => pdf())
  const answer = await gateway(call(path, { cookie: 'auth_token=t1; SID=s1', range: 'bytes=0-3' }))
  expect(asked[0]?.headers.get('range')).toBe('bytes=0-3')
  expect(await answer.text()).toBe('%PDF-1.4')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': 'attachment; filename="a.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('set-cookie')).toContain('auth_token=t1')
})

test('a part of a file stays one', async () => {
  const { gateway } = gatewayOver(() => pdf({ 'content-range': 'bytes 0-7/9' }, 206))
  const answer = await gateway(call(path))
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-7/9'])
})

test('X-22 a file opens from the address bar, but not in a frame and not for another site', async () => {
  const { gateway } = gatewayOver(() => pdf())
  const open = (headers: Record<string, string>) => gateway(call(path, headers)).then(({ status }) => status)
  expect(await open({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' })).toBe(200)
  expect(await open({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await open({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await open({ 'sec-fetch-dest': 'iframe' })).toBe(403)
})

test('what a backend would have shown on the shop’s origin is an attachment', async () => {
  const { gateway } = gatewayOver(() => pdf({ 'content-disposition': 'inline', 'content-type': 'text/html' }))
  expect((await gateway(call(path))).headers.get('content-disposition')).toBe('attachment')
})

test('O-69 an expired token is dropped with the file that guests may read', async () => {
  const { gateway } = gatewayOver((request) =>
    request.headers.has('authorization-token') ? denied() : pdf(),
  )
  const answer = await gateway(call(path, { cookie: 'auth_token=old' }))
  expect([answer.status, answer.headers.get('x-session')]).toEqual([200, 'expired'])
})

test('a file that never ends is broken off', async () => {
  const chunk = new Uint8Array(1024 * 1024)
  let sent = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(chunk)
    },
    cancel() {
      cancelled = true
    },
  })
  const { gateway } = gatewayOver(
    () => new Response(endless, { headers: { 'content-type': 'application/pdf' } }),
  )
  await expect((await gateway(call(path))).arrayBuffer()).rejects.toThrow('More than 16777216 bytes')
  expect(sent).toBeLessThan(20)
  expect(cancelled).toBe(true)
})

test('a file that stalls is broken off', async () => {
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
  })
  const { gateway } = gatewayOver(
    () => new Response(stalled, { headers: { 'content-type': 'application/pdf' } }),
    { timeout: 50 },
  )
  await expect((await gateway(call(path))).arrayBuffer()).rejects.toThrow('No bytes for 50 ms')
})

test('what a file operation answers without success is JSON as anywhere', async () => {
  const { gateway } = gatewayOver(() => new Response('<h1>gone</h1>', { status: 404 }))
  const answer = await gateway(call(path))
  expect([answer.status, await answer.json()]).toEqual([404, { status: 'error', data: null, errors: [] }])
})
