import { expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { createMemoryStore } from '../memory-store.ts'
import { readContract } from '../node/read-contract.ts'
import { demoPassword, seedIds } from '../seed/named.ts'
import { sessidOf } from '../session.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call, sid } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'
import { operations } from './all.ts'

const contract = readContract()
const { buyer, person } = seedIds.users

const open = () =>
  createSandbox({ contract, operations, seed: worldSeed(), store: createMemoryStore(), checkAnswers: true })

function login(sandbox: ReturnType<typeof open>, name: string, password: string = demoPassword) {
  const body = { credentials: { login: name, password } }
  return call(sandbox, '/api/authentication/', { body, headers: { 'X-Urldecode': 'none' } })
}
const newSid = (headers: Headers) => /SID=([0-9a-f]{32})/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

test('O-67 login takes an e-mail in any case or the phone as people write it', async () => {
  const sandbox = open()
  const phone = worldSeed().rows.users?.find(({ id }) => id === buyer.id)?.phone ?? ''
  const written = `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
  for (const name of [buyer.email, buyer.email.toUpperCase(), phone, written]) {
    const { data, headers } = await login(sandbox, name)
    const own = { cookie: `SID=${newSid(headers)}`, 'Authorization-Token': String(data?.['token']) }
    const profile = await call(sandbox, '/web/personal/', { headers: own })
    expect(profile.data).toMatchObject({ user: { id: buyer.id, currentCompanyId: 501 } })
  }
})

test('R-ROLE-16 O-64 the header names the role of whoever is logged in, and none for a guest', async () => {
  const shop = openShop()
  const roleOf = async (visitor: ShopVisitor) =>
    (await visitor.ask<'getHeader'>('/api/header/')).userData.roleCode
  expect(await roleOf(new ShopVisitor(shop))).toBeUndefined()
  for (const { email, roleCode } of [buyer, person, seedIds.users.admin])
    expect(await roleOf(await new ShopVisitor(shop).login(email))).toBe(roleCode)
})

test('O-67 five wrong tries in a row lock for a minute, another account stays free', async () => {
  const sandbox = open()
  for (let index = 0; index < 5; index += 1) await login(sandbox, buyer.email, 'wrong')
  const locked = await login(sandbox, buyer.email)
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await login(sandbox, person.email)).data).toHaveProperty('token')
  await call(sandbox, '/sandbox/clock', { body: { advance: 61_000 } })
  expect((await login(sandbox, buyer.email)).data).toHaveProperty('token')
})

test('the branch of a customer stays after the logout', async () => {
  const shop = openShop()
  const visitor = await new ShopVisitor(shop).login(person.email)
  const branchSeen = async (one: ShopVisitor) =>
    (await one.ask<'getCurrentStore'>('/web/header/currentStore/')).storeId
  const branch = await branchSeen(visitor)
  expect(branch).not.toBe(await branchSeen(new ShopVisitor(shop)))
  await visitor.ask('/api/logout/', {})
  const guest = new ShopVisitor(shop)
  guest.sid = visitor.sid
  expect(await branchSeen(guest)).toBe(branch)
})

test('R-AUTH-02 logout ends the token at once and gives a new SID', async () => {
  const sandbox = open()
  const entered = await login(sandbox, person.email)
  const own = newSid(entered.headers)
  const headers = { cookie: `SID=${own}`, 'Authorization-Token': String(entered.data?.['token']) }
  const left = await call(sandbox, '/api/logout/', { body: { SESSID: await sessidOf(own) }, headers })
  expect(left.data).toEqual({ isAuthorized: false })
  expect([newSid(left.headers), newSid(left.headers) === own]).toEqual([expect.stringMatching(/./), false])
  expect((await call(sandbox, '/web/personal/', { headers })).status).toBe(401)
  expect(own).not.toBe(sid)
})

test('O-50 a customer who logs in as another one leaves the cart of the first to the first', async () => {
  const shop = openShop()
  const visitor = await new ShopVisitor(shop).login(person.email)
  await visitor.add(seedIds.products.inStock.id, 2)
  await visitor.login(buyer.email)
  expect((await visitor.cart()).basketProducts.grid.products).toEqual([])
  const later = await new ShopVisitor(shop).login(person.email)
  expect((await later.cart()).basketProducts.info.count).toBe(1)
})

test('R-POPUP-32 a right password of an account with a contact to confirm is refused with the contacts', async () => {
  const sandbox = openShop()
  const { unconfirmed } = seedIds.users
  expect(await login(sandbox, unconfirmed.email)).toMatchObject({
    status: 200,
    code: 'userNotConfirmed',
    data: { contacts: [{ type: 'phone', contact: '+79125550104', confirmed: false, resendAfter: 0 }] },
  })
  expect((await login(sandbox, unconfirmed.email, 'wrong')).code).toBe('wrongCredentials')
})

test('O-67 a blocked account is told so only to who knows its password', async () => {
  const sandbox = openShop()
  const { blocked } = seedIds.users
  const refused = await login(sandbox, blocked.email)
  expect([refused.code, refused.data, refused.headers.get('set-cookie')]).toEqual(['userBlocked', null, null])
  expect((await login(sandbox, blocked.email, 'wrong')).code).toBe('wrongCredentials')
})
