import { expect, test } from 'vitest'
import { approvalReason } from './buyer.ts'
import { limitsAt } from './limits.ts'
import { worldSeed } from '../world-seed.ts'

const november = Date.parse('2026-11-30T20:59:00Z')
const december = Date.parse('2026-11-30T21:00:00Z')
const limits = { perOrder: null, perMonth: 100, spent: 90, month: '2026-11' }

test('R-COMP-11 a month of Moscow begins with nothing spent', () => {
  expect(limitsAt(limits, november)).toEqual(limits)
  expect(limitsAt(limits, december)).toEqual({ ...limits, spent: 0, month: '2026-12' })
})

test('R-COMP-11 an order over what is left of the month needs agreement in this month, not in the next', () => {
  const { users = [], companies = [], members = [] } = worldSeed().rows
  const [user, company, member] = [users[0], companies[0], members[0]]
  if (!user || !company || !member) throw new Error('The seed has no buyer')
  const buyer = { user, company, member: { ...member, limits } }
  expect(approvalReason(buyer, 20, november)).toMatch(/месяц/)
  expect(approvalReason(buyer, 20, december)).toBeUndefined()
})
