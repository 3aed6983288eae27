import { expect, test } from 'vitest'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { answerLog } from './answer-log.ts'

test('nothing is watched unless it is asked for, and a wrong name is refused', () => {
  expect(answerLog('')).toEqual({})
  expect(() => answerLog('browsers')).toThrow('CONTRACT_COVERAGE is unit, browser, check, not browsers')
})

test('the sandbox tells of answers, refusals and played examples with what they say', async () => {
  const told: { operationId: string; status: number; body: unknown }[] = []
  const shop = openShop({ onAnswer: (answer) => void told.push(answer) })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.fetch(new Request(`http://localhost${path}`, { headers }), { loopback: true })
  const real = await ask('/api/footer/')
  await ask('/web/personal/')
  await ask('/api/footer/', { prefer: 'code=523' })
  await ask('/no-such-path/')
  expect(told.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([
    'getFooter 200',
    'getPersonal 401',
    'getFooter 523',
  ])
  expect(told[0]?.body).toEqual(await real.json())
  await shop.close()
})
