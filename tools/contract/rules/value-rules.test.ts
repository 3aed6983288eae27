import { describe, expect, test } from 'vitest'
import { celValue, parseExpression } from './expression.ts'
import { objectRules } from './rule.ts'
import { brokenInValue } from './value-rules.ts'

const integer = { type: 'integer' }
const line = {
  type: 'object',
  'x-rules': [
    {
      id: 'sum',
      says: 'The sum is price × quantity, 0 when gone.',
      at: 'self.sum',
      expected: 'self.state == "gone" ? 0 : self.price * self.quantity',
    },
    { id: 'vat', says: 'VAT is included.', at: 'self.vat', expected: 'includedVat(self.sum, self.vatRate)' },
  ],
  properties: { price: integer, quantity: integer, sum: integer, vat: integer, vatRate: integer, state: {} },
}
const cart = {
  type: 'object',
  'x-rules': [
    {
      id: 'total',
      says: 'The total is what remains.',
      at: 'self.totals.total',
      expected: 'sum(self.lines.map(l, l.sum)) - self.discount + orZero(self.totals.?delivery)',
    },
    {
      id: 'of-store',
      says: 'A store sums up its lines.',
      each: 'self.stores',
      at: 'item.sum',
      expected: 'sum(self.lines.filter(l, l.store == item.id).map(l, l.sum))',
    },
    {
      id: 'by-price',
      says: 'Lines go by price.',
      each: 'self.lines',
      when: 'previous != null',
      rule: 'previous.price <= item.price',
    },
  ],
  properties: {
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    totals: { allOf: [{ properties: { total: integer } }] },
  },
}
const document = { components: { schemas: { Line: line, Cart: cart } } }
const root = { $ref: '#/components/schemas/Cart' }
const sound = () => ({
  lines: [
    { price: 150, quantity: 3, sum: 450, vat: 81, vatRate: 22, state: 'ok', store: 'a' },
    { price: 150, quantity: 3, sum: 0, vat: 0, vatRate: 22, state: 'gone', store: 'b' },
  ],
  stores: [
    { id: 'a', sum: 450 },
    { id: 'b', sum: 0 },
  ],
  totals: { total: 400, delivery: null as number | null },
  discount: 50,
})
const broken = (value: unknown) => brokenInValue(document, root, value)

describe('rules of objects', () => {
  test('that hold are passed over, and counted', () => {
    const tried = new Map<string, number>()
    expect(
      brokenInValue(document, root, sound(), (id, times) => tried.set(id, (tried.get(id) ?? 0) + times)),
    ).toEqual([])
    expect(Object.fromEntries(tried)).toEqual({ sum: 2, vat: 2, total: 1, 'of-store': 2, 'by-price': 1 })
  })

  test('name the figure, what it must be by which rule, and what came, the innermost first', () => {
    const value = sound()
    const [first] = value.lines
    if (first) first.sum = 451
    expect(broken(value).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/lines/0/sum must be 450 (sum: The sum is price × quantity, 0 when gone), got 451',
      '/totals/total must be 401 (total: The total is what remains), got 400',
      '/stores/0/sum must be 451 (of-store: A store sums up its lines), got 450',
    ])
  })

  test('about the neighbors in a list name the item', () => {
    const value = sound()
    const [, gone] = value.lines
    if (gone) gone.price = 149
    expect(broken(value)).toMatchObject([{ id: 'by-price', pointer: '/lines/1' }])
  })

  test('a figure that is absent or null is not judged', () => {
    const { totals, ...rest } = sound()
    expect(broken({ ...rest, totals: { ...totals, total: null } })).toEqual([])
  })

  test('that can’t be evaluated are told as a problem of their own', () => {
    const { discount, ...rest } = sound()
    expect(discount).toBe(50)
    expect(broken(rest)).toMatchObject([
      { id: 'total', isProblem: true, message: "can't be evaluated: No such key: discount" },
    ])
  })
})

describe('expressions', () => {
  const valueOf = (text: string, variables: object = {}) =>
    parseExpression(text).valueOf(celValue(variables) as Record<string, unknown>)

  test.each([
    ['includedVat(12300, 22)', 2218n],
    // 4.508, a half and a sum whose product with the rate a float would not hold.
    ['includedVat(25, 22)', 5n],
    ['includedVat(1, 100)', 1n],
    ['includedVat(899999999999999, 22)', 162295081967213n],
    ['percentOf(150, 33)', 50n],
    ['max(0, 3 - 5)', 0n],
    ['min(9999, 17)', 17n],
    ['orZero(null)', 0n],
    ['distinct([1, 2, 1]).size()', 2n],
    ['sameMembers([1, 2, 2], [2, 1, 2])', true],
    ['sameMembers([1, 2, 2], [2, 1, 1])', false],
    ['inOrder("Ёлка", "жук")', true],
    ['inOrder("фильтр 9", "Фильтр 10")', false],
    ['inOrder(null, "а")', false],
    ['inOrder(2, 10)', true],
    ['lower("ФИЛЬТР")', 'фильтр'],
    ['days("2026-11-18", "2026-12-01T10:00:00Z")', 13n],
    ['moscowDay("2026-11-19T21:00:00Z")', '2026-11-20'],
  ])('%s', (text, expected) => {
    expect(valueOf(text)).toBe(expected)
  })

  test.each(['', 'price *', '(price', 'price price', 'average(a, b)', '1 + "a"', ') + 1'])(
    '“%s” can’t be read',
    (text) => {
      expect(() => parseExpression(text)).toThrow(/./)
    },
  )

  test('money is exact beyond what a float would hold', () => {
    expect(valueOf('price * quantity', { price: 900719925474099, quantity: 9999 })).toBe(9006298534815515901n)
  })

  test.each([
    [{ id: 'Sum', says: 'A sum.', rule: 'true' }, 'needs an id'],
    [{ id: 'sum', says: 'a sum', rule: 'true' }, 'must be a sentence'],
    [{ id: 'sum', says: 'A sum.' }, 'needs rule, or at and expected'],
    [{ id: 'sum', says: 'A sum.', rule: 'true', next: {} }, 'next is no field'],
    [{ id: 'sum', says: 'A sum.', rule: 'true', at: 'self.items[].sum' }, 'is no path'],
    [{ id: 'sum', says: 'A sum.', rule: 'self.' }, 'sum: '],
  ])('a rule that can’t be read is told: %j', (rule, message) => {
    expect(() => objectRules({ 'x-rules': [rule] })).toThrow(message)
  })
})
