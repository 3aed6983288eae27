import { expect, test } from 'vitest'
import { safeBackAddress } from './back-address.ts'

test('R-ROUTE-49 a path of this site is a way back', () => {
  for (const back of ['/', '/personal/', '/search/?query=a#b', '/catalog/?back=//x']) {
    expect(safeBackAddress(back)).toBe(back)
  }
})

test('R-ROUTE-49 anything that could lead to another site is not', () => {
  for (const back of [
    '',
    null,
    undefined,
    'personal',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\nb',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/a//evil.example',
    '/.//evil.example',
  ]) {
    expect(safeBackAddress(back)).toBe('/')
  }
})
