import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLine, cartLink, clickAndSee, countInName, putIntoCart } from './fixtures/cart.ts'
import { expect, fillLogin, test } from './fixtures/test.ts'

const { inStock, multiple, wearPart } = seedIds.products

test('R-ROLE-04 R-ROLE-05 R-ROLE-06 R-CART-07 R-CART-08 R-CART-09 R-AUTH-01 R-AUTH-08 O-50 R-ORDER-01 R-ORDER-21 R-POPUP-30 R-API-48 O-54 a guest finds a filter, logs in with it in the cart and orders it', async ({
  page,
  visit,
}) => {
  await visit('/')
  const header = page.getByRole('banner')
  const search = header.getByRole('combobox')
  await search.fill(inStock.article)
  await page.getByRole('grid').getByRole('link', { name: inStock.article }).click()
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await expect(page.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeVisible()

  await clickAndSee(addButton(page), 'Товар добавлен в корзину')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))

  await cartLink(page).click()
  await expect(page).toHaveURL('/cart/')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Фильтр масляный FM-2040' }).first(),
  ).toBeVisible()

  await page.getByRole('region', { name: 'Оформление заказа' }).getByRole('button', { name: 'Войти' }).click()
  await fillLogin(page, 'buyer')
  await expect(page).toHaveURL('/cart/')

  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await expect(checkout.getByText(seedIds.companies.uralDorStroy.name).first()).toBeVisible()
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await checkout.getByLabel('Ваш номер заказа').fill('ТЕСТ-17')
  await page.getByRole('button', { name: 'Оформить заказ' }).click()

  const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
  await expect(created).toBeVisible()
  const number = /ЗК-\d{4}-\d+/.exec(await created.innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  await expect(header.getByText('Корзина')).toBeAttached()
  await created.getByRole('link', { name: 'Перейти к заказу' }).click()
  await expect(page).toHaveURL(/\/personal\/orders\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByRole('main').getByText(inStock.article).first()).toBeVisible()
  await expect(page.getByText('ТЕСТ-17').first()).toBeVisible()
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)

  await visit('/personal/orders/')
  await expect(page.getByRole('row', { name: number })).toBeVisible()
})

test('O-50 R-AUTH-14 the carts of guest and customer are joined: of the same product the larger quantity stays', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/about/')
  await logIn()
  await putIntoCart(page, [inStock], 2)
  await putIntoCart(page, [wearPart], 4)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  await expect(header.getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)

  await putIntoCart(page, [inStock], 5)
  await putIntoCart(page, [multiple], 30)
  await logIn()
  await expect(page.getByText(/Корзины объединены, добавлено из вашей корзины: 1.товар/)).toBeVisible()
  await visit('/cart/')
  for (const [product, quantity] of [
    [inStock, '5'],
    [wearPart, '4'],
    [multiple, '30'],
  ] as const) {
    await expect(cartLine(page, product).getByRole('spinbutton')).toHaveValue(quantity)
  }
})

test('R-FORM-01 R-FORM-25 R-ORDER-22 O-70 an order without consents is not sent, and what was chosen outlives a session that ends', async ({
  page,
  visit,
  logIn,
  passSeconds,
  watch,
}) => {
  await putIntoCart(page, [inStock])
  await logIn()
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  const send = page.getByRole('button', { name: 'Оформить заказ' })
  await send.click()
  await expect(checkout.getByText('Примите условия оферты: без этого заказ не оформить')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeHidden()

  await checkout.getByLabel('Комментарий к заказу').fill('Позвоните за час до выдачи')
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await passSeconds(86_401)
  watch.allowStatus(401)
  await send.click()
  await expect(page.getByText('Сессия истекла, войдите снова')).toBeVisible()
  await fillLogin(page, 'buyer')
  await expect(page).toHaveURL('/cart/')
  await expect(checkout.getByLabel('Комментарий к заказу')).toHaveValue('Позвоните за час до выдачи')
  await expect(checkout.getByRole('checkbox', { name: /оферты/ })).toBeChecked()
  await expect(checkout.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked()
})

test('R-COMP-01 O-64 a person buys without a company', async ({ page, visit, logIn }) => {
  await putIntoCart(page, [inStock])
  await logIn('person')
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await expect(checkout.getByText('Физическое лицо')).toBeVisible()
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible()
  await page.getByRole('link', { name: 'Продолжить покупки' }).click()
  await expect(page).toHaveURL('/catalog/')
})

test('R-ORDER-21 R-POPUP-30 R-ERR-27 a new version that comes while the form is filled in does not hide that the order is placed', async ({
  page,
  visit,
  logIn,
  watch,
}) => {
  await putIntoCart(page, [inStock])
  await logIn('person')
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  watch.allowStatus(404)
  await page.route('**/assets/*.{js,css}', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeAttached()
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible()
})
