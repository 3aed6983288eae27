import { expect, test } from 'vitest'
import { GuestCarts } from './guest-carts.ts'
import { seedIds } from './seed/named.ts'
import { openShop } from './testing/shop-sandbox.ts'
import { ShopVisitor } from './testing/shop-visitor.ts'

const cart = (text: string) => ({ text })

test('guests’ carts are bounded by number and by bytes, the longest unchanged go first, customers’ never', () => {
  const carts = new GuestCarts()
  for (const id of ['guest:a', 'guest:b', 'user:1', 'guest:c']) carts.note(id, cart(id))
  carts.note('guest:a', cart('changed'))
  const written = new Map([['guest:d', cart('guest:d')]])
  const wide = { most: 100, mostBytes: 1_000_000 }
  expect(carts.excess(written, wide)).toEqual([])
  expect(carts.excess(written, { ...wide, most: 3 })).toEqual(['guest:b'])
  expect(carts.excess(written, { ...wide, most: 1 })).toEqual(['guest:b', 'guest:c', 'guest:a'])
  expect(carts.excess(written, { ...wide, mostBytes: 40 })).toEqual(['guest:b', 'guest:c'])
  // What is written is never thrown away itself.
  expect(carts.excess(new Map([['guest:b', cart('x'.repeat(100))]]), { ...wide, mostBytes: 10 })).toEqual([
    'guest:c',
    'guest:a',
  ])
  carts.note('guest:b', null)
  expect(carts.excess(written, { ...wide, most: 3 })).toEqual([])
})

test('R-CART-01 the carts of guests stay below their bound at every write', async () => {
  const shop = openShop({ guestCarts: { most: 3, mostBytes: 1_000_000 } })
  const customer = await new ShopVisitor(shop).login(seedIds.users.person.email)
  await customer.add(seedIds.products.inStock.id, 1)
  const guests = Array.from({ length: 5 }, (_, index) => {
    const guest = new ShopVisitor(shop)
    guest.sid = String(index + 1).repeat(32)
    return guest
  })
  for (const guest of guests.slice(0, 3)) await guest.add(seedIds.products.inStock.id, 1)
  await guests[0]?.add(seedIds.products.inStock.id, 1)
  for (const guest of guests.slice(3)) await guest.add(seedIds.products.inStock.id, 1)
  const counts: number[] = []
  for (const guest of [customer, ...guests])
    counts.push((await guest.cart()).basketProducts.grid.products.length)
  expect(counts).toEqual([1, 1, 0, 0, 1, 1])
})
