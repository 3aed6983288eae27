import { expect, test } from 'vitest'
import { demoPassword, seedIds } from './seed/named.ts'
import { openShop } from './testing/shop-sandbox.ts'
import { ShopVisitor } from './testing/shop-visitor.ts'
import { call, sessid } from './testing/tiny-sandbox.ts'

const { person } = seedIds.users

test('R-API-31 an exported world lets nobody in, unless its secrets are asked for', async () => {
  const shop = openShop()
  const customer = await new ShopVisitor(shop).login(person.email)
  await customer.call('/web/personal/changePassword/', {
    currentPassword: demoPassword,
    password: 'Kovsh-2027!',
    confirmPassword: 'Kovsh-2027!',
  })
  await customer.call('/api/profile/sendEmailCode/', { email: 'new@example.ru' })
  await call(shop, '/api/password/sendPasswordChangeLink/', { body: { SESSID: sessid, login: person.email } })
  const exported = async (query = '') => {
    const { envelope } = await call(shop, `/sandbox/export${query}`)
    const { rows } = envelope as unknown as { rows: { collection: string }[] }
    return new Set(rows.map(({ collection }) => collection))
  }
  const secrets = ['tokens', 'passwords', 'passwordLinks', 'codes']
  const plain = await exported()
  expect(secrets.filter((name) => plain.has(name))).toEqual([])
  expect(plain.has('sessions')).toBe(true)
  const whole = await exported('?secrets=1')
  expect(secrets.filter((name) => whole.has(name))).toEqual(secrets)
  expect(whole.has('keys')).toBe(false)
})
