import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HotPayload, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contractPlugin } from './contract-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const file = join(folder, 'openapi/paths/cart/web_basket_add.yaml')
const generated = join(folder, 'generated')
const summary = 'Put a product into the cart'
const sent: HotPayload[] = []
const said: string[] = []
const taken: string[] = []
let good: string
let vite: ViteDevServer

beforeAll(async () => {
  cpSync(new URL('../../openapi', import.meta.url), join(folder, 'openapi'), { recursive: true })
  good = readFileSync(file, 'utf8')
  const keep = (text: unknown) => void said.push(String(text))
  vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: createHttpServer() },
      watch: { ignored: ['**/generated/**'] },
    },
    plugins: [
      contractPlugin({
        root: join(folder, 'openapi/openapi.yaml'),
        folder: generated,
        onContract: async (files) => void taken.push(files['contract.json'] ?? ''),
        log: { log: keep, error: keep },
      }),
    ],
  })
  const send = vite.ws.send.bind(vite.ws)
  vite.ws.send = (payload: HotPayload | string) => {
    if (typeof payload === 'object') {
      sent.push(payload)
      send(payload)
    }
  }
  await vi.waitUntil(() => taken.length === 1, { timeout: 60_000 })
})

afterAll(async () => {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the pages are told last. */
const last = () => sent.at(-1)
const contract = () => readFileSync(join(generated, 'contract.json'), 'utf8')
test('a saved file gives new types and mocks, then the page is loaded anew', async () => {
  sent.length = 0
  writeFileSync(file, good.replace(summary, 'Put two products'))
  await expect.poll(last).toEqual({ type: 'full-reload' })
  expect(contract()).toContain('Put two products')
  expect(readFileSync(join(generated, 'api-types.ts'), 'utf8')).toContain('Put two products')
  expect(taken.at(-1)).toBe(contract())
  expect(said.at(-1)).toMatch(/contract\.json, api-types\.ts in \d+\.\d+ s/)
  expect(readdirSync(generated).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.each([
  ['a syntax error', 'summary: Put', 'summary: "Put', 1, /Failed to parse/],
  ['a reference to nothing', 'CartProduct.yaml', 'CartProdukt.yaml', 0, /Can't resolve \$ref/],
  ['a rule that types depend on', 'x-effect: write', 'x-effect: writes', 0, /must be one of read, write/],
  ['an invalid example', 'version: 7,', 'version: seven,', 0, /data\/version must be integer, got "seven"/],
])(
  '%s is shown at its line, the last good contract goes on working, and mending takes it away',
  async (_, from, to, linesBelow, message) => {
    const line = good.slice(0, good.indexOf(from)).split('\n').length + linesBelow
    const before = contract()
    const times = taken.length
    writeFileSync(file, good.replace(from, to))
    await expect.poll(last).toMatchObject({
      type: 'error',
      err: {
        message: expect.stringMatching(message),
        loc: { file, line },
        frame: expect.stringContaining(to),
      },
    })
    expect(said.some((text) => text.includes(`web_basket_add.yaml:${line}:`))).toBe(true)
    expect(said.at(-1)).toMatch(/the last good one goes on working/)
    expect(contract()).toBe(before)
    expect(taken).toHaveLength(times)
    writeFileSync(file, good)
    await expect.poll(last).toEqual({ type: 'full-reload' })
    expect(contract()).toContain(summary)
    said.length = 0
  },
)

test('an empty file is told at the line that refers to it', async () => {
  const root = join(folder, 'openapi/openapi.yaml')
  const reference = 'paths/cart/web_basket_add.yaml'
  const line =
    readFileSync(root, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(reference)) + 1
  writeFileSync(file, '')
  await expect.poll(last).toMatchObject({
    type: 'error',
    err: { loc: { file: root, line }, frame: expect.stringContaining(reference) },
  })
  writeFileSync(file, good)
  await expect.poll(last).toEqual({ type: 'full-reload' })
})

test('a rule that harms nothing generated is only told', async () => {
  sent.length = 0
  const lineOfAnswers = good.split('\n').indexOf('  responses:') + 1
  writeFileSync(file, good.replace("    '409': { $ref: ../../responses/Conflict.yaml }\n", ''))
  await expect.poll(last).toEqual({ type: 'full-reload' })
  expect(said).toContainEqual(
    expect.stringMatching(
      new RegExp(`web_basket_add\\.yaml:${lineOfAnswers}:3 {2}status-declared: .*must declare 409`),
    ),
  )
})
