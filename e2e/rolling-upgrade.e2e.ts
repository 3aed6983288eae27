import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

// An upgrade as docs/deploying.md describes it: two processes behind a load balancer that asks /readyz, restarted one
// after the other while visitors come.

const drainTime = 1500
const checkInterval = 100
const folder = mkdtempSync(join(tmpdir(), 'rolling-'))
const ends: (() => void | Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

interface Shop {
  port: number
  stop: () => Promise<number | null>
}

async function startShop(backend: string): Promise<Shop> {
  const child = spawn(process.execPath, [resolve('scripts/start.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      BACKEND_URL: backend,
      ASSETS_DIR: join(folder, 'assets'),
      DRAIN_MS: String(drainTime),
      TRUST_PROXY: '1',
    },
  })
  ends.push(() => void (child.exitCode === null && child.kill('SIGKILL')))
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.resume()
  const port = () => Number(/Shop:\s+http:\/\/localhost:(\d+)/.exec(output)?.[1] ?? 0)
  await expect.poll(port, { timeout: 60_000 }).toBeGreaterThan(0)
  return {
    port: port(),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** Passes each request once, to the ready processes in turn; it repeats nothing. */
function loadBalancer(shops: Set<Shop>): Server {
  const ready = new Set<Shop>()
  const check = async (shop: Shop) => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}/readyz`).catch(() => undefined)
    if (answer?.ok && shops.has(shop)) ready.add(shop)
    else ready.delete(shop)
  }
  const timer = setInterval(() => {
    for (const shop of new Set([...shops, ...ready])) void check(shop)
  }, checkInterval)
  ends.push(() => clearInterval(timer))
  let turn = 0
  return createServer((incoming, outgoing) => {
    const shop = [...ready][(turn += 1) % Math.max(1, ready.size)]
    if (!shop) return void outgoing.writeHead(502).end()
    const { method, url, headers } = incoming
    const target = { host: '127.0.0.1', port: shop.port, method, path: url }
    const call = request({ ...target, headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => void (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(call)
  })
}

test('O-23 an upgrade of one process after the other loses no request', async ({ baseURL }) => {
  const backend = baseURL ?? ''
  const shops = new Set([await startShop(backend), await startShop(backend)])
  const balancer = loadBalancer(shops).listen(0, '127.0.0.1')
  ends.push(() => void balancer.close())
  await once(balancer, 'listening')
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
  await expect.poll(async () => (await fetch(address)).status).toBe(200)

  const failures: string[] = []
  let answered = 0
  const ending = new AbortController()
  const visit = async () => {
    while (!ending.signal.aborted) {
      const status = await fetch(`${address}/branches/`).then(
        async (answer) => (await answer.text(), String(answer.status)),
        (error: unknown) => String(error),
      )
      answered += 1
      if (status !== '200') failures.push(status)
    }
  }
  const visitors = Promise.all([visit(), visit(), visit()])
  const replaced = [...shops]
  for (const old of replaced) {
    const next = await startShop(backend)
    shops.add(next)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${next.port}/readyz`)).status).toBe(200)
    expect(await old.stop()).toBe(0)
    shops.delete(old)
  }
  ending.abort()
  await visitors
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(20)
})
