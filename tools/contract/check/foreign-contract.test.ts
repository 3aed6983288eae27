import { expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import { contractOf } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { inDialect31 } from '../model/openapi-dialect.ts'
import { undocumentedFields } from '../model/undocumented-fields.ts'
import { sampleOf } from './samples.ts'
import { wrongRequests } from './wrong-requests.ts'

// What the checker takes from a contract that isn't of our rules.

const documentOf = (parts: object) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Disks', version: '1' },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SID' } } },
    security: [{ session: [] }],
    ...parts,
  }) as unknown as ContractDocument

test('a session cookie named SID is a proof of who asks, unless our rules hold', () => {
  const get = { operationId: 'listDisks', responses: { 200: { description: 'Disks.' } } }
  const theirs = contractOf(documentOf({ paths: { '/disks': { get } } }), 'disks.yaml')
  expect(theirs.credential).toMatchObject({ in: 'cookie', name: 'SID' })
  expect(theirs.byId.get('listDisks')?.needsToken).toBe(true)
  expect(theirs.hasSession).toBe(false)
  const ours = contractOf(
    documentOf({ paths: { '/disks/': { get: { ...get, 'x-effect': 'read' } } } }),
    'disks.yaml',
  )
  expect(ours.credential).toBeUndefined()
  expect(ours.hasSession).toBe(true)
})

test('unknown things are asked for by ids that the schema allows, or not at all', () => {
  const unknownOf = (name: string, schema: object) => {
    const get = {
      operationId: 'getDisk',
      parameters: [{ name, in: 'path', required: true, schema }],
      responses: {
        200: { description: 'A disk.' },
        404: { description: 'None.' },
        422: { description: 'Bad.' },
      },
    }
    const { document, byId } = contractOf(
      documentOf({ paths: { [`/disks/{${name}}`]: { get } } }),
      'disks.yaml',
    )
    const operation = byId.get('getDisk')
    const all = operation ? wrongRequests(document, operation, { values: { [name]: 1 } }) : []
    return all.filter(({ what }) => what === 'of nothing known').map(({ values }) => values?.[name])
  }
  expect(unknownOf('diskId', { type: 'integer' })).toEqual([999_999_999])
  expect(unknownOf('disk_id', { type: 'integer' })).toEqual([999_999_999])
  expect(unknownOf('diskId', { type: 'integer', maximum: 255 })).toEqual([])
  expect(unknownOf('disk', { type: 'string', format: 'uuid' })).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
  expect(unknownOf('disk', { type: 'string' })).toEqual([])
})

test('wrong requests are tried where only a range or default says how they are refused', () => {
  const wrongOf = (status: string) => {
    const get = {
      operationId: 'listDisks',
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
      responses: { 200: { description: 'Disks.' }, [status]: { description: 'Refused.' } },
    }
    const { document, byId } = contractOf(documentOf({ paths: { '/disks': { get } } }), 'disks.yaml')
    const operation = byId.get('listDisks')
    return operation ? wrongRequests(document, operation, { values: {} }).map(({ what }) => what) : []
  }
  for (const status of ['422', '400', '4XX', 'default'])
    expect([status, wrongOf(status)]).toEqual([status, expect.arrayContaining(['below its minimum'])])
  expect(wrongOf('404')).toEqual([])
})

test('400 and 422 are one refusal where both are declared, but by our rules', () => {
  const get = {
    operationId: 'listDisks',
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
    responses: { 200: { description: 'Disks.' }, 400: { description: 'No.' }, 422: { description: 'No.' } },
  }
  const { document, byId } = contractOf(documentOf({ paths: { '/disks': { get } } }), 'disks.yaml')
  const operation = byId.get('listDisks')
  if (!operation) throw new Error('no operation')
  const expected = (ours: boolean) =>
    new Set(wrongRequests(document, operation, { values: {} }, ours).map((one) => one.expected.join()))
  expect(expected(false)).toEqual(new Set(['422,400']))
  expect(expected(true)).toEqual(new Set(['422']))
})

test('of a form only what no text can be is of a wrong type', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      size: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  }
  const post = {
    operationId: 'addDisk',
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } },
    responses: { 200: { description: 'A disk.' }, 400: { description: 'No.' } },
  }
  const { document, byId } = contractOf(documentOf({ paths: { '/disks': { post } } }), 'disks.yaml')
  const operation = byId.get('addDisk')
  const body = { name: 'a', size: 3, tags: ['b'] }
  const all = operation ? wrongRequests(document, operation, { values: {}, body }) : []
  expect(all.map(({ place, what }) => `${place} ${what}`)).toEqual([
    'request /name left out',
    'request /size of a wrong type',
    'request /size with a fraction',
  ])
})

test('a pattern that nothing fits ends the search', () => {
  for (const schema of [
    { type: 'string', pattern: '^(?=a)b$' },
    { type: 'string', pattern: '^[a-z]{9}$', maxLength: 4 },
  ])
    expect(sampleOf({} as ContractDocument, schema, 1)).toBeUndefined()
  expect(sampleOf({} as ContractDocument, { type: 'string', pattern: '^(?!foo)[a-z]+$' }, 1)).toMatch(
    /^[a-z]+$/,
  )
})

test('a 3.0 reference ignores what stands beside it, but nullable and words', () => {
  const ref = '#/components/schemas/Name'
  const paths = {
    '/disks': {
      get: {
        responses: {
          200: {
            description: 'A disk.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    a: { $ref: ref, maxLength: 1, description: 'Short.' },
                    b: { $ref: ref, nullable: true },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
  const of = (openapi: string) =>
    valueAt(
      inDialect31(
        { openapi, info: { title: 'Disks', version: '1' }, paths: structuredClone(paths) },
        'disks',
      ),
      '/paths/~1disks/get/responses/200/content/application~1json/schema/properties',
    )
  expect(of('3.0.3')).toEqual({
    a: { $ref: ref, description: 'Short.' },
    b: { anyOf: [{ $ref: ref }, { type: 'null' }] },
  })
  expect(of('3.1.0')).toMatchObject({ a: { maxLength: 1 } })
})

test('a field that is write-only is told where it is answered, deep down too', () => {
  const user = {
    type: 'object',
    properties: { name: { type: 'string' }, password: { type: 'string', writeOnly: true } },
  }
  const schema = { type: 'object', properties: { users: { type: 'array', items: user } } }
  const found: string[] = []
  const value = {
    users: [
      { name: 'a', password: 'b' },
      { name: 'c', password: null },
    ],
  }
  expect(undocumentedFields({}, schema, value, '', found)).toEqual([])
  expect(found).toEqual(['/users/0/password'])
})
