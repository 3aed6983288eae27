import { once } from 'node:events'
import { copyFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect, constants, type OutgoingHttpHeaders } from 'node:http2'
import { get } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { certificate, serverOver, tlsServerOver } from '../testing/web-server.ts'
import type { LogEntry } from './request-log.ts'
import { close } from './run-server.ts'
import type { Connection } from './storefront.ts'
import { readTlsFiles, watchTlsFiles } from './tls-files.ts'

const hello = () => Promise.resolve(new Response('hello'))

async function ask(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders = {},
): Promise<[number | undefined, string]> {
  const stream = session.request({ ':path': '/', ...headers })
  // Node's client tells nobody that a stream was cancelled.
  const lost = once(stream, 'close').then(() => Promise.reject(new Error(`Stream lost: ${stream.rstCode}`)))
  const [answer] = (await Promise.race([once(stream, 'response'), lost])) as [{ ':status'?: number }]
  lost.catch(() => undefined)
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return [answer[':status'], text]
}

function sessionOf(address: string, ca: string): ClientHttp2Session {
  const session = connect(address, { ca })
  session.on('error', () => undefined)
  onTestFinished(() => session.destroy())
  return session
}

test('O-23 over TLS a client speaks HTTP/2 when it can, else HTTP/1.1, and cookies are secure', async () => {
  const seen: Connection[] = []
  const { address, ca } = await tlsServerOver((request, connection) => {
    seen.push(connection)
    return Promise.resolve(new Response(new URL(request.url).origin))
  })
  expect(address).toMatch(/^https:\/\/localhost:/)
  expect(await ask(sessionOf(address, ca))).toEqual([200, address])
  const [response] = await once(get(address, { ca }), 'response')
  expect(response.httpVersion).toBe('1.1')
  response.resume()
  expect(seen).toMatchObject([
    { secure: true, target: '/', loopback: true },
    { secure: true, target: '/', loopback: true },
  ])
})

test('X-65 in HTTP/2 an authority that is no host is refused, and so are headers beyond all measure', async () => {
  const { address, ca } = await tlsServerOver(hello)
  expect(await ask(sessionOf(address, ca), { ':authority': 'a:99999' })).toEqual([400, ''])
  for (const wrong of [{ ':authority': 'a b' }, { 'x-long': 'x'.repeat(20_000) }]) {
    // Settings hold once the client has acknowledged them.
    const session = sessionOf(address, ca)
    await ask(session)
    await expect(ask(session, wrong)).rejects.toThrow(/Stream (?:closed|lost)/)
  }
  expect(await ask(sessionOf(address, ca))).toEqual([200, 'hello'])
})

test('X-65 HTTP/1.1 has its limits with and without TLS: slow requests are 408, long headers 431', async () => {
  const limits = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 }
  const plain = await serverOver(hello, { limits })
  const tls = await tlsServerOver(hello, { limits })
  const sockets = [
    () => connectTcp(plain.port, '127.0.0.1'),
    () => connectTls({ port: tls.port, host: '127.0.0.1', ca: tls.ca, ALPNProtocols: ['http/1.1'] }),
  ]
  for (const open of sockets) {
    const answerTo = async (text: string) => {
      const socket = open()
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.write(text)
      await once(socket, 'close')
      return answer.split('\r\n')[0]
    }
    expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\n')).toContain('408')
    expect(await answerTo(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`)).toContain('431')
  }
})

test('X-65 in HTTP/2 a request that comes too slowly is cancelled', async () => {
  const { address, ca } = await tlsServerOver(async (request) => new Response(await request.text()), {
    limits: { requestTimeout: 100, headersTimeout: 100 },
  })
  const stream = sessionOf(address, ca).request({ ':path': '/', ':method': 'POST' })
  stream.write('half')
  await once(stream, 'close')
  expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL)
})

test('X-65 who opens and resets streams without end loses the connection, and nobody else', async () => {
  const { address, ca } = await tlsServerOver((request) =>
    request.url.endsWith('/other') ? hello() : new Promise(() => {}),
  )
  const attacker = sessionOf(address, ca)
  await once(attacker, 'connect')
  const goaway = once(attacker, 'goaway')
  let opened = 0
  while (!attacker.destroyed && opened < 10_000) {
    const batch = Array.from({ length: 50 }, () => attacker.request({ ':path': '/' }))
    opened += batch.length
    for (const stream of batch) stream.on('error', () => undefined)
    // What is reset at once never leaves the client.
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const stream of batch) stream.close(constants.NGHTTP2_CANCEL)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const [code] = (await goaway) as [number]
  expect(code).not.toBe(constants.NGHTTP2_NO_ERROR)
  expect(opened).toBeLessThan(10_000)
  expect(await ask(sessionOf(address, ca), { ':path': '/other' })).toEqual([200, 'hello'])
})

test('O-23 an end sends GOAWAY, finishes the streams under way and opens no more', async () => {
  const held = Promise.withResolvers<void>()
  const { server, address, ca } = await tlsServerOver(async () => {
    await held.promise
    return new Response('whole')
  })
  const session = sessionOf(address, ca)
  const answer = ask(session)
  await once(server, 'request')
  const told = once(session, 'goaway')
  const ended = close(server, { patience: 5000 })
  expect((await told)[0]).toBe(constants.NGHTTP2_NO_ERROR)
  await expect(ask(sessionOf(address, ca))).rejects.toThrow(/ECONNREFUSED|Stream lost|session/)
  held.resolve()
  expect(await answer).toEqual([200, 'whole'])
  await ended
})

test('O-23 an end cuts off what takes longer than its patience', async () => {
  const { server, address, ca } = await tlsServerOver(() => new Promise(() => {}))
  const answer = ask(sessionOf(address, ca))
  const outcome = answer.catch(String)
  await once(server, 'request')
  await close(server, { patience: 50 })
  expect(await outcome).toContain('Stream lost')
})

test('O-23 a certificate that can not be used is told with its setting', async () => {
  const { cert, key } = certificate('first')
  const second = certificate('second')
  expect(() => readTlsFiles({ cert: `${cert}.none`, key })).toThrow(/^TLS_CERT: .*can't be read \(ENOENT\)/)
  expect(() => readTlsFiles({ cert: key, key })).toThrow(/^TLS_CERT: .*not a PEM certificate/)
  expect(() => readTlsFiles({ cert, key: cert })).toThrow(/^TLS_KEY: .*not a PEM private key/)
  expect(() => readTlsFiles({ cert, key: second.key })).toThrow(/^TLS_KEY: .*not the key of the certificate/)
})

test('O-23 a renewed certificate is taken over without a restart, a wrong one is told and changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const paths = { cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key') }
  const put = async (name: 'first' | 'second') => {
    const { cert, key } = certificate(name)
    await copyFile(cert, paths.cert)
    await copyFile(key, paths.key)
  }
  await put('first')
  const { server, port } = await tlsServerOver(hello)
  const log: LogEntry[] = []
  onTestFinished(
    watchTlsFiles(paths, server, { log: (entry) => log.push(entry), now: Date.now, interval: 20 }),
  )
  const served = async () => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }
  const before = await served()
  await put('second')
  await expect.poll(served, { interval: 20 }).not.toBe(before)
  const renewed = await served()
  await writeFile(paths.cert, 'nothing')
  await utimes(paths.cert, 0, 0)
  await expect.poll(() => log.at(-1)?.level, { interval: 20 }).toBe('error')
  expect(await served()).toBe(renewed)
})
