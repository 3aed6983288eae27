// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShownAtLeast } from './use-shown-at-least.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const setUp = () =>
  renderHook(({ active }: { active: boolean }) => useShownAtLeast(active), {
    initialProps: { active: false },
  })

test('R-CONST-26 a loader that was shown stays 200 ms, however quick the answer was', () => {
  const { result, rerender } = setUp()
  expect(result.current).toBe(false)
  rerender({ active: true })
  act(() => void vi.advanceTimersByTime(50))
  rerender({ active: false })
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(149))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

test('R-CONST-26 after a slow answer it goes at once, and the next time counts anew', () => {
  const { result, rerender } = setUp()
  rerender({ active: true })
  act(() => void vi.advanceTimersByTime(5000))
  expect(result.current).toBe(true)
  rerender({ active: false })
  expect(result.current).toBe(false)
  rerender({ active: true })
  rerender({ active: false })
  expect(result.current).toBe(true)
})
