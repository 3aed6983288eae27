import { afterEach, expect, test, vi } from 'vitest'
import { seedVersionOf } from '../world-seed.ts'
import { readSeedChoice } from './settings.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the seed is chosen by a number and by how many products it has', () => {
  vi.stubEnv('SANDBOX_SEED', '')
  vi.stubEnv('SANDBOX_PRODUCTS', '')
  expect(readSeedChoice()).toEqual({})
  vi.stubEnv('SANDBOX_PRODUCTS', '100000')
  expect(readSeedChoice()).toEqual({ products: 100_000 })
  expect(readSeedChoice('7')).toEqual({ number: 7, products: 100_000 })
})

test.each(['many', '0', '1.5', '200001', '-1'])('SANDBOX_PRODUCTS=%s is refused by name', (text) => {
  vi.stubEnv('SANDBOX_PRODUCTS', text)
  expect(() => readSeedChoice()).toThrow(`SANDBOX_PRODUCTS is no whole number from 1 to 200000: ${text}`)
})

test('a database of another seed or size is told apart', () => {
  const versions = [{}, { number: 7 }, { products: 100_000 }, { number: 7, products: 100_000 }].map(
    seedVersionOf,
  )
  expect(new Set(versions).size).toBe(4)
})
