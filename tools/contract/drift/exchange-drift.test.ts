import { readGeneratedContract } from '../model/generated-contract.ts'
import { expect, test } from 'vitest'
import { listOperations, examplesOf } from '../../../mocks/sandbox/contract.ts'
import { readContract } from '../../../mocks/sandbox/node/read-contract.ts'
import { createExchangeDrift, type Exchange, isBreach } from './exchange-drift.ts'

const contract = readContract()
const drift = createExchangeDrift(readGeneratedContract())
const example = (id: string, name = 'success', status = '200') => {
  const operation = listOperations(contract).find((one) => one.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  return structuredClone(examplesOf(contract, operation, status).get(name)) as { data: Json; errors: Json[] }
}
type Json = Record<string, unknown>

const kept = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const answered = (
  pathname: string,
  body: unknown,
  {
    method = 'GET',
    status = 200,
    headers = kept,
  }: { method?: string; status?: number; headers?: object } = {},
): Exchange => ({
  method,
  pathname,
  answer: {
    status,
    headers: new Headers({ ...headers }),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  },
})

/** What some answers have to bear beside `kept`. */
const answerHeaders: Readonly<Record<string, object>> = {
  '416': { 'content-range': 'bytes */100' },
  '429': { 'retry-after': '60' },
}

test('every example of the contract keeps the contract', () => {
  const broken = listOperations(contract).flatMap((operation) =>
    Object.keys(operation.definition.responses ?? {}).flatMap((status) =>
      status === 'default'
        ? []
        : [...examplesOf(contract, operation, status)].flatMap(([name, body]) => {
            // A file, not JSON.
            if (typeof body !== 'object') return []
            const pathname = operation.path.replaceAll(/\{\w+\}/g, '1')
            const headers = { ...kept, ...answerHeaders[status] }
            const found = drift(
              answered(pathname, body, { method: operation.method, status: +status, headers }),
            )
            return found ? [`${operation.id} ${status} ${name}: ${JSON.stringify(found.violations)}`] : []
          }),
    ),
  )
  expect(broken).toEqual([])
})

test('a missing field, a wrong type and a field that is not described are each told at their place', () => {
  const body = example('addToCart')
  delete body.data['version']
  body.data['count'] = '2'
  body.data['note'] = 'лишнее'
  expect(drift(answered('/web/basket/add/', body, { method: 'POST' }))).toEqual({
    operationId: 'addToCart',
    method: 'POST',
    pathname: '/web/basket/add/',
    status: 200,
    violations: [
      { kind: 'missing', pointer: '/data/version', expected: 'обязательное поле', got: 'нет' },
      { kind: 'schema', pointer: '/data/count', expected: 'integer', got: '"2" (string)' },
      {
        kind: 'undocumented',
        pointer: '/data/note',
        expected: 'такого поля в контракте нет',
        got: '"лишнее" (string)',
      },
    ],
  })
})

test('an error code that the operation does not declare is told with those that it does', () => {
  const body = example('addToCart', 'errorOutOfStock')
  body.errors = [{ code: 'burnt', message: 'Сгорело' }]
  const [found] = drift(answered('/web/basket/add/', body, { method: 'POST' }))?.violations ?? []
  expect(found).toMatchObject({ kind: 'schema', pointer: '/errors/0/code', got: '"burnt" (string)' })
  expect(found?.expected).toMatch(/^одно из "sessidInvalid", /)
})

test('inside a choice the branch that was meant says what is wrong', () => {
  const body = example('addToCart', 'errorConflict')
  body.data['version'] = 'семь'
  const found = drift(answered('/web/basket/add/', body, { method: 'POST' }))?.violations
  expect(found).toEqual([
    { kind: 'schema', pointer: '/data/version', expected: 'integer', got: '"семь" (string)' },
  ])
})

test('status, headers, content type and a body that is not whole', () => {
  const footer = example('getFooter')
  const told = (exchange: Exchange) =>
    drift(exchange)?.violations.map(({ kind, pointer, got }) => [kind, pointer, got])
  expect(told(answered('/api/footer/', footer))).toBeUndefined()
  expect(told(answered('/api/footer/', footer, { status: 418 }))).toEqual([['status', 'status', '418']])
  const onlyType = { 'content-type': 'application/json' }
  expect(told(answered('/api/footer/', footer, { headers: onlyType }))).toEqual([
    ['header', 'header Cache-Control', 'нет'],
  ])
  const html = { ...kept, 'content-type': 'text/html' }
  expect(told(answered('/api/footer/', '<h1>', { headers: html }))).toEqual([
    ['contentType', 'header Content-Type', 'text/html'],
  ])
  expect(told(answered('/api/footer/', '{"status":"succ'))).toEqual([
    ['json', '', '15 символов, конец: …{"status":"succ'],
  ])
})

test('a call that the contract does not know, and a call without an answer', () => {
  expect(drift(answered('/web/nothing/', {}))).toMatchObject({
    operationId: undefined,
    violations: [{ kind: 'operation', got: 'GET /web/nothing/' }],
  })
  expect(drift(answered('/api/footer/', {}, { method: 'POST' }))?.violations).toMatchObject([
    { kind: 'operation', expected: 'GET' },
  ])
  const lost = { method: 'GET', pathname: '/api/footer/', answer: undefined, failure: 'ECONNREFUSED' }
  expect(drift(lost)).toMatchObject({
    operationId: 'getFooter',
    status: undefined,
    violations: [{ kind: 'noAnswer', got: 'ECONNREFUSED' }],
  })
})

test('an answer that is the sandbox’s example is told, but is no breach', () => {
  const headers = { ...kept, 'sandbox-answer': 'example' }
  const told = drift(answered('/api/footer/', example('getFooter'), { headers }))
  expect(told?.violations).toEqual([
    {
      kind: 'example',
      pointer: 'header Sandbox-Answer',
      expected: 'операция с состоянием',
      got: 'пример из контракта',
    },
  ])
  expect(told && isBreach(told)).toBe(false)
  const broken = drift(answered('/api/footer/', { status: 'success', data: null, errors: [] }, { headers }))
  expect(broken && isBreach(broken)).toBe(true)
})

test('an operation that the backend lacks is told by its name: 501, or 404 where the operation has none', () => {
  for (const status of [501, 404])
    expect(drift(answered('/web/address/', {}, { status }))).toMatchObject({
      operationId: 'listAddresses',
      violations: [{ kind: 'notBuilt', expected: 'операция построена', got: `HTTP ${status}` }],
    })
  const gone = { status: 'error', data: null, errors: [{ code: '404', message: 'Не найдено.' }] }
  expect(drift(answered('/web/profile/order/7/', gone, { status: 404 }))).toBeUndefined()
})
