import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

// Whatever is called in whatever order: the cart holds what was answered, and its sums are right to the kopeck.

const { catalogue } = worldSeed().fixed
const { inStock, toOrder, onRequest, superseded, multiple, sellout } = seedIds.products
const withdrawn = catalogue.products.find(({ isWithdrawn }) => isWithdrawn)?.id ?? 0
const ids = [inStock, toOrder, onRequest, superseded, multiple, sellout]
  .map(({ id }) => id)
  .concat(withdrawn, 12_500, 13_380, 13_473, 999_999)

const product = fc.constantFrom(...ids)
const quantity = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(9999, 10_000))
const step = fc.oneof(
  fc.record({ call: fc.constant('add' as const), product, quantity }),
  fc.record({ call: fc.constant('update' as const), product, quantity }),
  fc.record({ call: fc.constant('remove' as const), product }),
  fc.record({ call: fc.constant('clear' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function send(visitor: ShopVisitor, one: Step) {
  if (one.call === 'add') return visitor.add(one.product, one.quantity)
  if (one.call === 'update')
    return visitor.call('/api/basket/update/', { product: one.product, quantity: one.quantity })
  if (one.call === 'remove') return visitor.call('/api/basket/remove/', { products: [one.product] })
  return visitor.call('/api/basket/clear/', {})
}

/** What the cart must hold after a step that was done. */
function after(before: ReadonlyMap<number, number>, one: Step): Map<number, number> {
  const held = new Map(one.call === 'clear' ? [] : before)
  if (one.call === 'remove' || (one.call === 'update' && one.quantity === 0)) held.delete(one.product)
  else if (one.call === 'update') held.set(one.product, one.quantity)
  else if (one.call === 'add') held.set(one.product, (held.get(one.product) ?? 0) + one.quantity)
  return held
}

test('R-CART-06 R-CART-07 any sequence of calls leaves the sum of the lines and nothing refused', async () => {
  const shop = openShop()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const visitor = new ShopVisitor(shop)
      await visitor.call('/api/basket/clear/', {})
      let held: ReadonlyMap<number, number> = new Map()
      for (const one of steps) {
        const { status, envelope } = await send(visitor, one)
        expect([200, 422]).toContain(status)
        if (envelope.status === 'success') held = after(held, one)
        const light = await visitor.ask<'listCartProducts'>('/web/basket/products/', {})
        expect(new Map(light.map((line) => [line.id, line.quantity]))).toEqual(held)
      }
      const { grid, info } = (await visitor.cart()).basketProducts
      const sum = (value: (line: (typeof grid.products)[number]) => number) =>
        grid.products.reduce((total, line) => total + value(line), 0)
      for (const line of grid.products) {
        expect(line.sum).toBe(line.price * line.quantity)
        // Half up: at most half a kopeck from the exact share.
        expect(Math.abs(line.vat - (line.sum * line.vatRate) / (100 + line.vatRate))).toBeLessThanOrEqual(0.5)
        expect(line.stockState).toBe('ok')
      }
      expect([info.total, info.vat, info.count]).toEqual([
        sum(({ sum: own }) => own),
        sum(({ vat }) => vat),
        grid.products.length,
      ])
      expect(info.subtotal - info.discount).toBe(info.total)
    }),
    { numRuns: 60 },
  )
})
