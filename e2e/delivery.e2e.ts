import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

test('R-POPUP-04 R-POPUP-30 R-API-55 R-API-120 a customer without addresses adds one, pays by card and has the order delivered', async ({
  page,
  visit,
  logIn,
  checkAccess,
}) => {
  await visit('/')
  await logIn('admin')
  await putIntoCart(page, [seedIds.products.inStock])
  await visit('/cart/')
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await expect(checkout.getByRole('radio', { name: /Курьером/ })).toBeDisabled()

  await checkout.getByRole('button', { name: 'Добавить адрес' }).click()
  const popup = page.getByRole('dialog', { name: 'Новый адрес доставки' })
  const address = popup.getByRole('combobox', { name: 'Адрес' })
  await address.fill('екатеринбург мира 59')
  const suggested = 'Свердловская область, г. Екатеринбург, ул. Мира, д. 59'
  await popup.getByRole('option', { name: suggested }).click()
  await expect(popup.getByText('Адрес найден в справочнике.')).toBeVisible()
  await popup.getByRole('textbox', { name: 'Название' }).fill('Склад')
  await checkAccess()
  await popup.getByRole('button', { name: 'Сохранить адрес' }).click()

  await expect(popup).toBeHidden()
  await expect(checkout.getByRole('radio', { name: /Курьером/ })).toBeChecked()
  await expect(checkout.getByRole('combobox', { name: 'Адрес доставки' })).toContainText('Склад')
  await expect(checkout.getByText('«При получении» больше не подходит')).toBeVisible()
  await checkout.getByRole('radio', { name: 'Картой онлайн' }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(checkout.getByText('Примите условия оферты: без этого заказ не оформить')).toBeVisible()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()

  const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
  await expect(created.getByText(/^Сумма заказа [\d\s]+₽$/)).toBeVisible()
  await created.getByRole('link', { name: 'Перейти к заказу' }).click()
  await expect(page.getByRole('main').getByText(suggested).first()).toBeVisible()
})

test('R-ORDER-01 a terminal is chosen in the city of the buyer, and typed where none is known', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/')
  await logIn()
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
