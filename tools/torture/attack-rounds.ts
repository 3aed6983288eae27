import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sessidOf } from '../../mocks/sandbox/session.ts'
import { operationList } from '../../src/generated/operation-list.ts'
import { createOperationMatcher } from '../../src/gateway/operation-matcher.ts'
import type { FaultProxy } from './fault-proxy.ts'
import type { ServerProcess } from './processes.ts'
import type { Tally } from './tally.ts'
import { Visitor } from './visitor.ts'

const mebibyte = 1024 * 1024

interface Attacked {
  shop: ServerProcess
  proxy: FaultProxy
  tally: Tally
}

/** Bytes on the wire as they are. @returns what comes back until the connection ends, or for `patience` milliseconds */
async function exchange(origin: string, text: string, patience = 3000): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.on('error', () => undefined)
  socket.write(text)
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(patience)])
  socket.destroy()
  return answer
}

const match = createOperationMatcher(operationList)

/** Headers that only we say to a backend, whatever a visitor writes. */
const foreign: Readonly<Record<string, string>> = {
  'x-remote-user': 'admin',
  'x-forwarded-user': 'admin',
  'x-original-url': '/api/admin/',
  'x-rewrite-url': '/api/admin/',
  'x-http-method-override': 'DELETE',
  'true-client-ip': '192.0.2.66',
  'authorization-token': 'stolen',
  'sandbox-control-token': 'stolen',
  referer: 'http://shop.example/?checkword=secret',
  'x-forwarded-for': '192.0.2.66',
}

const paths = [
  '/api/..%2fadmin/',
  '/api//evil/',
  '/api/%2e%2e/admin/',
  '/web/..;/admin/',
  '/web/product/..%2fadmin/',
  '/web/product/..%5cadmin/',
  '/media/..%2fadmin',
  '/media/%252e%252e%252fadmin',
  '/media/../api/header/x',
  '/web/unknown/',
  'http://evil.example/api/admin/',
  '//evil.example/api/admin/',
]

/** Paths and headers that a backend must never see. */
export async function smuggling({ shop, proxy, tally }: Attacked, rounds: number): Promise<void> {
  let seen: IncomingMessage[] = []
  proxy.onRequest((message) => void seen.push(message))
  const lines = Object.entries(foreign).map(([name, value]) => `${name}: ${value}\r\n`)
  for (let round = 0; round < rounds; round += 1)
    for (const path of [...paths, '/api/header/']) {
      seen = []
      await exchange(
        shop.origin,
        `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n${lines.join('')}Connection: close\r\n\r\n`,
      )
      for (const { url = '', method = '', headers } of seen) {
        const { pathname } = new URL(url, 'http://backend')
        const isMedia = /^\/media\/[\w./-]+$/.test(pathname)
        if (!isMedia && !match(method, pathname)) tally.find('leaks', `${path} reaches the backend as ${url}`)
        for (const [name, value] of Object.entries(foreign))
          if (headers[name] === value) tally.find('leaks', `${name} reaches the backend`)
      }
      tally.count('rounds')
    }
  // Two lengths, and a second request hidden behind the first one's body.
  const hidden = 'GET /api/evil/ HTTP/1.1\r\nHost: shop.example\r\n\r\n'
  for (const head of [
    `Content-Length: 4\r\nTransfer-Encoding: chunked`,
    `Transfer-Encoding: chunked, identity`,
    `Transfer-Encoding : chunked`,
    `Content-Length: 0\r\nContent-Length: ${hidden.length}`,
  ]) {
    const answer = await exchange(
      shop.origin,
      `POST /api/header/ HTTP/1.1\r\nHost: shop.example\r\n${head}\r\n\r\n0\r\n\r\n${hidden}`,
    )
    if (!answer.startsWith('HTTP/1.1 400 ')) tally.find('leaks', `${head}: ${answer.slice(0, 40)}`)
    tally.count('rounds')
  }
}

/** After a refusal before the body's end the next request of the same client is answered. */
export async function earlyRefusals({ shop, tally }: Omit<Attacked, 'proxy'>): Promise<void> {
  const size = 2 * mebibyte
  const targets = { '/api/header/': 404, '/web/basket/add/': 413, '/about/': 405, '/media/a.svg': 405 }
  for (const [path, status] of Object.entries(targets)) {
    const visitor = new Visitor(shop.origin)
    const answer = await visitor
      .send('POST', path, { body: 'x'.repeat(size) })
      .catch((error: unknown) => String(error))
    if (typeof answer === 'string' || answer.status !== status)
      tally.find(
        'lost',
        `${path} with a long body: ${typeof answer === 'string' ? answer : answer.status} in place of ${status}`,
      )
    const next = await Promise.race([visitor.send('GET', '/healthz'), wait(5000)])
    if (next?.status !== 200) tally.find('lost', `the request after ${path} gets no answer`)
    visitor.leave()
    tally.count('rounds')
  }
}

interface Pose {
  head: string
  /** Each file comes from an address of its own. */
  fromEverywhere?: boolean
  /** With a good SESSID, so that the backend keeps the file. */
  isKept?: boolean
}

/** How whoever sends files poses: as nobody, with a token of an own making, or with a session that anybody can get. */
const sid = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const session = `Cookie: SID=${sid}; __Host-SID=${sid}\r\n`
const poses: Readonly<Record<string, Pose>> = {
  nobody: { head: '' },
  'a forged token': {
    head: 'Cookie: auth_token=forged-forged-forged; __Host-auth_token=forged-forged-forged\r\n',
  },
  'a session': { head: session },
  'sessions at many addresses': { head: session, fromEverywhere: true },
  customers: { head: session, fromEverywhere: true, isKept: true },
}
const fileBytes = 8 * mebibyte
/**
 * By who keeps the files. What passes on to a backend is given back when the engine collects, so that bound has room for it.
 * The embedded sandbox keeps up to 24 MiB of files, as texts.
 */
const mostRise = { nobody: 64, 'a backend': 96, 'the sandbox': 160 }

/**
 * Strangers send files all at once. Those with a session are let in, a few at a time; the others are not read at all.
 * The shop trusts one proxy, so that the strangers can have many addresses.
 * @param keeper who keeps files; kept by nobody, they are refused after reading
 */
export async function uploads(
  { shop, tally }: Omit<Attacked, 'proxy'>,
  count: number,
  keeper: keyof typeof mostRise,
): Promise<void> {
  // What the first page and the first call load stays, whoever comes.
  const first = await new Visitor(shop.origin).introduceAs(undefined)
  await first.open('/')
  first.leave()
  for (const [pose, { head, fromEverywhere, isKept = false }] of Object.entries(poses)) {
    if (isKept !== (keeper !== 'nobody')) continue
    const send = async () => {
      await Promise.all(
        Array.from({ length: count }, (_, index) =>
          sendFile(shop.origin, `${head}X-Forwarded-For: 192.0.2.${fromEverywhere ? index : 1}\r\n`, isKept),
        ),
      )
      tally.count('rounds', count)
    }
    let rise = await riseDuring(shop, send)
    // What waits to be collected counts too, now and then much of it. What is kept too long shows again.
    if (rise >= mostRise[keeper]) rise = Math.min(rise, await riseDuring(shop, send))
    const who = isKept ? `${pose} of ${keeper}` : pose
    tally.facts.push(`${count} uploads at once as ${who}: memory rises by ${rise} MiB`)
    if (rise >= mostRise[keeper])
      tally.find('leaks', `${count} uploads as ${who} raise the memory by ${rise} MiB`)
    if (!shop.isAlive()) tally.find('ended processes', 'uploads ended the shop')
  }
}

/** The most that the memory is above its beginning, in MiB. */
async function riseDuring(shop: ServerProcess, work: () => Promise<void>): Promise<number> {
  await wait(1000)
  const before = shop.memory()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, shop.memory())), 20)
  await work()
  clearInterval(watch)
  return Math.round((most - before) / mebibyte)
}

async function sendFile(origin: string, headers: string, isKept: boolean): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const disposition = '--x\r\nContent-Disposition: form-data; name='
  const texts = { SESSID: isKept ? await sessidOf(sid) : 'f'.repeat(32), purpose: 'attachment' }
  const fields = Object.entries(texts).map(([name, text]) => `${disposition}"${name}"\r\n\r\n${text}\r\n`)
  const begin = `${fields.join('')}${disposition}"file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`
  const end = '\r\n--x--\r\n'
  socket.write(
    `POST /web/files/ HTTP/1.1\r\nHost: shop.example\r\n${headers}Content-Type: multipart/form-data; boundary=x\r\n` +
      `Connection: close\r\nContent-Length: ${begin.length + fileBytes + end.length}\r\n\r\n${begin}`,
  )
  const part = Buffer.alloc(64 * 1024, 'x')
  const pour = async () => {
    for (let sent = 0; sent < fileBytes && !socket.destroyed; sent += part.byteLength)
      if (!socket.write(part))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed, wait(2000)])
    socket.write(end)
    await closed
  }
  await Promise.race([pour(), wait(4000)])
  socket.destroy()
}

/** One password over many logins: refused in the end, and nobody else waits for it. */
export async function spraying({ shop, tally }: Omit<Attacked, 'proxy'>, logins: number): Promise<void> {
  const attacker = new Visitor(shop.origin)
  let refused = 0
  for (let index = 0; index < logins; index += 1) {
    const { status, data } = await attacker.call(
      '/api/authentication/',
      { credentials: { login: `customer${index}@example.ru`, password: 'Spring-2026!' } },
      { 'x-urldecode': 'none' },
    )
    if (status === 429) refused += 1
    if (data !== null && data !== undefined) tally.find('leaks', `customer${index} is logged in`)
    tally.count('rounds')
  }
  tally.facts.push(`${logins} logins sprayed: ${refused} refused by the limit`)
  if (refused === 0) tally.find('leaks', `${logins} logins were tried with one password, without a limit`)
  const other = await new Visitor(shop.origin).open('/about/')
  if (other.status !== 200) tally.find('lost', `while logins are sprayed a page is ${other.status}`)
  attacker.leave()
}
