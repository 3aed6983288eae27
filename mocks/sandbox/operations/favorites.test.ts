import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { worldSeed } from '../world-seed.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { inStock, wearPart, withdrawn } = seedIds.products
const { catalogue } = worldSeed().fixed

async function customer(shop = openShop(), email: string = seedIds.users.person.email) {
  const visitor = await new ShopVisitor(shop).login(email)
  const list = async () => (await visitor.ask<'listFavorites'>('/web/favorites/')).ids
  const add = (products: number[]) => visitor.ask<'addFavorites'>('/web/favorites/add/', { products })
  return { visitor, list, add }
}

test('favourites are the customer’s own, the one added last first, each once', async () => {
  const shop = openShop()
  const { add, list } = await customer(shop)
  expect(await list()).toEqual([])
  await add([inStock.id])
  expect(await add([wearPart.id, inStock.id])).toEqual({ ids: [wearPart.id, inStock.id], rejected: [] })
  expect(await list()).toEqual([wearPart.id, inStock.id])
  const { visitor } = await customer(shop, seedIds.users.buyer.email)
  await visitor.send('DELETE', `/web/favorites/delete/${wearPart.id}/`)
  expect(await list()).toEqual([wearPart.id, inStock.id])
})

test('a favourite is removed once; afterwards it is 404', async () => {
  const { visitor, add, list } = await customer()
  await add([inStock.id, wearPart.id])
  const remove = (id: number) => visitor.send('DELETE', `/web/favorites/delete/${id}/`)
  expect((await remove(inStock.id)).envelope.data).toEqual({ ids: [wearPart.id] })
  expect((await remove(inStock.id)).status).toBe(404)
  expect((await remove(wearPart.id)).envelope.data).toEqual({ ids: [] })
  expect(await list()).toEqual([])
})

test('what is unknown and what goes beyond a hundred is reported, the rest is added', async () => {
  const { add, list } = await customer()
  const many = catalogue.products.slice(0, 99).map(({ id }) => id)
  await add(many)
  const [first = 0, second = 0] = catalogue.products.slice(200, 202).map(({ id }) => id)
  const { rejected } = await add([99_999_999, withdrawn.id, first, second])
  expect(rejected).toEqual([
    { productId: 99_999_999, reason: 'productNotFound' },
    { productId: first, reason: 'limitReached' },
    { productId: second, reason: 'limitReached' },
  ])
  expect(await list()).toEqual([withdrawn.id, ...many])
})

test('a guest has none, and a wrong SESSID changes nothing', async () => {
  expect((await new ShopVisitor().call('/web/favorites/')).status).toBe(401)
  const { visitor, list, add } = await customer()
  await add([inStock.id])
  const wrong = { SESSID: '00000000000000000000000000000000' }
  const added = await visitor.call('/web/favorites/add/', { products: [wearPart.id], ...wrong })
  expect(added.envelope.errors?.[0]?.code).toBe('sessidInvalid')
  const removed = await visitor.send('DELETE', `/web/favorites/delete/${inStock.id}/`, undefined, {
    'X-SESSID': wrong.SESSID,
  })
  expect(removed.envelope.errors?.[0]?.code).toBe('sessidInvalid')
  expect(await list()).toEqual([inStock.id])
})
