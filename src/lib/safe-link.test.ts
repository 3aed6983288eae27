import { expect, test } from 'vitest'
import { isOutside, safeHref } from './safe-link.ts'

test('R-NOTIF-08 links of data lead to pages, mail and phones', () => {
  for (const href of [
    '/catalog/',
    '#top',
    '?a=1',
    'https://a.example/x',
    'mailto:a@b.ru',
    'tel:+78005553512',
  ]) {
    expect(safeHref(href)).toBe(href)
  }
})

test('R-NOTIF-08 links of data never run anything', () => {
  for (const href of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://[',
    '',
    null,
  ]) {
    expect(safeHref(href)).toBeUndefined()
  }
})

test('R-NOTIF-08 an address with a host is outside', () => {
  expect(isOutside('https://a.example')).toBe(true)
  expect(isOutside('//a.example')).toBe(true)
  // Browsers read a backslash as a slash.
  expect(isOutside('/\\a.example')).toBe(true)
  expect(isOutside('/catalog/')).toBe(false)
})
