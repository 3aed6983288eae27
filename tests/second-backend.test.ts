import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../examples/second-backend/faults.ts'
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
