import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

/** The newest code that was sent to a contact. */
async function codeFor(context: BrowserContext, contact: string): Promise<string> {
  const answer: { data: { items: { to: string; code?: string }[] } } = await (
    await context.request.get('/sandbox/outbox')
  ).json()
  return answer.data.items.findLast(({ to }) => to === contact)?.code ?? ''
}

test('R-ACC-14 R-POPUP-14 R-API-109 R-API-112 a customer changes the profile, e-mail and phone by code, and the passport', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/profile/')
  const form = page.getByRole('form', { name: 'Личные данные' })
  await form.getByLabel('Должность').fill('Директор по снабжению')
  await form.getByRole('combobox', { name: 'Филиал' }).click()
  await page.getByRole('option', { name: 'Москва' }).click()
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await checkAccess()

  await page.getByRole('button', { name: 'Изменить e-mail' }).click()
  const email = page.getByRole('dialog', { name: 'E-mail для входа' })
  await email.getByLabel('Новый e-mail').fill('snab@uraldorstroy.example')
  await email.getByRole('button', { name: 'Получить код' }).click()
  await expect(email.getByLabel('Код')).toBeFocused()
  await checkAccess()
  await email.getByLabel('Код').fill(await codeFor(context, 'snab@uraldorstroy.example'))
  await page.keyboard.press('Enter')
  await expect(email).toBeHidden()

  await page.getByRole('button', { name: 'Изменить телефон' }).click()
  const phone = page.getByRole('dialog', { name: 'Телефон для входа' })
  await phone.getByLabel('Новый телефон').fill('9225550199')
  await phone.getByRole('button', { name: 'Получить код' }).click()
  await expect(phone.getByLabel('Код')).toBeFocused()
  await phone.getByLabel('Код').fill(await codeFor(context, '+79225550199'))
  await page.keyboard.press('Enter')
  await expect(phone).toBeHidden()

  await page.getByRole('button', { name: 'Указать паспорт' }).click()
  const passport = page.getByRole('dialog', { name: 'Паспорт' })
  await passport.getByLabel('Серия').fill('6509')
  await passport.getByLabel('Номер').fill('123417')
  await passport.getByLabel('Код подразделения').fill('660-001')
  await passport.getByLabel('Дата выдачи').fill('2011-04-12')
  await passport.getByLabel('Кем выдан').fill('ГУ МВД России по Свердловской области')
  await passport.getByLabel('Адрес регистрации').fill('г. Екатеринбург, ул. Малышева, д. 36, кв. 4')
  await passport.getByRole('checkbox').check()
  await checkAccess()
  await passport.getByRole('button', { name: 'Сохранить паспорт' }).click()
  await expect(passport).toBeHidden()

  await visit('/personal/profile/')
  const main = page.getByRole('main')
  await expect(form.getByLabel('Должность')).toHaveValue('Директор по снабжению')
  await expect(form.getByRole('combobox', { name: 'Филиал' })).toHaveText(/Москва/)
  await expect(main.getByText('snab@uraldorstroy.example')).toBeVisible()
  await expect(main.getByText('+7 (922) 555-01-99')).toBeVisible()
  await expect(main.getByText('•••• •••• 17')).toBeVisible()
  await main.getByRole('button', { name: 'Удалить паспорт' }).click()
  await page
    .getByRole('dialog', { name: 'Удалить паспорт?' })
    .getByRole('button', { name: 'Удалить' })
    .click()
  await expect(main.getByRole('button', { name: 'Указать паспорт' })).toBeVisible()

  // News: agreed to, and not any more.
  await main.getByRole('button', { name: 'Согласиться с редакцией 2026-01' }).click()
  await main.getByRole('button', { name: 'Отозвать согласие' }).click()
  await page
    .getByRole('dialog', { name: 'Отозвать согласие?' })
    .getByRole('button', { name: 'Отозвать' })
    .click()
  await expect(main.getByRole('button', { name: 'Согласиться с редакцией 2026-01' })).toBeVisible()

  // Another device that is logged in is sent away, and the password changes.
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await elsewhere.addCookies((await context.cookies()).filter(({ name }) => name === 'sandbox-world'))
  const credentials = { login: 'snab@uraldorstroy.example', password: demoPassword }
  const entered = await elsewhere.request.post('/api/authentication/', {
    headers: { 'X-Urldecode': 'none' },
    data: { credentials },
  })
  expect(entered.ok()).toBe(true)
  await page.reload()
  await main.getByRole('button', { name: 'Завершить другие сеансы' }).click()
  await page
    .getByRole('dialog', { name: 'Завершить другие сеансы?' })
    .getByRole('button', { name: 'Завершить' })
    .click()
  await expect(main.getByText('Вы вошли только на этом устройстве.')).toBeVisible()
  expect((await elsewhere.request.get('/web/profile/')).status()).toBe(401)
  await elsewhere.close()
  const password = page.getByRole('form', { name: 'Смена пароля' })
  await password.getByLabel('Текущий пароль').fill(demoPassword)
  await password
    .getByLabel(/^Новый пароль/)
    .first()
    .fill('Kovsh-2027!')
  await password.getByLabel('Новый пароль ещё раз').fill('Kovsh-2027!')
  await password.getByRole('button', { name: 'Изменить пароль' }).click()
  await expect(page.getByText(/^Пароль изменён/)).toBeVisible()
})

test('R-ACC-02 O-117 on a phone the overview tells what waits, leads there, and the menu has every page', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await beLoggedIn()
  await visit('/personal/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Личный менеджер' })).toBeVisible()
  await checkAccess()
  await main.getByRole('link', { name: /^1\sзаказ ждёт согласования/ }).click()
  await expect(page).toHaveURL('/personal/orders/?tab=approval')
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await menu.getByText('Разделы кабинета').click()
  await expect(menu.locator('a[aria-current=page]')).toHaveText(/Заказы/)
  await checkAccess()
  await menu.getByRole('link', { name: 'Техника' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Техника')
  // The strip of the menu has moved to the entry of this page.
  const strip = page.getByRole('navigation', { name: 'Разделы личного кабинета' })
  await expect(strip.locator('a[aria-current=page]')).toBeInViewport()
})
