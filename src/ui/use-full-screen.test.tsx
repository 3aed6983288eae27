// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ToastProvider } from './toast/toast-context.ts'
import { ToastHost } from './toast/ToastHost.tsx'
import { createToastStore } from './toast/toast-store.ts'
import { useFullScreen } from './use-full-screen.ts'

const refusal = () => Promise.reject(new TypeError('Permissions check failed'))

/** jsdom has no full screen. */
function offer(element: Element | null) {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: refusal })
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: refusal,
  })
}

beforeEach(() => offer(null))

afterEach(() => {
  cleanup()
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

function Switch() {
  const fullScreen = useFullScreen()
  return (
    <button type="button" onClick={fullScreen?.toggle}>
      {fullScreen?.isOn ? 'Выйти' : 'Войти'}
    </button>
  )
}

function renderSwitch() {
  return render(
    <ToastProvider value={createToastStore()}>
      <Switch />
      <ToastHost />
    </ToastProvider>,
  )
}

test.each([
  ['entering', null, 'Войти'],
  ['leaving', document.documentElement, 'Выйти'],
])('R-WIDGET-21 %s a full screen that the browser refuses is told', async (_, element, name) => {
  offer(element)
  renderSwitch()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Браузер не дал переключить полный экран')).toBeTruthy()
})

// Vitest fails the run for a rejection that nobody handles.
test('a full screen that has ended already does not fail when the pictures close', () => {
  offer(document.documentElement)
  const { unmount } = renderSwitch()
  unmount()
  expect(screen.queryByRole('button')).toBeNull()
})
