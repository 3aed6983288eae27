import { expect, test } from './fixtures/test.ts'

test('R-ADDR-01 R-ADDR-03 R-POPUP-04 R-POPUP-33 a buyer on a phone adds an address, moves its pin and removes another', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await page.setViewportSize({ width: 375, height: 812 })
  await visit('/personal/delivery-addresses/')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const form = page.getByRole('dialog', { name: 'Новый адрес доставки' })
  await form.getByRole('combobox').pressSequentially('тюмень мира 5')
  await form.getByRole('option').first().click()
  await checkAccess()
  const pin = form.getByRole('button', { name: /^Точка:/ })
  const byAddress = await pin.getAttribute('aria-label')
  // By mouse, to where it is put; by keyboard, from there on.
  const map = form.getByRole('group', { name: 'Точка разгрузки на карте' })
  await map
    .locator('svg')
    .first()
    .click({ position: { x: 40, y: 30 } })
  await expect(pin).not.toHaveAccessibleName(byAddress ?? '')
  await pin.press('ArrowDown')
  await form.getByRole('button', { name: 'Вернуть на место по адресу' }).click()
  await expect(pin).toHaveAccessibleName(byAddress ?? '')
  await form.getByLabel('Название').fill('Склад в Тюмени')
  await form.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(page.getByRole('heading', { name: 'Склад в Тюмени' })).toBeVisible()

  await page.getByRole('button', { name: 'Изменить адрес «Склад в Тюмени»' }).click()
  const change = page.getByRole('dialog', { name: 'Адрес доставки', exact: true })
  await change.getByLabel('Когда принимают груз').fill('Пн–Сб 6:40–20:20')
  await change.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(page.getByText('Пн–Сб 6:40–20:20')).toBeVisible()

  await page.getByRole('button', { name: 'Удалить адрес «Карьер Шабровский»' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить адрес?' })
  await expect(question.getByRole('alert')).toContainText('открыт')
  await question.getByRole('button', { name: 'Всё равно удалить' }).click()
  await expect(page.getByRole('heading', { name: 'Карьер Шабровский' })).toBeHidden()

  await visit('/branches/4/')
  await page.getByRole('button', { name: /^Условия доставки/ }).click()
  await expect(page.getByRole('dialog')).toContainText('В пути')
  await checkAccess()
})
