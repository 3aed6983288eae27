// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './link-intent.ts'

const load = vi.fn(async () => ({}))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="/branches/">Филиалы</a>'
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  load.mockClear()
})

watchLinks([{ path: '/branches/', handle: { load } }])

const point = (type: string, pointerType: string) =>
  document
    .querySelector('a')
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, cancelable: true }))

test('R-SEO-09 a finger that scrolls over a link loads nothing, a finger that stays loads the page', () => {
  point('pointerover', 'touch')
  point('pointerdown', 'touch')
  vi.advanceTimersByTime(40)
  point('pointercancel', 'touch')
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()

  point('pointerdown', 'touch')
  vi.advanceTimersByTime(100)
  expect(load).toHaveBeenCalledTimes(1)
})

test('R-SEO-09 a short tap loads the page', () => {
  point('pointerdown', 'touch')
  point('pointerup', 'touch')
  vi.advanceTimersByTime(100)
  expect(load).toHaveBeenCalledTimes(1)
})

test('R-SEO-09 a mouse over a link loads the page at once', () => {
  point('pointerover', 'mouse')
  expect(load).toHaveBeenCalledTimes(1)
})

test('R-SEO-09 a link that the keyboard stays on loads the page, one that it passes loads nothing', () => {
  const focus = () => document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  focus()
  vi.advanceTimersByTime(40)
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
  focus()
  vi.advanceTimersByTime(100)
  expect(load).toHaveBeenCalledTimes(1)
})
