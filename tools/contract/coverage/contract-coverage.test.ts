import { expect, test } from 'vitest'
import contract from '../../../src/generated/contract.json' with { type: 'json' }
import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { tinyContract } from '../diff/testing/tiny-contract.ts'
import { Coverage } from './contract-coverage.ts'
import { exampleMatcher } from './example-kinds.ts'

const shop = contractOf(contract as unknown as ContractDocument, 'contract.json')
const success = (data: unknown) => ({ status: 'success', data, errors: [] })

test('an answer counts for its status, the branches that it takes and the example that it resembles', () => {
  const coverage = new Coverage(shop)
  const names = (answer: unknown) => coverage.observe('getMainPage', 200, answer).map(({ name }) => name)
  const picture = { id: 1, src: '/media/a.webp', width: 1, height: 1, alt: '' }
  expect(names(success({ news: [{ picture: null }], blocks: [{ type: 'faq', items: [] }] }))).toEqual([
    '200',
    '200 /data/blocks/* faq',
    '200 /data/news/*/picture null',
    '200 success',
  ])
  // Only what is new is told.
  expect(names(success({ news: [{ picture }] }))).toEqual(['200 /data/news/*/picture Picture'])
  expect(coverage.hasAnswered('getMainPage')).toBe(true)
})

test('refusals inside 200 are a branch and examples of their own', () => {
  const coverage = new Coverage(shop)
  const refusal = { status: 'error', data: null, errors: [{ code: 'outOfStock', message: 'Нет' }] }
  expect(coverage.observe('addToCart', 200, refusal).map(({ name }) => name)).toEqual([
    '200',
    '200 error',
    '200 /data null',
    '200 errorOutOfStock',
  ])
})

test('each named example of the contract is an instance of itself, and all together leave no status and no example', () => {
  const all = new Coverage(shop)
  for (const { id, answers } of shop.operations)
    for (const { status, examples } of answers.values())
      for (const [name, example] of examples) {
        expect(exampleMatcher(examples)(example), `${id} ${status}`).toContain(name)
        all.observe(id, status, example)
      }
  // A file has no examples in JSON.
  const ofFiles = new Set(['downloadFile', 'exportFleetService', 'exportSavedCart'])
  const missing = all.report().missing.filter(({ operationId }) => !ofFiles.has(operationId))
  expect(missing.flatMap(({ statuses, examples }) => [...statuses, ...examples])).toEqual([])
})

test('an answer belongs to the example that it is most like, not to its siblings', () => {
  const matches = exampleMatcher(
    new Map<string, unknown>([
      ['success', success({ items: [{ id: 1 }], total: 1 })],
      ['empty', success({ items: [], total: 0 })],
      ['errorGone', { status: 'error', data: null, errors: [{ code: 'gone' }] }],
    ]),
  )
  expect(matches(success({ items: [{ id: 9, title: 'x' }], total: 7 }))).toEqual(['success'])
  expect(matches(success({ items: [], total: 0 }))).toEqual(['empty'])
  expect(matches({ status: 'error', data: null, errors: [{ code: 'gone' }, { code: 'other' }] })).toEqual([
    'errorGone',
  ])
  expect(matches({ status: 'error', data: null, errors: [{ code: 'other' }] })).toEqual([])
})

test('what the contract does not declare, or what was not chosen, is not counted', () => {
  const document = tinyContract().document as unknown as ContractDocument
  const coverage = new Coverage(contractOf(document, 'tiny'), (id) => id === 'getItem')
  expect(coverage.observe('getItem', 418, {})).toEqual([])
  expect(coverage.observe('putItem', 200, success({}))).toEqual([])
  const { operations, statuses, missing } = coverage.report()
  expect(operations).toEqual({ seen: 0, total: 1 })
  expect(statuses.seen).toBe(0)
  expect(missing.map(({ operationId }) => operationId)).toEqual(['getItem'])
})
