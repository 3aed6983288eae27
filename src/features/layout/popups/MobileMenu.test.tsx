// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changed, status } from '../../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

async function openMenu(options?: OpenPageOptions) {
  const page = await openPage('/about/', options)
  await page.user.click(screen.getByRole('button', { name: 'Меню' }))
  return { page, menu: within(await screen.findByRole('dialog', { name: 'Меню' })) }
}

test('R-MOB-09 R-MOB-10 a guest is invited to log in; the login takes the place of the menu', async () => {
  const { page, menu } = await openMenu()
  expect(menu.getByText('Войти в личный кабинет')).toBeDefined()
  expect(menu.queryByRole('button', { name: 'Выход' })).toBeNull()
  await page.user.click(menu.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: 'Вход в личный кабинет' })).toBeDefined()
})

test('R-MOB-16 without a current company the selector asks to choose one', async () => {
  const { menu } = await openMenu({
    as: 'buyer@example.ru',
    answers: {
      listCompanies: changed(({ items }) => {
        for (const company of items) company.current = false
      }),
    },
  })
  expect(await menu.findByText('Выбрать контрагента')).toBeDefined()
})

test('R-MOB-21 R-MOB-22 R-MOB-23 R-MOB-24 the main links stand in the menu', async () => {
  const { menu } = await openMenu()
  const nav = within(menu.getByRole('navigation', { name: 'Главное меню' }))
  const names = nav.getAllByRole('link').map((link) => link.textContent)
  expect(names.slice(0, 4)).toEqual(['Каталог', 'Акции', 'Распродажа', 'О компании'])
})

test('R-MOB-26 R-MOB-27 R-MOB-28 R-MOB-29 the menu tells how to reach the shop', async () => {
  const { menu } = await openMenu()
  expect(menu.getByRole('link', { name: /Звонок бесплатный/ }).getAttribute('href')).toBe('tel:+78005553512')
  expect(menu.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toBe('tel:+78005553512')
  expect(menu.getByRole('link', { name: 'Написать' }).getAttribute('href')).toBe(
    'mailto:zakaz@kran-detal.example',
  )
  expect(menu.getByRole('link', { name: 'YouTube' })).toBeDefined()
})

test('R-MOB-12 R-MOB-11 R-MOB-14 R-MOB-15 a customer finds cabinet first, city, profile and companies', async () => {
  const { menu } = await openMenu({ as: 'buyer@example.ru' })
  expect(menu.getAllByRole('link')[0]?.textContent).toBe('Личный кабинет')
  expect(menu.getByRole('button', { name: /^Город отгрузки/ })).toBeDefined()
  expect(menu.getByRole('link', { name: /Перейти в профиль/ }).getAttribute('href')).toBe(
    '/personal/profile/',
  )
  expect((await menu.findAllByText('УралДорСтрой')).length).toBeGreaterThan(0)
})

test('R-MENU-16 the link of the page on screen closes the menu, and so does one that differs in its query', async () => {
  const { page, menu } = await openMenu()
  await page.user.click(menu.getByRole('link', { name: 'О компании' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Меню' })).toBeNull())
  expect(page.router.state.location.pathname).toBe('/about/')
  await act(() => page.router.navigate('/catalog/sellout/'))
  await page.user.click(screen.getByRole('button', { name: 'Меню' }))
  const again = within(await screen.findByRole('dialog', { name: 'Меню' }))
  await page.user.click(again.getByRole('link', { name: 'Распродажа' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Меню' })).toBeNull())
  await waitFor(() => expect(page.router.state.location.search).toContain('sellout'))
})

test('R-MOB-17 R-MOB-18 R-MOB-19 R-MOB-20 the manager of the company has a card', async () => {
  const { menu } = await openMenu({ as: 'buyer@example.ru' })
  const card = within(await menu.findByRole('region', { name: 'Личный менеджер' }))
  expect(card.getByText('Климова Ольга Сергеевна')).toBeDefined()
  expect(card.getByRole('link', { name: 'ВКонтакте' }).getAttribute('href')).toMatch(/^https:/)
})

test('R-MOB-13 without a branch the city button asks to choose one', async () => {
  const { menu } = await openMenu({
    answers: { getCurrentStore: status(500, 'internal') },
  })
  expect(menu.getByRole('button', { name: 'Выбрать город отгрузки' })).toBeDefined()
})

test('R-MOB-25 R-AUTH-02 R-AUTH-13 R-AUTH-14 R-AUTH-15 logging out goes home first, then the cart is read and no company is left', async () => {
  const { page, menu } = await openMenu({ as: 'buyer@example.ru' })
  await menu.findAllByText('УралДорСтрой')
  await page.user.click(menu.getByRole('button', { name: 'Выход' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/logout/'))
  expect(page.router.state.location.pathname).toBe('/')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Войти' }).length).toBeGreaterThan(0))
  const after = page.calls.slice(page.calls.indexOf('POST /api/logout/'))
  await waitFor(() =>
    expect(page.calls.slice(page.calls.indexOf('POST /api/logout/'))).toContain('POST /web/basket/products/'),
  )
  expect(after).not.toContain('GET /web/contractors/')
  expect(
    page.queryClient.getQueryCache().find({ queryKey: ['listCompanies', {}] })?.state.data,
  ).toBeUndefined()
  expect(screen.queryByText('Сессия истекла, войдите снова')).toBeNull()
})
