import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.getState().toasts.map((toast) => toast.message)

test('R-WIDGET-22 R-WIDGET-19 a toast without fields is a medium success saying "Запрос отправлен"', () => {
  const store = createToastStore()
  store.getState().show()
  expect(store.getState().toasts).toEqual([
    { id: 1, status: true, message: 'Запрос отправлен', type: 'medium', time: 1500 },
  ])
})

test('R-WIDGET-20 R-CONST-24 a success goes after 1500 ms', () => {
  const store = createToastStore()
  store.getState().show()
  vi.advanceTimersByTime(1499)
  expect(messages(store)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(messages(store)).toHaveLength(0)
})

test('R-WIDGET-20 a success goes after the time given', () => {
  const store = createToastStore()
  store.getState().show({ time: 4000 })
  vi.advanceTimersByTime(3999)
  expect(messages(store)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(messages(store)).toHaveLength(0)
})

test('R-WIDGET-21 an error stays 6 s, whatever time was given', () => {
  const store = createToastStore()
  store.getState().show({ status: false, message: 'Нет соединения', time: 100 })
  vi.advanceTimersByTime(5999)
  expect(messages(store)).toEqual(['Нет соединения'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('R-WIDGET-20 a toast waits until pointer and focus have both left, then its whole time runs again', () => {
  const store = createToastStore()
  const id = store.getState().show()
  vi.advanceTimersByTime(1000)
  store.getState().hold(id, 'hover')
  store.getState().hold(id, 'focus')
  vi.advanceTimersByTime(60_000)
  store.getState().release(id, 'hover')
  vi.advanceTimersByTime(60_000)
  expect(messages(store)).toHaveLength(1)
  store.getState().release(id, 'focus')
  vi.advanceTimersByTime(1499)
  expect(messages(store)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(messages(store)).toHaveLength(0)
})

test('R-WIDGET-20 the same words twice are one toast whose time begins anew', () => {
  const store = createToastStore()
  store.getState().show({ message: 'Товар добавлен' })
  vi.advanceTimersByTime(1000)
  store.getState().show({ message: 'Товар добавлен' })
  vi.advanceTimersByTime(1000)
  expect(messages(store)).toEqual(['Товар добавлен'])
  vi.advanceTimersByTime(500)
  expect(messages(store)).toEqual([])
})

test('R-WIDGET-18 a success and an error with the same words are two toasts, and each goes alone', () => {
  const store = createToastStore()
  const success = store.getState().show({ message: 'Готово' })
  store.getState().show({ message: 'Готово', status: false })
  expect(messages(store)).toHaveLength(2)
  store.getState().dismiss(success)
  expect(store.getState().toasts.map((toast) => toast.status)).toEqual([false])
})

test('R-WIDGET-20 two stores share nothing', () => {
  const first = createToastStore()
  const second = createToastStore()
  first.getState().show()
  expect(messages(second)).toEqual([])
})
