import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, mechanic } = seedIds.users
const company = seedIds.companies.uralDorStroy.id

/** Everything that a user of the company reads. */
const reads = [
  `/web/contractor/data/?contragentId=${company}`,
  '/web/contractors/',
  '/web/personal/',
  '/web/profile/',
  '/web/personal/dashboard/',
  '/api/header/',
  '/web/orders/',
  '/web/profile/orders/',
  '/web/machines/',
]

test('R-COMP-07 a mechanic sees no account of the company in any answer, its owner does', async () => {
  const owner = await new ShopVisitor().login(buyer.email)
  const { company: own } = await owner.ask<'getCompany'>(reads[0] ?? '')
  const accounts = own.banks.map(({ account }) => account)
  expect(accounts.length).toBeGreaterThan(0)
  const worker = await new ShopVisitor().login(mechanic.email)
  const { company: seen } = await worker.ask<'getCompany'>(reads[0] ?? '')
  expect([seen.myRole, seen.banks]).toEqual(['mechanic', []])
  for (const path of reads) {
    const { envelope } = await worker.call(path)
    for (const account of accounts) expect([path, JSON.stringify(envelope)].join()).not.toContain(account)
  }
})
