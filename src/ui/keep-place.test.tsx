// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepPlace } from './keep-place.ts'

afterEach(cleanup)

const place = keepPlace()

function Page({ asked }: { asked: string }) {
  return (
    <>
      {asked !== '' && (
        <form key={asked} ref={place} aria-label={asked}>
          <input type="hidden" name="tab" />
          <input name="query" defaultValue={asked} />
          <button type="submit">Найти</button>
        </form>
      )}
      <button type="button">Дальше</button>
    </>
  )
}

test('the focus stays at the same control of a form that is drawn anew, and elsewhere where it was', () => {
  const { rerender } = render(<Page asked="один" />)
  screen.getByRole('button', { name: 'Найти' }).focus()
  rerender(<Page asked="два" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Найти' }))
  screen.getByRole('textbox').focus()
  rerender(<Page asked="три" />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('button', { name: 'Дальше' }).focus()
  rerender(<Page asked="четыре" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
})

test('a form that comes later takes no focus', async () => {
  const { rerender } = render(<Page asked="один" />)
  screen.getByRole('textbox').focus()
  rerender(<Page asked="" />)
  await Promise.resolve()
  rerender(<Page asked="два" />)
  expect(document.activeElement).toBe(document.body)
})

test('what is typed while the answer comes stays, what was typed without sending goes with its form', () => {
  const { rerender } = render(<Page asked="один" />)
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field(), { target: { value: 'два' } })
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.change(field(), { target: { value: 'двадцать' } })
  rerender(<Page asked="два" />)
  expect(field().value).toBe('двадцать')
  rerender(<Page asked="три" />)
  expect(field().value).toBe('три')
})

test('what is selected stays selected, so that the next letter replaces it', () => {
  const { rerender } = render(<Page asked="один" />)
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  field().focus()
  field().setSelectionRange(1, 4)
  rerender(<Page asked="двадцать" />)
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 4])
  screen.getByRole('button', { name: 'Найти' }).focus()
  rerender(<Page asked="три" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Найти' }))
})

test('a day that comes in the place of a text takes the focus, and has nothing to select', () => {
  const form = (type: string) => (
    <form key={type} ref={place}>
      <input type={type} aria-label="Поле" />
    </form>
  )
  const { rerender } = render(form('text'))
  screen.getByLabelText('Поле').focus()
  rerender(form('date'))
  expect(document.activeElement).toBe(screen.getByLabelText('Поле'))
})
