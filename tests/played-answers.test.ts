import { expect, onTestFinished, test } from 'vitest'
import { examplesOf, listOperations, mediaOf } from '../mocks/sandbox/contract.ts'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { isProblem } from '../src/api/api-problem.ts'
import type { AnyOperation, Input } from '../src/api/operation.ts'
import { createSender } from '../src/api/send.ts'
import { operationList } from '../src/generated/operation-list.ts'

// Every answer that the contract names reaches the shop's client, whatever it takes to provoke it.

const contract = readContract()
const definitions = new Map(listOperations(contract).map((operation) => [operation.id, operation]))

/** The playable answers of an operation: `default` is what stands before a backend answers. */
function answersOf(id: string) {
  const operation = definitions.get(id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  return Object.keys(operation.definition.responses ?? {})
    .filter((name) => 'schema' in (mediaOf(contract, operation, name) ?? {}))
    .flatMap((name) =>
      // A file has no envelope.
      [...examplesOf(contract, operation, name)]
        .filter(([, value]) => typeof value === 'object')
        .map(([example, value]) => ({
          status: name === 'default' ? 503 : Number(name),
          example,
          value: value as { status: string; data: unknown; errors: { code: string; message: string }[] },
        })),
    )
}

function emptyInput({ id, path }: AnyOperation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])
  const hasBody = definitions.get(id)?.definition.requestBody !== undefined
  return { path: Object.fromEntries(names), ...(hasBody && { body: {} }) }
}

test.each(operationList.map((operation) => [operation.id, operation] as const))(
  'R-ERR-13 the client gives every answer of %s as the contract declares it',
  async (id, operation) => {
    const shop = openShop()
    onTestFinished(() => shop.close())
    const answers = answersOf(id)
    expect(answers.length).toBeGreaterThan(0)
    for (const { status, example, value } of answers) {
      let expired = 0
      const send = createSender({
        baseUrl: 'http://localhost',
        fetch: (request) => {
          request.headers.set('prefer', `code=${status}, example=${example}`)
          return shop.fetch(request, { loopback: true })
        },
        cleanHtml: (html) => html,
        onSessionExpired: () => (expired += 1),
      })
      // What is sent doesn't matter: the answer is chosen before the request is read.
      const input = emptyInput(operation) as Input<typeof operation>
      const outcome: unknown = await send(operation, input, {}).catch((error: unknown) => error)
      const told = isProblem(outcome)
        ? { status: outcome.httpStatus, data: outcome.data, errors: outcome.errors }
        : { status: 200, data: outcome, errors: [] }
      const { data, errors } = value
      expect(told, `${status} ${example}`).toEqual({ status, data, errors })
      expect(isProblem(outcome), `${status} ${example}`).toBe(value.status === 'error')
      expect(expired).toBe(status === 401 ? 1 : 0)
    }
  },
)
