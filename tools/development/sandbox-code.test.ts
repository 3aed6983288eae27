import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type HotPayload, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { watchSandboxCode } from './sandbox-code.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'sandbox-code-')))
const said: string[] = []
const sent: HotPayload[] = []
/** What the sandbox said by each code that was taken. */
const taken: unknown[] = []
let refused: Error | undefined
let vite: ViteDevServer
let leave: () => void

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeAll(async () => {
  write('src/server/embedded-sandbox.ts', `export { answer } from '../../mocks/operations.ts'`)
  write('mocks/operations.ts', `import { word } from './rules.ts'\nexport const answer: string = word`)
  write('mocks/rules.ts', `export const word = 'one'`)
  write('tools/contract/drift/judge.ts', `export const judge = 1`)
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  vite.ws.send = (payload: HotPayload | string) => void (typeof payload === 'object' && sent.push(payload))
  const keep = (text: unknown) => void said.push(String(text))
  leave = watchSandboxCode(vite, {
    root,
    isInPage: (file) => file.endsWith('page.ts'),
    onCode: async (module) => {
      if (refused) throw refused
      taken.push('answer' in module ? module.answer : undefined)
    },
    log: { log: keep, error: keep },
  })
  // The watcher says that it is ready before it hears of every folder.
  const heard = new Set<string>()
  vite.watcher.on('change', (file: string) => heard.add(file))
  await vi.waitUntil(
    () => {
      write('tools/contract/drift/heard.txt', String(performance.now()))
      write('mocks/heard.txt', String(performance.now()))
      return heard.size === 2
    },
    { timeout: 60_000, interval: 50 },
  )
})
afterEach(() => {
  said.length = 0
  sent.length = 0
  taken.length = 0
  refused = undefined
})
afterAll(async () => {
  leave()
  await vite.close()
  rmSync(root, { recursive: true, force: true })
})
test('saved code of the sandbox answers without a new start, however deep it stands', async () => {
  write('mocks/rules.ts', `export const word = 'two'`)
  await expect.poll(() => taken).toEqual(['two'])
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'full-reload' })
  expect(said).toEqual(['sandbox: mocks/rules.ts taken over, the state is kept; the page is loaded anew'])
})

test('code that can not be loaded is told in the terminal and over the page, and mending takes it over', async () => {
  write('mocks/rules.ts', `export const word = (`)
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      type: 'error',
      err: { id: 'mocks/rules.ts', message: expect.stringContaining('mocks/rules.ts:1') },
    })
  expect([said, taken]).toEqual([
    ["sandbox: mocks/rules.ts can't be taken over; the last good code goes on answering"],
    [],
  ])
  write('mocks/rules.ts', `export const word = 'three'`)
  await expect.poll(() => taken).toEqual(['three'])
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'full-reload' })
})

test('a sandbox that does not open by the new code is told with its reason', async () => {
  refused = new Error('another seed')
  write('mocks/rules.ts', `export const word = 'four'`)
  await expect
    .poll(() => said)
    .toEqual(['Error: another seed', expect.stringContaining("can't be taken over")])
  expect(sent.at(-1)).toMatchObject({ type: 'error', err: { message: 'another seed' } })
})

test('what only a new start takes in is told; tests and what the page runs itself are not', async () => {
  write('tools/contract/drift/judge.test.ts', `export {}`)
  write('tools/contract/drift/page.ts', `export const page = 1`)
  write('tools/contract/drift/judge.ts', `export const judge = 2`)
  await expect
    .poll(() => said)
    .toEqual([
      'tools/contract/drift/judge.ts: part of the development server itself. ' +
        'Stop it (Ctrl+C) and start it again to have the change.',
    ])
  expect([taken, sent]).toEqual([[], []])
})
