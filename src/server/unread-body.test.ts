import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect as connectH2 } from 'node:http2'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readBounded, upTo } from '../lib/bounded-body.ts'
import { serverOver, tlsServerOver } from '../testing/web-server.ts'

/** Refuses without reading, after reading too much, or answers what it read. */
async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/refuse') return Response.json({ code: 'forbidden' }, { status: 403 })
  if (pathname === '/405') return new Response(null, { status: 405 })
  if (pathname === '/large')
    return readBounded(request.body, upTo(1000)).then(
      () => new Response('read'),
      () => new Response('too large', { status: 413 }),
    )
  return new Response(`${pathname} ${(await request.text()).length}`)
}

const paths = { '/refuse': 403, '/405': 405, '/large': 413 }

test('X-65 after an answer to an unread body the same client asks again and is answered', async () => {
  const { port } = await serverOver(handle)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string, size: number, declared: boolean) => {
    const headers = declared ? { 'content-length': size } : { 'transfer-encoding': 'chunked' }
    const outgoing = httpRequest({ port, host: '127.0.0.1', agent, path, method: 'POST', headers })
    // A connection that closes after its answer may break off what is still being sent.
    outgoing.on('error', () => undefined)
    outgoing.end(Buffer.alloc(size, 'x'))
    const [response] = await once(outgoing, 'response')
    response.resume()
    await once(response, 'end')
    return [response.statusCode, response.headers.connection]
  }
  for (const [path, status] of Object.entries(paths)) {
    for (const declared of [true, false]) {
      expect(await ask(path, 5_000_000, declared)).toEqual([status, 'close'])
      expect(await ask('/next', 10, declared)).toEqual([200, 'keep-alive'])
    }
    // A short rest is read instead, and the connection is kept.
    expect(await ask(path, 40_000, true)).toEqual([status, 'keep-alive'])
    expect(await ask('/next', 10, true)).toEqual([200, 'keep-alive'])
  }
  agent.destroy()
})

/** What comes back on one connection for these bytes. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test('X-65 a pipelined request behind a short unread body is answered, behind a long one not even begun', async () => {
  const seen: string[] = []
  const { port } = await serverOver((request) => {
    seen.push(new URL(request.url).pathname)
    return handle(request)
  })
  const post = (path: string, size: number) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`
  const next = 'GET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  for (const path of ['/refuse', '/large']) {
    expect((await exchange(port, post(path, 40_000) + next)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(2)
    expect((await exchange(port, post(path, 300_000) + next)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
  }
  expect(seen).toEqual(['/refuse', '/next', '/refuse', '/large', '/next', '/large'])
})

test('X-65 a client that never ends its body gets its answer and loses the connection', async () => {
  const { port } = await serverOver(handle)
  const head = 'POST /refuse HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'
  const answer = await exchange(port, head)
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(answer).toContain('{"code":"forbidden"}')
})

test('X-65 in HTTP/2 an unread body holds up no other stream', async () => {
  const { address, ca } = await tlsServerOver(handle)
  // Node's own client counts what it couldn't send as memory of its session.
  const session = connectH2(address, { ca, maxSessionMemory: 100 })
  const ask = async (path: string, size: number) => {
    const stream = session.request({ ':method': 'POST', ':path': path })
    stream.on('error', () => undefined)
    stream.end(Buffer.alloc(size, 'x'))
    const [headers] = await once(stream, 'response')
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    return [headers[':status'], text]
  }
  for (const [path, status] of Object.entries(paths)) {
    expect((await ask(path, 5_000_000))[0]).toBe(status)
    expect(await ask('/next', 100_000)).toEqual([200, '/next 100000'])
  }
  session.destroy()
})
