import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Collections } from '../collections.ts'
import { scenarios } from '../scenarios/all.ts'
import { collectionNames } from '../state.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'
import { type recordShapes, wrongPlace } from './record-shapes.ts'

type Shapes = typeof recordShapes

test('R-API-31 shapes and types say the same of every collection', () => {
  expectTypeOf<{ [Name in keyof Shapes]: z.infer<Shapes[Name]> }>().toEqualTypeOf<Collections>()
})

test.each([undefined, 7, 2026])(
  'R-API-31 every record of seed %s has the shape of its collection',
  (seed) => {
    const { rows } = worldSeed({ number: seed })
    let checked = 0
    for (const name of collectionNames)
      for (const record of rows[name] ?? []) {
        checked += 1
        expect([name, record.id, wrongPlace(name, record)]).toEqual([name, record.id, undefined])
      }
    expect(checked).toBeGreaterThan(40)
  },
)

test.each(Object.keys(scenarios))('R-API-31 the world of scenario %s goes out and in again', async (name) => {
  const visitor = new ShopVisitor(openShop())
  const { data } = await visitor.call('/sandbox/scenario', { name })
  if (typeof data?.['login'] === 'string' && name !== 'login-locked') await visitor.login(data['login'])
  await visitor.call('/web/product/detail/10001/')
  const { envelope } = await visitor.call('/sandbox/export')
  const imported = await visitor.send('POST', '/sandbox/import', envelope, { 'sandbox-world': 'other' })
  expect(imported).toMatchObject({ status: 200, data: { world: 'other' } })
})

test('R-API-31 whatever the sandbox writes itself is checked in its tests: a wrong record is 500', async () => {
  const { checkedStore } = await import('../testing/checked-store.ts')
  const { createMemoryStore } = await import('../memory-store.ts')
  const store = checkedStore(createMemoryStore())
  const token = {
    collection: 'tokens',
    id: 'a',
    record: { id: 'a', userId: '1', lastUsedAt: 0 },
    forget: false,
  }
  expect(() => store.commit('main', [token])).toThrow('tokens a: userId: ожидается число')
})
