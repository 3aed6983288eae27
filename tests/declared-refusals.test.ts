import { expect, test } from 'vitest'
import type { Sandbox } from '../mocks/sandbox/create-sandbox.ts'
import { type ContractOperation, listOperations, type ParameterObject } from '../mocks/sandbox/contract.ts'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { contractExample } from '../mocks/sandbox/operation.ts'
import { operations } from '../mocks/sandbox/operations/all.ts'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { sessidOf } from '../mocks/sandbox/session.ts'
import {
  exampleAddress,
  exampleBody,
  parameterExample,
  parametersIn,
} from '../mocks/sandbox/testing/contract-request.ts'
import { enter, openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { call } from '../mocks/sandbox/testing/tiny-sandbox.ts'
import { worldSeed } from '../mocks/sandbox/world-seed.ts'

// Each status that the contract declares is brought about by a request that asks for it, on each operation.

const contract = readContract()
const table: Record<string, unknown> = operations
/**
 * The form of an upload has tests of its own (files.test.ts), and so has a switch of the company by another site
 * (company-rights.test.ts).
 */
const swept = listOperations(contract).filter(({ id }) => id !== 'uploadFile' && id !== 'switchContractor')
/** What these requests can't show: some calls alone need the right, jobs of the seed are over, and a request without parameters is never malformed. */
const left: Record<string, readonly string[]> = {
  '400': ['deletePassport'],
  '403': ['addServiceToSavedCart', 'createSavedCart', 'getJob', 'listAccessRequests'],
}
/** Only answers its example, and turns down a request for anything else by 501. */
const isExample = ({ id }: ContractOperation) => table[id] === contractExample
const seed = worldSeed()

/** The buyer's session in a sandbox of its own. */
async function openSession(shop: Sandbox) {
  const headers = await enter(shop, seedIds.users.buyer.email)
  return { shop, headers, sessid: await sessidOf(headers['cookie']?.slice('SID='.length) ?? '') }
}
const buyer = await openSession(openShop({ seed }))
/** The companies let their people see orders, without which an order is 404, and nothing else. */
const powerless = await openSession(
  openShop({
    seed: {
      ...seed,
      rows: {
        ...seed.rows,
        members: seed.rows.members?.map((one) => ({ ...one, rights: ['orders.viewAll'] })),
      },
    },
  }),
)

const nothing = 999_999_999
const unknownUuid = 'f3b1c9de-5a77-4c0e-9d42-7b60a1e8c355'

const mayName = ({ name }: ParameterObject) => /^(id|code)$|Id$/.test(name)

interface Changes {
  values?: Record<string, string>
  /** Replaces the body; a string is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** The status of the answer to the contract's example with changes. */
async function ask(operation: ContractOperation, changes: Changes = {}, { shop, ...session } = buyer) {
  const { values, body, headers } = changes
  const example = exampleBody(operation)
  const required = parametersIn(operation, 'header').filter((one) => one.required)
  const answer = await call(shop, exampleAddress(operation, values), {
    method: operation.method,
    headers: {
      ...Object.fromEntries(required.map((one) => [one.name, parameterExample(one)])),
      'X-SESSID': session.sessid,
      ...session.headers,
      ...headers,
    },
    ...(example && { body: body ?? { ...example, SESSID: session.sessid } }),
  })
  return String(answer.status)
}

/** Of no known thing: the address, or the body where the address names nothing. */
function unknownThing(operation: ContractOperation): Changes {
  const values: Record<string, string> = {}
  for (const { name, schema } of parametersIn(operation, 'path', 'query').filter(mayName))
    if (name !== 'filterPath')
      values[name] =
        name === 'code' ? 'no-such-thing' : schema?.format === 'uuid' ? unknownUuid : String(nothing)
  if (Object.keys(values).length > 0) return { values }
  const body: Record<string, unknown> = { ...exampleBody(operation) }
  for (const name of ['orderId', 'contragentId', 'companyId']) if (name in body) body[name] = nothing
  return { body: { ...body, SESSID: buyer.sessid } }
}

/** A parameter that its schema turns down: no number, or too long. Without parameters the SESSID is missing. */
function wrongParameter(operation: ContractOperation): Changes {
  const [first] = [
    ...parametersIn(operation, 'query').filter(({ name }) => name === 'PAGEN_1'),
    ...parametersIn(operation, 'path', 'query').filter(({ schema }) => schema?.type === 'integer'),
    ...parametersIn(operation, 'path', 'query'),
  ]
  return first ? { values: { [first.name]: 'a'.repeat(3000) } } : { headers: { 'X-SESSID': '' } }
}

const provocations: Record<string, (operation: ContractOperation) => Promise<string>> = {
  '400': (operation) =>
    operation.definition.requestBody
      ? ask(operation, { body: '{"SESSID":' })
      : ask(operation, { values: { [parametersIn(operation, 'path', 'query')[0]?.name ?? '']: '%zz' } }),
  '401': (operation) => ask(operation, { headers: { 'Authorization-Token': 'a'.repeat(64) } }),
  '403': (operation) => ask(operation, {}, powerless),
  '404': (operation) => ask(operation, unknownThing(operation)),
  '413': (operation) => ask(operation, { body: `"${'a'.repeat(1_000_001)}"` }),
  '415': (operation) => ask(operation, { headers: { 'content-type': 'text/plain' } }),
  '422': (operation) =>
    operation.definition.requestBody
      ? ask(operation, { body: '[]' })
      : ask(operation, wrongParameter(operation)),
}

test.each(Object.keys(provocations))('every operation that declares %s answers it', async (status) => {
  const declaring = swept.filter(
    (operation) =>
      operation.definition.responses?.[status] !== undefined &&
      !left[status]?.includes(operation.id) &&
      !(status === '404' && isExample(operation)),
  )
  const others: string[] = []
  for (const operation of declaring) {
    const answered = await provocations[status]?.(operation)
    if (answered !== status) others.push(`${operation.id} ${answered}`)
  }
  expect(others).toEqual([])
})
