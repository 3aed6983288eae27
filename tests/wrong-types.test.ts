import { expect, test } from 'vitest'
import { answerSchema } from '../mocks/sandbox/answer-check.ts'
import { type ContractOperation, examplesOf, listOperations } from '../mocks/sandbox/contract.ts'
import { createValidator } from '../mocks/sandbox/schema-checker.ts'
import { gatewayContract } from '../src/gateway/gateway-contract.ts'
import { judgeAnswer } from '../src/gateway/judged-answer.ts'
import contract from '../src/generated/contract.json' with { type: 'json' }
import { operationList } from '../src/generated/operation-list.ts'
import { replacementsOf, withReplacement } from '../tools/torture/replacements.ts'

// Another type in any field of any answer is a failed call, logged with its place; what the contract allows is none. Whether
// it is allowed is said by a validator of JSON Schema that shares nothing with the gateway's checks.

const gateway = gatewayContract(operationList, contract)
const promised = new Set(['type', 'required', 'enum', 'const'])
/** A large answer has thousands of fields; the first ones of every kind stand near its top. */
const mostPlaces = 24

const withAnswer = listOperations(contract).filter(
  (operation) => !operationList.some(({ id, ...rest }) => id === operation.id && 'answersFile' in rest),
)

/** @returns what is judged otherwise than by the contract, in words, and in how many places the contract was broken */
function faultsOf(operation: ContractOperation): { found: string[]; breaking: number } {
  const example = examplesOf(contract, operation, '200').get('success')
  const known = operationList.find(({ id }) => id === operation.id)
  const schema = answerSchema(contract, operation, 200, 'success')
  if (!example || !known || !schema)
    return { found: [`${operation.id}: no example of a success`], breaking: 0 }
  const validate = createValidator(contract, schema)
  const found: string[] = []
  let breaking = 0
  const places = replacementsOf(example)
    .filter(({ path }) => path.length > 1)
    .slice(0, mostPlaces)
  for (const { path, value } of places) {
    const answer = withReplacement(example, { path, value })
    const broken = validate(answer)
    const json = new TextEncoder().encode(JSON.stringify(answer))
    const { isSuccess, misfit, text } = judgeAnswer(gateway.answerShapes, known, { status: 200, json })
    const place = `/${path.join('/')}`
    const what = `${operation.id} ${place} = ${JSON.stringify(value)}`
    if (broken.some(({ keyword }) => promised.has(keyword))) {
      breaking += 1
      if (isSuccess) found.push(`${what} passes`)
      const { pointer = '' } = misfit ?? {}
      const isTold = misfit !== undefined && (place.startsWith(pointer) || pointer.startsWith(place))
      // A refusal inside of a success is none of the contract's types.
      if (!isTold && text === undefined) found.push(`${what} is told at ${pointer}`)
    } else if (broken.length === 0 && text === undefined) found.push(`${what} is refused`)
  }
  return { found, breaking }
}

test('R-ERR-13 another type in any field is a failed call with its place, and nothing that the contract allows is', () => {
  const faults = withAnswer.map(faultsOf)
  expect(faults.flatMap(({ found }) => found)).toEqual([])
  expect(faults.reduce((sum, { breaking }) => sum + breaking, 0)).toBeGreaterThan(1500)
}, 120_000)
