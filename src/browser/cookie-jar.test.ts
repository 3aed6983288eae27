import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect } from '../../mocks/browser/database.ts'
import { createCookieJar } from './cookie-jar.ts'

test('O-68 R-CONST-02 all tabs send the same cookies; one whose time is over is sent no more', async () => {
  const name = randomUUID()
  let now = 1_000_000
  const [one, two] = [1, 2].map(() => createCookieJar(connect(name, '1'), () => now))
  if (!one || !two) throw new Error('two jars')
  expect([await one.header(), await one.has('SID')]).toEqual(['', false])
  await one.keep([
    'SID=abc; Path=/; HttpOnly; SameSite=Lax',
    'auth_token=t=1; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax',
  ])
  expect([await two.header(), await two.has('SID')]).toEqual(['SID=abc; auth_token=t=1', true])
  now += 259_201_000
  expect([await two.header(), await two.has('auth_token')]).toEqual(['SID=abc', false])
})

test('O-68 a cookie that an answer drops is gone', async () => {
  const jar = createCookieJar(connect(randomUUID(), '1'))
  await jar.keep(['SID=abc; Path=/', 'auth_token=t; Path=/; Max-Age=60'])
  await jar.keep(['auth_token=; Path=/; Max-Age=0; HttpOnly'])
  expect(await jar.header()).toBe('SID=abc')
  await jar.keep(['SID=def; Path=/; Max-Age=0'])
  expect(await jar.header()).toBe('')
})
