import { expect, test } from 'vitest'
import { demoPasswordHash, hashPassword, passwordFits } from './passwords.ts'
import { demoPassword } from './seed/named.ts'

test('the demo password fits the hash that the seed’s accounts bear, and nothing else does', async () => {
  expect(await passwordFits(demoPassword, demoPasswordHash)).toBe(true)
  expect(await passwordFits(`${demoPassword} `, demoPasswordHash)).toBe(false)
})

test('the same password has another hash each time, and fits both', async () => {
  const [first, second] = await Promise.all([hashPassword('Пароль-1!'), hashPassword('Пароль-1!')])
  expect(first).not.toBe(second)
  expect(await passwordFits('Пароль-1!', first)).toBe(true)
  expect(await passwordFits('Пароль-1!', second)).toBe(true)
})

test('a hash that can’t be read fits no password', async () => {
  for (const hash of ['', 'md5$1$00$00', 'pbkdf2-sha256$0$00$00'])
    expect(await passwordFits('', hash)).toBe(false)
})
