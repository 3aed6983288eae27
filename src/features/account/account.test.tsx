// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callApi } from '../../api/client.ts'
import { countOrdersToApprove } from '../../generated/operations.ts'
import { personalLinks } from '../../links/personal-links.ts'
import { changed } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const menu = () => within(screen.getByRole('navigation', { name: 'Разделы личного кабинета' }))
const panel = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section')
  if (!section) throw new Error(`No panel ${title}`)
  return within(section)
}
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

test('R-ACC-02 R-COMP-01 R-COMP-06 the overview shows for whom one acts, what waits, the contract, the manager and the latest orders', async () => {
  await openPage('/personal/', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeTruthy()
  expect(screen.getByText(/УралДорСтрой, ИНН 6671234569/)).toBeTruthy()
  const waiting = panel('Ждёт вас')
  expect(
    waiting.getByRole('link', { name: /ждёт согласования|ждут согласования/ }).getAttribute('href'),
  ).toBe('/personal/orders/?tab=approval')
  expect(waiting.getByRole('link', { name: /оплаты.*₽/ }).getAttribute('href')).toBe(
    '/personal/orders/?tab=payment',
  )
  expect(waiting.getByRole('link', { name: /нов\S+ уведомлени/ }).getAttribute('href')).toBe(
    '/personal/notifications/',
  )
  for (const [words, href] of [
    ['1 заявка ждёт вашего ответа', '/personal/requests/?status=waitingCustomer'],
    ['1 доверенность ждёт подписи и скана', '/personal/authorities/'],
    ['2 готовых акта ждут проверки', '/personal/acts/'],
    ['1 машине нужно ТО: пора или скоро', '/personal/service/'],
    ['1 машина на проверке у дилера', '/personal/equipment/?status=pendingVerification'],
  ])
    expect(
      waiting.getByRole('link', { name: new RegExp(words?.replace(' ', '\\s') ?? '') }).getAttribute('href'),
    ).toBe(href)
  const contract = panel('Договор Д-2026/118')
  expect(contract.getByText('Осталось')).toBeTruthy()
  expect(contract.getByRole('link', { name: 'Баланс и долги' }).getAttribute('href')).toBe(
    '/personal/balance/',
  )
  expect(screen.getByRole('link', { name: /^Техника ?\d+$/ }).getAttribute('href')).toBe(
    '/personal/equipment/',
  )
  expect(screen.getByRole('region', { name: 'Личный менеджер' })).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Последние заказы' })).getAllByRole('row')).toHaveLength(6)
})

test('R-ACC-18 R-ACC-02 an order that waits for agreement waits for nobody who can not agree', async () => {
  await openPage('/personal/', { as: 'panova@uraldorstroy.example' })
  const waiting = panel('Ждёт вас')
  expect(waiting.getByRole('link', { name: /оплаты/ })).toBeTruthy()
  expect(waiting.queryByRole('link', { name: /согласования/ })).toBeNull()
})

test('R-ACC-02 where nothing waits the overview says so', async () => {
  await openPage('/personal/', {
    as: buyer,
    answers: {
      getDashboard: changed((dashboard) => {
        for (const tab of dashboard.orderTabs) tab.count = 0
        Object.assign(dashboard, { due: 0, unreadNotifications: 0, contract: null, tasks: undefined })
      }),
    },
  })
  const waiting = panel('Ждёт вас')
  expect(waiting.getByText(/^Срочного ничего нет/)).toBeTruthy()
  expect(waiting.queryByRole('link')).toBeNull()
})

test('R-COMP-06 the second company has the manager of its contract', async () => {
  await openPage('/personal/', { as: 'director@karyer-servis.example' })
  expect(
    within(screen.getByRole('region', { name: 'Личный менеджер' })).getByText('Берёзин Павел Андреевич'),
  ).toBeTruthy()
})

test('R-MOB-17 R-MOB-18 a job title that repeats the heading is not shown', async () => {
  await openPage('/personal/', {
    as: buyer,
    answers: {
      listCompanies: changed(({ items }) => {
        for (const { manager } of items) if (manager) manager.title = 'Персональный менеджер'
      }),
    },
  })
  expect(screen.getByRole('region', { name: 'Личный менеджер' })).toBeTruthy()
  expect(screen.queryByText('Персональный менеджер')).toBeNull()
})

test('R-COMP-01 a person has no company, no manager and no pages for companies in the menu', async () => {
  await openPage('/personal/', { as: 'person@example.ru' })
  expect(screen.getByText('Физическое лицо')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Личный менеджер' })).toBeNull()
  expect(menu().queryByRole('link', { name: 'Баланс' })).toBeNull()
  expect(menu().getByRole('link', { name: 'Компании' })).toBeTruthy()
})

test('R-ACC-01 a guest is sent to registration, and is not told of a session that ended', async () => {
  const page = await openPage('/personal/orders/')
  expect(page.router.state.location.pathname).toBe('/registration/')
  expect(countCalls(page.calls)).toBe(0)
})

test('R-HEAD-39 O-117 all three menus lead to every page of the personal area', async () => {
  const { user } = await openPage('/personal/orders/', { as: buyer })
  const addresses = (part: ReturnType<typeof menu>) =>
    part.getAllByRole('link').map((link) => link.getAttribute('href'))
  const all = addresses(menu())
  expect(all).toEqual(personalLinks.map(({ to }) => to))
  await user.click(screen.getByRole('button', { name: 'Личный кабинет' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Личный кабинет' }))
  expect(addresses(popup)).toEqual(all)
  // Only the page has a header and a footer.
  expect(popup.queryByRole('banner')).toBeNull()
  expect(await popup.findByRole('link', { name: /^Заказы\s*\d+\sзаказ/ })).toBeTruthy()
  expect(popup.getByRole('link', { name: /^Уведомления\s*есть новые$/ })).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Закрыть' }))
  await user.click(screen.getByRole('button', { name: 'Меню' }))
  const mobile = within(await screen.findByRole('dialog', { name: 'Меню' }))
  expect(addresses(within(mobile.getByRole('navigation', { name: 'Разделы личного кабинета' })))).toEqual(all)
})

test.each([
  ['/personal/', 'Обзор'],
  ['/personal/orders/70001/', 'Заказы'],
  ['/personal/saved-carts/403/', 'Сохранённые корзины'],
  ['/personal/companies/', 'Компании'],
  ['/personal/companies/users/', 'Сотрудники'],
  ['/personal/hooks/', 'Интеграции'],
])('O-117 on %s the entry %s is current, and no other', async (address, title) => {
  await openPage(address, { as: buyer })
  expect(menu().getByRole('link', { current: 'page' }).textContent).toContain(title)
})

test('R-ACC-14 R-MOB-14 the profile, where the mobile menu leads, tells who is logged in', async () => {
  await openPage('/personal/profile/', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeTruthy()
  expect(screen.getByDisplayValue('Смирнов')).toBeTruthy()
  expect(screen.getByText('buyer@example.ru')).toBeTruthy()
})
