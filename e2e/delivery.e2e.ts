import type { Locator } from '@playwright/test'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLink, countInName, putIntoCart } from './fixtures/cart.ts'
import { expect, fillLogin, test } from './fixtures/test.ts'

test.describe('on a phone, by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } })

  test('R-POPUP-04 R-POPUP-30 R-API-55 R-API-120 the first order of a customer without addresses: adds one, pays by card, has it delivered', async ({
    page,
    visit,
    checkAccess,
  }) => {
    /** What a person does to a field on a phone; the keys are those of the screen keyboard. */
    const type = async (field: Locator, text: string) => {
      await field.tap()
      await expect(field).toBeFocused()
      await page.keyboard.insertText(text)
    }
    await visit('/')
    await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).tap()
    const search = page.getByRole('dialog', { name: 'Поиск' })
    await type(search.getByRole('combobox'), seedIds.products.inStock.article)
    await search.getByRole('grid').getByRole('link', { name: seedIds.products.inStock.article }).tap()
    await addButton(page).tap()
    await expect(page.getByRole('group', { name: /^Количество в корзине, / }).first()).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
    await cartLink(page).tap()
    await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()

    const checkout = page.getByRole('region', { name: 'Оформление заказа' })
    await checkout.getByRole('button', { name: 'Войти' }).tap()
    const login = page.getByRole('dialog', { name: 'Вход' })
    await type(login.getByLabel('E-mail или телефон'), seedIds.users.admin.email)
    await type(login.getByLabel(/^Пароль/), demoPassword)
    await login.getByRole('button', { name: 'Войти' }).tap()
    await expect(login).toBeHidden()

    await expect(checkout.getByRole('radio', { name: /Курьером/ })).toBeDisabled()
    await checkout.getByRole('button', { name: 'Добавить адрес' }).tap()
    const popup = page.getByRole('dialog', { name: 'Новый адрес доставки' })
    await type(popup.getByRole('combobox', { name: 'Адрес' }), 'екатеринбург мира 59')
    const suggested = 'Свердловская область, г. Екатеринбург, ул. Мира, д. 59'
    await popup.getByRole('option', { name: suggested }).tap()
    await expect(popup.getByText('Адрес найден в справочнике.')).toBeVisible()
    await type(popup.getByRole('textbox', { name: 'Название' }), 'Склад')
    await checkAccess()
    await popup.getByRole('button', { name: 'Сохранить адрес' }).tap()

    await expect(popup).toBeHidden()
    await expect(checkout.getByRole('radio', { name: /Курьером/ })).toBeChecked()
    await expect(checkout.getByRole('combobox', { name: 'Адрес доставки' })).toContainText('Склад')
    await expect(checkout.getByText('«При получении» больше не подходит')).toBeVisible()
    await checkout.getByRole('radio', { name: 'Картой онлайн' }).tap()
    await checkout.getByRole('checkbox', { name: /персональных данных/ }).tap()
    await page.getByRole('button', { name: 'Оформить заказ' }).tap()
    await expect(checkout.getByText('Примите условия оферты: без этого заказ не оформить')).toBeVisible()
    await checkout.getByRole('checkbox', { name: /оферты/ }).tap()
    await page.getByRole('button', { name: 'Оформить заказ' }).tap()

    const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
    await expect(created.getByText(/^Сумма заказа [\d\s]+₽$/)).toBeVisible()
    await created.getByRole('link', { name: 'Перейти к заказу' }).tap()
    await expect(page.getByRole('main').getByText(suggested).first()).toBeVisible()
  })
})

test('R-ORDER-01 a terminal is chosen in the city of the buyer, and typed where none is known', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [seedIds.products.inStock])
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('radio', { name: /До терминала/ }).check()
  const list = checkout.getByRole('combobox', { name: 'Терминал' })
  await list.click()
  await page.getByRole('option').first().click()
  await expect(list).not.toContainText('Не выбрано')
  await checkout.getByRole('textbox', { name: 'Город получения' }).fill('Атлантида')
  await expect(checkout.getByRole('textbox', { name: 'Терминал' })).toHaveValue('')
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(checkout.getByText('Выберите терминал')).toBeVisible()
})

test('R-AUTH-08 R-POPUP-13 who logs in at the checkout of a phone goes on there', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await putIntoCart(page, [seedIds.products.inStock])
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('button', { name: 'Войти' }).click()
  await fillLogin(page, 'buyer')
  await expect(checkout.getByRole('radio', { name: /Самовывоз/ })).toBeVisible()
  const heading = checkout.getByRole('heading', { name: 'Оформление заказа' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('R-POPUP-05 another city changes the point to collect at, unless the buyer has chosen it', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [seedIds.products.inStock])
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  const point = checkout.getByRole('combobox', { name: 'Где забрать' })
  await expect(point).toContainText('Екатеринбург')
  const goTo = async (from: string, city: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click()
    const cities = page.getByRole('dialog')
    await cities.getByText(city, { exact: true }).first().click()
    await expect(page.getByText(`Город изменён на ${city}`)).toBeVisible()
  }
  await goTo('Екатеринбург', 'Москва')
  await expect(point).toContainText('Москва-Юг')
  await expect(page.getByRole('complementary', { name: 'Итог корзины' })).toContainText('Москва-Юг')
  await point.click()
  await page.getByRole('option', { name: /Челябинск/ }).click()
  await goTo('Москва', 'Пермь')
  await expect(point).toContainText('Челябинск')
})
