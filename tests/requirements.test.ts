import { expect, test } from 'vitest'
import {
  citedRequirements,
  compareWithShared,
  knownRequirements,
} from '../scripts/testing/requirements-list.ts'

test('every requirement that a test cites exists', async () => {
  const known = new Set(await knownRequirements())
  const unknown = [...(await citedRequirements())].filter(([id]) => !known.has(id))
  expect(unknown).toEqual([])
  expect(known.size).toBe(701)
})

test('the copy of the requirements is fresh where the shared list is there', async () => {
  const { copy, shared } = await compareWithShared()
  expect(copy).toBe(shared ?? copy)
})
