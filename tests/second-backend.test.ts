import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../examples/second-backend/faults.ts'
import { accounts } from '../examples/second-backend/people-data.ts'
import { importedOperations } from '../tools/contract/coverage/imported-operations.ts'
import { generatedContractFile } from '../tools/contract/model/generated-contract.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { openContractProxy } from '../tools/contract/proxy/contract-proxy.ts'
import { readFirstSaleList } from '../tools/testing/first-sale-list.ts'
import { areaRows } from '../tools/testing/operations-of-features.ts'
import {
  built,
  openSecondBackend,
  type SecondBackendRuns,
  told,
} from '../tools/testing/second-backend-runs.ts'

let runs: SecondBackendRuns

beforeAll(async () => {
  runs = await openSecondBackend()
})
afterAll(() => runs.backend.close())

const allBuilt = built.flatMap((id) => ['--operation', id])

test('a backend written from the contract alone complies, reading only', async () => {
  runs.backend.plant([])
  const report = await runs.check(allBuilt)
  expect(told(report)).toEqual([])
  expect(report.verdict).toBe('complies')
})

test('it complies with writes: carts, orders, a stock that orders take', async () => {
  runs.backend.plant([])
  const report = await runs.check(['--allow-writes', ...allBuilt])
  expect(told(report)).toEqual([])
  expect(report.verdict).toBe('complies')
  expect(report.operations.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThanOrEqual(36)
})

test('what it does not build is 501 in the envelope, what the contract does not have is 404', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(runs.backend.origin + path)
    const { errors } = (await answer.json()) as { errors: { code: string }[] }
    return [answer.status, errors[0]?.code]
  }
  expect(await ask('/web/about/')).toEqual([501, 'notImplemented'])
  expect(await ask('/web/nothing/')).toEqual([404, '404'])
  expect(await ask('/api/header')).toEqual([404, '404'])
})

test('each fault has a name, an operation that is built, and words', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.filter(({ operation }) => !built.includes(operation))).toEqual([])
  expect(faults.length).toBeGreaterThanOrEqual(80)
})

test('Prism between a buyer and it finds nothing: from the search to the order', async () => {
  runs.backend.plant([])
  const told: string[] = []
  let asked = 0
  const proxy = await openContractProxy({
    contract: await readContractFile(generatedContractFile),
    target: runs.backend.origin,
    host: '127.0.0.1',
    port: 0,
    errors: false,
    onExchange: ({ operationId = '?', violations }) => {
      asked += 1
      told.push(...violations.map(({ place, message }) => `${operationId} ${place} ${message}`))
    },
    onEnd: (reason) => {
      throw new Error(reason)
    },
  })
  let sid = ''
  let token = ''
  const call = async (path: string, body?: object) => {
    const answer = await fetch(proxy.origin + path, {
      headers: {
        ...(sid !== '' && { cookie: `SID=${sid}` }),
        ...(token !== '' && { 'authorization-token': token }),
        ...(body && { 'content-type': 'application/json', 'x-urldecode': 'none' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    sid = /SID=(\w+)/.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? sid
    return ((await answer.json()) as { data: never }).data as unknown
  }
  try {
    await call('/api/header/')
    const found = (await call('/web/elastic/searchPage/f/?query=%D0%9A%D0%A2-171')) as {
      products: { id: number; code: string }[]
    }
    const product = found.products[0] ?? { id: 0, code: '' }
    await call(`/web/product/${product.code}/`)
    const { login, password } = accounts.buyer
    token = ((await call('/api/authentication/', { credentials: { login, password } })) as { token: string })
      .token
    const { userData } = (await call('/api/header/')) as { userData: { SESSID: string } }
    const { SESSID } = userData
    await call('/web/basket/add/', { SESSID, product: { id: product.id, quantity: 2 } })
    const { cartVersion } = (await call('/web/order/calculate/', {})) as { cartVersion: number }
    const { order } = (await call('/web/order/add/', {
      SESSID,
      cartVersion,
      products: [{ id: product.id, quantity: 2 }],
      delivery: { type: 'courier', addressId: 71 },
      payment: { type: 'invoicePrepay' },
      recipient: { fio: 'Галиев Ринат', phone: '+78435550101' },
      consents: { offer: true, personalData: true },
    })) as { order: { id: number; version: number } }
    await call(`/web/profile/order/${order.id}/`)
    await call('/web/profile/orders/?sort=sumDesc')
    const canceled = await call('/web/order/cancel/', { SESSID, orderId: order.id, version: order.version })
    expect(canceled).toMatchObject({ order: { status: 'canceled', version: order.version + 1 } })
  } finally {
    await proxy.close()
  }
  expect(told).toEqual([])
  expect(asked).toBe(11)
})

const firstSale = readFirstSaleList('docs/backend.md')

test('both guides list the same operations of the first sale, all of them built here', () => {
  expect(firstSale.length).toBeGreaterThan(8)
  expect(readFirstSaleList('docs/backend.ru.md')).toEqual(firstSale)
  expect(firstSale.filter((id) => !built.includes(id))).toEqual([])
})

test('the guide lists what the pages of each area call; a run outside of CI writes the table anew', () => {
  const guide = readFileSync('docs/backend.md', 'utf8')
  const head = '| area | operations |\n|---|---|\n'
  const [before = '', rest = ''] = guide.split(head)
  const fresh = `${before}${head}${areaRows(firstSale).join('\n')}${rest.slice(rest.indexOf('\n\n'))}`
  if (!process.env['CI'] && fresh !== guide) writeFileSync('docs/backend.md', fresh)
  expect(guide).toBe(fresh)
})

test('the lists of the guide together name every operation that the shop calls, and no other', async () => {
  const listed = [
    ...firstSale,
    ...Array.from(
      areaRows(firstSale)
        .join()
        .matchAll(/`(\w+)`/g),
      ([, id = '']) => id,
    ),
  ]
  expect([...new Set(listed)].toSorted()).toEqual([...(await importedOperations())].toSorted())
})
