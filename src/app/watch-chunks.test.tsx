// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { PopupStackCode } from '../popups/popup-stack-code.ts'
import type { PopupState } from '../popups/popup-store.ts'
import { watchChunks } from './chunk-reload.ts'

test('R-ERR-27 a part that fails behind an open popup reloads the page when the popup is closed', async () => {
  const reload = vi.fn<() => void>()
  const loaders = { login: { code: { loaded: {} } }, refund: { code: { loaded: undefined } } }
  const state = createStore<PopupState>(() => ({ records: [], question: null }))
  const code = { loaded: { popupLoaders: loaders } } as unknown as PopupStackCode
  watchChunks({ state }, code, reload)
  const record = { key: '1', props: {}, level: 0, opener: null, pending: false, leaving: false }
  const fail = async () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('404') }))
    await new Promise((resolve) => setTimeout(resolve))
  }

  state.setState({ records: [{ ...record, name: 'login' }] })
  await fail()
  state.setState({ records: [{ ...record, name: 'login', pending: true }] })
  expect(reload).not.toHaveBeenCalled()
  state.setState({ records: [{ ...record, name: 'login', leaving: true }] })
  expect(reload).toHaveBeenCalledOnce()

  state.setState({ records: [{ ...record, name: 'refund' }] })
  await fail()
  expect(reload).toHaveBeenCalledTimes(2)
})
