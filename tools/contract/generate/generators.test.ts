import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContractDocument, operationEntries } from '../model/document.ts'
import { htmlPointers } from './html-pointers.ts'
import { inDialect31 } from '../model/openapi-dialect.ts'
import { operationPrints } from './operation-prints.ts'
import { operationsFile } from './operations-file.ts'
import { staleFiles, writeGenerated } from './write-generated.ts'

type Schemas = Record<string, unknown>

/** A contract of one operation that answers `data` of a schema. */
function contractOf(data: unknown, schemas: Schemas = {}, more: object = {}): ContractDocument {
  const content = { 'application/json': { schema: { properties: { data } } } }
  const operation = {
    operationId: 'getThing',
    responses: { '200': { description: 'It.', content } },
    ...more,
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.0.0' },
    paths: { '/thing/': { get: operation } },
    components: { schemas },
  }
}

function htmlOf(document: ContractDocument): string[] {
  return operationEntries(document).flatMap((entry) => htmlPointers(document, entry))
}

const html = { type: 'string', format: 'html' }

test('O-108 HTML is found in lists, maps, tuples and branches', () => {
  const document = contractOf(
    {
      properties: {
        text: html,
        list: { items: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Block' }] } },
        map: { patternProperties: { '^a': html } },
        pair: { prefixItems: [{ type: 'integer' }, html] },
      },
    },
    { Block: { allOf: [{ properties: { body: html } }] } },
  )
  expect(htmlOf(document)).toEqual(['list/*/body', 'map/*', 'pair/*', 'text'])
})

test('O-108 HTML whose places have no end stops the generation instead of staying as it came', () => {
  const tree = (text: object) => ({
    Branch: { properties: { text, below: { items: { $ref: '#/components/schemas/Branch' } } } },
  })
  const data = { $ref: '#/components/schemas/Branch' }
  expect(htmlOf(contractOf(data, tree({ type: 'string' })))).toEqual([])
  expect(() => htmlOf(contractOf(data, tree(html)))).toThrow(
    'getThing: data/below/*/text is HTML in a schema',
  )
})

test('security of the whole contract and a constant header behind a reference reach the operations', () => {
  const document: ContractDocument = {
    ...contractOf(
      {},
      { Plain: { const: 'none' } },
      {
        parameters: [{ in: 'header', name: 'X-Mode', schema: { $ref: '#/components/schemas/Plain' } }],
      },
    ),
    security: [{ session: [], token: [] }],
  }
  const text = operationsFile(document)
  expect(text).toContain('"auth":"token"')
  expect(text).toContain('"headers":{"X-Mode":"none"}')
})

test('a print follows a reference into a component', () => {
  const print = (type: string) =>
    operationPrints(
      contractOf(
        { $ref: '#/components/schemas/Card/properties/name' },
        { Card: { properties: { name: { type } } } },
      ),
    ).get('getThing')
  expect(print('string')).toBe(print('string'))
  expect(print('string')).not.toBe(print('integer'))
})

test('3.0 is read as 3.1, in a default answer and under any name too', () => {
  const nullable = { type: 'string', nullable: true }
  const content = { 'application/json': { schema: nullable } }
  const document = inDialect31(
    {
      openapi: '3.0.3',
      info: { title: 'Old', version: '1.0.0' },
      paths: { '/a/': { get: { responses: { default: { description: 'Any.', content } } } } },
      components: {
        schemas: { example: nullable, Thing: { properties: { enum: nullable }, example: nullable } },
      },
    },
    'old.json',
  )
  const known = { type: ['string', 'null'] }
  expect(document.paths['/a/']?.get?.responses['default']).toMatchObject({
    content: { 'application/json': { schema: known } },
  })
  expect(document.components?.['schemas']).toEqual({
    example: known,
    Thing: { properties: { enum: known }, example: nullable },
  })
})

test('a file that is made no more is stale, and goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  try {
    expect(await writeGenerated(folder, { 'a.ts': 'a', 'b.json': 'b' })).toEqual(['a.ts', 'b.json'])
    await writeFile(join(folder, '.a.ts.99.tmp'), 'of somebody who writes right now')
    expect(await staleFiles(folder, { 'a.ts': 'a' })).toEqual(['b.json'])
    expect(await writeGenerated(folder, { 'a.ts': 'A' })).toEqual(['a.ts', 'b.json'])
    expect(await readdir(folder)).toEqual(['.a.ts.99.tmp', 'a.ts'])
    expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('A')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
