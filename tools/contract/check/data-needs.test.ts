import { expect, test } from 'vitest'
import type { Exchange } from './client.ts'
import { DataSeen } from './data-needs.ts'

const answer = (data: unknown, id = 'listSectionProducts') =>
  ({ call: { operation: { id } }, status: 200, json: { status: 'success', data } }) as unknown as Exchange
const all = { customer: true, writes: true, kinds: true, answers: () => true }
const pagination = { page: 1, pageSize: 20, total: 1, pages: 1 }

test('a rule is not proved until its data was seen, and the data is named', () => {
  const seen = new DataSeen()
  const onRequest =
    'that a product without a price can not be bought: it takes a product whose price is `onRequest`'
  expect(seen.unproved(all)).toContain(onRequest)
  seen.look(answer({ items: [{ price: { current: null, onRequest: true } }] }))
  expect(seen.unproved(all)).not.toContain(onRequest)
})

test('lists of one page and empty lists are named', () => {
  const seen = new DataSeen()
  seen.look(answer({ items: [{ id: 1 }], pagination }, 'listNews'))
  seen.look(answer({ items: [] }, 'listInvitations'))
  const lines = seen.unproved({ ...all, kinds: false })
  expect(lines).toEqual([
    'that pages neither overlap nor skip: it takes more than 20 items in listNews',
    'what the items are like: the lists are empty in listInvitations',
  ])
  seen.look(answer({ items: [{ id: 1 }], pagination: { ...pagination, total: 50 } }, 'listNews'))
  expect(seen.unproved({ ...all, kinds: false })).toHaveLength(1)
})

test('what only a customer or a write can show is not asked of others', () => {
  const seen = new DataSeen()
  expect(seen.unproved({ ...all, writes: false }).join()).not.toContain('maxQuantity')
  expect(seen.unproved({ ...all, customer: false, writes: false }).join()).not.toContain('creditLeft')
})

test('what no operation of the backend answers is no data to ask for', () => {
  const lines = new DataSeen().unproved({ ...all, answers: (schema) => schema !== 'Contract' })
  expect(lines.join()).not.toContain('creditLeft')
  expect(lines.join()).toContain('shipment')
})
