import { expect, test } from 'vitest'
import { errorPageKind, routeErrorMessage, routeErrorStatus } from './error-status.ts'

test('R-ERR-20 the status is taken from statusCode, status or response.status', () => {
  expect(routeErrorStatus({ statusCode: 404, status: 500 })).toBe(404)
  expect(routeErrorStatus({ status: 403 })).toBe(403)
  expect(routeErrorStatus({ response: { status: 502 } })).toBe(502)
})

test('R-ERR-21 an error without a status counts as 500', () => {
  for (const error of [new Error('x'), null, undefined, 'text', {}, { status: 'bad' }, { status: 42 }]) {
    expect(routeErrorStatus(error)).toBe(500)
  }
})

test('R-ERR-22 R-ERR-23 R-ERR-24 X-07 each status has its page', () => {
  expect(errorPageKind(404, '/')).toBe('notFound')
  expect(errorPageKind(500, '/')).toBe('serverError')
  expect(errorPageKind(503, '/')).toBe('serverError')
  expect(errorPageKind(523, '/')).toBe('technical')
  expect(errorPageKind(418, '/')).toBe('technical')
})

test('X-10 no right inside the personal area is a page of its own', () => {
  expect(errorPageKind(403, '/personal/orders/')).toBe('forbidden')
  expect(errorPageKind(403, '/catalog/')).toBe('technical')
})

test('R-ERR-26 the message of a thrown problem is kept', () => {
  expect(routeErrorMessage({ data: { message: 'Unknown middleware x' } })).toBe('Unknown middleware x')
  expect(routeErrorMessage(new Error('inner'))).toBe('')
})
