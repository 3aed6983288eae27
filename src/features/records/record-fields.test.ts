import { expect, test } from 'vitest'
import { type FieldsOf, shownFields } from './record-fields.ts'

interface Thing {
  id: number
  name: string | null
  length?: number
}

const fields: FieldsOf<Thing> = {
  id: 'technical',
  name: { label: 'Название', show: (name) => name },
  length: { label: 'Длина', show: (length) => `${length} мм`, number: true },
}

test('R-ACC-01 a property that the contract gains is a compile error until it has a label or is set aside', () => {
  // @ts-expect-error `length` has neither
  const unfinished: FieldsOf<Thing> = { id: 'technical', name: 'apart' }
  // @ts-expect-error the contract has no `colour`
  const invented: FieldsOf<Thing> = { ...fields, colour: 'technical' }
  expect([unfinished, invented]).toHaveLength(2)
})

test('R-ACC-01 only named fields are shown, in the order of the table, and nothing is made of a missing value', () => {
  const words = (thing: Thing) => shownFields(fields).map(({ label, words }) => [label, words(thing)])
  expect(words({ id: 7, name: 'Палец', length: 90 })).toEqual([
    ['Название', 'Палец'],
    ['Длина', '90 мм'],
  ])
  expect(words({ id: 7, name: '' })).toEqual([
    ['Название', null],
    ['Длина', null],
  ])
})
