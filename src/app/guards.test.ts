import { expect, test } from 'vitest'
import { type GuardSession, passGuard } from './guards.ts'

const guest: GuardSession = { isAuthorized: false }
const user: GuardSession = { isAuthorized: true, roleCode: 'user' }

/** Where a guard sends the visitor; `undefined` when they may enter. */
function sentTo(name: string, session: GuardSession, address: string): string | null | undefined {
  try {
    passGuard(name, session, new URL(address, 'http://shop.example'))
    return undefined
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    throw thrown
  }
}

test('R-ROUTE-34 R-ROUTE-49 a guest on a personal page lands on registration with the way back', () => {
  expect(sentTo('personal', guest, '/personal/orders/?tab=all')).toBe(
    '/registration/?back=%2Fpersonal%2Forders%2F%3Ftab%3Dall',
  )
  expect(sentTo('personal', user, '/personal/')).toBeUndefined()
})

test('R-ROLE-21 R-ROLE-22 the authenticated-only guard sends a guest to back, or home', () => {
  expect(sentTo('authenticated', guest, '/x/?back=/catalog/')).toBe('/catalog/')
  expect(sentTo('authenticated', guest, '/x/')).toBe('/')
  expect(sentTo('authenticated', user, '/x/')).toBeUndefined()
})

test('R-ROLE-23 R-ROUTE-50 O-02 who is logged in leaves a guests-only page for back, or the personal area', () => {
  expect(sentTo('guest', user, '/registration/?back=/cart/')).toBe('/cart/')
  expect(sentTo('guest', user, '/registration/?back=//evil.example')).toBe('/personal/')
  expect(sentTo('guest', user, '/registration/')).toBe('/personal/')
  expect(sentTo('guest', guest, '/registration/?back=/cart/')).toBeUndefined()
})

test('R-ROLE-17 R-ROLE-18 both spellings of the role pass the admin-only guard', () => {
  for (const roleCode of ['ADMIN', 'admin']) {
    expect(sentTo('admin', { isAuthorized: true, roleCode }, '/admin/')).toBeUndefined()
  }
})

test('R-ROLE-19 R-ROLE-20 the admin-only guard sends others to back, or home', () => {
  expect(sentTo('admin', user, '/admin/?back=/catalog/')).toBe('/catalog/')
  expect(sentTo('admin', guest, '/admin/')).toBe('/')
})

test('O-04 no guard sends a visitor to another site', () => {
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil',
    'javascript:alert(1)',
  ]) {
    const location = sentTo('authenticated', guest, `/x/?back=${encodeURIComponent(back)}`) ?? ''
    expect(new URL(location, 'http://shop.example').host).toBe('shop.example')
  }
})

test('R-ERR-26 an unknown guard gives 500 with its name', () => {
  let thrown: unknown
  try {
    passGuard('owner', user, new URL('http://shop.example/'))
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({ data: { message: 'Unknown middleware owner' }, init: { status: 500 } })
})
