import { expect, test } from 'vitest'
import { isDocumentPath, readTarget, slashRedirect } from './document-path.ts'

function redirectOf(raw: string): string | undefined {
  const target = readTarget(raw, 'http://shop.example')
  return target && slashRedirect(target)
}

test('R-ROUTE-41 an address without a trailing slash is redirected to the one with it', () => {
  expect(redirectOf('/catalog')).toBe('/catalog/')
  expect(redirectOf('/catalog/filtry')).toBe('/catalog/filtry/')
  expect(redirectOf('/catalog/')).toBeUndefined()
})

test('R-ROUTE-42 R-ROUTE-43 R-ROUTE-45 the root and an address with a query stay as they are', () => {
  for (const raw of ['/', '/search?query=a', '/catalog?utm_source=mail', '/?a=1'])
    expect(redirectOf(raw)).toBeUndefined()
})

test('R-ROUTE-44 an address with a hash stays as it is', () => {
  // Browsers keep the hash to themselves; other clients may send it.
  for (const raw of ['/catalog#parts', '/catalog/#parts']) expect(redirectOf(raw)).toBeUndefined()
})

test('X-17 what is no document is never redirected', () => {
  for (const raw of [
    '/api/header',
    '/web/x',
    '/assets/a',
    '/media/a',
    '/healthz',
    '/sandbox/reset',
    '/contract',
    '/favicon.svg',
  ]) {
    expect(redirectOf(raw)).toBeUndefined()
  }
  expect(isDocumentPath('/apix')).toBe(true)
})

test('X-65 nothing made of slashes and backslashes leads to another host', () => {
  const tricks = [
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/\\/evil',
    '//evil/..//evil',
    '/.//evil',
    '/..//evil',
    '/%2e//evil',
    'http://evil//evil',
    '//evil?a=1',
  ]
  for (const raw of tricks) {
    const location = redirectOf(raw) ?? 'none'
    expect(`${raw} → ${location}`).toMatch(/ → \/evil/)
    expect(new URL(location, 'http://shop.example').host).toBe('shop.example')
  }
})

test('X-65 an address that is none is refused', () => {
  expect(readTarget('/catalog/', 'http://shop.example')?.url.pathname).toBe('/catalog/')
  expect(readTarget('/', 'http://')).toBeUndefined()
})
