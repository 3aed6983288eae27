import { readGeneratedContract } from '../../tools/contract/model/generated-contract.ts'
import { expect, test } from 'vitest'
import { createExchangeDrift } from '../../tools/contract/drift/exchange-drift.ts'
import { examplesOf, listOperations } from './contract.ts'
import { JsonAnswer } from './answer.ts'
import { breakAnswer, extraField } from './faults.ts'
import { readContract } from './node/read-contract.ts'
import { openShop } from './testing/shop-sandbox.ts'
import { call } from './testing/tiny-sandbox.ts'

const contract = readContract()
const drift = createExchangeDrift(readGeneratedContract())
/** All but those that answer a file. */
const operations = listOperations(contract).filter((operation) =>
  [...examplesOf(contract, operation, '200').values()].some((example) => typeof example === 'object'),
)
const pathOf = (template: string) => template.replaceAll(/\{\w+\}/g, '1')

test.each(['missing-field', 'extra-field', 'wrong-type', 'truncated'] as const)(
  'R-ERR-13 the fault %s breaks every kind of answer, and the drift check tells how',
  async (fault) => {
    const kinds = { 'missing-field': 'missing', 'extra-field': 'undocumented', truncated: 'json' } as const
    for (const operation of operations)
      for (const [name, example] of examplesOf(contract, operation, '200')) {
        const broken = await breakAnswer(contract, operation, fault, new JsonAnswer(example))
        const answer = { status: 200, headers: broken.headers, body: await broken.text() }
        const found = drift({ method: operation.method, pathname: pathOf(operation.path), answer })
        const told = found?.violations.map(({ kind }) => kind)
        const kind = fault === 'wrong-type' ? 'schema' : kinds[fault]
        expect(told, `${operation.id} ${name}`).toContain(kind)
      }
  },
  60_000,
)

test('R-ERR-13 a fault is asked for by header or cookie, and only its operation has it', async () => {
  const shop = openShop()
  const header = { headers: { prefer: 'fault=extra-field' } }
  expect((await call(shop, '/api/footer/', header)).data).toHaveProperty(extraField)
  const wanted = encodeURIComponent(JSON.stringify({ getFooter: { fault: 'missing-field', wait: 0.01 } }))
  const cookie = { headers: { cookie: `sandbox-prefer=${wanted}` } }
  const whole = (await call(shop, '/api/footer/')).envelope
  const broken = (await call(shop, '/api/footer/', cookie)).envelope
  expect(JSON.stringify(broken).length).toBeLessThan(JSON.stringify(whole).length)
  expect((await call(shop, '/api/header/', cookie)).status).toBe(200)
})

test('R-ERR-13 a fault goes with a chosen example, and a name that is none is refused', async () => {
  const shop = openShop()
  const prefer = (value: string) => call(shop, '/api/footer/', { headers: { prefer: value } })
  expect(await prefer('code=500, fault=extra-field')).toMatchObject({
    status: 500,
    envelope: { [extraField]: 'нет в контракте' },
  })
  expect((await prefer('fault=burning')).status).toBe(400)
})

test('R-ERR-13 the fault network is an answer that never comes', async () => {
  const request = new Request('http://localhost/api/footer/', { headers: { prefer: 'fault=network' } })
  expect((await openShop().fetch(request, { loopback: true })).type).toBe('error')
})
