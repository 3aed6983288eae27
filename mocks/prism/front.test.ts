import { expect, test } from 'vitest'
import { tinyContract } from '../sandbox/testing/tiny-contract.ts'
import { joinSegments, multiSegmentPaths } from './front.ts'

const marked = multiSegmentPaths(tinyContract)

test('R-API-42 what a marked parameter holds becomes one segment for Prism, and nothing else changes', () => {
  expect(joinSegments('/web/list/f/a-is-b/c-is-d/?PAGEN_1=2&x=/y/', marked)).toBe(
    '/web/list/f/a-is-b%2Fc-is-d/?PAGEN_1=2&x=/y/',
  )
  expect(joinSegments('/web/list/f/a-is-b/', marked)).toBe('/web/list/f/a-is-b/')
  for (const same of ['/web/list/f/', '/web/list/f/a', '/web/note/7/', '/web/note/7/?x=/web/list/f/a/b/'])
    expect(joinSegments(same, marked)).toBe(same)
})
