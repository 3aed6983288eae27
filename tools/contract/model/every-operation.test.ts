import { expect, test } from 'vitest'
import { declaredAnswer } from './declared-answers.ts'
import { contractOf } from './contract.ts'
import type { ContractDocument, Operation } from './document.ts'
import { completeContract } from './every-operation.ts'

const answer = (description: string) => ({ description })

function contract(more: Partial<ContractDocument>, operation: Partial<Operation> = {}): ContractDocument {
  const responses = { '200': answer('It.'), '500': answer('Its own.') }
  return {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.0.0' },
    paths: { '/thing/': { get: { operationId: 'getThing', responses, ...operation } } },
    ...more,
  }
}

const shared = { responses: { '429': answer('Slower.'), '500': answer('Any.'), default: answer('Else.') } }

test('every operation gets the shared answers that it has not', () => {
  const document = completeContract(contract({ 'x-every-operation': shared }))
  expect(document).not.toHaveProperty('x-every-operation')
  expect(document.paths['/thing/']?.get?.responses).toEqual({
    '200': answer('It.'),
    '429': answer('Slower.'),
    '500': answer('Its own.'),
    default: answer('Else.'),
  })
})

test('integers get the bounds of their format where they state none; a foreign contract stays as it is', () => {
  const schemas = () => ({
    Thing: {
      properties: {
        id: { type: 'integer', format: 'int64', minimum: 1 },
        count: { type: ['integer', 'null'], format: 'int32', exclusiveMaximum: 9 },
        kind: { type: 'integer', format: 'int32', enum: [1, 2] },
      },
    },
  })
  const own = contract({ 'x-every-operation': shared, components: { schemas: schemas() } })
  expect(completeContract(own).components?.['schemas']).toEqual({
    Thing: {
      properties: {
        id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9_007_199_254_740_991 },
        count: { type: ['integer', 'null'], format: 'int32', exclusiveMaximum: 9, minimum: -2_147_483_648 },
        kind: {
          type: 'integer',
          format: 'int32',
          enum: [1, 2],
          minimum: -2_147_483_648,
          maximum: 2_147_483_647,
        },
      },
    },
  })
  const foreign = contract({ components: { schemas: schemas() } })
  expect(completeContract(foreign)).toEqual(contract({ components: { schemas: schemas() } }))
})

test('a backend may not answer what only `default` covers; by another contract it may', () => {
  const responses = { '200': answer('It.'), default: answer('Else.') }
  const declares = (operation: Partial<Operation>) => {
    const { operations } = contractOf(contract({}, { responses, ...operation }), 'tiny.json')
    return operations[0] && declaredAnswer(operations[0].answers, 418) !== undefined
  }
  expect(declares({ 'x-effect': 'read' })).toBe(false)
  expect(declares({})).toBe(true)
})

test('a constant is an enum of one value too', () => {
  const Thing = { properties: { status: { const: 'success' }, const: { type: 'string' } } }
  const own = contract({ 'x-every-operation': shared, components: { schemas: { Thing } } })
  expect(completeContract(own).components?.['schemas']?.['Thing']).toEqual({
    properties: { status: { const: 'success', enum: ['success'] }, const: { type: 'string' } },
  })
})
