// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './checkout-draft.ts'

afterEach(() => sessionStorage.clear())

const typed = { fio: 'Смирнов Алексей', comment: 'Звонить', offer: true, personalData: true, marketing: true }

test('R-ORDER-01 a draft comes back to its buyer, without the consents', () => {
  keepDraft('1001 501', typed)
  expect(readDraft('1001 501')).toEqual({ fio: 'Смирнов Алексей', comment: 'Звонить' })
})

test('R-ORDER-01 a draft is nothing to another buyer or company', () => {
  keepDraft('1001 501', typed)
  expect([readDraft('1002 0'), readDraft('1001 502')]).toEqual([{}, {}])
})

test('R-ORDER-01 a spoilt draft is none, and a dropped one is gone', () => {
  for (const text of ['{', '[]', '{"owner":"1001 501","values":{"fio":1}}']) {
    sessionStorage.setItem('checkout_draft', text)
    expect(readDraft('1001 501')).toEqual({})
  }
  keepDraft('1001 501', typed)
  dropDraft()
  expect(readDraft('1001 501')).toEqual({})
})
