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

test('R-CART-11 what waits for the answer to an earlier value is sent at once when asked for', async () => {
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
  sender.flush()
  sender.flush()
  expect(send.mock.calls).toEqual([[1], [2]])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(300)
  expect(rest).not.toHaveBeenCalled()
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(2)
  expect(rest).toHaveBeenCalledOnce()
})

test('R-CART-11 the last value is known until it is answered', async () => {
  const answer = Promise.withResolvers<void>()
  const sender = lastWins(
    (_value: number) => answer.promise,
    () => undefined,
  )
  expect(sender.unanswered()).toBeUndefined()
  sender.change(4)
  expect(sender.unanswered()).toBe(4)
  await vi.advanceTimersByTimeAsync(300)
  expect(sender.unanswered()).toBe(4)
  sender.change(5)
  expect(sender.unanswered()).toBe(5)
  sender.flush()
  answer.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(sender.unanswered()).toBeUndefined()
})
