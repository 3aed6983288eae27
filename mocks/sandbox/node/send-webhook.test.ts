import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createRawServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createWebhookSender } from './send-webhook.ts'
import { readWebhookTargets } from './settings.ts'
import { isAllowedAddress } from './webhook-address.ts'

const open: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

const closing = new AbortController().signal
const body = JSON.stringify({ eventId: 'e-1' })
const request = (url: string) => ({ url, body, signature: 'a'.repeat(64) })

async function listen(server: Server | ReturnType<typeof createRawServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return (server.address() as AddressInfo).port
}
const serve = (answer: RequestListener) => listen(createServer(answer))

const send = createWebhookSender({ targets: 'loopback' })

test('R-HOOK-01 the body is posted as JSON with its signature, and the status is the answer', async () => {
  const got: object[] = []
  const port = await serve((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { method, url, headers } = incoming
      got.push({ method, url, headers, text: Buffer.concat(parts).toString() })
      outgoing.writeHead(202).end()
    })
  })
  const outcome = await send(request(`http://localhost:${port}/hooks?x=1`), closing)
  expect(outcome).toMatchObject({ httpCode: 202 })
  expect(outcome.reason).toBeUndefined()
  expect(got).toMatchObject([
    {
      method: 'POST',
      url: '/hooks?x=1',
      text: body,
      headers: {
        'content-type': 'application/json',
        'x-signature': 'a'.repeat(64),
        host: `localhost:${port}`,
      },
    },
  ])
})

test('R-HOOK-01 a redirect is a refusal and is not followed', async () => {
  const paths: (string | undefined)[] = []
  const port = await serve(({ url }, outgoing) => {
    paths.push(url)
    outgoing.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await send(request(`http://127.0.0.1:${port}/`), closing)).toMatchObject({ httpCode: 307 })
  expect(paths).toEqual(['/'])
})

test('R-HOOK-01 a receiver that says nothing is cut, one that never stops talking is left', async () => {
  const silent = await serve(() => undefined)
  const quick = createWebhookSender({ targets: 'loopback', timeout: 50 })
  expect(await quick(request(`http://127.0.0.1:${silent}/`), closing)).toMatchObject({
    httpCode: null,
    reason: 'Нет ответа за 0.05 с.',
  })
  const isCut = Promise.withResolvers<void>()
  const endless = await serve((_, outgoing) => {
    outgoing.writeHead(200)
    const write = () => {
      while (outgoing.write('x'.repeat(65_536)));
    }
    outgoing.on('drain', write).on('close', () => isCut.resolve())
    write()
  })
  expect(await send(request(`http://127.0.0.1:${endless}/`), closing)).toMatchObject({ httpCode: 200 })
  await isCut.promise
})

test('R-HOOK-01 a connection that breaks and an answer that is no HTTP are no answer', async () => {
  const broken = await listen(createRawServer((socket) => void socket.destroy()))
  const strange = await listen(
    createRawServer((socket) => {
      socket.on('error', () => undefined).end('HTTP/1.1 999 Strange\r\ncontent-length: 0\r\n\r\n')
    }),
  )
  const huge = await listen(
    createRawServer((socket) => {
      socket.on('error', () => undefined).end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`)
    }),
  )
  for (const port of [broken, strange, huge])
    expect(await send(request(`http://127.0.0.1:${port}/`), closing)).toMatchObject({
      httpCode: null,
      reason: 'Соединение прервалось.',
    })
  const free = await listen(createRawServer())
  open.splice(0).forEach((server) => server.close())
  expect(await send(request(`http://127.0.0.1:${free}/`), closing)).toMatchObject({
    reason: 'Получатель не принимает соединений.',
  })
  expect(await send(request('no address at all'), closing)).toMatchObject({ httpCode: null })
})

test('R-HOOK-01 only loopback is delivered to, and with `none` not even that', async () => {
  let asked = 0
  const port = await serve((_, outgoing) => {
    asked += 1
    outgoing.end()
  })
  const reason = 'Песочница доставляет вебхуки только на свой компьютер.'
  const far = createWebhookSender({
    targets: 'loopback',
    lookup: (_, found) => found(null, [{ address: '93.184.215.14', family: 4 }]),
  })
  expect(await far(request(`http://receiver.example:${port}/`), closing)).toMatchObject({
    httpCode: null,
    reason,
  })
  expect(await send(request(`https://93.184.215.14:${port}/`), closing)).toMatchObject({ reason })
  const none = createWebhookSender({ targets: 'none' })
  expect(await none(request(`http://127.0.0.1:${port}/`), closing)).toMatchObject({
    reason: 'Доставка вебхуков выключена.',
  })
  expect(asked).toBe(0)
})

test('R-HOOK-01 a public name that resolves to a closed network is refused, also by one of several addresses', async () => {
  let asked = 0
  const port = await serve((_, outgoing) => {
    asked += 1
    outgoing.end()
  })
  const reason = 'Это адрес закрытой сети, туда доставки нет.'
  for (const addresses of [
    ['127.0.0.1'],
    ['10.0.0.5'],
    ['93.184.215.14', '169.254.169.254'],
    ['::ffff:127.0.0.1'],
  ]) {
    const sender = createWebhookSender({
      targets: 'public',
      lookup: (_, found) =>
        found(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    })
    expect(await sender(request(`http://receiver.example:${port}/`), closing)).toMatchObject({
      httpCode: null,
      reason,
    })
  }
  const unknown = createWebhookSender({ targets: 'public', lookup: (_, found) => found(null, []) })
  expect(await unknown(request(`http://receiver.example:${port}/`), closing)).toMatchObject({
    reason: 'Такого адреса нет.',
  })
  const publicly = createWebhookSender({ targets: 'public' })
  for (const host of ['127.0.0.1', '[::1]', '0.0.0.0', '0x7f.1', '[::ffff:7f00:1]'])
    expect(await publicly(request(`http://${host}:${port}/`), closing)).toMatchObject({ reason })
  expect(asked).toBe(0)
})

test('R-HOOK-01 the connection goes to the address that was judged: a name is looked up once', async () => {
  const port = await serve((_, outgoing) => void outgoing.end())
  let lookups = 0
  const sender = createWebhookSender({
    targets: 'loopback',
    lookup: (_, found) => {
      lookups += 1
      found(null, [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    },
  })
  expect(await sender(request(`http://receiver.example:${port}/`), closing)).toMatchObject({ httpCode: 200 })
  expect(lookups).toBe(1)
})

test.each([
  ['93.184.215.14', true],
  ['2a00:1450:4010::1', true],
  ['10.255.255.255', false],
  ['100.100.0.1', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['ff02::1', false],
  ['64:ff9b::7f00:1', false],
  ['::ffff:93.184.215.14', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
])('a host of the internet may have the address %s: %s', (address, isAllowed) => {
  expect(isAllowedAddress(address, 'public')).toBe(isAllowed)
})

test('SANDBOX_WEBHOOKS takes three words', () => {
  expect([readWebhookTargets(''), readWebhookTargets('public'), readWebhookTargets('none')]).toEqual([
    'loopback',
    'public',
    'none',
  ])
  expect(() => readWebhookTargets('everywhere')).toThrow('SANDBOX_WEBHOOKS')
})
