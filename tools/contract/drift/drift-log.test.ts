import { expect, test } from 'vitest'
import { createDriftLog } from './drift-log.ts'
import type { Drift } from './exchange-drift.ts'

const drift = (operationId: string, pointer: string): Drift => ({
  operationId,
  method: 'GET',
  pathname: '/api/footer/',
  status: 200,
  violations: [{ kind: 'schema', pointer, expected: 'integer', got: '"2" (string)' }],
})

test('the newest breach is first, the same one counts on whatever item of a list it was', () => {
  let now = Date.parse('2026-11-20T09:00:00Z')
  const log = createDriftLog(200, () => (now += 1000))
  let changes = 0
  const leave = log.subscribe(() => (changes += 1))
  log.add(drift('getFooter', '/data/items/0/id'))
  log.add(drift('getHeader', '/data/items/0/id'))
  log.add(drift('getFooter', '/data/items/7/id'))
  expect(log.list().map(({ operationId, count, id }) => [operationId, count, id])).toEqual([
    ['getFooter', 2, 1],
    ['getHeader', 1, 2],
  ])
  expect(log.list()[0]?.at).toBe('2026-11-20T09:00:03.000Z')
  leave()
  log.clear()
  expect([log.list(), changes]).toEqual([[], 3])
})

test('only so many are kept', () => {
  const log = createDriftLog(3)
  for (const id of ['a', 'b', 'c', 'd']) log.add(drift(id, '/data'))
  expect(log.list().map(({ operationId }) => operationId)).toEqual(['d', 'c', 'b'])
})
