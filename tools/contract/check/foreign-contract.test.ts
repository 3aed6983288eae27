import { expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import { contractOf } from '../model/contract.ts'
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
