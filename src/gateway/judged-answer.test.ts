import { expect, test } from 'vitest'
import { examplesOf, listOperations } from '../../mocks/sandbox/contract.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { operationList } from '../generated/operation-list.ts'
import { call, gatewayOver } from '../testing/tiny-gateway.ts'
import type { BrokenAnswer } from './gateway.ts'
import { gatewayContract } from './gateway-contract.ts'

const whole = gatewayContract(operationList, contract)

interface Footer {
  data: Record<string, unknown>
}

/** The example of the contract as a backend's answer, changed. */
async function seen(change: (example: Footer) => Response) {
  const operation = listOperations(contract).find(({ id }) => id === 'getFooter')
  const example = operation && examplesOf(contract, operation, '200').get('success')
  const told: Omit<BrokenAnswer, 'request' | 'text'>[] = []
  const { gateway } = gatewayOver(() => change(structuredClone(example) as Footer), {
    contract: whole,
    onBrokenAnswer: ({ operation, status, pointer, expected }) =>
      told.push({ operation, status, pointer, expected }),
  })
  const answer = await gateway(call('/api/footer/'))
  return { status: answer.status, body: (await answer.json()) as unknown, told }
}

test('R-ERR-13 an answer of the contract passes as it came, unknown fields and all', async () => {
  const passed = await seen((example) => Response.json({ ...example, more: 1 }))
  expect(passed).toMatchObject({ status: 200, body: { more: 1 }, told: [] })
})

test('R-ERR-13 a missing field and a wrong type are a failed call, told with operation and place', async () => {
  const missing = await seen((example) => {
    Reflect.deleteProperty(example.data, 'social')
    return Response.json(example)
  })
  expect(missing).toMatchObject({
    status: 502,
    body: { status: 'error', data: null },
    told: [{ operation: 'getFooter', status: 200, pointer: '/data/social', expected: 'required' }],
  })
  const other = await seen((example) => Response.json({ ...example, data: { ...example.data, social: [] } }))
  expect(other).toMatchObject({ status: 502, told: [{ pointer: '/data/social', expected: 'object' }] })
})

test('R-ERR-13 success that is no JSON, cut short or a redirection is a failed call', async () => {
  const answers = [
    () => new Response('<p>Добро пожаловать</p>', { headers: { 'content-type': 'text/html' } }),
    () => new Response('{"status":"succ', { headers: { 'content-type': 'application/json' } }),
    () => new Response(null, { status: 204 }),
    () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
  ]
  for (const answer of answers) expect((await seen(answer)).status).toBe(502)
})

test('R-ERR-13 a refusal stays one; data of another shape is taken from it', async () => {
  const errors = [{ code: 'techWork', message: 'Ведутся работы.' }]
  const refused = await seen(() => Response.json({ status: 'error', data: { statusCode: 523 }, errors }))
  expect(refused).toMatchObject({ status: 200, body: { data: { statusCode: 523 }, errors }, told: [] })
  const strange = await seen(() => Response.json({ status: 'error', data: { statusCode: [] }, errors }))
  expect(strange).toMatchObject({
    status: 200,
    body: { data: null, errors },
    told: [{ pointer: '/data/statusCode' }],
  })
  const page = await seen(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(page).toMatchObject({ status: 502, body: { status: 'error', data: null, errors: [] } })
})

test('every operation declares the shape of its answer', () => {
  for (const { id } of operationList.filter((operation) => !('answersFile' in operation)))
    expect({ id, ...whole.answerShapes(id, 200)?.success({ data: {} }) }).toMatchObject({
      expected: 'required',
    })
})
