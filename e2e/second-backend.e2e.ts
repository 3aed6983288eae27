import { expect, test } from '@playwright/test'
import { type Backend, startBackend } from '../examples/second-backend/server.ts'
import { makeFirstSale, type RunningShop, startShopOn } from '../tools/testing/first-sale.ts'
import { readFirstSaleList } from '../tools/testing/first-sale-list.ts'

// The shop on a backend that shares nothing with the sandbox: no page may need the sandbox's data or habits.

let backend: Backend
let shop: RunningShop

// A fresh shop for each: a running one keeps documents that it drew from more operations.
test.beforeEach(async () => {
  backend = await startBackend()
  shop = await startShopOn(backend.origin)
})
test.afterEach(async () => {
  await shop.close()
  await backend.close()
})

test('R-CART-09 R-ORDER-01 R-ORDER-21 the first sale is made on a backend written from the contract alone', async ({
  page,
}) => {
  await makeFirstSale(page, shop.origin)
})

test('O-27 the first sale is made on exactly the operations that the guide lists, and asks each of them', async ({
  page,
}) => {
  const listed = readFirstSaleList('docs/backend.md')
  backend.build(listed)
  await makeFirstSale(page, shop.origin)
  const asked = backend.asked()
  expect(listed.filter((id) => !asked.includes(id))).toEqual([])
})
