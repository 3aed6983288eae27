import { describe, expect, test } from 'vitest'
import { parseFormula } from './formula.ts'
import { sumRules, unknownFields, wrongSums } from './sums.ts'

const integer = { type: 'integer' }
const line = {
  type: 'object',
  'x-sums': [
    { field: 'sum', equals: 'price * quantity', unless: { state: ['gone'] } },
    { field: 'sum', equals: '0', when: { state: ['gone'] } },
    { field: 'vat', equals: 'includedVat(sum, vatRate)' },
  ],
  properties: { price: integer, quantity: integer, sum: integer, vat: integer, vatRate: integer, state: {} },
}
const cart = {
  type: 'object',
  'x-sums': [
    { field: 'totals.total', equals: 'sum(lines[].sum) - discount + totals.delivery' },
    { field: 'totals.due', equals: 'max(0, totals.total - paid)' },
  ],
  properties: {
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    totals: { allOf: [{ properties: { total: integer, due: integer } }] },
    discount: integer,
    paid: integer,
  },
}
const document = { components: { schemas: { Line: line, Cart: cart } } }
const root = { $ref: '#/components/schemas/Cart' }
const sound = () => ({
  lines: [
    { price: 150, quantity: 3, sum: 450, vat: 81, vatRate: 22, state: 'ok' },
    { price: 150, quantity: 3, sum: 0, vat: 0, vatRate: 22, state: 'gone' },
  ],
  totals: { total: 400, delivery: null as number | null, due: 0 },
  discount: 50,
  paid: 500,
})
const wrong = (value: unknown) => wrongSums(document, root, value)

describe('figures of an answer', () => {
  test('that agree are passed over, null and absent ones count 0', () => {
    expect(wrong(sound())).toEqual([])
  })

  test('a line that is off is named with what it must be, by which formula', () => {
    const value = sound()
    const [first] = value.lines
    if (first) first.vat = 82
    expect(wrong(value)).toEqual([
      { pointer: '/lines/0/vat', expected: 81, got: 82, equals: 'includedVat(sum, vatRate)' },
    ])
  })

  test('a total comes after the line that made it wrong', () => {
    const value = sound()
    const [first] = value.lines
    if (first) first.sum = 451
    expect(wrong(value).map(({ pointer, expected }) => [pointer, expected])).toEqual([
      ['/lines/0/sum', 450],
      ['/totals/total', 401],
    ])
  })

  test('a rule holds for the values that it names only', () => {
    const value = sound()
    const [, gone] = value.lines
    if (gone) gone.sum = 450
    expect(wrong(value)).toMatchObject([
      { pointer: '/lines/1/sum', expected: 0, got: 450 },
      { pointer: '/lines/1/vat' },
      { pointer: '/totals/total' },
    ])
  })

  test('what the schema refuses already is judged by the schema only', () => {
    expect(wrong({ ...sound(), totals: { total: '400' }, discount: 'none' })).toEqual([])
  })
})

describe('formulas', () => {
  const valueOf = (text: string, fields: Record<string, number> = {}) =>
    parseFormula(text).valueOf((path) => [fields[path]])

  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 3 - 2', 5],
    ['max(0, 3 - 5)', 0],
    ['includedVat(12300, 22)', 2218],
    // 4.508, a half and a sum whose product with the rate a float would not hold.
    ['includedVat(25, 22)', 5],
    ['includedVat(1, 100)', 1],
    ['includedVat(899999999999999, 22)', 162295081967213],
  ])('%s', (text, expected) => {
    expect(valueOf(text)).toBe(expected)
  })

  test.each(['', 'price *', '(price', 'price price', 'price / 2', 'average(a, b)', 'sum(', ') + 1'])(
    '“%s” can’t be read',
    (text) => {
      expect(() => parseFormula(text)).toThrow('“')
    },
  )

  test('fields that the schema lacks are found, inside lists and branches too', () => {
    const schema = {
      ...cart,
      'x-sums': [{ field: 'totals.totl', equals: 'sum(lines[].sums) + discount + totals.due' }],
    }
    const [rule] = sumRules(schema)
    expect(rule && unknownFields(document, schema, rule)).toEqual(['totals.totl', 'lines[].sums'])
  })
})

describe('a rule by groups', () => {
  const groups = {
    type: 'array',
    items: { properties: { store: {}, totals: { properties: { sum: integer } } } },
  }
  const lines = { type: 'array', items: { properties: { store: {}, sum: integer } } }
  const grouped = (field: string, by: unknown) => ({
    'x-sums': [{ field, equals: 'sum(lines[].sum)', by }],
    properties: { groups, lines },
  })
  const schema = grouped('groups[].totals.sum', 'store')
  const value = (first: number) => ({
    lines: [
      { store: 'a', sum: 1 },
      { store: 'b', sum: 20 },
      { store: 'a', sum: 300 },
    ],
    groups: [
      { store: 'b', totals: { sum: 20 } },
      { store: 'a', totals: { sum: first } },
    ],
  })

  test('counts for each item the items of its group', () => {
    expect(wrongSums({}, schema, value(301))).toEqual([])
    expect(wrongSums({}, schema, value(321))).toEqual([
      { pointer: '/groups/1/totals/sum', expected: 301, got: 321, equals: 'sum(lines[].sum)' },
    ])
    expect(wrongSums({}, schema, { lines: value(0).lines })).toEqual([])
  })

  test('asks for a list with the field that groups', () => {
    const [known] = sumRules(schema)
    expect(known && unknownFields({}, schema, known)).toEqual([])
    const odd = grouped('groups[].totals.sum', 'shop')
    const [rule] = sumRules(odd)
    expect(rule && unknownFields({}, odd, rule)).toEqual(['groups[].shop', 'lines[].shop'])
    expect(() => sumRules(grouped('total', 'store'))).toThrow('list[].figure')
    expect(() => sumRules(grouped('groups[].totals.sum', 1))).toThrow('list[].figure')
  })
})
