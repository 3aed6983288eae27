import { expect, test } from 'vitest'
import { createMemoryStore } from '../memory-store.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { makeAuthority, signAuthority } from '../testing/authority.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

// What an order holds and what it keeps.

const { inStock, sellout, multiple } = seedIds.products
const { buyer } = seedIds.users
const realNow = () => Date.parse(seedNow)

const free = async (customer: ShopVisitor, { code }: { code: string }) => {
  const { stock } = await customer.ask<'getProduct'>(`/web/product/${code}/`)
  return stock.here + stock.elsewhere
}
const step = (customer: ShopVisitor, orderId: number, name: string) =>
  customer.call('/sandbox/seller', { orderId, step: name })

test('R-ORDER-03 an order of the seed holds its units: canceled, they are free', async () => {
  const customer = await new ShopVisitor(openShop({ realNow })).login(buyer.email)
  const before = [await free(customer, sellout), await free(customer, multiple)]
  const { version } = await readOrder(customer, 70_002)
  await customer.ask<'cancelOrder'>('/web/order/cancel/', { orderId: 70_002, version })
  expect([await free(customer, sellout), await free(customer, multiple)]).toEqual([
    (before[0] ?? 0) + 4,
    (before[1] ?? 0) + 60,
  ])
})

test('R-ORDER-03 units are reserved by the order, taken when shipped, and given back when it is canceled', async () => {
  const customer = await new ShopVisitor(openShop({ realNow })).login(buyer.email)
  const before = await free(customer, inStock)
  await customer.add(inStock.id, 5)
  const shipped = await place(customer, { payment: { type: 'contractDeferred' } })
  await customer.add(inStock.id, 7)
  const canceled = await place(customer)
  expect(await free(customer, inStock)).toBe(before - 12)
  for (const name of ['process', 'reserve', 'confirm', 'ready', 'complete']) {
    if (name === 'complete') await signAuthority(customer, (await makeAuthority(customer, shipped.id)).id)
    expect((await step(customer, shipped.id, name)).code).toBeUndefined()
    expect(await free(customer, inStock)).toBe(before - 12)
  }
  await step(customer, canceled.id, 'process')
  await step(customer, canceled.id, 'cancel')
  expect((await readOrder(customer, canceled.id)).status).toBe('canceled')
  expect(await free(customer, inStock)).toBe(before - 5)
  expect((await step(customer, shipped.id, 'cancel')).status).toBe(409)
})

/** The catalogue after a change of one product. */
function changedCatalogue(catalogue: Catalogue, productId: number, change: object): Catalogue {
  const changed = <Product extends { id: number }>(found: Product | undefined) =>
    found?.id === productId ? { ...found, ...change } : found
  return {
    ...catalogue,
    product: (id) => changed(catalogue.product(id)),
    productByCode: (code) => changed(catalogue.productByCode(code)),
  }
}

test('R-ORDER-02 an order keeps name, article, price, address and consents, whatever the catalogue says later', async () => {
  const store = createMemoryStore()
  const customer = await new ShopVisitor(openShop({ realNow, store })).login(buyer.email)
  await customer.add(inStock.id, 2)
  const { id } = await place(customer, { delivery: { type: 'courier', addressId: 801 } })
  const placed = await readOrder(customer, id)

  const seed = worldSeed()
  const catalogue = changedCatalogue(seed.fixed.catalogue, inStock.id, {
    name: 'Другое имя',
    article: 'XX-1',
    price: 999_900,
  })
  const addresses = (seed.rows.addresses ?? []).map((address) => ({ ...address, value: 'Другой адрес' }))
  const companies = (seed.rows.companies ?? []).map((company) => ({ ...company, name: 'Другая компания' }))
  const later = openShop({
    realNow,
    store,
    seed: { rows: { ...seed.rows, addresses, companies }, fixed: { ...seed.fixed, catalogue } },
  })
  const again = await new ShopVisitor(later).login(buyer.email)
  expect((await again.ask<'getProduct'>(`/web/product/${inStock.code}/`)).price.current).toBe(999_900)
  const kept = await readOrder(again, id)
  expect(kept.items.map(({ product, price, sum }) => [product.name, product.article, price, sum])).toEqual(
    placed.items.map(({ product, price, sum }) => [product.name, product.article, price, sum]),
  )
  expect(kept.delivery.address?.value).toBe(
    'Свердловская область, г. Екатеринбург, пос. Шабровский, ул. Карьерная, д. 1',
  )
  expect(kept.company?.name).toBe('УралДорСтрой')
  const found = await again.ask<'listOrders'>(`/web/profile/orders/?article=${inStock.article}`)
  expect(found.items.map((item) => item.id)).toContain(id)

  const { envelope } = await again.call('/sandbox/export')
  const { rows } = envelope as unknown as { rows: { collection: string; id: number; record: object }[] }
  expect(rows.find((row) => row.collection === 'orders' && row.id === id)?.record).toMatchObject({
    consents: [{ type: 'offer' }, { type: 'personalData' }],
  })
})
