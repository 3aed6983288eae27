import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, listen } from '../../../mocks/sandbox/node/http.ts'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { openWorkshop, workshopContract, workshopToken } from '../check/testing/workshop/workshop-backend.ts'
import { contractProxy } from './command.ts'

async function openBackend(): Promise<string> {
  const shop = openShop()
  const server = createHttpServer(shop.fetch)
  await listen(server, { port: 0, host: '127.0.0.1', setting: 'port' })
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await shop.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts the command, asks through it and interrupts it. */
async function run(ask: (origin: string) => Promise<void>, own?: { target: string; args: string[] }) {
  const [target, port] = [own?.target ?? (await openBackend()), await freePort()]
  const lines: string[] = []
  const interruption = new AbortController()
  const code = contractProxy(['--target', target, '--port', String(port), ...(own?.args ?? [])], {
    print: (line) => lines.push(line),
    interrupted: interruption.signal,
  })
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2)
  await ask(`http://127.0.0.1:${port}`)
  interruption.abort()
  return { code: await code, text: lines.join('\n') }
}

test('calls that keep the contract end with 0, one that Prism only warns of with 1', async () => {
  const good = await run(async (origin) => void (await fetch(`${origin}/api/footer/`)))
  expect(good.code).toBe(0)
  expect(good.text).toContain('Prism judged 1 calls of 1 operations: 0 errors, 0 warnings.')
  const warned = await run(async (origin) => void (await fetch(`${origin}/api/footer`)))
  expect(warned.code).toBe(1)
  expect(warned.text).toContain('not of the contract: GET /api/footer → 404')
})

test('nothing asked is nothing proved: 3', async () => {
  expect((await run(async () => {})).code).toBe(3)
})

test('another team’s contract, of 3.0 and many files, before a backend with a base path', async () => {
  const workshop = await openWorkshop()
  onTestFinished(() => workshop.close())
  const own = { target: workshop.target, args: ['--contract', workshopContract] }
  const headers = { authorization: `Bearer ${workshopToken}` }
  const good = await run(async (origin) => {
    const answer = await fetch(`${origin}/machines`, { headers })
    // `nullable` of 3.0 is no violation.
    expect(await answer.json()).toContainEqual(expect.objectContaining({ id: 7, note: null }))
    expect((await fetch(`${origin}/machines/7`, { headers })).status).toBe(200)
  }, own)
  expect(good.text).toContain('Prism judged 2 calls of 2 operations: 0 errors, 0 warnings.')
  expect(good.text).toMatch(/Ask http:\/\/127\.0\.0\.1:\d+ in its place/)
  expect(good.code).toBe(0)
  workshop.begin((operation, answer) =>
    operation === 'list' ? { ...answer, body: '[{ "id": "7" }]' } : answer,
  )
  const bad = await run(async (origin) => void (await fetch(`${origin}/machines`, { headers })), own)
  expect(bad.text).toContain('machines.list: GET /machines → 200')
  expect(bad.text).toContain('✗ answer body /0/id:')
  expect(bad.code).toBe(1)
})

test('a contract that cannot be read is 2, and says why', async () => {
  const lines: string[] = []
  const code = await contractProxy(
    ['--target', 'http://127.0.0.1:9', '--contract', 'openapi/no-such-file.yaml'],
    { print: (line) => lines.push(line), interrupted: new AbortController().signal },
  )
  expect(lines.join('\n')).toContain('no-such-file.yaml')
  expect(code).toBe(2)
})

test('wrong usage is 2, and says how to ask', async () => {
  const wrong = [
    [],
    ['--target', 'ftp://backend.example'],
    ['--target', 'https://backend.example/?a=1'],
    ['--target', 'https://a:b@backend.example'],
    ['--target', 'https://backend.example', '--port', '70000'],
    ['--nonsense'],
  ]
  for (const args of wrong) {
    const lines: string[] = []
    const code = await contractProxy(args, {
      print: (line) => lines.push(line),
      interrupted: new AbortController().signal,
    })
    expect([args, code]).toEqual([args, 2])
    expect(lines.at(-1)).toContain('--help')
  }
})
