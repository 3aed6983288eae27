import { expect, test } from 'vitest'
import { readAnswer } from '../api/envelope.ts'
import { login } from '../generated/operations.ts'
import { waitTold, waitWords } from './wait-told.ts'

function refusal(status: number, headers: Record<string, string>): unknown {
  try {
    return readAnswer(login, { error: {}, response: new Response('', { status, headers }) })
  } catch (error) {
    return error
  }
}

test('O-67 the wait of a refusal is what Retry-After says, and nothing else', () => {
  expect(waitTold(refusal(429, { 'Retry-After': '60' }))).toBe(60)
  for (const text of ['', '0', '-1', '1.5', 'Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(waitTold(refusal(429, { 'Retry-After': text }))).toBeUndefined()
  expect(waitTold(refusal(429, {}))).toBeUndefined()
  expect(waitTold(refusal(503, { 'Retry-After': '60' }))).toBeUndefined()
  expect(waitTold(new Error('no call'))).toBeUndefined()
})

test('O-67 a wait is told in minutes and seconds', () => {
  expect([1, 59, 60, 61, 900].map((seconds) => waitWords(seconds).replaceAll('\u00a0', ' '))).toEqual([
    '1 с',
    '59 с',
    '1 мин',
    '1 мин 1 с',
    '15 мин',
  ])
})
