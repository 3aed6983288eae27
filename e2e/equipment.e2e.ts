import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('R-EQUIP-01 R-EQUIP-02 R-POPUP-06 R-POPUP-37 R-API-39 a mechanic adds a machine, tells its hours, and buys what fits it', async ({
  page,
  visit,
  beLoggedIn,
  passSeconds,
  checkAccess,
  watch,
}) => {
  await beLoggedIn()
  await visit('/personal/equipment/')
  await checkAccess()
  await page.getByRole('button', { name: 'Добавить технику' }).click()
  const form = page.getByRole('dialog', { name: 'Новая техника' })
  await form.getByRole('combobox', { name: /^Модель/ }).fill('EG-210')
  await form.getByRole('option', { name: /^EG-210(?![A-Z])/ }).click()
  await form.getByLabel(/^Серийный номер/).fill('EG210-004500')
  await form.getByLabel(/^Год выпуска/).fill('2022')
  await form.getByLabel(/^Название/).fill('Экскаватор Мечта')
  await form.getByLabel(/^Наработка/).fill('100')
  // The world's clock stands before that of the shop's server.
  await form.getByLabel(/^Дата показаний/).fill('2026-11-20')
  await form
    .getByLabel('Фото машины или таблички')
    .setInputFiles({ name: 'Машина.png', mimeType: 'image/png', buffer: png })
  await expect(form.getByText('Файл Машина.png загружен')).toBeAttached()
  await checkAccess()
  await form.getByRole('button', { name: 'Добавить технику' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Экскаватор Мечта' })).toBeVisible()
  await expect(page.getByText(/Дилер проверяет серийный номер/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Фото: Экскаватор Мечта' })).toBeVisible()
  const own = new URL(page.url()).pathname

  await passSeconds(30 * 60)
  await visit(own)
  await expect(page.getByText('В работе', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Обновить наработку' }).click()
  const hours = page.getByRole('dialog', { name: 'Наработка' })
  await hours.getByLabel(/^Моточасов/).fill('90')
  await hours.getByLabel(/^Дата показаний/).fill('2026-11-20')
  await hours.getByRole('button', { name: 'Сохранить' }).click()
  await expect(hours.getByText('Меньше прошлых показаний: 100 ч.')).toBeVisible()
  await hours.getByLabel(/^Моточасов/).fill('120')
  await hours.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^120\sмоточасов на/)).toBeVisible()

  await page.getByRole('button', { name: 'Подбирать запчасти к этой машине' }).click()
  await page.getByRole('link', { name: 'Подходящее в каталоге' }).click()
  await expect(
    page.getByRole('link', { name: /^Убрать фильтр «Моя техника: Экскаватор Мечта»/ }),
  ).toBeVisible()
  const list = page.getByRole('list', { name: 'Товары' })
  const fitting = list.getByText('Подходит: Экскаватор Мечта')
  await expect(fitting.first()).toBeVisible()
  expect(await fitting.count()).toBe(await list.getByRole('listitem').count())
  await checkAccess()

  await visit(seedIds.sections.filters.url)
  await expect(page.getByText('Не подходит: Экскаватор Мечта').first()).toBeVisible()
  await visit(`/product/${seedIds.products.inStock.code}/`)
  const buying = page.locator('[data-product]').filter({ hasText: '1 240' }).first()
  await expect(buying.getByText('Подходит: Экскаватор Мечта')).toBeVisible()
  await buying.getByRole('button', { name: /^В корзину/ }).click()
  await page.getByRole('link', { name: /^Корзина/ }).click()
  await page.getByRole('button', { name: 'Для машины Экскаватор Мечта' }).click()
  await expect(page.getByText('Для машины: Экскаватор Мечта, EG210-004500')).toBeVisible()

  // The other company has neither the machine nor its verdicts.
  await page.setViewportSize({ width: 375, height: 800 })
  await visit('/personal/companies/')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /^Покупать от этой компании.*Карьер-Сервис/ }).click()
  await reloaded
  watch.allowStatus(404)
  await visit(own)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Экскаватор Мечта')
  await visit('/personal/equipment/')
  await expect(page.getByText('SK45-000377')).toBeVisible()
  await expect(page.getByText('EG210-004500')).toHaveCount(0)
  await visit(seedIds.sections.filters.url)
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  await expect(page.getByText(/^(Подходит|Не подходит|Неизвестно): /)).toHaveCount(0)
  await checkAccess()
})

test('R-EQUIP-01 the keyboard goes on in the form that narrowed a list, with Enter and with the button', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  for (const [path, label, name, button] of [
    ['/personal/equipment/', 'Поиск по технике', /^Название/, 'Найти'],
    ['/personal/service/', 'Поиск по плану ТО', /^Название/, 'Показать'],
    ['/personal/requests/', 'Фильтры заявок', 'Номер или слова', 'Показать'],
  ] as const) {
    await visit(path)
    const form = page.getByRole('main').getByRole('search', { name: label })
    const field = form.getByRole('searchbox', { name }).or(form.getByRole('textbox', { name }))
    await field.fill('а')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]query=%D0%B0/)
    await expect(field).toHaveValue('а')
    await expect(field).toBeFocused()
    await field.fill('е')
    await form.getByRole('button', { name: button, exact: true }).press('Enter')
    await expect(page).toHaveURL(/[?&]query=%D0%B5/)
    await expect(form.getByRole('button', { name: button, exact: true })).toBeFocused()
  }
})
