import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTinySandbox, note, sid } from '../testing/tiny-sandbox.ts'
import { createHttpServer, createSandboxServer, isLoopback, listen } from './http.ts'

let server: Server | undefined
let port = 0
async function start(made: Server) {
  server = made
  await listen(made, { port: 0, host: '127.0.0.1', setting: 'SANDBOX_PORT' })
  port = (made.address() as AddressInfo).port
}
afterEach(async () => {
  const running = server
  server = undefined
  running?.closeAllConnections()
  await new Promise((resolve) => (running ? running.close(resolve) : resolve(undefined)))
})

/** The status line of an answer to a request that `fetch` would not send as it is. */
async function statusLine(text: string): Promise<string> {
  return (await raw(text)).split('\r\n')[0] ?? ''
}

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const get = (target: string, host = 'localhost') =>
  statusLine(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

const servers = {
  'the server of the sandbox': () => createSandboxServer(createTinySandbox().answer),
  'a server of any web-standard function': () => createHttpServer(createTinySandbox().fetch),
}

describe.each(Object.entries(servers))('%s', (_, make) => {
  beforeEach(() => start(make()))

  test('R-API-02 a JSON body goes in and the envelope with its cookies comes out', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/web/notes/add/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `SID=${sid}` },
      body: JSON.stringify(note(1)),
    })
    expect(await answer.json()).toMatchObject({ status: 'success', data: { count: 1 } })
    const fresh = await fetch(`http://127.0.0.1:${port}/web/note/7/`)
    expect(fresh.headers.getSetCookie()[0]).toMatch(
      /^SID=[0-9a-f]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('R-API-01 targets that look like another host stay paths, and what makes no URL is 400', async () => {
    expect(await get('//evil.example/web/note/7/')).toContain('404')
    expect(await get('/\\evil.example/web/note/7/')).toContain('404')
    expect(await get('http://evil.example/web/note/7/')).toContain('400')
    expect(await get('/web/note/7/', 'a b')).toContain('400')
  })

  test('R-API-02 a body over the limit is 413 although its length was not told', async () => {
    const chunk = 'a'.repeat(300_000)
    const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(4)
    const head = `POST /web/notes/add/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(await statusLine(`${head}${body}`)).toContain('413')
  })

  test('R-API-01 HEAD tells what GET would, without the body', async () => {
    const answer = await raw('HEAD /web/note/7/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i)
    expect(answer.split('\r\n\r\n')[1]).toBe('')
  })

  test('R-ERR-13 who asked for no answer at all sees the connection break', async () => {
    const head = 'GET /web/note/7/ HTTP/1.1\r\nHost: localhost\r\n'
    expect(await raw(`${head}Prefer: fault=network\r\n\r\n`)).toBe('')
  })
})

test('R-API-02 a client that is still sending a body over the limit reads its 413', async () => {
  await start(createSandboxServer(createTinySandbox().answer))
  const half = 'a'.repeat(600_000)
  const head = `POST /web/notes/add/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${half.length * 2}\r\n\r\n`
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head}${half}`)
      setTimeout(() => socket.write(half, () => (isSent = true)), 100)
    })
    let isSent = false
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => resolve(isSent ? text : 'closed before the body was sent'))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('R-API-31 only the address of the socket makes a request a loopback one', () => {
  expect(['127.0.0.1', '127.5.5.5', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual(Array(4).fill(true))
  expect(['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', undefined].map(isLoopback)).toEqual(
    Array(4).fill(false),
  )
})

test('R-API-01 a taken port is told with the setting that changes it', async () => {
  await start(createSandboxServer(createTinySandbox().answer))
  const second = createSandboxServer(createTinySandbox().answer)
  await expect(listen(second, { port, host: '127.0.0.1', setting: 'SANDBOX_PORT' })).rejects.toThrow(
    /is taken by another program.*SANDBOX_PORT/,
  )
})

test('R-API-01 an address of another machine is told, without words of the system', async () => {
  const server = createSandboxServer(createTinySandbox().answer)
  await expect(listen(server, { port: 0, host: '192.0.2.1', setting: 'SANDBOX_PORT' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine',
  )
})

test('O-67 the address of a visitor is what a trusted shop tells last, else that of the connection', async () => {
  const seen: (string | undefined)[] = []
  const answer = (_: unknown, { address }: { address: string | undefined }) => {
    seen.push(address)
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  const ask = async (forwarded: string | undefined) => {
    const line = forwarded === undefined ? '' : `X-Forwarded-For: ${forwarded}\r\n`
    await raw(`GET / HTTP/1.1\r\nHost: localhost\r\n${line}Connection: close\r\n\r\n`)
  }
  await start(createSandboxServer(answer))
  for (const told of ['192.0.2.7', '10.0.0.1, 2001:db8::7', 'nobody', undefined]) await ask(told)
  server?.close()
  await start(createSandboxServer(answer, () => false))
  await ask('192.0.2.7')
  expect(seen).toEqual(['192.0.2.7', '2001:db8::7', '127.0.0.1', '127.0.0.1', '127.0.0.1'])
})
