import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastWins } from './last-wins.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('R-CONST-21 values that come within 300 ms of each other are sent once, the last one', async () => {
  const send = vi.fn((_value: number) => Promise.resolve())
  const rest = vi.fn()
  const sender = lastWins(send, rest)
  sender.change(1)
  await vi.advanceTimersByTimeAsync(299)
  sender.change(2)
  await vi.advanceTimersByTimeAsync(299)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([[2]])
  expect(rest).toHaveBeenCalledOnce()
})

test('R-CART-11 while one value is under way the next waits, and only the last of those is sent', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn(
    (_value: number) =>
      new Promise<void>((resolve) => {
        answers.push(resolve)
      }),
  )
  const rest = vi.fn()
  const sender = lastWins(send, rest)
  sender.change(1)
  await vi.advanceTimersByTimeAsync(300)
  sender.change(2)
  await vi.advanceTimersByTimeAsync(300)
  sender.change(3)
  await vi.advanceTimersByTimeAsync(300)
  expect(send.mock.calls).toEqual([[1]])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls).toEqual([[1], [3]])
  expect(rest).not.toHaveBeenCalled()
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(rest).toHaveBeenCalledOnce()
})

test('R-CART-11 leaving the page sends what waits', () => {
  const send = vi.fn((_value: number) => Promise.resolve())
  const sender = lastWins(send, () => undefined)
  sender.change(5)
  sender.flush()
  expect(send.mock.calls).toEqual([[5]])
})
