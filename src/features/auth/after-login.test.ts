import { expect, test } from 'vitest'
import { afterLoginPath } from './after-login.ts'

test('R-ROUTE-33 from the registration page a login leads to back', () => {
  expect(afterLoginPath('/registration/', '?back=%2Fpersonal%2Forders%2F')).toBe('/personal/orders/')
})

test('R-ROUTE-33 an address of another site is no back', () => {
  expect(afterLoginPath('/registration/', '?back=https%3A%2F%2Fevil.example%2F')).toBe('/personal/')
  expect(afterLoginPath('/registration/', '?back=%2F%2Fevil.example')).toBe('/personal/')
  expect(afterLoginPath('/registration/', '')).toBe('/personal/')
})

test('R-AUTH-01 everywhere else the page goes on', () => {
  expect(afterLoginPath('/cart/', '?back=%2Fpersonal%2F')).toBeUndefined()
})
