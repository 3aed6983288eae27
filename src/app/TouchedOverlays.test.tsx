// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { openPage } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('R-TAB-03 prices and stock are read again in a tab that is looked at after more than ten minutes', async () => {
  const page = await openPage(`/product/${seedIds.products.inStock.code}/`)
  await page.user.keyboard('{Shift}')
  await screen.findByRole('button', { name: /^В избранное/ })
  const reads = () => page.calls.filter((call) => call.startsWith('GET /web/product/'))
  const before = reads()
  expect(before.length).toBeGreaterThan(0)
  const lookAgain = async (after: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + after })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }
  await lookAgain(300_000)
  expect(reads()).toEqual(before)
  await lookAgain(400_000)
  await waitFor(() => expect(reads().length).toBeGreaterThan(before.length))
})
