// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { dropDraft, keepDraft, keptPart, readDraft } from './form-drafts.ts'

afterEach(() => sessionStorage.clear())

test('R-ACC-14 a draft comes back to its customer and its form, and is gone once dropped', () => {
  keepDraft('Смирнов', 'profile', { position: 'Механик' })
  keepDraft('Смирнов', 'company-edit 501', { rights: ['users.manage'], perOrder: 100, isDefault: true })
  expect(readDraft('Смирнов', 'profile')).toEqual({ position: 'Механик' })
  expect(readDraft('Смирнов', 'company-edit 502')).toEqual({})
  dropDraft('Смирнов', 'profile')
  expect(readDraft('Смирнов', 'profile')).toEqual({})
  dropDraft('Смирнов', 'company-edit 501')
  expect(sessionStorage).toHaveLength(0)
})

test('R-ACC-14 another customer gets nothing, and deletes what was left by opening a form', () => {
  keepDraft('Смирнов', 'profile', { position: 'Механик' })
  expect(readDraft('Петрова', 'profile')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('R-ACC-14 a tab keeps the twenty newest drafts, and a spoilt storage is none', () => {
  for (let id = 1; id <= 21; id += 1) keepDraft('Смирнов', `company-edit ${id}`, { name: `${id}` })
  expect(readDraft('Смирнов', 'company-edit 1')).toEqual({})
  expect(readDraft('Смирнов', 'company-edit 2')).toEqual({ name: '2' })
  for (const text of ['{', '[]', '{"owner":"Смирнов","drafts":[{"name":1}]}']) {
    sessionStorage.setItem('form_drafts', text)
    expect(readDraft('Смирнов', 'profile')).toEqual({})
  }
})

test('R-POPUP-10 R-POPUP-20 lists of products and of lines come back, what is no list item is left out', () => {
  const products = [{ id: 10_001, article: 'FM-2040', name: 'Фильтр' }]
  const lines = [{ lineId: 1, quantity: 2 }]
  expect(keptPart([...products, ...lines, { passport: '6512 340142' }, 'order.created'])).toEqual([
    ...products,
    ...lines,
    'order.created',
  ])
  keepDraft('Смирнов', 'hook new', { products })
  keepDraft('Смирнов', 'authority 70001', { lines })
  expect(readDraft('Смирнов', 'hook new')).toEqual({ products })
  expect(readDraft('Смирнов', 'authority 70001')).toEqual({ lines })
})
