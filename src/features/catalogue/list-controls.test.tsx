// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>
const parameters = ({ router }: Page) => new URLSearchParams(router.state.location.search)

test('R-CAT-22 another page size begins with the first page', async () => {
  const page = await openPage('/catalog/filtry/?PAGEN_1=2&PAGE_SIZE=20&sort=name')
  const sizes = within(await screen.findByRole('navigation', { name: 'Товаров на странице' }))
  expect(sizes.getByRole('link', { name: '20' }).getAttribute('aria-current')).toBe('true')
  await page.user.click(sizes.getByRole('link', { name: '100' }))
  await waitFor(() => expect(parameters(page).get('PAGE_SIZE')).toBe('100'))
  expect(parameters(page).get('PAGEN_1')).toBeNull()
  expect(parameters(page).get('sort')).toBe('name')
  expect(page.calls.at(-1) ?? '').not.toContain('PAGEN_1')
})

test('R-POPUP-09 R-ROUTE-53 the filters popup stays open while filters change, and tells how many products fit', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  await page.user.click(await list.findByRole('link', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const show = () => dialog.findByRole('button', { name: /^Показать [\d\s]+товар/ })
  const all = (await show()).textContent
  await page.user.click(dialog.getByRole('checkbox', { name: /^В наличи/ }))
  await waitFor(() =>
    expect(JSON.parse(parameters(page).get('filters') ?? '{}')).toEqual({ available: true }),
  )
  await waitFor(async () => expect((await show()).textContent).not.toBe(all))
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeDefined()
  await page.user.click(dialog.getByRole('link', { name: 'Сбросить' }))
  await waitFor(() => expect(parameters(page).get('filters')).toBeNull())
  await waitFor(async () => expect((await show()).textContent).toBe(all))
  await page.user.click(await show())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Фильтры' })).toBeNull())
  expect(page.router.state.location.pathname).toBe('/catalog/filtry/maslyanye-filtry/')
})
