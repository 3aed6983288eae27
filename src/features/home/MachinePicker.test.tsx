// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { MachinePicker } from './MachinePicker.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('R-ROUTE-01 R-ROUTE-06 a machine chosen on the home page leads to the parts that fit it', async () => {
  const page = await openPage('/')
  const { user } = page
  await user.selectOptions(screen.getByRole('combobox', { name: 'Тип техники' }), 'Экскаватор')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Марка' }), 'Уралмаш-Дор')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Модель' }), 'EG-210')
  await user.click(screen.getByRole('link', { name: 'Запчасти для EG-210' }))
  const list = within(await screen.findByRole('region', { name: 'Список товаров' }))
  expect(page.router.state.location.pathname).toBe('/catalog/')
  expect(JSON.parse(new URLSearchParams(page.router.state.location.search).get('filters') ?? '')).toEqual({
    machine: [expect.any(String)],
  })
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => href.startsWith('/product/')).length).toBeGreaterThan(5)
  expect(await list.findByRole('link', { name: 'Убрать фильтр «Машина: Уралмаш-Дор EG-210»' })).toBeDefined()
  await user.click(list.getByRole('link', { name: 'Сбросить' }))
  expect(await screen.findByRole('list', { name: 'Разделы каталога' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Список товаров' })).toBeNull()
})

test('R-ROUTE-01 a kind of machine that is chosen before the scripts have come is kept', () => {
  const brand = { code: 'b', name: 'Уралмаш-Дор', models: [] }
  const picker = {
    title: 'Подбор по технике',
    types: [{ code: 't', name: 'Экскаватор', brands: [brand] }],
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<MachinePicker picker={picker} />)
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Тип техники' })
  kind.value = 't'
  render(<MachinePicker picker={picker} />, { container, hydrate: true })
  expect(kind.value).toBe('t')
  expect(screen.getByRole('option', { name: 'Уралмаш-Дор' })).toBeDefined()
})
