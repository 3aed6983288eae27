import { expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import { codeTries } from './code-tries.ts'

const refusal = (code: string) => ({
  type: 'object',
  properties: {
    errors: { type: 'array', items: { properties: { code: { type: 'string', enum: [code] } } } },
  },
})

/** Two writes that answer the code; only the first has the day, in an object. */
function documentWith(tries: unknown): ContractDocument {
  const operation = (operationId: string, properties: object) => ({
    operationId,
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
    responses: {
      '200': {
        content: { 'application/json': { schema: { oneOf: [{ type: 'object' }, refusal('dateInPast')] } } },
      },
    },
  })
  const day = { type: 'object', properties: { day: { type: 'string' } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Tries', version: '1.0.0' },
    'x-refusal-codes': { dateInPast: { meaning: 'It is over.', title: 'Прошло', tries } },
    paths: {
      '/a/': { post: operation('askFor', { wish: day }) },
      '/b/': { post: operation('order', { text: { type: 'string' } }) },
    },
  }
}

test('a try concerns the operations that answer its code and have the places that it changes', () => {
  const tries = codeTries(documentWith([{ says: 'Over.', change: { 'wish.day': '2020-01-01' } }]))
  expect([...tries.keys()]).toEqual(['askFor'])
  expect(tries.get('askFor')).toMatchObject([
    { code: 'dateInPast', change: [{ steps: ['wish', 'day'], value: '2020-01-01' }], isRepeat: false },
  ])
})

test('a try that names its operations concerns no other', () => {
  const tries = codeTries(documentWith([{ says: 'Over.', of: ['order'], repeat: true, or: ['conflict'] }]))
  expect([...tries.keys()]).toEqual(['order'])
  expect(tries.get('order')).toMatchObject([{ isRepeat: true, or: ['conflict'] }])
})

test('a try may ask before, and work out what it sends', () => {
  const tries = codeTries(
    documentWith([
      {
        says: 'Over.',
        before: { other: { operation: 'order', with: { text: 'request.body.wish.day' } } },
        when: 'before.other.data != null',
        with: { 'wish.day': 'dayAfter(before.other.data, -1)' },
      },
    ]),
  )
  const [one] = tries.get('askFor') ?? []
  expect(one?.before).toMatchObject([{ name: 'other', operation: 'order', values: [{ name: 'text' }] }])
  expect(one?.with[0]?.value.valueOf({ before: { other: { data: '2028-03-01' } } })).toBe('2028-02-29')
})

test.each([
  [[{ says: 'Over.', change: { day: 1 } }], 'dateInPast: try 0 concerns no operation'],
  [[{ change: { 'wish.day': 1 } }], 'dateInPast: a try needs says'],
  [[{ says: 'Over.' }], 'dateInPast: a try needs change, with, without or repeat'],
  [[{ says: 'Over.', repeat: true, next: 'true' }], 'dateInPast: a try has no next'],
  [[{ says: 'Over.', with: { 'wish.day': '1 +' } }], 'dateInPast: try 0: '],
  [[{ says: 'Over.', change: { 'query.day': 1 } }], 'dateInPast: try 0 concerns no operation'],
  [
    [{ says: 'Over.', with: { 'wish.day': '"a"' }, before: { me: { operation: 'getNobody' } } }],
    'dateInPast: try 0 asks getNobody, which is no operation',
  ],
])('a try that can not be read is told', (tries, message) => {
  expect(() => codeTries(documentWith(tries))).toThrow(message)
})
