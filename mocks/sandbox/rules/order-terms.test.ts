import { expect, test } from 'vitest'
import { worldSeed } from '../world-seed.ts'
import { buyerFaults } from './order-terms.ts'

test('R-ORDER-01 each reason why a company may not order has a code of its own', () => {
  const { users = [], companies = [] } = worldSeed().rows
  const [user, company] = [users[0], companies[0]]
  if (!user || !company) throw new Error('The seed has no buyer')
  const codesOf = (change: Partial<typeof company>) =>
    buyerFaults({ buyer: { user, company: { ...company, ...change } } }).map(({ code }) => code)
  expect(buyerFaults({ buyer: { user } })).toEqual([])
  expect(codesOf({})).toEqual([])
  expect(codesOf({ verification: 'rejected' })).toEqual(['companyRejected'])
  expect(codesOf({ registryStatus: 'liquidating' })).toEqual(['companyLiquidated'])
  expect(codesOf({ registryStatus: 'liquidated' })).toEqual(['companyLiquidated'])
})
