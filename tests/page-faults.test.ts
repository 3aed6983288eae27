import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultNames } from '../mocks/sandbox/faults.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import type { LogEntry } from '../src/server/request-log.ts'
import {
  frameOperations,
  personalFrameOperations,
  personalPages,
  publicPages,
} from '../tools/testing/shop-pages.ts'
import { testGateway, testStorefront } from '../tools/testing/test-storefront.ts'

// Every call that a page makes on the server, broken in every way that the sandbox knows: the visitor gets a page with a
// real status, the log tells of no error of the program, and no promise is left without a handler.

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
const backend = sandboxBackend(sandbox)
let read = new Set<string>()
let log: LogEntry[] = []
const storefront = testStorefront(
  (request, meta) => {
    const operation = testGateway.matchOperation(request.method, new URL(request.url).pathname)
    if (operation) read.add(operation.id)
    return backend(request, meta)
  },
  { log: (entry) => log.push(entry) },
)

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
beforeAll(() => process.on('unhandledRejection', onRejection))
afterAll(() => process.off('unhandledRejection', onRejection))

const { sections, products, users } = seedIds

async function open(path: string, cookies: string) {
  read = new Set()
  log = []
  const request = new Request(`http://localhost${path}`, { headers: { cookie: cookies } })
  const answer = await storefront(request, { target: path, loopback: true })
  return { answer, html: await answer.text() }
}

async function logIn(): Promise<string> {
  const request = new Request('http://localhost/api/authentication/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-urldecode': 'none' },
    body: JSON.stringify({ credentials: { login: users.buyer.email, password: demoPassword } }),
  })
  const answer = await storefront(request, { target: '/api/authentication/', loopback: true })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const statuses = new Set([200, 302, 404, 500, 523])

/** Breaks every call that the page makes, except the shared ones. @returns what went wrong, in words */
async function faultsOf(path: string, cookies: string, shared: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  const whole = await open(path, cookies)
  if (![200, 302].includes(whole.answer.status)) found.push(`${path} is ${whole.answer.status}`)
  const own = [...read].filter((id) => !shared.has(id))
  for (const id of own)
    for (const fault of faultNames) {
      const wanted = encodeURIComponent(JSON.stringify({ [id]: { fault } }))
      const { answer, html } = await open(path, `${cookies}; sandbox-prefer=${wanted}`)
      const { status } = answer
      const isWhole = status === 302 || html.endsWith('</html>')
      const isHarmless = fault !== 'extra-field' || status === whole.answer.status
      const events = log
        .map(({ event }) => event)
        .filter((event) => event !== 'answer' && event !== 'backend')
      if (!statuses.has(status) || !isWhole || !isHarmless || events.length > 0)
        found.push(`${path} ${id} ${fault}: ${status} ${events.join(' ')}`)
    }
  // Rejections that nobody handles are told after the promises of this turn.
  await new Promise(setImmediate)
  return [...found, ...rejections.splice(0).map(String)]
}

test.each(publicPages.map((path, index) => [path, index] as const))(
  'R-ERR-13 R-ERR-19 %s stands whichever of its calls is broken, and however',
  async (path, index) => {
    expect(await faultsOf(path, '', index === 0 ? new Set() : frameOperations)).toEqual([])
  },
  120_000,
)

test('R-ERR-13 R-ERR-19 so does each page of the personal area', async () => {
  const cookies = await logIn()
  const found: string[] = []
  for (const [index, path] of personalPages.entries())
    found.push(...(await faultsOf(path, cookies, index === 0 ? new Set() : personalFrameOperations)))
  expect(found).toEqual([])
}, 300_000)

test('R-ERR-19 a list stands without its filters, and the log tells what the backend broke', async () => {
  for (const path of ['/search/?query=FM-2040&asTyped=true', sections.filters.url])
    for (const fault of ['missing-field', 'wrong-type', 'truncated'] as const) {
      const wanted = encodeURIComponent(JSON.stringify({ getSmartFilter: { fault } }))
      const { answer, html } = await open(path, `sandbox-prefer=${wanted}`)
      expect(answer.status).toBe(200)
      expect(html).toContain(products.inStock.article)
      expect(log).toMatchObject([
        { level: 'error', event: 'answer', operation: 'getSmartFilter', status: 200 },
      ])
    }
})
