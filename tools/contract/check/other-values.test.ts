import { expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import type { RequestBody } from '../model/contract.ts'
import { otherBodies, sparseBody, withoutChanges } from './other-values.ts'

const schema = {
  type: 'object',
  required: ['SESSID', 'name', 'place'],
  properties: {
    SESSID: { type: 'string' },
    name: { type: 'string', minLength: 1, maxLength: 40 },
    plate: { type: ['string', 'null'], maxLength: 6 },
    code: { type: 'string', pattern: '^[A-Z]{2}\\d{3}$' },
    kind: { type: 'string', enum: ['own', 'rent', 'leasing'] },
    year: { type: 'integer', minimum: 1950, maximum: 2026 },
    day: { type: 'string', format: 'date' },
    isDear: { type: 'boolean', default: false },
    modelId: { type: ['integer', 'null'] },
    brand: { type: ['string', 'null'], maxLength: 20, 'x-instead-of': 'modelId' },
    place: {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string', maxLength: 40 }, note: { type: 'string', maxLength: 40 } },
    },
  },
}
const document = {
  openapi: '3.1.0',
  info: { title: 'Parts', version: '1.0.0' },
  paths: { '/machines': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
} as unknown as ContractDocument
const declared = {
  schema,
  schemaPointer: '/paths/~1machines/post/requestBody/content/application~1json/schema',
  mediaType: 'application/json',
  example: { SESSID: 'a', name: 'Кран', place: { city: 'Пермь' } },
} as unknown as RequestBody
const base = {
  name: 'Кран',
  plate: '66',
  code: 'EG417',
  kind: 'own',
  year: 2026,
  day: '2026-03-01',
  isDear: false,
  modelId: 7,
  place: { city: 'Пермь', note: 'у ворот' },
}

const bodies = otherBodies(document, declared, base, {}, 'run 1')
const called = (what: string) => bodies.find((one) => one.what === what)?.body ?? {}

test('every field gets another value of the contract, in objects too', () => {
  expect(called('other values 1')).toEqual({
    ...base,
    name: 'run 1 другое',
    plate: 'run 1',
    code: 'EG418',
    kind: 'rent',
    year: 2025,
    day: '2026-02-28',
    isDear: true,
    place: { city: 'run 1 другое', note: 'run 1 другое' },
  })
})

test('each word of a vocabulary is sent once', () => {
  expect(bodies.map(({ body }) => body['kind'])).toEqual(['rent', 'own', 'own', 'leasing'])
})

test('what may be empty is empty in one body', () => {
  expect(called('empty what may be')).toMatchObject({ plate: null, modelId: null, kind: 'own', year: 2025 })
})

test('a field that stands in place of another is sent without it, and never beside it', () => {
  expect(called('instead of modelId')).toMatchObject({ brand: 'run 1 другое' })
  expect(called('instead of modelId')).not.toHaveProperty('modelId')
  expect(bodies.filter(({ body }) => 'brand' in body && 'modelId' in body)).toEqual([])
})

test('a thing that the customer has is named where its field is known', () => {
  const [first] = otherBodies(document, declared, base, {}, 'run 1', (name) =>
    name === 'modelId' ? 9 : undefined,
  )
  expect(first?.body['modelId']).toBe(9)
})

test('only what is required is left, in objects too', () => {
  expect(sparseBody(document, declared, base)?.body).toEqual({ name: 'Кран', place: { city: 'Пермь' } })
  expect(sparseBody(document, declared, { name: 'Кран', place: { city: 'Пермь' } })).toBeUndefined()
})

test('a refused field goes back to what it was; nothing is sent again when all of them are refused', () => {
  const [first] = bodies
  if (!first) throw new Error('no body was made')
  const rest = withoutChanges(first, base, (field) => field === 'place.note' || field === 'year')
  expect(rest?.body).toMatchObject({ year: 2026, place: { city: 'run 1 другое', note: 'у ворот' } })
  expect(rest?.changed).not.toContain('year')
  expect(withoutChanges(first, base, () => true)).toBeUndefined()
  expect(withoutChanges(first, base, () => false)).toBeUndefined()
})
