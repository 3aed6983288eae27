// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'
import { OnDemandPart } from './OnDemandPart.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Panel = () => <p>Разделы</p>
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

function show(load: () => Promise<{ default: typeof Panel }>, fallback?: string) {
  const code = onDemand(load)
  const part = (
    <OnDemandPart code={code} error="Не удалось" props={{}} {...(fallback !== undefined && { fallback })} />
  )
  render(part)
  return { code, part }
}

const after = (time: number) =>
  new Promise<{ default: typeof Panel }>((resolve) => {
    setTimeout(() => resolve({ default: Panel }), time)
  })

test('R-CONST-26 a loader of code stays 200 ms, however quick the code was, and data that is there waits with it', async () => {
  const { part } = show(() => after(20))
  await pass(199)
  expect(screen.getByRole('status').textContent).toBe('Загрузка…')
  expect(screen.queryByText('Разделы')).toBeNull()
  await pass(1)
  expect(screen.getByText('Разделы')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  // The next opening has the code: no loader at all.
  cleanup()
  render(part)
  expect(screen.getByText('Разделы')).toBeDefined()
})

test('R-CONST-26 R-WIDGET-24 slow code is shown at once, a failure after the stay', async () => {
  show(() => after(1000))
  await pass(999)
  expect(screen.getByRole('status')).toBeDefined()
  await pass(1)
  expect(screen.getByText('Разделы')).toBeDefined()
  cleanup()
  show(() => Promise.reject(new Error('offline')))
  await pass(199)
  expect(screen.getByRole('status')).toBeDefined()
  await pass(1)
  expect(screen.getByText('Не удалось')).toBeDefined()
})

test('a placeholder of the final size makes way at once', async () => {
  show(() => after(20), 'Место')
  expect(screen.getByText('Место')).toBeDefined()
  await pass(20)
  expect(screen.getByText('Разделы')).toBeDefined()
})
