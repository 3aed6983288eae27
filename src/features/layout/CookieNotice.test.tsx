// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { CookieNotice } from './CookieNotice.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = () =>
  render(
    <MemoryRouter>
      <CookieNotice />
    </MemoryRouter>,
  )
const notice = () => screen.queryByRole('region', { name: 'Файлы cookie' })

test('R-WIDGET-14 R-WIDGET-15 the notice says what it is about, with a link', () => {
  show()
  expect(notice()?.textContent).toContain(
    'Мы используем файлы cookie, чтобы сайт работал и становился удобнее.',
  )
  expect(screen.getByRole('link', { name: 'Подробнее' }).getAttribute('href')).toBe('/cookie/')
})

test('R-WIDGET-16 R-WIDGET-17 R-WIDGET-13 accepted once, it is kept and never shown again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Согласен' }))
  expect(notice()).toBeNull()
  expect(localStorage.getItem('cookie_accepted')).not.toBeNull()
  cleanup()
  show()
  expect(notice()).toBeNull()
})

test('R-WIDGET-16 by the keyboard: the focus goes back to where it came from, else to the heading of the page', () => {
  render(
    <MemoryRouter>
      <h1>Доставка</h1>
      <a href="/contacts/">Контакты</a>
      <CookieNotice />
    </MemoryRouter>,
  )
  const accept = () => screen.getByRole('button', { name: 'Согласен' })
  screen.getByRole('link', { name: 'Контакты' }).focus()
  screen.getByRole('link', { name: 'Подробнее' }).focus()
  accept().focus()
  fireEvent.click(accept())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Контакты' }))
})

test('R-WIDGET-16 a focus that came from nowhere goes to the heading, and one elsewhere stays', () => {
  for (const elsewhere of [false, true]) {
    localStorage.clear()
    render(
      <MemoryRouter>
        <h1>Доставка</h1>
        <a href="/contacts/">Контакты</a>
        <CookieNotice />
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Контакты' })
    const accept = screen.getByRole('button', { name: 'Согласен' })
    if (elsewhere) link.focus()
    else accept.focus()
    fireEvent.click(accept)
    expect(document.activeElement).toBe(elsewhere ? link : screen.getByRole('heading'))
    cleanup()
  }
})
