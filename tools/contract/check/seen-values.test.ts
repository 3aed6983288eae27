import { expect, test } from 'vitest'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange } from './client.ts'
import { SeenValues } from './seen-values.ts'

const operation = {
  id: 'listPets',
  tag: 'pets',
  links: [
    { operationId: 'getPet', values: { id: '$response.body#/data/items/0/id' } },
    { operationId: 'feedPets', values: { pets: ['$response.body#/data/items/0/id'] } },
    { operationId: 'getOwner', values: { id: '$response.body#/data/owner/id' } },
  ],
} as unknown as CheckedOperation

function seenIn(json: unknown): SeenValues {
  const seen = new SeenValues()
  seen.learn({ call: { operation }, json } as unknown as Exchange)
  return seen
}

test('a Link from the first item leads from each, those of another kind first', () => {
  const items = [
    { id: 1, name: 'Такса', kind: 'dog' },
    { id: 2, name: 'Пудель', kind: 'dog' },
    { id: 3, name: 'Мурка', kind: 'cat' },
  ]
  const seen = seenIn({ data: { items, owner: { id: 7 } } })
  expect(seen.casesOf('getPet', 2)).toEqual([{ id: 1 }, { id: 3 }])
  expect(seen.casesOf('feedPets', 9)).toHaveLength(3)
  expect(seen.casesOf('feedPets', 9)[1]).toEqual({ pets: [3] })
  expect(seen.casesOf('getOwner', 9)).toEqual([{ id: 7 }])
  expect(seen.textsOf(operation, 9)).toEqual(['Такса', 'Мурка', 'Пудель'])
})

test('an item without the value of a Link is no case', () => {
  const seen = seenIn({ data: { items: [{ id: 1 }, {}], owner: null } })
  expect(seen.casesOf('getPet', 9)).toEqual([{ id: 1 }])
  expect(seen.casesOf('getOwner', 9)).toEqual([])
})

test('a captured field is kept of each item', () => {
  const seen = new SeenValues()
  seen.learnNamed('store', { data: { items: [{ xmlId: 'a' }, { xmlId: 'b' }, {}] } }, '/data/items/0/xmlId')
  expect(seen.named('store')).toEqual(['a', 'b'])
})
