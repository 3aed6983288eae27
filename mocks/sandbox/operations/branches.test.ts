import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { moscow, yekaterinburg } = seedIds.stores
const { buyer } = seedIds.users
const current = (visitor: ShopVisitor, query = '') =>
  visitor.ask<'getCurrentStore'>(`/web/header/currentStore/${query}`)
const choose = (visitor: ShopVisitor, storeId: string) =>
  visitor.call('/web/header/setUserStore/', { storeId })

test('R-BRANCH-04 coordinates give the nearest branch while the visitor has not chosen one', async () => {
  const guest = new ShopVisitor()
  expect(await current(guest)).toMatchObject({ storeXmlId: yekaterinburg.xmlId, change: false })
  expect(await current(guest, '?lat=55.75&lon=37.61')).toMatchObject({ storeId: moscow.storeId })
  await choose(guest, yekaterinburg.storeId)
  expect(await current(guest, '?lat=55.75&lon=37.61')).toMatchObject({ storeId: yekaterinburg.storeId })
  expect((await guest.call('/web/header/currentStore/?lat=55.75')).status).toBe(422)
})

test('R-BRANCH-15 another branch than the one the client works with is a proposal', async () => {
  const guest = new ShopVisitor()
  await choose(guest, moscow.storeId)
  expect(await current(guest, '?store=store-ekb')).toMatchObject({ storeXmlId: moscow.xmlId, change: true })
  expect(await current(guest, '?store=store-msk')).toMatchObject({ change: false })
  expect(await current(guest, '?store=store-mars')).toMatchObject({ change: false })
})

test('R-BRANCH-18 a branch is set by its storeId or its xmlId, an unknown one is refused', async () => {
  const guest = new ShopVisitor()
  expect((await choose(guest, moscow.xmlId)).data).toEqual({ is_success: true })
  expect((await current(guest)).storeId).toBe(moscow.storeId)
  expect(await choose(guest, '199')).toMatchObject({ code: 'storeNotFound', errors: [{ field: 'storeId' }] })
})

test("R-AUTH-12 the branch of a customer's choice is there after the next login", async () => {
  const shop = openShop()
  const customer = await new ShopVisitor(shop).login(buyer.email)
  await choose(customer, moscow.storeId)
  const later = await new ShopVisitor(shop).login(buyer.email)
  expect((await current(later)).storeXmlId).toBe(moscow.xmlId)
})

test('R-API-101 suggestions find parts of city, region and address; cities that begin so come first', async () => {
  const guest = new ShopVisitor()
  const find = async (query: string) =>
    (
      await guest.ask<'autocompleteStores'>(`/web/storesAutocomplete/?query=${encodeURIComponent(query)}`)
    ).items.map(({ name }) => name)
  expect(await find('екат')).toEqual(['Екатеринбург'])
  expect((await find('самар'))[0]).toBe('Самара')
  expect(await find('свердловская')).toEqual(['Екатеринбург'])
  expect(await find('юпитер')).toEqual([])
  expect(await find('   ')).toEqual([])
})

test('R-ROLE-14 who is logged in chooses a branch, and finds it again after the next login', async () => {
  const shop = openShop()
  const here = await new ShopVisitor(shop).login(buyer.email)
  expect((await current(here)).storeId).toBe(yekaterinburg.storeId)
  expect((await choose(here, moscow.storeId)).status).toBe(200)
  expect((await current(here)).storeId).toBe(moscow.storeId)
  expect((await current(await new ShopVisitor(shop).login(buyer.email))).storeId).toBe(moscow.storeId)
  expect((await current(new ShopVisitor(shop))).storeId).toBe(yekaterinburg.storeId)
})
