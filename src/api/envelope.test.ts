import { describe, expect, test } from 'vitest'
import { addToCart, getProduct, login } from '../generated/operations.ts'
import { ApiProblem } from './api-problem.ts'
import { type Answer, readAnswer } from './envelope.ts'

const answer = (body: unknown, status = 200): Answer => ({
  ...(status < 300 ? { data: body } : { error: body }),
  response: new Response(null, { status }),
})

function problemOf(read: () => unknown): ApiProblem {
  try {
    read()
  } catch (error) {
    if (error instanceof ApiProblem) return error
  }
  throw new Error('No problem was thrown')
}

describe('readAnswer', () => {
  test('gives the data of a successful answer', () => {
    const data = readAnswer(login, answer({ status: 'success', data: { token: 'in-cookie' }, errors: [] }))
    expect(data).toEqual({ token: 'in-cookie' })
  })

  test('R-CART-07 an answer whose is_success is not true is a refusal', () => {
    const problem = problemOf(() =>
      readAnswer(addToCart, answer({ status: 'success', data: { is_success: false }, errors: [] })),
    )
    expect(problem.httpStatus).toBe(200)
  })

  test.each([
    ['R-AUTH-04 without data', { status: 'success', data: null, errors: [] }],
    [
      'R-AUTH-05 with errors',
      { status: 'success', data: { token: 't' }, errors: [{ code: 'x', message: 'm' }] },
    ],
    ['R-AUTH-06 with status error', { status: 'error', data: { token: 't' }, errors: [] }],
  ])('R-AUTH-07 a login %s is rejected', (_, body) => {
    expect(problemOf(() => readAnswer(login, answer(body)))).toBeInstanceOf(ApiProblem)
  })

  test('R-PROD-06 a non-empty errors array rejects the product and keeps code, message and field', () => {
    const errors = [{ code: '404', message: 'Товар не найден', field: 'code' }]
    const problem = problemOf(() => readAnswer(getProduct, answer({ status: 'error', data: null, errors })))
    expect(problem.errors).toEqual(errors)
    expect(problem.message).toBe('Товар не найден')
  })

  test('another status is a problem with that status, even when its body is no envelope', () => {
    expect(problemOf(() => readAnswer(login, answer('<html>', 502))).httpStatus).toBe(502)
  })

  test('R-API-03 a 401 tells that the session is over', () => {
    let expired = 0
    const read = () =>
      readAnswer(getProduct, answer({ status: 'error', data: null, errors: [] }, 401), {
        onUnauthorized: () => (expired += 1),
      })
    expect(problemOf(read).httpStatus).toBe(401)
    expect(expired).toBe(1)
  })
})
