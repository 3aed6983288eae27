import { expect, test } from 'vitest'
import { allowsPrefetch } from './connection.ts'

test('R-SEO-09 nothing is prefetched on 2g connections', () => {
  expect(allowsPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(allowsPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(allowsPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(allowsPrefetch(undefined)).toBe(true)
})

test('R-SEO-10 nothing is prefetched on data-saver connections', () => {
  expect(allowsPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})
