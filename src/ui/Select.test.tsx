// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from './Select.tsx'

afterEach(cleanup)

const options = [
  { value: 'msk', label: 'Москва' },
  { value: 'tmn', label: 'Тюмень', disabled: true },
  { value: 'ekb', label: 'Екатеринбург' },
  { value: 'mur', label: 'Мурманск' },
]

function setUp({ required = false, start = '' } = {}) {
  const onChange = vi.fn<(value: string) => void>()
  function Controlled() {
    const [value, setValue] = useState(start)
    return (
      <>
        <Select
          label="Город"
          required={required}
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
        <button type="button">Другое</button>
      </>
    )
  }
  render(<Controlled />)
  return { onChange, box: screen.getByRole('combobox') }
}

/** The words of the option that the keyboard stands on. */
const activeWords = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

test('R-FORM-42 an empty select shows "Не выбрано"', () => {
  const { box } = setUp()
  expect(box.textContent).toBe('Не выбрано')
  expect(screen.getByRole('combobox', { name: /Город/ })).toBe(box)
})

test('R-FORM-41 a required select is marked and cannot be emptied', async () => {
  const { box } = setUp({ required: true })
  expect(box.getAttribute('aria-required')).toBe('true')
  await userEvent.click(box)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).not.toContain('Не выбрано')
})

test('R-FORM-42 a select that is not required can be emptied again', async () => {
  const { box, onChange } = setUp({ start: 'msk' })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('option', { name: 'Не выбрано' }))
  expect(onChange.mock.calls).toEqual([['']])
  expect(box.textContent).toBe('Не выбрано')
})

test('R-FORM-41 arrows skip what is disabled, Enter takes, and the focus stays on the select', async () => {
  const { box, onChange } = setUp({ required: true })
  box.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(activeWords(box)).toBe('Москва')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeWords(box)).toBe('Екатеринбург')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['ekb']])
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(box)
})

test('R-FORM-41 typing finds an option, and the same letter again finds the next', async () => {
  const { box } = setUp({ required: true })
  box.focus()
  await userEvent.keyboard('{Enter}{End}м')
  expect(activeWords(box)).toBe('Москва')
  await userEvent.keyboard('м')
  expect(activeWords(box)).toBe('Мурманск')
})

test('R-POPUP-41 Escape closes the list only: what lies under it does not hear of it', async () => {
  const { box, onChange } = setUp()
  const onEscape = vi.fn<(event: KeyboardEvent) => void>()
  const listener = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event)
  }
  window.addEventListener('keydown', listener)
  await userEvent.click(box)
  await userEvent.keyboard('{Escape}')
  window.removeEventListener('keydown', listener)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onEscape).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
})

test('R-FORM-41 a click elsewhere closes the list and changes nothing', async () => {
  const { box, onChange } = setUp()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Другое' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('R-FORM-41 a disabled option cannot be taken', async () => {
  const { box, onChange } = setUp()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('option', { name: 'Тюмень' }))
  expect(onChange).not.toHaveBeenCalled()
})

test('R-FORM-41 a click on the label leads to the select', async () => {
  const { box } = setUp()
  await userEvent.click(screen.getByText('Город'))
  expect(document.activeElement).toBe(box)
})

test('R-FORM-41 the keyboard begins at the first option that can be taken', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const first = [{ value: 'tmn', label: 'Тюмень', disabled: true }, ...options.slice(2)]
  render(<Select label="Город" required options={first} value="" onChange={onChange} />)
  screen.getByRole('combobox').focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([['ekb']])
})
