import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('R-CONST-21 only the last of several calls runs, after 300 ms of rest', () => {
  const calls: string[] = []
  const run = debounce((text: string) => calls.push(text))
  run('a')
  vi.advanceTimersByTime(299)
  run('b')
  vi.advanceTimersByTime(299)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['b'])
})

test('R-CONST-21 a waiting call can be cancelled or hurried', () => {
  const calls: string[] = []
  const run = debounce((text: string) => calls.push(text))
  run('a')
  run.cancel()
  run.flush()
  vi.runAllTimers()
  expect(calls).toEqual([])
  run('b')
  run.flush()
  vi.runAllTimers()
  expect(calls).toEqual(['b'])
})
