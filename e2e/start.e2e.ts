import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'

// The real `npm start`, over the build that the other tests run on.

interface Start {
  child: ChildProcess
  /** All that was printed so far. */
  output: () => string
  /** Exit code. */
  ended: Promise<number | null>
}

const children = new Set<ChildProcess>()
// A test that fails half-way leaves no shop behind.
test.afterEach(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  children.clear()
})

function start(
  env: Record<string, string>,
  options: { uid?: number; gid?: number; cwd?: string } = {},
): Start {
  const child = spawn(process.execPath, [resolve('scripts/start.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', BACKEND_URL: '', ...env },
    ...options,
  })
  children.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, output: () => text, ended }
}

/** Waits for the address that a good start prints. */
async function addressOf({ output }: Start): Promise<string> {
  const found = () => /Shop:\s+(http:\/\/\S+)/.exec(output())?.[1]
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  return (found() ?? '').replace('localhost', '127.0.0.1')
}

async function stop({ child, ended }: Start): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'storefront-'))

/** A data folder as a shop leaves it behind. */
async function usedFolder(): Promise<{ folder: string; file: string }> {
  const folder = newFolder()
  const first = start({ DATA_DIR: folder })
  await fetch(`${await addressOf(first)}/api/header/`)
  await stop(first)
  return { folder, file: join(folder, 'sandbox.sqlite') }
}

test('O-23 a good start says where the shop is, who may log in and how to switch the backend; it ends gracefully', async () => {
  const shop = start({ DATA_DIR: newFolder() })
  const address = await addressOf(shop)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const { buyer, person, admin } = seedIds.users
  for (const { email } of [buyer, person, admin]) expect(shop.output()).toContain(email)
  expect(shop.output()).toContain('BACKEND_URL=')
  expect(await stop(shop)).toBe(0)
})

test('O-23 a taken port is told with the way out, and nothing is left running', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const shop = start({ DATA_DIR: newFolder(), PORT: port })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toContain(`Port ${port} is taken`)
  expect(shop.output()).toContain(`PORT=${Number(port) + 1}`)
  expect(shop.output()).not.toContain('    at ')
})

test('O-112 a running shop needs nothing of its build any more: documents and assets stay whole when it is replaced', async () => {
  const cwd = newFolder()
  cpSync('dist', join(cwd, 'dist'), { recursive: true })
  const shop = start({ DATA_DIR: newFolder() }, { cwd })
  const address = await addressOf(shop)
  rmSync(join(cwd, 'dist'), { recursive: true })
  const { products, sections } = seedIds
  const pages = [
    '/',
    sections.filters.url,
    `/product/${products.inStock.code}/`,
    '/cart/',
    '/branches/',
    '/ui/',
  ]
  const assets = new Set<string>()
  for (const page of pages) {
    const answer = await fetch(address + page)
    expect(`${page} ${answer.status}`).toBe(`${page} 200`)
    for (const [, asset = ''] of (await answer.text()).matchAll(/="(\/assets\/[^"]+)"/g)) assets.add(asset)
  }
  expect(assets.size).toBeGreaterThan(20)
  for (const asset of assets) {
    const answer = await fetch(address + asset)
    expect(`${asset} ${answer.status}`).toBe(`${asset} 200`)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
  const gone = await fetch(`${address}/assets/of-another-build.js`)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).toBe('no-store')
  expect(await stop(shop)).toBe(0)
})

test('O-72 a shop whose log nobody reads any more says so once, and goes on', async () => {
  const shop = start({ DATA_DIR: newFolder() })
  const address = await addressOf(shop)
  shop.child.stdout?.destroy()
  for (let visit = 0; visit < 5; visit += 1) expect((await fetch(`${address}/healthz`)).status).toBe(200)
  await expect.poll(shop.output).toContain('the shop goes on without it')
  expect(shop.output().match(/goes on without it/g)).toHaveLength(1)
  expect(await stop(shop)).toBe(0)
})

test('O-23 wrong settings are all named at once', async () => {
  const shop = start({ PORT: 'eighty', BACKEND_URL: 'ftp://backend.example/path' })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toContain('PORT: "eighty"')
  expect(shop.output()).toContain('BACKEND_URL: only http and https are known')
  expect(shop.output()).not.toContain('    at ')
})

test('R-API-31 a damaged database is told with how to reset, never replaced by a new one', async () => {
  const { folder, file } = await usedFolder()
  const damaged = Buffer.from(readFileSync(file))
  damaged.write('nothing like a database', 0)
  writeFileSync(file, damaged)
  const shop = start({ DATA_DIR: folder })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toMatch(/is damaged[^]*delete .*sandbox\.sqlite/)
  expect(shop.output()).not.toContain('    at ')
  expect(readFileSync(file).equals(damaged)).toBe(true)
})

test('R-API-31 a read-only database is told with the way out', async () => {
  const { folder, file } = await usedFolder()
  // Root may write everything, so the attempt is made by somebody else.
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, file]) chownSync(path, 65_534, 65_534)
  chmodSync(file, 0o444)
  chmodSync(folder, 0o555)
  const shop = start({ DATA_DIR: folder }, isRoot ? { uid: 65_534, gid: 65_534 } : undefined)
  expect(await shop.ended).toBe(1)
  chmodSync(folder, 0o755)
  expect(shop.output()).toMatch(/can't be written[^]*DATA_DIR/)
  expect(shop.output()).not.toContain('    at ')
})

test('R-API-31 what was answered outlives the end of the shop', async () => {
  const folder = newFolder()
  const cart = async (address: string, jar: string) => {
    const headers = { cookie: jar, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/web/basket/products/`, { method: 'POST', headers, body: '{}' })
    return answer.text()
  }
  const first = start({ DATA_DIR: folder })
  const address = await addressOf(first)
  const header = await fetch(`${address}/api/header/`)
  const jar = /SID=[0-9a-f]+/.exec(header.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const { data } = (await header.json()) as { data: { userData: { SESSID: string } } }
  const added = await fetch(`${address}/web/basket/add/`, {
    method: 'POST',
    headers: { cookie: jar, 'content-type': 'application/json' },
    body: JSON.stringify({
      SESSID: data.userData.SESSID,
      product: { id: seedIds.products.inStock.id, quantity: 7 },
    }),
  })
  expect(added.status).toBe(200)
  // Not asked to end: the process is gone in the middle of its work.
  first.child.kill('SIGKILL')
  await first.ended

  const second = start({ DATA_DIR: folder })
  expect(await cart(await addressOf(second), jar)).toContain('"quantity":7')
  expect(await stop(second)).toBe(0)
})
