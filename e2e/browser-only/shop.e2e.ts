import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { addButton, cartLine, cartLink, clickAndSee, countInName } from '../fixtures/cart.ts'
import { expect, test } from '../fixtures/browser-only.ts'
import { fillLogin, hydrated, visitPage } from '../fixtures/test.ts'

const { inStock, wearPart } = seedIds.products

test('R-CART-09 R-AUTH-08 O-50 R-ORDER-01 O-54 without any server a guest finds a filter, logs in and orders it', async ({
  page,
  visit,
}) => {
  await visit('/')
  const header = page.getByRole('banner')
  await header.getByRole('combobox').fill(inStock.article)
  await page.getByRole('grid').getByRole('link', { name: inStock.article }).click()
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await expect(page.getByRole('img', { name: /FM-2040/ }).first()).toHaveJSProperty('complete', true)
  await clickAndSee(addButton(page), 'Товар добавлен в корзину')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))

  await cartLink(page).click()
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('button', { name: 'Войти' }).click()
  await fillLogin(page, 'buyer')
  await expect(checkout.getByText(seedIds.companies.uralDorStroy.name).first()).toBeVisible()
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()

  const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
  await expect(created).toBeVisible()
  const number = /ЗК-\d{4}-\d+/.exec(await created.innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  await created.getByRole('link', { name: 'Перейти к заказу' }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await visit('/personal/orders/')
  await expect(page.getByRole('row', { name: number })).toBeVisible()
})

test('O-68 R-CART-07 login and cart outlive a reload and a new tab, and no script sees the cookies', async ({
  page,
  visit,
  logIn,
  context,
}) => {
  await visit(`/product/${inStock.code}/`)
  await logIn()
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await page.reload()
  await hydrated(page)
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  expect(await page.evaluate(() => document.cookie)).toBe('')

  const other = await context.newPage()
  await visitPage(other, '/cart/')
  await expect(cartLine(other, inStock).getByRole('spinbutton')).toHaveValue('1')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
})

test('R-TAB-01 R-AUTH-14 who logs out in one tab is a guest in the other', async ({
  page,
  visit,
  logIn,
  context,
}) => {
  await visit('/about/')
  await logIn()
  const other = await context.newPage()
  await visitPage(other, '/personal/')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
})

test('R-ROUTE-34 R-ROUTE-49 a guest who opens a personal page is asked to log in and lands on it afterwards', async ({
  page,
  visit,
}) => {
  await visit('/personal/orders/')
  await expect(page).toHaveURL('/registration/?back=%2Fpersonal%2Forders%2F')
  await fillLogin(page, 'buyer')
  await expect(page).toHaveURL('/personal/orders/')
  await expect(page.getByRole('row', { name: seedIds.orders.story.number })).toBeVisible()
})

test('R-ROUTE-41 R-ERR-01 any address can be opened at once: a section, one without its slash, one that is none', async ({
  page,
  visit,
}) => {
  await visit(seedIds.sections.oilFilters.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Масляные фильтры' })).toBeVisible()
  await expect(page).toHaveTitle(/Масляные фильтры/)
  await visit(`/product/${wearPart.code}`)
  await expect(page).toHaveURL(`/product/${wearPart.code}/`)
  await expect(page.getByRole('heading', { level: 1, name: /ZK-35S/ })).toBeVisible()
  await visit('/no/such/page/')
  await expect(page.getByText('Страница не найдена').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByText('Страница не найдена').first()).toBeVisible()
})

test('R-ERR-10 the sandbox plays a fault on demand: a page of technical works, then the shop again', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(523)
  await visit('/about/')
  await prefer({ getMainPage: { code: 523 } })
  await visit('/')
  await expect(page.getByRole('heading', { name: 'Ведутся технические работы' })).toBeVisible()
  await prefer({})
  await page.getByRole('link', { name: 'Обновить страницу' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: /Дорожно-строительная/ })).toBeVisible()
})

test('R-ERR-12 a first page without an answer is the technical page, asked for once', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(504)
  await visit('/about/')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/web/mainPage/')) asked += 1
  })
  await prefer({ getMainPage: { fault: 'network' } })
  await visit('/')
  await expect(page.getByRole('heading', { name: 'Ведутся технические работы' })).toBeVisible()
  expect(asked).toBe(1)
})

for (const [name, path] of Object.entries({
  'the main page': '/',
  'a section': seedIds.sections.filters.url,
  'a product': `/product/${inStock.code}/`,
  'the cart': '/cart/',
  'the login': '/registration/?back=%2Fcart%2F',
  'a missing page': '/no/such/page/',
})) {
  test(`the browser draws ${name} without barriers`, async ({ visit, checkAccess, page }) => {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await checkAccess()
  })
}
