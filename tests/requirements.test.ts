import { expect, test } from 'vitest'
import { compareWithShared, knownRequirements } from '../tools/testing/requirements-list.ts'

test('the list of requirements is whole', async () => {
  expect(new Set(await knownRequirements()).size).toBe(701)
})

test('the copy of the requirements is fresh where the shared list is there', async () => {
  const { copy, shared } = await compareWithShared()
  expect(copy).toBe(shared ?? copy)
})
