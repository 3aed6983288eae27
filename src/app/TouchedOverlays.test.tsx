// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('R-TAB-03 prices and stock are read again in a tab that is looked at after more than ten minutes', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  await page.user.keyboard('{Shift}')
  await screen.findAllByRole('button', { name: /^В избранное/ })
  const reads = () => page.calls.filter((call) => call.includes('/catalogSection/'))
  const before = reads()
  expect(before.length).toBeGreaterThan(0)
  const lookAgain = (after: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + after })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
  lookAgain(300_000)
  expect(reads()).toEqual(before)
  lookAgain(400_000)
  await waitFor(() => expect(reads().length).toBeGreaterThan(before.length))
})
