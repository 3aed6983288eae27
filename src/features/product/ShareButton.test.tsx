// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast/toast-context.ts'
import { ToastHost } from '../../ui/toast/ToastHost.tsx'
import { createToastStore } from '../../ui/toast/toast-store.ts'
import { ShareButton } from './ShareButton.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

async function press() {
  const user = userEvent.setup()
  render(
    <ToastProvider value={createToastStore()}>
      <ShareButton title="Фильтр" />
      <ToastHost />
    </ToastProvider>,
  )
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  return { write, click: () => user.click(screen.getByRole('button', { name: 'Поделиться' })) }
}

const offer = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })

test('R-WIDGET-19 without sharing in the browser the address is copied', async () => {
  const { write, click } = await press()
  await click()
  expect(await screen.findByText('Адрес страницы скопирован')).toBeTruthy()
  expect(write).toHaveBeenCalledWith(location.href)
})

test('the browser’s own sharing gets title and address, and closing it says nothing', async () => {
  const shared: ShareData[] = []
  offer(async (data) => {
    shared.push(data)
    throw new DOMException('closed', 'AbortError')
  })
  const { write, click } = await press()
  await click()
  expect(shared).toEqual([{ title: 'Фильтр', url: location.href }])
  expect(write).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R-WIDGET-21 an address that can’t be copied is told', async () => {
  offer(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const { write, click } = await press()
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await click()
  expect(await screen.findByText(/^Не удалось скопировать адрес/)).toBeTruthy()
})
