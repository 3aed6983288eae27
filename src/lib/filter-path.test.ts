import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterRequest, parseFilterPath } from './filter-path.ts'

// Texts made of the very pieces that are punctuation in the path, so that collisions are met often.
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('-', 'or', 'is', '~', '/', '-or-', '-is-', '0', '1', '2'),
      fc.string({ maxLength: 3 }),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text !== '')
const codes = nasty.filter((code) => code !== '__proto__')

test('R-CAT-10 lists become segments key-is-value that read back exactly', () => {
  fc.assert(
    fc.property(fc.dictionary(codes, fc.array(nasty, { minLength: 1, maxLength: 4 })), (filters) => {
      const { filterPath, query } = filterRequest(filters)
      expect(query).toEqual({})
      expect(parseFilterPath(filterPath)).toEqual({ ...filters })
    }),
    { numRuns: 1000 },
  )
})

test('R-CAT-11 a flag becomes a segment', () => {
  expect(filterRequest({ available: true, sellout: true }).filterPath).toBe(
    'available-is-true/sellout-is-true',
  )
})

test('R-CAT-12 a search by specification becomes a segment', () => {
  expect(filterRequest({ gsm_search: 'API CI-4/SL' }).filterPath).toBe('gsm_search-is-API CI-4~2SL')
})

test('R-CAT-13 several values are joined by -or-', () => {
  expect(filterRequest({ brand: ['remas', 'tverd'] }).filterPath).toBe('brand-is-remas-or-tverd')
})

test('R-CAT-10 ranges are query parameters, the price has its own', () => {
  expect(
    filterRequest({ diameter: { min: 90.5, max: 120 }, length: { max: 5 }, price: { min: 100000 } }),
  ).toEqual({
    filterPath: '',
    query: { range: { diameter: '90.5..120', length: '..5' }, price_from: 100000 },
  })
})

const escaped = (value: string) => filterRequest({ a: [value] }).filterPath

test('R-CAT-13 the escapes are those of the contract', () => {
  expect(escaped('5W-40')).toBe('a-is-5W-40')
  expect(escaped('on-or-off')).toBe('a-is-on~1or-off')
  expect(escaped('made-is')).toBe('a-is-made~1is')
  expect(escaped('1/2"')).toBe('a-is-1~22"')
  expect(escaped('~5')).toBe('a-is-~05')
})

test('R-CAT-10 a segment of another form is no filter path', () => {
  expect(parseFilterPath('brand')).toBeNull()
  expect(parseFilterPath('-is-a')).toBeNull()
  expect(parseFilterPath('')).toEqual({})
})
