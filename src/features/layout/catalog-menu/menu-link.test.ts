import { expect, test } from 'vitest'
import { menuLinkPath } from './menu-link.ts'

test('R-ROUTE-40 with sellout-block in the address every menu link carries sellout-block=0', () => {
  expect(menuLinkPath('/catalog/filtry/', '?sellout-block=1')).toBe('/catalog/filtry/?sellout-block=0')
  expect(menuLinkPath('/catalog/filtry/', '?sellout-block=0')).toBe('/catalog/filtry/?sellout-block=0')
})

test('R-ROUTE-40 without it the link is the plain path', () => {
  expect(menuLinkPath('/catalog/filtry/', '?filters=%7B%7D')).toBe('/catalog/filtry/')
})
