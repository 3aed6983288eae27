import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContractFile } from '../model/read-contract.ts'
import { type PrismProcess, spawnPrism, untilAnswering } from '../prism/prism-process.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'

// A mock that answers a document rightly raises no alarm, whatever styles and proofs the document asks for.

const colours = ['blue', 'black']
const rgb = { R: 100, G: 200 }
const list = { type: 'array', items: { type: 'string' } }
const object = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } }
const query = (style: string, explode: boolean, schema: object, example: unknown) => ({
  name: 'color',
  in: 'query',
  required: true,
  style,
  explode,
  schema,
  example,
})
const answer = {
  200: {
    description: 'Done.',
    content: { 'application/json': { schema: { type: 'object' }, example: { ok: true } } },
  },
  400: { description: 'Wrong.', content: { 'application/problem+json': { schema: { type: 'object' } } } },
  422: { description: 'Wrong.', content: { 'application/problem+json': { schema: { type: 'object' } } } },
}
const get = (operationId: string, parameters: object[], responses: object = answer) => ({
  get: { operationId, parameters, responses },
})
const path = (style: string, explode: boolean) => ({
  name: 'color',
  in: 'path',
  required: true,
  style,
  explode,
  // Prism ends with an error of its own on a list in a path.
  schema: { type: 'string' },
  example: 'blue',
})
const document = {
  openapi: '3.1.0',
  info: { title: 'Styles', version: '1' },
  components: {
    securitySchemes: {
      who: { type: 'http', scheme: 'bearer' },
      app: { type: 'apiKey', in: 'header', name: 'X-App' },
    },
  },
  paths: {
    '/form': get('form', [query('form', true, list, colours)]),
    '/comma': get('comma', [query('form', false, list, colours)]),
    '/space': get('space', [query('spaceDelimited', false, list, colours)]),
    '/pipe': get('pipe', [query('pipeDelimited', false, list, colours)]),
    '/deep': get('deep', [query('deepObject', true, object, rgb)]),
    '/simple/{color}': get('simple', [path('simple', false)]),
    '/label/{color}': get('label', [path('label', false)]),
    '/matrix/{color}': get('matrix', [path('matrix', false)]),
    '/both': { get: { operationId: 'both', security: [{ who: [], app: [] }], responses: answer } },
    '/page': get('page', [], {
      200: {
        description: 'A page.',
        content: { 'text/html': { schema: { type: 'string' }, example: 'Hello!' } },
      },
    }),
  },
}

let prism: PrismProcess
let folder = ''
let file = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-prism-'))
  file = join(folder, 'styles.json')
  writeFileSync(file, JSON.stringify(document))
  prism = await spawnPrism(file)
  await untilAnswering(prism)
}, 90_000)
afterAll(async () => {
  await prism.stop()
  rmSync(folder, { recursive: true })
})

for (const level of ['shape', 'full'] as const)
  test(`every style and proof passes through Prism (${level})`, async () => {
    const args = [
      '--target',
      `http://127.0.0.1:${prism.port}`,
      '--rate',
      '0',
      '--level',
      level,
      '--runs',
      '0',
    ]
    const options = readOptions(args, { CONTRACT_TOKEN: 'me', CONTRACT_TOKEN_APP: 'app' })
    if (!options) throw new Error('only help was asked for')
    const report = await runCheck({ contract: await readContractFile(file), options })
    const found = report.violations.map(({ operationId, rule }) => `${operationId}: ${rule}`)
    // Prism takes any token, and a deepObject that is left out.
    expect(found.toSorted()).toEqual(level === 'shape' ? [] : ['both: token', 'deep: bad-request'])
    const untested = report.operations.filter(({ verdict }) => verdict === 'untested')
    expect(untested.map(({ operationId, reason }) => `${operationId}: ${reason}`)).toEqual([])
  })
