// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

afterEach(cleanup)

function setUp(props: { start: number; step?: number; min?: number; max?: number; inList?: boolean }) {
  const onChange = vi.fn<(value: number) => void>()
  function Controlled() {
    const { start, ...limits } = props
    const [value, setValue] = useState(start)
    return (
      <Stepper
        {...limits}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Controlled />)
  return { onChange, field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество' }) }
}

test('plus and minus go by the step and stop at the limits', async () => {
  const { onChange, field } = setUp({ start: 10, step: 5, min: 10, max: 20 })
  const plus = screen.getByRole('button', { name: 'Больше' })
  expect(screen.getByRole('button', { name: 'Меньше' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(plus)
  await userEvent.click(plus)
  expect(field.value).toBe('20')
  expect(plus.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(plus)
  expect(onChange.mock.calls).toEqual([[15], [20]])
})

test('a button that reaches its limit keeps the focus, so that the keyboard keeps its place', async () => {
  setUp({ start: 2 })
  const minus = screen.getByRole('button', { name: 'Меньше' })
  minus.focus()
  await userEvent.keyboard('{Enter}')
  expect(minus.getAttribute('aria-disabled')).toBe('true')
  expect(minus.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(minus)
})

test('a typed value stays as typed, and is rounded up and told when the field is left', async () => {
  const { onChange, field } = setUp({ start: 10, step: 5, min: 10 })
  await userEvent.clear(field)
  await userEvent.type(field, '23')
  expect(field.value).toBe('23')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(field.value).toBe('25')
  expect(onChange.mock.calls).toEqual([[25]])
})

test('Enter takes what was typed; Escape and an emptied field bring the old value back', async () => {
  const { onChange, field } = setUp({ start: 2, max: 9 })
  await userEvent.clear(field)
  await userEvent.type(field, '7{Enter}')
  expect(field.value).toBe('7')
  await userEvent.clear(field)
  await userEvent.type(field, '5{Escape}')
  expect(field.value).toBe('7')
  await userEvent.clear(field)
  await userEvent.tab()
  expect(field.value).toBe('7')
  expect(onChange.mock.calls).toEqual([[7]])
})

test.each([
  ['много', 'Введите целое число'],
  ['1,5', 'Введите целое число'],
  ['12345', 'Не больше 9\u00a0999'],
  ['0', 'Не меньше 5'],
])('«%s» stays as typed and is told what is wrong: %s', async (typed, words) => {
  const { onChange, field } = setUp({ start: 10, min: 5, max: 9999 })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await userEvent.tab()
  expect(field.value).toBe(typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(field)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field, '6{Enter}')
  expect(onChange.mock.calls).toEqual([[6]])
})

test('arrows change by a step, Page keys by ten, Home and End go to the limits', async () => {
  const { onChange, field } = setUp({ start: 5, max: 40 })
  field.focus()
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{End}{Home}')
  expect(onChange.mock.calls).toEqual([[6], [16], [15], [40], [1]])
})

test('in a list a number stands in the place of the field until it gets the focus', async () => {
  const { onChange } = setUp({ start: 2, inList: true })
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество' })
  expect(field().tagName).toBe('SPAN')
  expect(field().getAttribute('aria-valuenow')).toBe('2')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(field())
  expect(field().tagName).toBe('INPUT')
  await userEvent.keyboard('7{Enter}')
  expect(onChange.mock.calls).toEqual([[7]])
  expect(field().value).toBe('7')
})
