import { beforeAll, expect, test } from 'vitest'
import { compareContracts } from '../diff/contract-comparison.ts'
import { bundleContract } from './bundle.ts'
import { type ContractDocument, ContractError, operationEntries } from './document.ts'
import { nameClashes, namedContract } from './named-parts.ts'
import { recordOf } from './record.ts'
import { eachRecord } from './subschemas.ts'

let contract: ContractDocument
let named: ContractDocument
beforeAll(async () => {
  contract = await bundleContract()
  named = namedContract(contract)
})

const schemas = () => named.components?.['schemas'] ?? {}

test('request, answer, success, refusal and its codes of an operation are components of its name', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  expect(schemas()['LoginAnswer']).toEqual({ oneOf: [ref('LoginSuccess'), ref('LoginRefusal')] })
  expect(schemas()['LoginRefusal']).toMatchObject({
    properties: { errors: { items: ref('LoginRefusalError') } },
  })
  expect(schemas()['LoginRefusalError']).toMatchObject({
    required: ['code', 'message'],
    properties: { code: ref('LoginRefusalCode'), message: { type: 'string' } },
  })
  expect(schemas()['LoginRefusalCode']).toMatchObject({ enum: expect.arrayContaining(['wrongCredentials']) })
  expect(schemas()['LoginRequest']).toMatchObject({ required: ['credentials'] })
})

test('no body, answer or enum stays without a name', () => {
  const inline: string[] = []
  for (const { operation } of operationEntries(named))
    for (const part of [operation.requestBody, ...Object.values(operation.responses)])
      for (const [type, media] of Object.entries(recordOf(recordOf(part)['content'])))
        if (!('$ref' in recordOf(recordOf(media)['schema']))) inline.push(`${operation.operationId} ${type}`)
  eachRecord(
    named,
    (node, pointer) => {
      // A constant stays where it tells the branches of an answer apart.
      const isEnum = Array.isArray(node['enum']) && !('const' in node) && !pointer.includes('/x-')
      if (isEnum && !/^\/components\/schemas\/[^/]+$/.test(pointer)) inline.push(pointer)
    },
    { skip: (pointer) => /\/(example|examples|servers)$/.test(pointer) },
  )
  expect(inline).toEqual([])
})

test('names change nothing of what the contract says', () => {
  expect(compareContracts(contract, named)).toEqual([])
  expect(compareContracts(named, contract)).toEqual([])
})

test('two parts of one name are told, unless they say the same', () => {
  const clashing = structuredClone(contract)
  const all = clashing.components?.['schemas'] ?? {}
  all['LoginRequest'] = { type: 'string', maxLength: 5 }
  expect(nameClashes(clashing).map(({ name }) => name)).toEqual(['LoginRequest'])
  expect(() => namedContract(clashing)).toThrow(ContractError)
  all['LoginRequest'] = schemas()['LoginRequest']
  expect(nameClashes(clashing)).toEqual([])
})

test('a parameter named as a schema is told', () => {
  const clashing = structuredClone(contract)
  const parameters = clashing.components?.['parameters'] ?? {}
  parameters['Order'] = parameters['SearchText']
  expect(nameClashes(clashing)).toMatchObject([{ name: 'Order', pointer: '/components/parameters/Order' }])
})
