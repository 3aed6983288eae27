// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordInput } from './PasswordInput.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

test('R-FORM-29 a required field has a star and is required for screen readers', () => {
  const { container } = render(<TextInput label="Имя" required />)
  expect(container.querySelector('label')?.textContent).toBe('Имя\u00a0*')
  expect(screen.getByRole('textbox', { name: 'Имя' }).getAttribute('aria-required')).toBe('true')
})

test('R-FORM-28 the subtext describes the field while there is no error', () => {
  render(<TextInput label="Телефон" subtext="Позвоним по этому номеру" />)
  const field = screen.getByRole('textbox')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Позвоним по этому номеру',
  )
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('R-FORM-27 R-FORM-30 R-FORM-33 the error displaces the subtext, marks the field and describes it', () => {
  render(<TextInput label="Телефон" subtext="Позвоним" error="Введите номер полностью" />)
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'))
  expect(screen.getByRole('alert').textContent).toBe('Введите номер полностью')
  expect(screen.queryByText('Позвоним')).toBeNull()
})

test('R-FORM-31 a verified field has a tick, but not together with an error', () => {
  const { rerender } = render(<TextInput label="ИНН" verified />)
  expect(screen.getByRole('img', { name: 'Проверено' })).not.toBeNull()
  rerender(<TextInput label="ИНН" verified error="Недопустимый формат" />)
  expect(screen.queryByRole('img', { name: 'Проверено' })).toBeNull()
})

test('R-FORM-32 a disabled field takes no text', async () => {
  render(<TextInput label="Договор" disabled defaultValue="118" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '9')
  expect(field.value).toBe('118')
})

test('R-FORM-40 the toggle shows and hides the password, and its name says what it does next', async () => {
  render(<PasswordInput label="Пароль" defaultValue="Kran-2026!" />)
  const field = screen.getByLabelText<HTMLInputElement>('Пароль')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(field.type).toBe('password')
  expect(field.value).toBe('Kran-2026!')
})
