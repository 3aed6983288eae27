import { expect, test } from 'vitest'
import { listOperations } from '../../mocks/sandbox/contract.ts'
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import { multipliedContract } from './multiplied-contract.ts'
import { median, targetLine } from './target.ts'

test('a target is met or missed, and the line says which', () => {
  const ready = { what: 'ready', limit: 1, is: 'below', unit: ' s' } as const
  expect(targetLine({ ...ready, value: 0.5 })).toMatch(/^met +ready +0\.50 s \(target < 1\.00 s\)$/)
  expect(targetLine({ ...ready, value: 1 })).toMatch(/^MISSED/)
  expect(targetLine({ what: 'rate', value: 10, limit: 10, is: 'above', unit: '×' })).toMatch(/^met/)
  expect(targetLine({ what: 'rate', value: 9.9, limit: 10, is: 'above', unit: '×' })).toMatch(/^MISSED/)
  expect(median([5, 1, 3])).toBe(3)
})

test('a multiplied contract has so many operations, each once, copies beside what they copy', () => {
  const { contract, originals } = multipliedContract(readContract(), 1000)
  const operations = listOperations(contract)
  expect(operations.length).toBeGreaterThanOrEqual(1000)
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  expect(operations.find(({ path }) => path === '/copy-4/api/footer/')?.id).toBe('getFooterCopy4')
  expect(originals.get('getFooterCopy4')).toBe('getFooter')
})
