import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinShares, sharesOf, withoutMachine, withShares, withTies } from './line-machines.ts'

const share = fc.record({
  machineId: fc.integer({ min: 1, max: 9 }),
  quantity: fc.integer({ min: 1, max: 50 }),
})
const line = fc.record({
  productId: fc.constant(1),
  quantity: fc.integer({ min: 1, max: 200 }),
  machines: fc.array(share),
})

const sum = (shares: readonly { quantity: number }[]) =>
  shares.reduce((all, { quantity }) => all + quantity, 0)

test('R-CART-01 parts of machines never exceed the line, and only the last ones lose', () => {
  fc.assert(
    fc.property(line, (one) => {
      const shares = sharesOf(one)
      expect(sum(shares)).toBe(Math.min(one.quantity, sum(one.machines)))
      expect(shares.slice(0, -1)).toEqual(one.machines.slice(0, Math.max(0, shares.length - 1)))
    }),
  )
})

test('R-CART-01 a line for one machine as a whole names it as before', () => {
  expect(withShares({ quantity: 4, machines: [] }, [{ machineId: 901, quantity: 4 }])).toEqual({
    quantity: 4,
    machineId: 901,
  })
  expect(withShares({ quantity: 4, machineId: 902 }, [{ machineId: 901, quantity: 3 }])).toEqual({
    quantity: 4,
    machines: [{ machineId: 901, quantity: 3 }],
  })
  expect(withShares({ quantity: 4, machineId: 902 }, [])).toEqual({ quantity: 4 })
})

test('R-CART-01 what is added joins the parts that are there; what the stock takes off, the last machine loses', () => {
  const before = [{ productId: 1, quantity: 2, machineId: 901 }]
  const ties = new Map([
    [
      1,
      [
        { machineId: 901, quantity: 1 },
        { machineId: 903, quantity: 4 },
      ],
    ],
  ])
  expect(withTies([{ productId: 1, quantity: 5, machineId: 901 }], before, ties)).toEqual([
    {
      productId: 1,
      quantity: 5,
      machines: [
        { machineId: 901, quantity: 3 },
        { machineId: 903, quantity: 2 },
      ],
    },
  ])
  const untouched = [{ productId: 2, quantity: 1 }]
  expect(withTies(untouched, untouched, ties)).toEqual(untouched)
})

test('R-CART-01 a machine that is gone leaves the line, the others stay', () => {
  const tied = {
    quantity: 5,
    machines: [
      { machineId: 901, quantity: 3 },
      { machineId: 903, quantity: 2 },
    ],
  }
  expect(withoutMachine(tied, 901)).toEqual({ quantity: 5, machines: [{ machineId: 903, quantity: 2 }] })
  expect(withoutMachine({ quantity: 5, machineId: 901 }, 901)).toEqual({ quantity: 5 })
  expect(withoutMachine(tied, 904)).toBe(tied)
})

test('R-CART-01 joined parts keep their sum and every machine once', () => {
  fc.assert(
    fc.property(fc.array(share), fc.array(share), (left, right) => {
      const joined = joinShares(left, right)
      expect(sum(joined)).toBe(sum([...left, ...right]))
      expect(new Set(joined.map(({ machineId }) => machineId)).size).toBe(joined.length)
    }),
  )
})
