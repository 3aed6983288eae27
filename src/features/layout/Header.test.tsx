// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changed, emptyFailure, success } from '../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens a page and answers what was opened, with queries bound to the header. */
async function openHeader(options?: OpenPageOptions, path = '/about/') {
  const page = await openPage(path, options)
  return { page, header: within(await screen.findByRole('banner')) }
}

test('R-HEAD-05 R-HEAD-06 R-HEAD-07 R-HEAD-08 the header shows menu, phone, e-mail and logo', async () => {
  const { header } = await openHeader()
  expect(header.getByRole('link', { name: 'Доставка' }).getAttribute('href')).toBe('/delivery/')
  expect(header.getByRole('link', { name: '+7 (800) 555-35-12' }).getAttribute('href')).toBe(
    'tel:+78005553512',
  )
  expect(header.getByRole('link', { name: 'zakaz@kran-detal.example' }).getAttribute('href')).toBe(
    'mailto:zakaz@kran-detal.example',
  )
  expect(header.getByRole('link', { name: /на главную/ }).getAttribute('href')).toBe('/')
})

test('R-HEAD-09 R-HEAD-19 with promotions there is a link to them, and always one to the sellout', async () => {
  const { header } = await openHeader()
  expect(header.getByRole('button', { name: 'Акции' }).getAttribute('href')).toBe('/stocks/')
  const sellout = new URL(
    header.getByRole('link', { name: 'Распродажа' }).getAttribute('href') ?? '',
    'http://s',
  )
  expect(sellout.pathname).toBe('/catalog/sellout/')
  expect(sellout.searchParams.get('filters')).toBe('{"sellout":true}')
})

test('R-HEAD-10 without promotions there is no link to them', async () => {
  const { header } = await openHeader({
    answers: {
      getHeader: changed((data) => {
        data.stocks = { count: 0, items: [] }
      }),
    },
  })
  expect(header.queryByRole('button', { name: 'Акции' })).toBeNull()
  expect(header.getByRole('link', { name: 'Распродажа' })).toBeDefined()
})

test('R-HEAD-31 R-HEAD-33 the city button shows the branch and opens the office popup', async () => {
  const { page, header } = await openHeader()
  await page.user.click(header.getByRole('button', { name: /^Город:\s*\S/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Город отгрузки' }))
  expect(await dialog.findByRole('button', { name: /^Москва/ })).toBeDefined()
})

test('R-HEAD-32 without a branch the city button says so', async () => {
  const { header } = await openHeader({
    answers: {
      getCurrentStore: success({
        store: null,
        storeId: null,
        storeXmlId: null,
        timeZone: null,
        change: false,
      }),
    },
  })
  expect(header.getByRole('button', { name: 'Город: Не выбран' })).toBeDefined()
})

test('R-HEAD-40 R-MOB-08 a guest sees a button that opens the login popup, and nothing of a customer', async () => {
  const { page, header } = await openHeader()
  expect(header.queryByRole('button', { name: /Уведомления/ })).toBeNull()
  expect(header.queryByRole('button', { name: 'Личный кабинет' })).toBeNull()
  expect(page.calls.some((call) => call.includes('/web/contractors/'))).toBe(false)
  await page.user.click(header.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: 'Вход в личный кабинет' })).toBeDefined()
})

test('R-HEAD-37 R-HEAD-38 R-HEAD-39 R-MOB-04 R-MOB-05 R-MOB-07 a customer sees bell with mark and personal menu', async () => {
  const { page, header } = await openHeader({ as: 'buyer@example.ru' })
  expect(await header.findByRole('button', { name: /^Уведомления\s*есть новые$/ })).toBeDefined()
  const mobile = header.getByRole('link', { name: /^Уведомления\s*есть новые$/ })
  expect(mobile.getAttribute('href')).toBe('/personal/notifications/')
  expect(header.getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')).toBe('/personal/')
  await page.user.click(header.getByRole('button', { name: 'Личный кабинет' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Личный кабинет' }))
  expect(dialog.getByRole('link', { name: 'Заказы' }).getAttribute('href')).toBe('/personal/orders/')
})

test('R-HEAD-38 R-NOTIF-07 nothing new, no mark', async () => {
  const { header } = await openHeader({
    as: 'buyer@example.ru',
    answers: {
      getHeader: changed(({ userData }) => {
        userData.hasNewNotifications = false
      }),
    },
  })
  expect(await header.findByRole('button', { name: 'Уведомления' })).toBeDefined()
})

test('R-HEAD-34 R-COMP-04 R-COMP-05 R-LAYOUT-10 R-WIDGET-23 a customer switches to another company and the page is loaded anew', async () => {
  const reload = vi.fn<() => void>()
  const { page, header } = await openHeader({ as: 'buyer@example.ru', reload })
  await page.user.click(await header.findByRole('button', { name: 'УралДорСтрой' }))
  const other = await screen.findByRole('button', { name: /Карьер-Сервис/ })
  expect(reload).not.toHaveBeenCalled()
  await page.user.click(other)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(page.calls).toContain('GET /web/switchContractor/?contragentId=502')
  expect(screen.getByText('Меняем контрагента…')).toBeDefined()
})

test('R-COMP-05 R-HEAD-34 after a switch the focus begins at the company, and stays where it was moved since', async () => {
  const reload = vi.fn<() => void>()
  const first = await openHeader({ as: 'buyer@example.ru', reload })
  await first.page.user.click(await first.header.findByRole('button', { name: 'УралДорСтрой' }))
  await first.page.user.click(await screen.findByRole('button', { name: /Карьер-Сервис/ }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()

  const { header } = await openHeader({ as: 'buyer@example.ru' })
  const button = await header.findByRole('button', { name: 'УралДорСтрой' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  cleanup()

  const later = await openHeader({ as: 'buyer@example.ru' })
  await later.header.findByRole('button', { name: 'УралДорСтрой' })
  expect(document.activeElement).toBe(document.body)
})

test('R-COMP-05 a refused switch is said and nothing is loaded anew', async () => {
  const reload = vi.fn<() => void>()
  const { page, header } = await openHeader({
    as: 'buyer@example.ru',
    reload,
    answers: { switchContractor: emptyFailure },
  })
  await page.user.click(await header.findByRole('button', { name: 'УралДорСтрой' }))
  const other = await screen.findByRole<HTMLButtonElement>('button', { name: /Карьер-Сервис/ })
  const disabled: boolean[] = []
  new MutationObserver(() => disabled.push(other.disabled)).observe(other, { attributes: true })
  await page.user.click(other)
  expect(await screen.findByText('Не удалось сменить контрагента')).toBeDefined()
  // A disabled button would have lost the focus.
  expect(disabled).not.toContain(true)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.queryByText('Меняем контрагента…')).toBeNull()
})

test('R-HEAD-35 a customer without companies sees no company dropdown', async () => {
  const { page, header } = await openHeader({ as: 'person@example.ru' })
  await waitFor(() => expect(page.calls).toContain('GET /web/contractors/'))
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  expect(header.queryByRole('button', { name: /контрагент/i })).toBeNull()
})

test('R-HEAD-36 without a current company the dropdown asks to choose one', async () => {
  const { header } = await openHeader({
    as: 'buyer@example.ru',
    answers: {
      listCompanies: changed(({ items }) => {
        for (const company of items) company.current = false
      }),
    },
  })
  expect(await header.findByRole('button', { name: 'Выбрать контрагента' })).toBeDefined()
})

test('R-HEAD-41 R-MOB-06 the cart shows how many products are in it, and no badge when there are none', async () => {
  const { page, header } = await openHeader()
  expect(header.getByRole('link', { name: 'Корзина' }).getAttribute('href')).toBe('/cart/')
  await page.inOtherTab('/web/basket/add/', { product: { id: 10001, quantity: 3 } })
  await page.inOtherTab('/web/basket/add/', { product: { id: 10003, quantity: 1 } })
  await page.queryClient.invalidateQueries({ queryKey: ['listCartProducts'] })
  expect(await header.findByRole('link', { name: /^Корзина\s*2\sтовара$/ })).toBeDefined()
})

test('R-MOB-02 R-MOB-03 burger and magnifier open their popups; without scripts they are links', async () => {
  const { page, header } = await openHeader()
  const burger = header.getByRole('button', { name: 'Меню' })
  expect(burger.getAttribute('href')).toBe('/catalog/')
  await page.user.click(burger)
  expect(await screen.findByRole('dialog', { name: 'Меню' })).toBeDefined()
  await page.user.keyboard('{Escape}')
  const magnifier = header.getByRole('button', { name: 'Поиск' })
  expect(magnifier.getAttribute('href')).toBe('/search/')
  await page.user.click(magnifier)
  expect(await screen.findByRole('dialog', { name: 'Поиск' })).toBeDefined()
})

test('R-MOB-02 R-MOB-03 Space presses burger and magnifier, too', async () => {
  const { page, header } = await openHeader()
  header.getByRole('button', { name: 'Меню' }).focus()
  await page.user.keyboard(' ')
  expect(await screen.findByRole('dialog', { name: 'Меню' })).toBeDefined()
  await page.user.keyboard('{Escape}')
  header.getByRole('button', { name: 'Поиск' }).focus()
  await page.user.keyboard(' ')
  expect(await screen.findByRole('dialog', { name: 'Поиск' })).toBeDefined()
})
