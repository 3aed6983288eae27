import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contractRoot } from '../model/bundle.ts'
import type { ContractDocument } from '../model/document.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { isRecord } from '../model/record.ts'
import { readDocument } from '../model/read-contract.ts'
import { compareContracts } from './contract-comparison.ts'
import { releasedContract } from './released.ts'

// A contract never differs from itself, however its keys stand, whichever of its parts are left.

const workshop = fileURLToPath(new URL('../check/testing/workshop/openapi.yaml', import.meta.url))
const released = releasedContract(fileURLToPath(new URL('../../..', import.meta.url)))?.file
const files = [contractRoot, generatedContractFile, workshop, ...(released === undefined ? [] : [released])]

/** Lists of these mean the same in any order of their keys alone. */
function reordered(node: unknown, turn: number): unknown {
  if (Array.isArray(node)) return node.map((one) => reordered(one, turn))
  if (!isRecord(node)) return node
  const entries = Object.entries(node)
  const shift = turn % Math.max(1, entries.length)
  const turned = [...entries.slice(shift), ...entries.slice(0, shift)]
  return Object.fromEntries(turned.map(([key, own]) => [key, reordered(own, turn)]))
}

describe.each(files)('%s', async (file) => {
  const document = await readDocument(file)
  const paths = Object.entries(document.paths)

  test('does not differ from itself', () => {
    expect(compareContracts(document, document)).toEqual([])
  })

  test('nor do parts of it from themselves in another order of keys', () => {
    const chosen = fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(chosen, fc.nat(7), (some, turn) => {
        const part = { ...document, paths: Object.fromEntries(some) }
        expect(compareContracts(part, reordered(part, turn) as ContractDocument)).toEqual([])
      }),
      { numRuns: 3, seed: 1 },
    )
  })
})

/** Schemas with any of the keywords, and others inside of them to a depth. */
const schemaOf = (depth: number, refers: boolean): fc.Arbitrary<Record<string, unknown>> => {
  const inner = depth === 0 ? fc.constant({ type: 'string' }) : schemaOf(depth - 1, refers)
  return fc.record(
    {
      type: fc.constantFrom<unknown>('string', 'integer', 'object', 'array', ['string', 'null']),
      enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', null), { minLength: 1 }),
      'x-extensible-enum': fc.uniqueArray(fc.constantFrom('a', 'b'), { minLength: 1 }),
      minimum: fc.nat(5),
      maxLength: fc.nat(9),
      pattern: fc.constantFrom('^a+$', '.*'),
      format: fc.constantFrom('date', 'uuid', 'html'),
      default: fc.constantFrom('a', 1, null),
      readOnly: fc.boolean(),
      deprecated: fc.boolean(),
      required: fc.uniqueArray(fc.constantFrom('a', 'b'), { minLength: 1 }),
      properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 2 }),
      items: inner,
      oneOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
      allOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
      ...(refers && { $ref: fc.constant('#/components/schemas/Shared') }),
    },
    { requiredKeys: [] },
  )
}
const schema = schemaOf(1, true)
const sharedSchema = schemaOf(1, false)

test('no document of any schemas differs from itself', () => {
  fc.assert(
    fc.property(sharedSchema, schema, schema, fc.nat(5), (shared, asked, answered, turn) => {
      const content = { 'application/json': { schema: answered } }
      const document = {
        openapi: '3.1.0',
        info: { title: 'Any', version: '1' },
        components: { schemas: { Shared: shared } },
        paths: {
          '/any/{id}': {
            post: {
              parameters: [{ name: 'id', in: 'path', required: true, schema: asked }],
              requestBody: { content: { 'application/json': { schema: asked } } },
              responses: { 200: { description: 'Any.', content } },
            },
          },
        },
      } as unknown as ContractDocument
      expect(compareContracts(document, reordered(document, turn) as ContractDocument)).toEqual([])
    }),
    { numRuns: 60, seed: 1 },
  )
})
