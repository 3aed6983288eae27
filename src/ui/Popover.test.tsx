// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Popover } from './Popover.tsx'

afterEach(cleanup)

const opener = () => screen.getByRole('button', { name: 'Открыть' })

beforeEach(() => {
  render(
    <>
      <Popover
        label="Уведомления"
        trigger={(props) => (
          <button type="button" {...props}>
            Открыть
          </button>
        )}
      >
        {(close) => (
          <button type="button" onClick={close}>
            Закрыть
          </button>
        )}
      </Popover>
      <button type="button">Дальше</button>
    </>,
  )
})

test('R-WIDGET-07 the focus goes into the panel, and back to the opener when it is closed', async () => {
  await userEvent.click(opener())
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Уведомления' }))
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('R-POPUP-41 Escape closes it and returns the focus', async () => {
  await userEvent.click(opener())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('R-WIDGET-07 a click elsewhere and Tab out of it close it without taking the focus back', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(opener())
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
})
