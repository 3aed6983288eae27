// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, changed } from '../../../mocks/answers.ts'
import type { components } from '../../generated/api-types.ts'
import { openPage } from '../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const field = () => main().getByRole<HTMLInputElement>('searchbox', { name: 'Что найти' })

/** Leaves an answer to the search without its products. */
const takeProducts = (data: components['schemas']['SearchPage']) => {
  data.products = []
  Object.assign(data.pagination, { total: 0, pages: 0 })
}
const withoutProducts: Answers = { searchProducts: changed(takeProducts) }

test('R-ROUTE-27 R-ROUTE-28 a search that finds only sections says so, leads there and keeps the text', async () => {
  const page = await openPage(`/search/?query=${encodeURIComponent('фильтр')}`, {
    answers: withoutProducts,
  })
  expect(main().getByRole('heading', { level: 2, name: 'Товаров не найдено' })).toBeDefined()
  expect(main().getByText(/По запросу «фильтр» товаров нет/)).toBeDefined()
  expect(main().getByText(/пробелы, дефисы и раскладка не важны/)).toBeDefined()
  expect(field().value).toBe('фильтр')
  const sections = within(main().getByRole('navigation', { name: 'Подходящие разделы' })).getAllByRole('link')
  expect(sections.length).toBeGreaterThan(0)
  await page.user.clear(field())
  await page.user.type(field(), 'ZK-35S{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /ZK-35S/ })).toBeDefined()
})

test('R-ROUTE-27 a search that finds nothing at all says so and keeps the text', async () => {
  const page = await openPage(`/search/?query=${encodeURIComponent('ъъъщщщ')}`)
  expect(main().getByRole('heading', { level: 2, name: 'Ничего не найдено' })).toBeDefined()
  expect(main().queryByRole('navigation', { name: 'Подходящие разделы' })).toBeNull()
  expect(field().value).toBe('ъъъщщщ')
  expect(main().getByRole('link', { name: 'Подобрать по технике' }).getAttribute('href')).toBe('/#machine')
  await page.user.click(main().getByRole('button', { name: 'Спросить менеджера' }))
  expect(await screen.findByRole('dialog', { name: 'Обратиться к менеджеру' })).toBeDefined()
})

test('R-ROUTE-27 O-99 a search for an article that nobody has offers those like it', async () => {
  await openPage('/search/?query=XX-2040')
  const similar = within(main().getByRole('region', { name: 'Похожие артикулы' }))
  expect(similar.getByRole('link', { name: 'Фильтр масляный FM-2040' }).getAttribute('href')).toBe(
    '/product/filtr-maslyanyy-fm-2040/',
  )
})

test('R-ROUTE-28 the query stays editable over its results; what was corrected is said and undone by the address', async () => {
  const page = await openPage(`/search/?query=${encodeURIComponent('маслянный фильтр')}`)
  expect(field().value).toBe('маслянный фильтр')
  expect(main().getByText(/Показаны результаты по запросу «масляный фильтр»/)).toBeDefined()
  await page.user.click(main().getByRole('link', { name: 'Искать как введено' }))
  expect(await main().findByRole('heading', { level: 2, name: 'Ничего не найдено' })).toBeDefined()
  expect(new URLSearchParams(page.router.state.location.search).get('asTyped')).toBe('true')
  await page.user.clear(field())
  await page.user.type(field(), 'масляный{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /«масляный»/ })).toBeDefined()
  expect(field().value).toBe('масляный')
})

test('R-ROUTE-28 the query stays editable where filters leave nothing of its results', async () => {
  const search = new URLSearchParams({ query: 'фильтр', filters: '{"available":true}' })
  await openPage(`/search/?${search}`, {
    answers: { searchProductsFiltered: changed(takeProducts) },
  })
  expect(main().getByRole('heading', { level: 2, name: 'Ничего не подошло' })).toBeDefined()
  expect(field().value).toBe('фильтр')
})

test('R-ROUTE-27 R-EQUIP-02 a part named with its machine is shown on its diagram', async () => {
  await openPage(`/search/?query=${encodeURIComponent('палец стрелы EG-210')}`)
  const places = within(await main().findByRole('navigation', { name: 'На чертежах' }))
  const [first] = places.getAllByRole('link')
  expect(first?.textContent).toBe('Палец стрелы')
  expect(first?.getAttribute('href')).toBe('/catalog/parts/eg-210/3109/?position=2#position-2')
  expect(places.getByText('Экскаватор EG-210, «Стрела с цилиндрами», позиция 2')).toBeDefined()
})

test('R-ROUTE-27 R-EQUIP-02 a part that only stands on a diagram is not told as nothing', async () => {
  await openPage(`/search/?query=${encodeURIComponent('палец стрелы EG-210')}`, {
    answers: withoutProducts,
  })
  expect(main().getByRole('heading', { level: 2, name: 'Товаров не найдено' })).toBeDefined()
  expect(main().getByText(/Посмотрите чертежи выше/)).toBeDefined()
})

test('R-ROUTE-27 R-EQUIP-02 a serial number leads to the parts book of its machine', async () => {
  await openPage(`/search/?query=${encodeURIComponent('СК45-000377')}`)
  const found = within(await main().findByRole('navigation', { name: 'На чертежах' }))
  const [link] = found.getAllByRole('link')
  expect(link?.textContent).toBe('Запчасти для машины SK45-000377')
  expect(link?.getAttribute('href')).toBe('/catalog/parts/sk-45/?serial=SK45-000377')
  expect(main().getByRole('heading', { level: 2, name: 'Найдена машина' })).toBeDefined()
  expect(main().queryByText(/нет ни товаров, ни разделов/)).toBeNull()
})
