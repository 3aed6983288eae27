import { expect, test, vi } from 'vitest'
import { lateMarkup, lateWanted, markupTakenOver } from './late-markup.ts'

test('nothing is waited for when no part of the page is markup', async () => {
  await expect(markupTakenOver()).resolves.toBeUndefined()
})

test('a change waits until the last part has been taken over, and wants their code now', async () => {
  const [first, second] = [lateMarkup(), lateMarkup()]
  first.hold()
  const secondGone = second.hold()
  const changed = vi.fn<() => void>()
  const change = markupTakenOver().then(changed)
  await lateWanted
  first.take()
  await Promise.resolve()
  expect(changed).not.toHaveBeenCalled()
  secondGone()
  await change
  expect(changed).toHaveBeenCalledOnce()
})

test('a part that was taken over before it could say so holds nothing up', async () => {
  const part = lateMarkup()
  part.take()
  part.hold()
  await expect(markupTakenOver()).resolves.toBeUndefined()
})

test('code that never comes holds a change up for 3 s at most', async () => {
  vi.useFakeTimers()
  const gone = lateMarkup().hold()
  const changed = vi.fn<() => void>()
  const change = markupTakenOver().then(changed)
  await vi.advanceTimersByTimeAsync(2999)
  expect(changed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await change
  gone()
  vi.useRealTimers()
})
