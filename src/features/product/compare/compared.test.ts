import { expect, test } from 'vitest'
import { codesOfAddress, compareAddress, withCode } from './compared.ts'

const read = (address: string) => codesOfAddress(new URL(address, 'http://shop.example').searchParams)

test('an address of a comparison holds its products in order, each once, four at most', () => {
  expect(read(compareAddress(['a', 'b-2']))).toEqual(['a', 'b-2'])
  expect(read('/compare/?products=a,a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(read('/compare/?products=<b>,../x,,ok')).toEqual(['ok'])
  expect(read('/compare/')).toEqual([])
  expect(compareAddress([])).toBe('/compare/?products=')
  expect(compareAddress(['a'], true)).toBe('/compare/?products=a&only=differences')
})

test('a fifth product takes the place of the first one, a known one moves to the end', () => {
  expect(withCode(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e'])
  expect(withCode(['a', 'b'], 'a')).toEqual(['b', 'a'])
})
