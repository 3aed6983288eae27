import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { priceLists } from '../seed/price-lists.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

// Prices by contract: a company sees its own everywhere, with the retail one beside it; nobody else sees them.

const { catalogue } = worldSeed().fixed
const { buyer, person } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const percent = priceLists[0]?.discounts['Hydrona'] ?? 0
const product = catalogue.products.find(
  ({ id, brand, price, multiplicity, minQty, oldPrice }) =>
    brand === 'Hydrona' &&
    price !== null &&
    price > 100_000 &&
    oldPrice === undefined &&
    multiplicity === 1 &&
    minQty === 1 &&
    catalogue.stock(id).some(({ quantity }) => quantity > 3),
)
if (!product || product.price === null) throw new Error('The seed has no such product')
const { id, code, article, price: retail } = product
const reduced = Math.floor((retail * (100 - percent) + 50) / 100)
const [, ...trail] = catalogue.section(product.sectionId)?.path ?? []
const sectionPath = catalogue.section(product.sectionId)?.code ?? trail.join('/')

const open = () => openShop({ realNow: () => Date.parse(seedNow) })
const enter = (email: string, shop: ShopVisitor['shop'] = open()) => new ShopVisitor(shop).login(email)
const switchTo = (visitor: ShopVisitor, contragentId: number) =>
  visitor.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${contragentId}`)

/** What every view of the shop says of the product's price. */
async function told(visitor: ShopVisitor) {
  const page = await visitor.ask<'getProduct'>(`/web/product/${code}/`)
  const section = await visitor.ask<'listSectionProducts'>(
    `/web/elastic/component/catalogSection/${sectionPath}/f/?store=store-ekb&PAGE_SIZE=100`,
  )
  const search = await visitor.ask<'searchProducts'>(
    `/web/elastic/searchPage/f/?query=${encodeURIComponent(article)}`,
  )
  return {
    type: page.price.type,
    prices: [
      page.price,
      section.items.find((item) => item.id === id)?.price,
      search.products.find((item) => item.id === id)?.price,
    ].map((price) => [price?.current, price?.old]),
  }
}

test('R-PROD-05 a company sees the price of its contract in product, section and search, the retail one beside it', async () => {
  const customer = await enter(buyer.email)
  const own = [reduced, retail]
  expect(await told(customer)).toEqual({ type: 'contract', prices: [own, own, own] })
  const usual = { type: 'retail', prices: [1, 2, 3].map(() => [retail, undefined]) }
  await switchTo(customer, karyerServis.id)
  expect(await told(customer)).toEqual(usual)
  await switchTo(customer, uralDorStroy.id)
  expect(await told(customer)).toEqual({ type: 'contract', prices: [own, own, own] })
  expect(await told(new ShopVisitor(customer.shop))).toEqual(usual)
  expect(await told(await enter(person.email, customer.shop))).toEqual(usual)
})

test('R-CART-14 the file of a saved cart has the price of the contract and the one without it', async () => {
  const customer = await enter(buyer.email)
  const { id: cartId } = await customer.ask<'createSavedCart'>('/api/basket-template/', {
    name: 'По договору',
    visibility: 'private',
    products: [{ id, quantity: 1 }],
  })
  const rubles = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
  const line = async () => {
    const file = await customer.open(`/web/basket-template/export/${cartId}/?format=csv`)
    return (await file.text()).split('\r\n')[1]?.split(';').slice(-3)
  }
  expect(await line()).toEqual([rubles(reduced), rubles(retail), rubles(reduced)])
  await switchTo(customer, karyerServis.id)
  expect(await line()).toEqual([rubles(retail), '', rubles(retail)])
})

test('R-COMP-11 without the right to see prices a user of the company sees and pays retail ones', async () => {
  const owner = await enter(buyer.email)
  const other = await enter(seedIds.users.mechanic.email, owner.shop)
  const own = [reduced, retail]
  expect(await told(other)).toEqual({ type: 'contract', prices: [own, own, own] })
  await owner.ask('/web/contractor/users/update/703/', {
    contragentId: uralDorStroy.id,
    role: 'mechanic',
    rights: ['orders.viewOwn', 'orders.create'],
    limits: { perOrder: null, perMonth: null },
    status: 'active',
  })
  const usual = [retail, undefined]
  expect(await told(other)).toEqual({ type: 'retail', prices: [usual, usual, usual] })
  await other.add(id, 2)
  const { totals } = await other.ask<'calculateOrder'>('/web/order/calculate/', { contractId: 301 })
  expect(totals).toMatchObject({ goods: retail * 2, discount: 0 })
})

test('R-CART-06 R-ORDER-02 cart, calculation and order have it too, exact to the kopeck, and the order keeps it', async () => {
  const customer = await enter(buyer.email)
  await customer.add(id, 3)
  const [line] = (await customer.cart()).basketProducts.grid.products
  const discount = (retail - reduced) * 3
  expect(line).toMatchObject({
    price: reduced,
    fullPrice: retail,
    sum: reduced * 3,
    discount,
    stockState: 'ok',
  })
  const { totals } = await customer.ask<'calculateOrder'>('/web/order/calculate/', { contractId: 301 })
  expect(totals).toMatchObject({ goods: retail * 3, discount, total: reduced * 3 })

  await switchTo(customer, karyerServis.id)
  const [dearer] = (await customer.cart()).basketProducts.grid.products
  expect(dearer).toMatchObject({
    price: retail,
    fullPrice: retail,
    stockState: 'priceChanged',
    priceBefore: reduced,
  })
  await switchTo(customer, uralDorStroy.id)
  const order = await place(customer)
  expect(order.items[0]).toMatchObject({ price: reduced, fullPrice: retail, discount })
  await switchTo(customer, karyerServis.id)
  expect((await readOrder(customer, order.id)).items[0]).toMatchObject({ price: reduced })

  // The company of the order pays, whatever the current one is.
  await customer.add(id, 2)
  const { version } = await customer.cart()
  const { order: replaced } = await customer.ask<'replaceOrderLines'>('/web/orderBasketUpdate/', {
    orderId: order.id,
    version: order.version,
    cartVersion: version,
  })
  expect(replaced.items[0]).toMatchObject({ price: reduced, fullPrice: retail, quantity: 2 })
})

test('R-CART-06 R-ORDER-02 from the quantity of a step on the cart, its saved copy and the order count by volume', async () => {
  const customer = await enter(buyer.email)
  const [[brand, steps] = ['', []]] = Object.entries(priceLists[0]?.volume ?? {})
  const bulk = catalogue.products.find(
    (one) =>
      one.brand === brand &&
      one.price !== null &&
      // One piece is an order of the least sum.
      one.price > 200_000 &&
      one.oldPrice === undefined &&
      one.minQty === 1 &&
      one.multiplicity === 1 &&
      catalogue.stock(one.id).some(({ quantity }) => quantity > 12),
  )
  if (!bulk || bulk.price === null) throw new Error('The seed has no such product')
  const full = bulk.price
  const priceAt = (discount: number) => Math.floor((full * (100 - discount) + 50) / 100)
  const usual = priceAt(priceLists[0]?.discounts[brand] ?? 0)
  const told = steps.map((step) => ({ from: step.from, price: priceAt(step.percent) }))
  const { price } = await customer.ask<'getProduct'>(`/web/product/${bulk.code}/`)
  expect(price).toMatchObject({ current: usual, old: full, steps: told })
  const guest = await new ShopVisitor(customer.shop).ask<'getProduct'>(`/web/product/${bulk.code}/`)
  expect(guest.price).not.toHaveProperty('steps')

  const [{ from, price: byVolume }] = told as [(typeof told)[number]]
  await customer.add(bulk.id, from - 1)
  const line = async () => (await customer.cart()).basketProducts.grid.products[0]
  expect(await line()).toMatchObject({ price: usual, fullPrice: full, stockState: 'ok' })
  await customer.ask('/api/basket/update/', { product: bulk.id, quantity: from })
  const sums = { price: byVolume, fullPrice: full, sum: byVolume * from, discount: (full - byVolume) * from }
  expect(await line()).toMatchObject({ ...sums, stockState: 'ok' })

  const saved = await customer.ask<'createSavedCart'>('/api/basket-template/', {
    name: 'Впрок',
    visibility: 'private',
  })
  const lines = await customer.ask<'listSavedCartProducts'>(`/web/basket-template/products/${saved.id}/`)
  expect(lines.items[0]).toMatchObject({ priceThen: byVolume, priceNow: byVolume, sumNow: byVolume * from })
  const { totals, warnings } = await customer.ask<'calculateOrder'>('/web/order/calculate/', {
    contractId: 301,
  })
  expect(totals).toMatchObject({ goods: full * from, discount: sums.discount, total: sums.sum })
  expect(warnings.filter(({ code: warned }) => warned === 'priceChanged')).toEqual([])
  const order = await place(customer)
  expect(order.items[0]).toMatchObject({ price: byVolume, sum: sums.sum })
  const { order: fewer } = await customer.ask<'updateOrderProduct'>(`/web/order/updateProduct/${order.id}/`, {
    version: order.version,
    lineId: order.items[0]?.id,
    quantity: 1,
  })
  expect(fewer.items[0]).toMatchObject({ price: byVolume, sum: byVolume })
})

test('R-CAT-20 sorting and the filter by price go by the price that is shown', async () => {
  const customer = await enter(buyer.email)
  const path = `/web/elastic/component/catalogSection/${sectionPath}/f/?store=store-ekb&PAGE_SIZE=100`
  const sorted = await customer.ask<'listSectionProducts'>(`${path}&sort=priceAsc`)
  const prices = sorted.items.flatMap((item) => item.price.current ?? [])
  expect(prices).toEqual(prices.toSorted((left, right) => left - right))
  expect(prices).toContain(reduced)
})

test('R-FIN-01 with the contract its prices end', async () => {
  const customer = new ShopVisitor(open())
  await customer.call('/sandbox/scenario', { name: 'contract-expired' })
  await customer.login(buyer.email)
  expect((await told(customer)).type).toBe('retail')
})

test('no price list concerns a named product, and every brand of one is sold', () => {
  const brands = new Set(priceLists.flatMap(({ discounts }) => Object.keys(discounts)))
  const named = Object.values(seedIds.products).map((one) => catalogue.product(one.id)?.brand ?? '')
  expect(named.filter((brand) => brands.has(brand))).toEqual([])
  const sold = new Set(catalogue.products.map(({ brand }) => brand))
  expect([...brands].filter((brand) => !sold.has(brand))).toEqual([])
})
