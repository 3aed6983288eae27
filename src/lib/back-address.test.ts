import { expect, test } from 'vitest'
import { isPathOfThisSite, safeBackAddress } from './back-address.ts'

test('R-ROUTE-49 a path of this site is a way back', () => {
  for (const back of ['/', '/personal/', '/search/?query=a#b', '/catalog/?back=//x']) {
    expect(safeBackAddress(back)).toBe(back)
  }
})

test('R-ROUTE-49 what passes as a path of this site leads to this site, whatever it is made of', () => {
  const letters = [
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%',
    '2f',
    '\t',
    '\n',
    '\0',
    ' ',
    '\u2028',
    '\ud800',
    '[',
    'a',
    'я',
  ]
  let texts = ['']
  for (let length = 0; length < 4; length += 1)
    texts = texts.flatMap((text) => letters.map((letter) => text + letter))
  const passed = texts.flatMap((text) => [text, `/${text}`]).filter(isPathOfThisSite)
  expect(passed.length).toBeGreaterThan(1000)
  for (const text of passed) expect(new URL(text, 'https://site.invalid').host).toBe('site.invalid')
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
