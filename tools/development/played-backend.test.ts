import { readGeneratedContract } from '../contract/model/generated-contract.ts'
import { expect, test } from 'vitest'
import { createExchangeDrift, type Drift } from '../contract/drift/exchange-drift.ts'
import { extraField } from '../../mocks/sandbox/faults.ts'
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import { openShop } from '../../mocks/sandbox/testing/shop-sandbox.ts'
import { gatewayContract } from '../../src/gateway/gateway-contract.ts'
import { operationList } from '../../src/generated/operation-list.ts'
import { createStorefront } from '../../src/server/storefront.ts'
import { noAssets } from '../testing/no-assets.ts'
import { observedBackend } from './observed-backend.ts'
import { playedBackend } from './played-backend.ts'

const contract = readContract()
const shop = openShop()

/** A backend that knows nothing of the panel, behind what development puts before it. */
function visit(cookie?: unknown, headers: Record<string, string> = {}) {
  const seen: Headers[] = []
  const drifts: (Drift | undefined)[] = []
  const judge = createExchangeDrift(readGeneratedContract())
  const real = async (request: Request) => {
    seen.push(request.headers)
    return shop.fetch(request, { loopback: false })
  }
  const backend = observedBackend(
    playedBackend(real, () => contract),
    (exchange) => drifts.push(judge(exchange)),
  )
  const played = cookie === undefined ? '' : `; sandbox-prefer=${encodeURIComponent(JSON.stringify(cookie))}`
  const ask = (path: string) =>
    backend(
      new Request(`http://localhost${path}`, {
        headers: { cookie: `SID=${'a'.repeat(32)}; sandbox-world=mine${played}`, ...headers },
      }),
      {},
    )
  const judged = async () => {
    await expect.poll(() => drifts.length).toBeGreaterThan(0)
    return drifts.map((drift) => drift?.violations.map(({ kind, pointer }) => `${kind} ${pointer}`))
  }
  return { ask, backend, seen, judged, drifts }
}

test('a real backend never sees the switches of the panel', async () => {
  const { ask, seen, judged } = visit(
    { getHeader: { wait: 1 } },
    { prefer: 'wait=0', 'sandbox-world': 'mine' },
  )
  expect((await ask('/api/footer/')).status).toBe(200)
  expect(seen[0]?.get('cookie')).toBe(`SID=${'a'.repeat(32)}`)
  expect([seen[0]?.get('prefer'), seen[0]?.get('sandbox-world')]).toEqual([null, null])
  expect(await judged()).toEqual([undefined])
  expect((await ask('/sandbox/status')).status).toBe(404)
  expect(seen).toHaveLength(1)
})

test('scenarios and faults are played before any backend, and each broken answer is told', async () => {
  const example = visit({ getFooter: { code: 500 } })
  expect((await example.ask('/api/footer/')).status).toBe(500)
  expect(example.seen).toHaveLength(0)

  const broken = visit({ '*': { fault: 'extra-field' } })
  expect(await (await broken.ask('/api/footer/')).json()).toHaveProperty(`data.${extraField}`)
  expect(await broken.judged()).toEqual([[`undocumented /data/${extraField}`]])

  const lost = visit({ '*': { fault: 'network' } })
  await expect(lost.ask('/api/footer/')).rejects.toThrow(TypeError)
  expect(await lost.judged()).toEqual([['noAnswer ']])
})

test('a wrong answer to a page that is drawn on the server is told as one to the browser is', async () => {
  const { backend, judged } = visit()
  const storefront = createStorefront({
    backend,
    contract: gatewayContract(operationList, contract),
    sandbox: true,
    origin: 'http://localhost',
    backendTimeout: 10_000,
    files: undefined,
    assets: noAssets,
    render: async (_, { fetch: call }) => call(new Request('http://localhost/api/footer/')),
    supportPhone: '',
    log: () => {},
    now: Date.now,
  })
  const cookie = `SID=${'a'.repeat(32)}; sandbox-prefer=${encodeURIComponent('{"getFooter":{"fault":"extra-field"}}')}`
  const page = await storefront(new Request('http://localhost/about/', { headers: { cookie } }), {
    target: '/about/',
  })
  expect(await page.text()).toContain(extraField)
  expect(await judged()).toEqual([[`undocumented /data/${extraField}`]])
})

test('a backend that is away is told with its reason; a visitor who left is not', async () => {
  const told: unknown[] = []
  const away = observedBackend(
    () => fetch('http://127.0.0.1:9/'),
    ({ failure, answer }) => told.push([answer, failure]),
  )
  const request = (init?: RequestInit) => new Request('http://localhost/api/footer/', init)
  await expect(away(request(), {})).rejects.toThrow('fetch failed')
  await expect.poll(() => told).toEqual([[undefined, expect.stringMatching(/ECONNREFUSED|bad port/)]])
  const left = new AbortController()
  left.abort()
  await expect(away(request({ signal: left.signal }), {})).rejects.toThrow(/./)
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toHaveLength(1)
})
