import { expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import { contractOf } from '../model/contract.ts'
import { judgeAnswer } from './answer-rules.ts'
import type { Exchange } from './client.ts'

// A contract of another team: no envelope, no session, YAML of its own.

const document = {
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1' },
  components: {
    schemas: {
      Cat: {
        type: 'object',
        required: ['kind', 'lives'],
        properties: { kind: { const: 'cat' }, lives: { type: 'integer', maximum: 9 } },
      },
      Dog: {
        type: 'object',
        required: ['kind', 'tricks'],
        properties: { kind: { const: 'dog' }, tricks: { type: 'array', items: { type: 'string' } } },
      },
      Owned: { allOf: [{ type: 'object', properties: { owner: { type: 'string' } } }] },
    },
  },
  paths: {
    '/pets/{id}/': {
      get: {
        operationId: 'getPet',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['pet'],
                  properties: {
                    pet: {
                      allOf: [
                        { $ref: '#/components/schemas/Owned' },
                        {
                          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
                        },
                      ],
                    },
                    free: { type: 'object' },
                    byName: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Dog' } },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/jobs/': {
      get: {
        operationId: 'listJobs',
        responses: {
          200: {
            headers: {
              'X-Total': { schema: { type: 'integer', minimum: 0 } },
              'X-Page': { schema: { enum: ['first', 'last'] } },
              'X-Form': { schema: { type: 'string', pattern: String.raw`^\-[a-z]$` } },
            },
            content: {
              'application/json': {
                schema: {
                  oneOf: [
                    {
                      properties: { status: { const: 'done' }, result: { type: 'string' } },
                      required: ['result'],
                    },
                    {
                      properties: { status: { const: 'done' }, error: { type: 'string' } },
                      required: ['error'],
                    },
                    { properties: { queued: { type: 'boolean' } }, required: ['queued'] },
                  ],
                },
              },
            },
          },
        },
      },
    },
    '/visits/': {
      post: {
        operationId: 'addVisit',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  oneOf: [
                    { properties: { status: { const: 'success' }, data: { type: 'object' } } },
                    {
                      properties: {
                        status: { const: 'error' },
                        data: { type: ['object', 'null'], 'x-codes': ['taken'] },
                        errors: {
                          type: 'array',
                          items: { properties: { code: { enum: ['taken', 'closed'] } } },
                        },
                      },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
} as unknown as ContractDocument
const contract = contractOf(document, 'pets.yaml')

function judged(json: unknown, status = 200, id = 'getPet', own: Record<string, string> = {}) {
  const operation = contract.byId.get(id)
  if (!operation) throw new Error('no operation')
  const exchange: Exchange = {
    call: { operation, method: 'GET', target: '/pets/1/', headers: {}, purpose: '' },
    visitor: { name: 'guest' },
    sent: {},
    status,
    headers: new Headers({ 'content-type': 'application/json', ...own }),
    text: JSON.stringify(json),
    json,
  }
  const { findings, undocumented } = judgeAnswer(contract, exchange, 'full')
  return {
    found: findings.map(({ pointer, message }) => `${pointer} ${message}`),
    undocumented: undocumented.map(({ pointer }) => pointer),
    places: findings.map(({ schemaPointer }) => schemaPointer),
  }
}

test('an answer of the contract has no findings, and free objects are not looked into', () => {
  const json = { pet: { kind: 'cat', lives: 9, owner: 'Анна' }, free: { any: { thing: 1 } } }
  expect(judged(json)).toEqual({ found: [], undocumented: [], places: [] })
})

test('of a oneOf only the branch that was meant complains', () => {
  expect(judged({ pet: { kind: 'dog', tricks: [1] } }).found).toEqual(['/pet/tricks/0 must be string, got 1'])
  expect(judged({ pet: { kind: 'dog' } }).found).toEqual(['/pet/tricks is missing'])
  expect(judged({ pet: { kind: 'cat', lives: 12 } }).found).toEqual(['/pet/lives must be <= 9, got 12'])
})

test('fields are undocumented by the best branch, through allOf and additionalProperties', () => {
  expect(judged({ pet: { kind: 'cat', lives: 1, tricks: [] } }).undocumented).toEqual(['/pet/tricks'])
  expect(
    judged({ pet: { kind: 'cat', lives: 1 }, byName: { Rex: { kind: 'dog', tricks: [], age: 3 } } })
      .undocumented,
  ).toEqual(['/byName/Rex/age'])
})

test('a status that the contract does not have is named with those that it has', () => {
  expect(judged({}, 418).found).toEqual(['status 418 is not declared, only 200'])
})

test('branches that share a status, or have none, are no envelope', () => {
  expect(judged({ status: 'done', error: 'no oil' }, 200, 'listJobs').found).toEqual([])
  expect(judged({ queued: true }, 200, 'listJobs').found).toEqual([])
})

test('headers are held against their whole schema, and one that is only for other engines does not end the run', () => {
  const of = (headers: Record<string, string>) => judged({ queued: true }, 200, 'listJobs', headers).found
  expect(of({ 'x-total': '12', 'x-page': 'last', 'x-form': '-a' })).toEqual([])
  expect(of({ 'x-total': '-1' })).toEqual(['header X-Total must be >= 0, got -1'])
  expect(of({ 'x-total': 'many' })).toEqual(['header X-Total must be integer, got "many"'])
  expect(of({ 'x-page': 'next' })).toEqual(['header X-Page must be one of ["first","last"], got "next"'])
  expect(of({ 'x-form': 'a' })).toHaveLength(1)
})

test('data comes with the codes that the contract names alone, and a finding leads to their list', () => {
  const refused = (code: string, data: unknown) =>
    judged({ status: 'error', data, errors: [{ code }] }, 200, 'addVisit')
  expect(refused('taken', {}).found).toEqual([])
  expect(refused('closed', null).found).toEqual([])
  expect(refused('taken', null)).toMatchObject({
    found: ['/data must be there with taken'],
    places: [
      '/paths/~1visits~1/post/responses/200/content/application~1json/schema/oneOf/1/properties/data/x-codes',
    ],
  })
  expect(refused('closed', {}).found).toEqual(['/data must be null with closed'])
})
