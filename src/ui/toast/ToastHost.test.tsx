// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, useToast } from './toast-context.ts'
import type { ToastInput } from './toast-store.ts'
import { createToastStore } from './toast-store.ts'
import { ToastHost } from './ToastHost.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Opener({ input }: { input?: ToastInput }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(input)}>
      Показать
    </button>
  )
}

function open(input?: ToastInput) {
  render(
    <ToastProvider value={createToastStore()}>
      <Opener {...(input && { input })} />
      <ToastHost />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }))
}

test('R-WIDGET-18 a success appears in a polite live region and goes by itself', () => {
  open()
  expect(screen.getByText('Запрос отправлен').closest('[aria-live=polite]')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1500))
  expect(screen.queryByText('Запрос отправлен')).toBeNull()
})

test('R-WIDGET-21 an error is an alert and says so in words', () => {
  open({ status: false, message: 'Не удалось добавить товар' })
  expect(screen.getByRole('alert').textContent).toContain('Ошибка: Не удалось добавить товар')
})

test('R-WIDGET-18 what waits is told politely, as no error, and goes when it was read', () => {
  open({ status: 'waits', message: 'Добавим, когда появится связь' })
  const message = screen.getByText('Добавим, когда появится связь')
  expect(message.closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(message.textContent).not.toContain('Ошибка')
  act(() => void vi.advanceTimersByTime(5999))
  expect(screen.queryByText('Добавим, когда появится связь')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Добавим, когда появится связь')).toBeNull()
})

test('R-WIDGET-20 a toast under the pointer stays', () => {
  open({ status: false, message: 'Нет соединения' })
  fireEvent.pointerEnter(screen.getByRole('alert'))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('alert')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('alert'))
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R-WIDGET-18 the cross closes a toast, its action acts and closes it', () => {
  const onAction = vi.fn<() => void>()
  open({ status: false, message: 'Нет соединения', action: { label: 'Повторить', onAction } })
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }))
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R-WIDGET-18 a toast closed by the keyboard gives the focus back to where it came from', () => {
  open({ status: false, message: 'Нет соединения' })
  const opener = screen.getByRole('button', { name: 'Показать' })
  act(() => opener.focus())
  const cross = screen.getByRole('button', { name: 'Закрыть сообщение' })
  act(() => cross.focus())
  fireEvent.click(cross)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
