// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, changed } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const field = () => main().getByRole<HTMLInputElement>('searchbox', { name: 'Что найти' })

/** The sandbox's answer to the search without its products. */
const withoutProducts: Answers = {
  searchProducts: changed((data) => {
    data.products = []
    Object.assign(data.pagination, { total: 0, pages: 0 })
  }),
}

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
  await openPage(`/search/?query=${encodeURIComponent('ъъъщщщ')}`)
  expect(main().getByRole('heading', { level: 2, name: 'Ничего не найдено' })).toBeDefined()
  expect(main().queryByRole('navigation', { name: 'Подходящие разделы' })).toBeNull()
  expect(field().value).toBe('ъъъщщщ')
})
