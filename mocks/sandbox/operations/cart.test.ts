import { describe, expect, test } from 'vitest'
import type { CartRecord } from '../world-records.ts'
import { createMemoryStore } from '../memory-store.ts'
import { seedIds } from '../seed/named.ts'
import { createSeed } from '../seed/seed.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { defaultWorld } from '../worlds.ts'

const { inStock, inOtherCitiesOnly, onRequest, superseded, multiple, toOrder, sellout } = seedIds.products
const { buyer } = seedIds.users

test('R-CART-06 a visitor without a cart has an empty list', async () => {
  const guest = new ShopVisitor()
  expect(await guest.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
  const { basketProducts, version } = await guest.cart()
  expect([basketProducts.grid.products, basketProducts.info.total, version]).toEqual([[], 0, 0])
})

test('R-CART-07 adding tells is_success and adds to what is there; one line per product', async () => {
  const guest = new ShopVisitor()
  expect((await guest.add(inStock.id, 2)).data).toEqual({ is_success: true, version: 1, count: 1 })
  expect((await guest.add(inStock.id, 3)).data).toEqual({ is_success: true, version: 2, count: 1 })
  expect(await guest.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([
    { id: inStock.id, quantity: 5 },
  ])
})

test('R-CART-04 the quantity is 1 when absent', async () => {
  const guest = new ShopVisitor()
  await guest.call('/web/basket/add/', { product: { id: inStock.id } })
  expect((await guest.cart()).basketProducts.grid.products[0]?.quantity).toBe(1)
})

test.each([
  ['notEnoughStock', inStock.id, 9000],
  ['onRequest', onRequest.id, 1],
  ['superseded', superseded.id, 1],
  ['quantityInvalid', multiple.id, 5],
  ['quantityInvalid', multiple.id, 12],
  ['productNotFound', 999_999, 1],
])('R-API-31 adding is refused with %s and changes nothing', async (code, id, quantity) => {
  const guest = new ShopVisitor()
  expect(await guest.add(id, quantity)).toMatchObject({ status: 200, code, data: null })
  expect((await guest.cart()).version).toBe(0)
})

test('R-CART-01 sums are computed by the server: line sums, VAT rounded per line, totals of lines', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  await guest.add(sellout.id, 3)
  const { grid, info } = (await guest.cart()).basketProducts
  const [filter, seal] = grid.products
  expect(filter).toMatchObject({ price: 124_000, sum: 248_000, vatRate: 22, vat: 44_721, storeId: '104' })
  const old = seal?.product.price.old ?? 0
  expect(info).toMatchObject({
    count: 2,
    total: 248_000 + (seal?.sum ?? 0),
    vat: 44_721 + (seal?.vat ?? 0),
    subtotal: 248_000 + old * 3,
    discount: (old - (seal?.price ?? 0)) * 3,
  })
  expect(old).toBeGreaterThan(seal?.price ?? 0)
})

test('R-CART-01 a line comes from the branch when it has enough, else from the soonest store, else to order', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 1)
  await guest.add(inOtherCitiesOnly.id, 1)
  await guest.add(toOrder.id, 1)
  const [here, elsewhere, ordered] = (await guest.cart()).basketProducts.grid.products
  expect(here).toMatchObject({ storeId: '104', stockState: 'ok' })
  expect(here).not.toHaveProperty('etaDays')
  expect(elsewhere?.storeId).not.toBe('104')
  expect(elsewhere?.etaDays?.min).toBeGreaterThan(0)
  expect(ordered).toMatchObject({ maxQuantity: 9999, stockState: 'ok', etaDays: { min: 21 } })
})

test('R-CART-03 quantity 0 removes the product', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  const done = await guest.call('/api/basket/update/', { product: inStock.id, quantity: 0 })
  expect(done.data).toEqual({ is_success: true, version: 2, count: 0 })
  expect(await guest.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
})

test('R-CART-11 a quantity is replaced, within what can be had', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  await guest.call('/api/basket/update/', { product: inStock.id, quantity: 7 })
  expect((await guest.cart()).basketProducts.grid.products[0]?.quantity).toBe(7)
  const tooMuch = await guest.call('/api/basket/update/', { product: inStock.id, quantity: 9999 })
  expect(tooMuch).toMatchObject({ code: 'notEnoughStock', errors: [{ field: 'quantity' }] })
  const absent = await guest.call('/api/basket/update/', { product: toOrder.id, quantity: 1 })
  expect(absent.code).toBe('notInCart')
})

test('R-API-34 a stale version is refused with the fresh cart', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  await guest.add(inStock.id, 1)
  const stale = await guest.call('/api/basket/update/', { product: inStock.id, quantity: 5, version: 1 })
  expect(stale).toMatchObject({ status: 200, code: 'conflict', data: { version: 2 } })
  const cart = await guest.cart()
  expect(cart.basketProducts.grid.products[0]?.quantity).toBe(3)
  expect(stale.data).toEqual(cart)
})

test('R-CART-12 clearing empties the cart, and so does removing every product', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  await guest.add(toOrder.id, 1)
  await guest.call('/api/basket/remove/', { products: [inStock.id, 777_777] })
  expect(await guest.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([
    { id: toOrder.id, quantity: 1 },
  ])
  await guest.call('/api/basket/clear/', {})
  expect(await guest.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
})

test('R-CART-05 finding tells "no cart" from "nothing found" and folds articles', async () => {
  const guest = new ShopVisitor()
  const find = (search: string) => guest.ask<'findInCart'>('/web/basket/find/', { search })
  expect(await find('fm2040')).toEqual({ hasBasket: false, items: {} })
  await guest.add(inStock.id, 2)
  expect(Object.keys((await find('fm 20-40')).items)).toEqual([String(inStock.id)])
  expect(Object.keys((await find('ФИЛЬТР')).items)).toEqual([String(inStock.id)])
  expect(await find('гидронасос')).toEqual({ hasBasket: true, items: {} })
})

test('R-BRANCH-01 the cart is counted for the branch that is asked for', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 1)
  const moscow = await guest.ask<'getCart'>('/web/basket/getBasketProducts/?store=store-msk', {})
  expect(moscow.basketProducts.grid.products[0]?.storeId).toBe('101')
  expect((await guest.call('/web/basket/getBasketProducts/?store=store-mars', {})).status).toBe(422)
})

test('R-AUTH-08 login merges the carts, keeps the larger quantity and says so once', async () => {
  const shop = openShop()
  const first = await new ShopVisitor(shop).login(buyer.email)
  await first.add(inStock.id, 2)
  const guest = new ShopVisitor(shop)
  await guest.add(inStock.id, 5)
  await guest.add(toOrder.id, 1)
  const { basketProducts } = await (await guest.login(buyer.email)).cart()
  expect(basketProducts.grid.products.map(({ id, quantity }) => [id, quantity])).toEqual([
    [inStock.id, 5],
    [toOrder.id, 1],
  ])
  expect(basketProducts.info.warnings).toMatchObject([{ code: 'merged', productId: inStock.id }])
  expect((await guest.cart()).basketProducts.info.warnings).toEqual([])
})

test('R-API-36 changed prices and vanished stock are told, quantities stay', async () => {
  const store = createMemoryStore()
  const at = '2026-11-19T09:00:00.000Z'
  const record: CartRecord = {
    id: `user:${buyer.id}`,
    version: 4,
    updatedAt: at,
    lines: [
      { productId: inStock.id, quantity: 1, addedAt: at, priceWhenAdded: 119_000 },
      { productId: inOtherCitiesOnly.id, quantity: 5000, addedAt: at, priceWhenAdded: 189_000 },
      { productId: superseded.id, quantity: 1, addedAt: at, priceWhenAdded: 100 },
      { productId: onRequest.id, quantity: 1, addedAt: at, priceWhenAdded: 900_000 },
    ],
  }
  await store.commit(defaultWorld, [{ collection: 'carts', id: record.id, record, forget: false }])
  const customer = await new ShopVisitor(openShop({ store })).login(buyer.email)
  const { grid, info } = (await customer.cart()).basketProducts
  expect(grid.products.map(({ stockState, quantity }) => [stockState, quantity])).toEqual([
    ['priceChanged', 1],
    ['partial', 5000],
    ['none', 1],
    ['removed', 1],
  ])
  expect(grid.products[0]?.priceBefore).toBe(119_000)
  expect(info.warnings.map(({ code }) => code)).toEqual([
    'priceChanged',
    'partialStock',
    'outOfStock',
    'removed',
  ])
  expect([info.count, grid.products[3]?.sum]).toEqual([3, 0])

  const set = (quantity: number) =>
    customer.call('/api/basket/update/', { product: inOtherCitiesOnly.id, quantity })
  expect((await set(5001)).code).toBe('notEnoughStock')
  expect((await set(4000)).data).toMatchObject({ is_success: true })
})

test('R-API-39 lines are tied to a machine of the company only', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  await customer.add(inStock.id, 1)
  const tie = (machineId: number | null) =>
    customer.call('/web/basket/addMachines/', { products: [inStock.id], machineId })
  expect((await tie(seedIds.machines.excavator.id)).data).toMatchObject({ is_success: true })
  expect((await customer.cart()).basketProducts.grid.products[0]?.machineId).toBe(901)
  expect((await tie(904)).code).toBe('machineNotFound')
  await tie(null)
  expect((await customer.cart()).basketProducts.grid.products[0]).not.toHaveProperty('machineId')
})

describe('R-CART-02 several products at once', () => {
  const addMany = (visitor: ShopVisitor, products: { id: number; quantity?: number }[], more = {}) =>
    visitor.call('/web/basket/addMany/', { products, ...more })

  test('what can be added is added, the rest is reported with the reason that addToCart would give', async () => {
    const guest = new ShopVisitor()
    const { data } = await addMany(guest, [
      { id: inStock.id, quantity: 2 },
      { id: onRequest.id },
      { id: superseded.id, quantity: 3 },
      { id: 999_999, quantity: 1 },
      { id: multiple.id, quantity: 12 },
      { id: inStock.id, quantity: 3 },
    ])
    expect(data).toMatchObject({
      added: [{ productId: inStock.id, quantity: 5 }],
      rejected: [
        { productId: onRequest.id, quantity: 1, reason: 'onRequest', supersededBy: null },
        { productId: superseded.id, quantity: 3, reason: 'superseded', supersededBy: 10_006 },
        { productId: 999_999, name: null, quantity: 1, reason: 'productNotFound', supersededBy: null },
        { productId: multiple.id, quantity: 12, reason: 'quantityInvalid' },
      ],
      version: 1,
      count: 1,
    })
  })

  test('of what the stock limits, as much is added as can be ordered, also beside what the cart has', async () => {
    const guest = new ShopVisitor()
    await guest.add(inStock.id, 200)
    const { data } = await addMany(guest, [{ id: inStock.id, quantity: 100 }])
    const [line] = (await guest.cart()).basketProducts.grid.products
    const most = line?.maxQuantity ?? 0
    expect(line?.quantity).toBe(most)
    expect(data).toMatchObject({
      added: [{ productId: inStock.id, quantity: most - 200 }],
      rejected: [{ productId: inStock.id, quantity: 300 - most, reason: 'notEnoughStock' }],
    })
    const again = await addMany(guest, [{ id: inStock.id, quantity: 9999 }])
    expect(again.data).toMatchObject({ added: [], version: 2, count: 1 })
  })

  test('the cart holds 500 different products, and a stale version changes nothing', async () => {
    const guest = new ShopVisitor()
    const { catalogue } = createSeed()
    const buyable = catalogue.products.filter(
      ({ price, minQty, isWithdrawn, supersededBy, multiplicity }) =>
        price !== null && minQty === 1 && multiplicity === 1 && !isWithdrawn && supersededBy === undefined,
    )
    const all = buyable.slice(0, 499).map(({ id }) => ({ id }))
    expect((await addMany(guest, all)).data).toMatchObject({ rejected: [], count: 499 })
    const two = buyable.slice(499, 501).map(({ id }) => ({ id }))
    expect((await addMany(guest, two, { version: 0 })).code).toBe('conflict')
    expect((await addMany(guest, two)).data).toMatchObject({
      added: [{ productId: two[0]?.id }],
      rejected: [{ productId: two[1]?.id, reason: 'limitReached' }],
      count: 500,
    })
  })
})

test('R-CART-01 a comment is kept until it is emptied; another quantity keeps it', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  const line = async () => (await guest.cart()).basketProducts.grid.products[0]
  const say = (body: object) => guest.call('/web/basket/line/', { product: inStock.id, ...body })
  expect((await say({ comment: '  На ковш 1,0 м³ ' })).data).toEqual({
    is_success: true,
    version: 2,
    count: 1,
  })
  expect((await say({})).data).toMatchObject({ version: 2 })
  await guest.call('/api/basket/update/', { product: inStock.id, quantity: 3 })
  expect(await line()).toMatchObject({ quantity: 3, comment: 'На ковш 1,0 м³' })
  await say({ comment: ' ' })
  expect((await line())?.comment).toBe('')
})

test('R-CART-01 a chosen store ships the line while it has enough, and is forgotten when it has not', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 2)
  const { rows } = (
    await guest.ask<'getProductStores'>('/web/basket/getProductStoresSort/', { products: [inStock.id] })
  ).items[0] ?? { rows: [] }
  const other = rows.find(({ isCurrent, quantity }) => !isCurrent && quantity >= 2)
  if (!other) throw new Error('No other store has the filter')
  const store = async () => (await guest.cart()).basketProducts.grid.products[0]?.storeId
  const choose = (storeId: string | null) => guest.call('/web/basket/line/', { product: inStock.id, storeId })
  expect((await choose('999')).code).toBe('storeNotFound')
  const empty = rows.find(({ status }) => status !== 'inStock')
  if (empty) expect((await choose(empty.storeId)).code).toBe('notEnoughStock')
  await choose(other.storeId)
  expect(await store()).toBe(other.storeId)
  const set = (quantity: number) => guest.call('/api/basket/update/', { product: inStock.id, quantity })
  await set(268)
  expect(await store()).not.toBe(other.storeId)
  await set(2)
  expect(await store()).toBe('104')
  await choose(other.storeId)
  expect((await choose(null)).code).toBeUndefined()
  expect(await store()).toBe('104')
})

test('R-CART-01 another branch forgets the stores that were chosen; the version stays', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 1)
  await guest.call('/web/basket/line/', { product: inStock.id, storeId: '101' })
  const { version } = await guest.cart()
  await guest.call('/web/header/setUserStore/', { storeId: '106' })
  const cart = await guest.cart()
  expect(cart.version).toBe(version)
  expect(cart.basketProducts.grid.products[0]?.storeId).not.toBe('101')
})

test.each([
  ['notInCart', { product: toOrder.id, comment: 'Срочно' }],
  ['notEnoughStock', { product: inOtherCitiesOnly.id, storeId: '104', comment: 'Срочно' }],
  ['conflict', { product: inOtherCitiesOnly.id, version: 0, comment: 'Срочно' }],
])('R-CART-01 a refused remark changes nothing: %s', async (code, body) => {
  const guest = new ShopVisitor()
  await guest.add(inOtherCitiesOnly.id, 1)
  expect((await guest.call('/web/basket/line/', body)).code).toBe(code)
  const { version, basketProducts } = await guest.cart()
  expect([version, basketProducts.grid.products[0]?.comment]).toEqual([1, ''])
})
