import { expect, test } from 'vitest'
import { getHeader, getProduct } from '../generated/operations.ts'
import { ApiProblem } from './api-problem.ts'
import type { AnyOperation } from './operation.ts'
import { pageErrorStatus, passingStatus } from './page-error.ts'

const problem = (facts: { status: number; code?: string; statusCode?: number; operation?: AnyOperation }) =>
  new ApiProblem<AnyOperation>({
    operation: facts.operation ?? getProduct,
    httpStatus: facts.status,
    reasons: facts.code ? [{ code: facts.code as never, message: '' }] : [],
    data: facts.statusCode === undefined ? null : { statusCode: facts.statusCode },
  })

test.each([
  ['R-ERR-13 code techWork', { status: 200, code: 'techWork' }, 523],
  ['R-ERR-14 code 404 on a non-/api URL', { status: 200, code: '404' }, 404],
  ['R-ERR-15 statusCode 404', { status: 200, code: 'other', statusCode: 404 }, 404],
  ['R-ERR-16 statusCode 523', { status: 200, code: 'other', statusCode: 523 }, 523],
  ['R-ERR-17 any other statusCode', { status: 200, code: 'other', statusCode: 418 }, 500],
  ['R-ERR-18 HTTP 500', { status: 500 }, 500],
  ['R-ERR-06 HTTP 502 (any 5xx)', { status: 502 }, 500],
  ['R-CONST-43 HTTP 523', { status: 523 }, 523],
  ['R-ERR-19 any other failure', { status: 400 }, 404],
  ['R-ERR-19 a refusal with a code of its own', { status: 200, code: 'other' }, 404],
  ['X-10 no right', { status: 403, code: 'forbidden' }, 403],
  ['no answer at all', { status: 0 }, 523],
] as const)('%s gives page %s', (_, facts, status) => {
  expect(pageErrorStatus(problem(facts))).toBe(status)
})

test.each([
  [429, 503],
  [302, 502],
  [400, undefined],
  [404, undefined],
  [500, undefined],
])(
  'R-ERR-19 HTTP %i: the document answers %s where the address may be there the next time',
  (status, expected) => {
    expect(passingStatus(problem({ status }))).toBe(expected)
  },
)

test('R-ERR-14 code 404 on an /api call is not by itself the 404 page', () => {
  expect(pageErrorStatus(problem({ status: 200, code: '404', statusCode: 523, operation: getHeader }))).toBe(
    523,
  )
})
