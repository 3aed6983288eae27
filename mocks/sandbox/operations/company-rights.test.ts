import { expect, test } from 'vitest'
import { demoPassword, seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const { buyer, person, mechanic, admin } = seedIds.users
const { karyerServis, liquidated, uralDorStroy } = seedIds.companies

/** Reads of one company's papers: path and the right that is asked for. */
const guarded = [
  ['/web/getBalance/', 'balance.view'],
  ['/web/getActs/', 'acts.request'],
  ['/web/authority/', 'authority.manage'],
  ['/web/hooks/', 'hooks.manage'],
  ['/web/contracts/', 'contracts.view'],
] as const

test.each(guarded)('R-COMP-11 %s is 403 without %s, and the buyer with all rights reads it', async (path) => {
  const shop = openShop()
  const refused = await (await new ShopVisitor(shop).login(mechanic.email)).call(path, {})
  expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  expect((await (await new ShopVisitor(shop).login(buyer.email)).call(path, {})).status).toBe(200)
})

test.each(guarded)('R-FIN-01 %s asks a person for a company', async (path) => {
  const visitor = await new ShopVisitor().login(person.email)
  expect(await visitor.call(path, {})).toMatchObject({ status: 200, code: 'companyRequired', data: null })
})

test.each([
  ['/web/machines/', { items: [], pagination: { total: 0 } }],
  ['/web/basket-template/view/', { items: [], pagination: { total: 0 } }],
])('R-EQUIP-01 R-CART-15 %s shows nothing of the buyer to another customer', async (path, data) => {
  for (const { email } of [person, admin])
    expect((await (await new ShopVisitor().login(email)).call(path)).data).toMatchObject(data)
})

test('R-ORDER-03 another customer can neither cancel nor change an order of the buyer', async () => {
  const visitor = await new ShopVisitor().login(person.email)
  const order = { orderId: seedIds.orders.story.id, version: 1 }
  for (const path of ['/web/order/cancel/', '/web/order/copy/', '/web/getInvoice/'])
    expect((await visitor.call(path, order)).status).toBe(404)
})

test('R-COMP-03 a company that has blocked the user, or is no more, is not switched to and tells nothing', async () => {
  const visitor = await new ShopVisitor().login(mechanic.email)
  const switchTo = (id: number) => visitor.call(`/web/switchContractor/?contragentId=${id}`)
  expect((await switchTo(karyerServis.id)).code).toBe('accessBlocked')
  expect((await switchTo(liquidated.id)).code).toBe('companyLiquidated')
  const data = `/web/contractor/data/?contragentId=${karyerServis.id}`
  expect((await visitor.call(data)).status).toBe(404)
  const { items } = await visitor.ask<'listCompanies'>('/web/contractors/')
  expect(items.map(({ id, allowedActions }) => [id, allowedActions.length > 0])).toEqual([
    [uralDorStroy.id, true],
    [karyerServis.id, false],
    [liquidated.id, true],
  ])
})

test.each([
  ['Sec-Fetch-Dest', 'document'],
  ['Sec-Fetch-Site', 'cross-site'],
])('X-22 a company is not switched when %s is %s', async (name, value) => {
  const visitor = await new ShopVisitor().login(buyer.email)
  const path = `/web/switchContractor/?contragentId=${karyerServis.id}`
  expect((await visitor.send('GET', path, undefined, { [name]: value })).status).toBe(403)
  expect((await visitor.send('HEAD', path)).status).toBe(405)
  const { items } = await visitor.ask<'listCompanies'>('/web/contractors/')
  expect(items[0]?.id).toBe(uralDorStroy.id)
})

test('R-COMP-11 rights on an order are those in its company, whatever the current one is', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { order } = await customer.ask<'getOrder'>('/web/profile/order/70014/')
  expect(order.company?.id).toBe(karyerServis.id)
  const named = { orderId: order.id, version: order.version }
  // All rights in the current company, none to approve in that of the order.
  const approval = await customer.call('/web/order/approval/', { ...named, decision: 'approve' })
  expect([approval.status, approval.code]).toEqual([403, 'forbidden'])
  const cancel = await customer.call('/web/order/cancel/', { ...named, reason: '' })
  expect([cancel.status, cancel.code]).toEqual([200, 'actionNotAllowed'])
  expect(order.allowedActions).toContain('requestCancel')
})

test('R-API-03 the token alone names the customer: without SID, or with an unknown one, it is answered', async () => {
  const shop = openShop()
  const login = await call(shop, '/api/authentication/', {
    method: 'POST',
    body: { credentials: { login: buyer.email, password: demoPassword } },
    headers: { 'X-Urldecode': 'none' },
  })
  const headers = { 'Authorization-Token': String(login.data?.['token']) }
  const sids: Record<string, string>[] = [{}, { cookie: `SID=${'a'.repeat(32)}` }]
  for (const cookie of sids) {
    const answer = await call(shop, '/web/personal/', { headers: { ...headers, ...cookie } })
    expect([answer.status, answer.data]).toMatchObject([200, { user: { id: buyer.id } }])
  }
})
