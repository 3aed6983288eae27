import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { close, listen, StartError } from './run-server.ts'
import type { Connection } from './storefront.ts'
import { serverOver } from '../testing/web-server.ts'
import { noProxies, parseTrustedProxies } from './trusted-proxies.ts'

/** Sends bytes as they are: clients of higher level tidy addresses up. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test('O-23 a taken port is said with what to do about it', async () => {
  const { port } = await serverOver(() => Promise.resolve(new Response('a')))
  const second = createHttpServer()
  await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(StartError)
  await expect(listen(createHttpServer(), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken`)
})

test('O-23 an end lets the request under way finish and takes no new one', async () => {
  const held = Promise.withResolvers<void>()
  const { server, address } = await serverOver(async () => {
    await held.promise
    return new Response('whole')
  })
  const answer = fetch(address)
  await once(server, 'request')
  const ended = close(server, { patience: 5000 })
  // What comes before the port is closed is still taken.
  await expect.poll(() => server.listening).toBe(false)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  held.resolve()
  expect(await (await answer).text()).toBe('whole')
  await ended
})

/** Connections that have been used once, and what becomes of them. */
async function idleConnections(port: number, count: number) {
  const opened = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1')
    const seen = { text: '', error: '' }
    socket.on('data', (chunk) => (seen.text += String(chunk)))
    socket.on('error', (error) => (seen.error = error.message))
    const ended = once(socket, 'close')
    socket.write('GET /one HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => seen.text).toContain('whole')
    return { socket, seen, ended }
  })
  return Promise.all(opened)
}

test('O-23 an end resets no idle connection', async () => {
  const { server, port } = await serverOver(() => Promise.resolve(new Response('whole')))
  const connections = await idleConnections(port, 24)
  await close(server, { patience: 5000 })
  await Promise.all(connections.map(({ ended }) => ended))
  expect(connections.map(({ seen }) => seen.error).filter(Boolean)).toEqual([])
})

test('O-23 a request that was on its way to an idle connection is answered, and the connection closed', async () => {
  const ending = new AbortController()
  const { server, port } = await serverOver(() => Promise.resolve(new Response('whole')), {
    ending: ending.signal,
  })
  const connections = await idleConnections(port, 8)
  for (const { seen } of connections) seen.text = ''
  ending.abort()
  const closed = close(server, { patience: 20_000, idleGrace: 10_000 })
  for (const { socket } of connections)
    socket.write('POST /two HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nok')
  await Promise.all(connections.map(({ ended }) => ended))
  for (const { seen } of connections) {
    expect(seen.text).toMatch(/^HTTP\/1\.1 200 /)
    expect(seen.text.toLowerCase()).toContain('connection: close')
    expect(seen.error).toBe('')
  }
  await closed
})

test('O-23 an answer that was begun before the end and is sent after it says that the connection closes', async () => {
  const held = Promise.withResolvers<void>()
  const ending = new AbortController()
  const { server, address } = await serverOver(
    async () => {
      await held.promise
      return new Response('whole')
    },
    { ending: ending.signal },
  )
  const answer = fetch(address)
  await once(server, 'request')
  ending.abort()
  held.resolve()
  expect((await answer).headers.get('connection')).toBe('close')
})

test('X-65 the target reaches the handler as it stood on the wire, with the path made safe', async () => {
  const seen: [string, string][] = []
  const { port } = await serverOver((request, { target }) => {
    seen.push([target, request.url])
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  await raw(port, 'GET //evil/x HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')
  expect(seen).toEqual([['//evil/x', 'http://shop.example/evil/x']])
})

test('X-65 a Host header that is no host is refused', async () => {
  const { port } = await serverOver(() => Promise.resolve(new Response('a')))
  for (const host of ['a/b', 'a@b', 'a b', '']) {
    const answer = await raw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('X-65 a request of two lengths is not taken apart by us', async () => {
  const { port } = await serverOver(() => Promise.resolve(new Response('a')))
  const text =
    'POST /api/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /b HTTP/1.1\r\n\r\n'
  expect(await raw(port, text)).toMatch(/^HTTP\/1\.1 400 /)
})

test('O-72 the log has one line for a request, without cookies and secrets', async () => {
  const { address, log } = await serverOver(() => Promise.resolve(new Response('a')))
  await (await fetch(`${address}/?checkword=hidden`, { headers: { cookie: 'auth_token=hidden' } })).text()
  await expect.poll(() => log.length).toBe(1)
  expect(JSON.stringify(log)).not.toContain('hidden')
  expect(log[0]).toMatchObject({ method: 'GET', address: '/?checkword=***', status: 200 })
})

test('O-68 only a trusted proxy may say that the visitor came by https', async () => {
  const seen: boolean[] = []
  const handle = (_request: Request, { secure }: Connection) => {
    seen.push(secure ?? false)
    return Promise.resolve(new Response('a'))
  }
  for (const text of ['0', '1', '10.0.0.0/8', '127.0.0.0/8']) {
    const { address } = await serverOver(handle, { trustedProxies: parseTrustedProxies(text) ?? noProxies })
    // The visitor's own word comes first, where the proxy appends.
    for (const header of ['https', 'http, https', 'https, http'])
      await (await fetch(address, { headers: { 'x-forwarded-proto': header } })).text()
  }
  const untrusted = [false, false, false]
  expect(seen).toEqual([...untrusted, true, true, false, ...untrusted, true, true, false])
})

test('O-72 a loopback caller is one by socket and by Host, with no proxy between', async () => {
  const seen: boolean[] = []
  const { port } = await serverOver((_request, { loopback }) => {
    seen.push(loopback ?? false)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const variants: Record<string, string>[] = [
    { host: `localhost:${port}` },
    { host: 'shop.example' },
    { host: `localhost:${port}`, 'x-forwarded-for': '10.0.0.1' },
  ]
  for (const headers of variants) {
    const outgoing = httpRequest({ port, host: '127.0.0.1', headers }).end()
    await once(outgoing, 'response').then(([response]) => response.resume())
  }
  expect(seen).toEqual([true, false, false])
})

test('X-65 headers beyond all measure are refused, and the server goes on', async () => {
  const { port, address } = await serverOver(() => Promise.resolve(new Response('a')))
  const answer = await raw(port, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(await (await fetch(address)).text()).toBe('a')
})

test('X-08 who leaves is not worked for any longer, and the log says so', async () => {
  const came = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const { address, log } = await serverOver(
    (request) =>
      new Promise((_resolve, reject) => {
        came.resolve()
        request.signal.addEventListener('abort', () => {
          left.resolve()
          reject(new DOMException('left', 'AbortError'))
        })
      }),
  )
  const controller = new AbortController()
  const answer = fetch(address, { signal: controller.signal })
  await came.promise
  controller.abort()
  await expect(answer).rejects.toThrow('aborted')
  await left.promise
  await expect.poll(() => log.length).toBe(1)
  expect(log[0]).toMatchObject({ aborted: true, status: 499, level: 'info' })
})

test('X-08 an answer that breaks off in the middle ends its connection only', async () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'))
      },
      pull(controller) {
        controller.error(new Error('cut'))
      },
    })
  const { address } = await serverOver((request) =>
    Promise.resolve(new URL(request.url).pathname === '/cut' ? new Response(broken()) : new Response('a')),
  )
  await expect(fetch(`${address}/cut`).then((answer) => answer.text())).rejects.toThrow(TypeError)
  expect(await (await fetch(address)).text()).toBe('a')
})
