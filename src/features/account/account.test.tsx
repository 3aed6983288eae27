// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callApi } from '../../api/client.ts'
import { countOrdersToApprove } from '../../generated/operations.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const menu = () => within(screen.getByRole('navigation', { name: 'Разделы личного кабинета' }))
const countCalls = (calls: string[]) =>
  calls.filter((call) => call.includes('/web/orders/agreementCount/')).length

test('R-ACC-18 R-ACC-19 each page of the personal area counts the orders that wait, the menu shows the number', async () => {
  const page = await openPage('/personal/orders/', { as: buyer })
  const { count } = await callApi(page.queryClient, countOrdersToApprove, {})
  expect(count).toBeGreaterThan(0)
  expect(menu().getByRole('link', { name: new RegExp(`Заказы.*${count}`) })).toBeTruthy()
  const before = countCalls(page.calls)
  await page.user.click(menu().getByRole('link', { name: 'Обзор' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/personal/'))
  expect(countCalls(page.calls)).toBe(before + 1)
})

test('R-ACC-02 R-COMP-01 R-COMP-06 the overview shows who is here, the company, its manager and the latest orders', async () => {
  await openPage('/personal/', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Смирнов Алексей Петрович' })).toBeTruthy()
  expect(screen.getByText(/УралДорСтрой, ИНН 6671234569/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Личный менеджер' })).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Последние заказы' })).getAllByRole('row')).toHaveLength(6)
})

test('R-COMP-01 a person has no company and no manager', async () => {
  await openPage('/personal/', { as: 'person@example.ru' })
  expect(screen.getByText('Физическое лицо')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Личный менеджер' })).toBeNull()
})

test('R-ACC-01 a guest is sent to registration, and is not told of a session that ended', async () => {
  const page = await openPage('/personal/orders/')
  expect(page.router.state.location.pathname).toBe('/registration/')
  expect(countCalls(page.calls)).toBe(0)
})

test.each([
  ['Обзор', '/personal/'],
  ['Заказы', '/personal/orders/'],
  ['Уведомления', '/personal/notifications/'],
  ['Профиль', '/personal/profile/'],
])('R-HEAD-39 O-117 both menus lead to %s', async (title, address) => {
  const { user } = await openPage('/personal/orders/', { as: buyer })
  const name = new RegExp(`^${title}`)
  expect(menu().getByRole('link', { name }).getAttribute('href')).toBe(address)
  await user.click(screen.getByRole('button', { name: 'Личный кабинет' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Личный кабинет' }))
  expect(popup.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test('R-ACC-14 R-MOB-14 the profile, where the mobile menu leads, tells who is logged in', async () => {
  await openPage('/personal/profile/', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeTruthy()
  expect(screen.getByText('buyer@example.ru')).toBeTruthy()
})

test('R-ACC-15 O-55 a page without a screen of its own stands inside the frame, says so and leads on', async () => {
  await openPage('/personal/requests/', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Заявки' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Раздел готовится' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'На главную' })).toBeTruthy()
  expect(menu().getAllByRole('link')).toHaveLength(5)
})
