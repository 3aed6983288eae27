import { expect, test } from 'vitest'
import { isShippable, lockedPackages } from './licences.ts'

test('every dependency that is shipped has a licence that allows it', async () => {
  const shipped = (await lockedPackages()).filter(({ isDev }) => !isDev)
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.filter(({ licence }) => !isShippable(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['MIT OR SEE LICENSE IN FEEL-FREE.md', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['', false],
  [undefined, false],
])('%s may be shipped: %s', (licence, expected) => {
  expect(isShippable(licence)).toBe(expected)
})
