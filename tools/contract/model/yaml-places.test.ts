import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contractRoot } from './bundle.ts'
import type { Contract } from './contract.ts'
import { readContractFile } from './read-contract.ts'
import { judgeAnswer } from '../check/answer-rules.ts'
import type { Exchange } from '../check/client.ts'
import { workshopContract } from '../check/testing/workshop/workshop-backend.ts'
import { yamlPlaces } from './yaml-places.ts'

// Whose line is told when an answer breaks the contract: the text of that line says it.

let workshop: Contract
let shop: Contract
beforeAll(async () => {
  workshop = await readContractFile(workshopContract)
  shop = await readContractFile(contractRoot)
})

/** File and text of the lines that the findings of an answer point at. */
function lines(
  contract: Contract,
  id: string,
  json: unknown,
  given: { status?: number; headers?: object } = {},
) {
  const operation = contract.byId.get(id)
  if (!operation) throw new Error(`no operation ${id}`)
  const { status = 200, headers } = given
  const exchange: Exchange = {
    call: { operation, method: operation.method, target: operation.path, headers: {}, purpose: '' },
    visitor: { name: 'guest' },
    sent: { sid: 'known' },
    status,
    headers: new Headers({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-total-count': '1',
      ...headers,
    }),
    text: JSON.stringify(json),
    json,
  }
  const { findings, undocumented } = judgeAnswer(contract, exchange, 'full')
  const locate = yamlPlaces(contract)
  return [...findings, ...undocumented].map((one) => {
    const { file, line } = locate({ operationId: id, status, ...one })
    const text = readFileSync(resolve(file), 'utf8').split('\n')[line - 1]
    return `${file}: ${text?.trim()}`
  })
}

const folder = 'tools/contract/check/testing/workshop'

test('a keyword in another file, through a list', () => {
  expect(lines(workshop, 'machines.list', [{ id: 1, serial: 'x', kind: 'loader' }])).toEqual([
    String.raw`${folder}/schemas/machine.yaml: serial: { type: string, pattern: '^[A-Z]{2}-\d{4}$' }`,
  ])
})

test('a file that refers to a file, and to itself', () => {
  const machine = { id: 1, serial: 'EX-0001', kind: 'loader' }
  expect(lines(workshop, 'machines.list', [{ ...machine, parts: [{ name: '' }] }])).toEqual([
    `${folder}/schemas/part.yaml: name: { type: string, minLength: 1 }`,
  ])
  expect(lines(workshop, 'machines.list', [{ ...machine, parts: [{ name: 'a', parts: [{}] }] }])).toEqual([
    `${folder}/schemas/part.yaml: required: [name]`,
  ])
})

test('an undocumented field points at the properties that it is missing from', () => {
  const machine = { id: 1, serial: 'EX-0001', kind: 'loader', debug: true }
  expect(lines(workshop, 'machines.list', [machine])).toEqual([`${folder}/schemas/machine.yaml: properties:`])
})

test('what no schema says points at the answer, an undeclared status at the operation', () => {
  expect(lines(workshop, 'machines.list', [], { headers: { 'content-type': 'text/html' } })).toEqual([
    `${folder}/openapi.yaml: '200':`,
  ])
  expect(lines(workshop, 'machines.list', [], { status: 418 })).toEqual([
    `${folder}/openapi.yaml: operationId: machines.list`,
  ])
})

test('our own contract: a schema of openapi/schemas, an envelope in its path file, a header', () => {
  const success = { status: 'success', errors: [] }
  const user = shop.byId.get('getPersonal')?.answers.get('200')?.examples.get('success') as {
    data: { user: object }
  }
  expect(
    lines(shop, 'getPersonal', { ...success, data: { user: { ...user.data.user, emailVerified: 'да' } } }),
  ).toEqual([expect.stringMatching(/^openapi\/schemas\/User\.yaml: emailVerified: /)])
  expect(lines(shop, 'getPersonal', { ...success, data: {} })).toEqual([
    'openapi/paths/auth/web_personal.yaml: required: [user]',
  ])
  expect(lines(shop, 'getPersonal', user, { headers: { 'cache-control': 'public' } })).toEqual([
    expect.stringMatching(/^openapi\/headers\/NoStore\.yaml: schema: .*pattern/),
  ])
})

test('a bundled contract of one file has its own lines', async () => {
  const file = 'src/generated/contract.json'
  const bundled = await readContractFile(file)
  expect(lines(bundled, 'getPersonal', { status: 'success', errors: [], data: {} })).toEqual([
    `${file}: "required": [`,
  ])
})

test('a contract that was fetched is told by its address', () => {
  const file = 'https://contracts.example/openapi.yaml'
  const locate = yamlPlaces({ ...workshop, file })
  expect(locate({ operationId: 'machines.list', status: 200 })).toEqual({ file, line: 1 })
})
