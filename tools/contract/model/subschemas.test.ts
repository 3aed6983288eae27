import { expect, test } from 'vitest'
import { valueAt } from './json-pointer.ts'
import { branchesOf, eachRecord, subschemas } from './subschemas.ts'

const schema = {
  type: 'object',
  properties: { 'a/b': { type: 'string' }, items: { enum: [{ type: 'no schema' }] } },
  patternProperties: { '^x-': {} },
  additionalProperties: { type: 'integer' },
  items: true,
  oneOf: [{ const: 1 }, { const: 2 }],
  allOf: [{ $ref: '#/components/schemas/A' }],
  not: { const: 3 },
  default: { properties: {} },
}

test('the schemas inside a schema, each at its pointer', () => {
  const found = subschemas(schema)
  expect(found.map(({ pointer }) => pointer)).toEqual([
    '/additionalProperties',
    '/not',
    '/oneOf/0',
    '/oneOf/1',
    '/allOf/0',
    '/properties/a~1b',
    '/properties/items',
    '/patternProperties/^x-',
  ])
  for (const { pointer, schema: own } of found) expect(valueAt(schema, pointer)).toBe(own)
  expect(subschemas(true)).toEqual([])
})

test('branches are those that are asked for', () => {
  expect(branchesOf(schema)).toEqual([...schema.allOf, ...schema.oneOf])
  expect(branchesOf(schema, 'anyOf')).toEqual([])
})

test('a walk sees every object with its pointer, and nothing below what it skips', () => {
  const seen: string[] = []
  eachRecord(schema, (_, pointer) => seen.push(pointer), { skip: (pointer) => pointer.endsWith('/enum') })
  expect(seen).toContain('/properties/a~1b')
  expect(seen).toContain('/oneOf/1')
  expect(seen.filter((pointer) => pointer.includes('enum'))).toEqual([])
})
