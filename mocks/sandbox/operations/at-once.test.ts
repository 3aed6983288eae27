import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

const { inStock } = seedIds.products
const { catalogue } = worldSeed().fixed
const { buyer, person } = seedIds.users

/** Which of two was done and which was refused: whose body has been read first comes first. */
const byOutcome = ([first]: readonly { code?: string | undefined }[]) =>
  first?.code === undefined ? ([0, 1] as const) : ([1, 0] as const)

test('R-API-31 fifty additions at once lose none', async () => {
  const guest = new ShopVisitor()
  const answers = await Promise.all(Array.from({ length: 50 }, () => guest.add(inStock.id, 1)))
  expect(answers.filter(({ status, code }) => status !== 200 || code !== undefined)).toEqual([])
  const { basketProducts, version } = await guest.cart()
  expect([basketProducts.grid.products[0]?.quantity, version]).toEqual([50, 50])
})

test('R-API-34 of two changes at once that saw the same cart one is done, the other is a conflict', async () => {
  const guest = new ShopVisitor()
  await guest.add(inStock.id, 1)
  const set = (quantity: number) =>
    guest.call('/api/basket/update/', { product: inStock.id, quantity, version: 1 })
  const wishes = [5, 7]
  const answers = await Promise.all(wishes.map(set))
  const [done, refused] = byOutcome(answers)
  expect([answers[done]?.code, answers[refused]?.code]).toEqual([undefined, 'conflict'])
  expect((await guest.cart()).basketProducts.grid.products[0]?.quantity).toBe(wishes[done])
})

test('R-ORDER-22 two customers who order the last units at once: one gets them, the other is told', async () => {
  const shop = openShop()
  // One that the supplier doesn't deliver any more.
  const last = catalogue.products.find(
    ({ id, price, supersededBy, multiplicity }) =>
      price !== null &&
      price > 100_000 &&
      supersededBy !== undefined &&
      multiplicity === 1 &&
      catalogue.stock(id).some(({ quantity }) => quantity > 0),
  )
  if (!last) throw new Error('The seed has no product that runs out')
  const customers = await Promise.all([
    new ShopVisitor(shop).login(buyer.email),
    new ShopVisitor(shop).login(person.email),
  ])
  const orders = await Promise.all(
    customers.map(async (customer, index) => {
      await customer.add(last.id, 1)
      const [line] = (await customer.cart()).basketProducts.grid.products
      const all = line?.maxQuantity ?? 0
      await customer.call('/api/basket/update/', { product: last.id, quantity: all })
      const { version } = await customer.cart()
      return {
        contragentId: index === 0 ? seedIds.companies.uralDorStroy.id : null,
        cartVersion: version,
        products: [{ id: last.id, quantity: all }],
        delivery: { type: 'pickup', storeId: '104' },
        payment: { type: index === 0 ? 'invoicePrepay' : 'cashPickup' },
        recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
        consents: { offer: true, personalData: true },
      }
    }),
  )
  const answers = await Promise.all(
    customers.map((customer, index) => customer.call('/web/order/add/', orders[index])),
  )
  const [done, refused] = byOutcome(answers)
  expect([answers[done]?.code, answers[refused]?.code]).toEqual([undefined, 'notEnoughStock'])
  const kept = (await customers[refused]?.cart())?.basketProducts.grid.products[0]
  expect(kept).toMatchObject({ stockState: 'none', maxQuantity: 0 })
})
