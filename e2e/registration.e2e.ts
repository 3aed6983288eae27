import type { BrowserContext } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLink, countInName, putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

/** The newest code sent to a contact. */
async function codeFor(context: BrowserContext, contact: string): Promise<string> {
  const answer = await context.request.get('/sandbox/outbox')
  const { data } = (await answer.json()) as { data: { items: { to: string; code?: string }[] } }
  return data.items.findLast(({ to, code }) => to === contact && code !== undefined)?.code ?? ''
}

test('R-POPUP-18 R-API-105 R-API-106 R-API-107 R-API-108 R-COMP-12 R-AUTH-08 a new company registers on a phone and places its first order', async ({
  page,
  context,
  visit,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await visit('/')
  await putIntoCart(page, [seedIds.products.inStock], 2)
  await visit('/registration/?back=%2Fcart%2F')
  const login = page.getByRole('dialog', { name: 'Вход в личный кабинет' })
  await login.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(login).toBeHidden()
  await checkAccess()

  // Step 1: the company, filled in from the register.
  await page.getByRole('button', { name: 'Компания или ИП' }).click()
  await page.getByRole('combobox', { name: 'ИНН' }).fill('обьстройпуть')
  await page.getByRole('option', { name: /ликвидирована/ }).click()
  await expect(page.getByText('Компания ликвидирована, регистрация невозможна.')).toBeVisible()
  await page.getByRole('combobox', { name: 'ИНН' }).fill('5902034505')
  await page.getByRole('button', { name: 'Дальше' }).click()
  await expect(page.getByText('Проверьте ИНН: контрольная цифра не сходится.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'ИНН' })).toBeFocused()
  await page.getByRole('combobox', { name: 'ИНН' }).fill('трассам')
  await page.getByRole('option', { name: /ТрассаМонтаж/ }).click()
  await expect(page.getByLabel('КПП')).toHaveValue('590201001')
  await expect(page.getByRole('combobox', { name: /^Руководитель/ })).toHaveValue('Зорин Павел Викторович')
  await page.getByRole('button', { name: 'Дальше' }).click()

  // Step 2: the contacts outlive a reload; a foreign phone is refused.
  await expect(page.getByRole('heading', { name: 'Шаг 2 из 4. Контакты' })).toBeFocused()
  await page.getByLabel('Контактное лицо').fill('Зорин Павел Викторович')
  await page.getByLabel('Телефон').fill('+375 29 123 45 67')
  await page.getByLabel('E-mail').fill('zorin@example.ru')
  await page.getByRole('button', { name: 'Получить коды' }).click()
  await expect(page.getByText(/Принимаются только российские номера/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-mail')).toHaveValue('zorin@example.ru')
  await page.getByLabel('Телефон').fill('+7 902 555 01 91')
  await page.getByRole('combobox', { name: 'Город' }).click()
  await page.getByRole('option', { name: 'Екатеринбург' }).click()
  await page.getByRole('button', { name: 'Получить коды' }).click()

  // Step 3: the phone was mistyped; the codes come from the outbox.
  await expect(page.getByRole('heading', { name: 'Шаг 3 из 4. Подтверждение' })).toBeFocused()
  const sms = page.getByRole('form', { name: 'Код из SMS' })
  await sms.getByRole('button', { name: 'Исправить телефон' }).click()
  await page.getByLabel('Верный телефон').fill('+7 902 555 01 90')
  await page.getByRole('button', { name: 'Исправить и получить код' }).click()
  const right = await expect
    .poll(() => codeFor(context, '+79025550190'))
    .not.toBe('')
    .then(() => codeFor(context, '+79025550190'))
  await sms.getByLabel('Код из SMS').fill(right === '111111' ? '222222' : '111111')
  await sms.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(sms.getByRole('alert')).toHaveText('Неверный код. Осталось попыток: 4.')
  await checkAccess()
  await sms.getByLabel('Код из SMS').fill(right)
  await sms.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText(/Телефон .* подтверждён/)).toBeVisible()
  const mail = page.getByRole('form', { name: 'Код из письма' })
  await mail.getByLabel('Код из письма').fill(await codeFor(context, 'zorin@example.ru'))
  await mail.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('button', { name: 'Дальше' }).click()

  // Step 4: rules are ticked off, consents are given one by one.
  await expect(page.getByRole('heading', { name: 'Шаг 4 из 4. Пароль' })).toBeFocused()
  await page
    .getByRole('textbox', { name: /^Пароль/ })
    .first()
    .fill('Ural-1984!')
  await expect(page.getByRole('list', { name: 'Требования к паролю' })).toContainText('цифра: выполнено')
  await page.getByLabel('Пароль ещё раз').fill('Ural-1984!')
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText(/Без согласия на обработку/)).toBeVisible()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('checkbox', { name: /оферты/ }).check()
  await checkAccess()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()

  // The guest's cart is there, and the company buys.
  await expect(page).toHaveURL('/cart/')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await expect(checkout.getByText('ТрассаМонтаж').first()).toBeVisible()
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible()
})

test('R-POPUP-18 R-API-106 R-API-113 R-ROLE-10 a person registers in the popup above a page and stays there', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  const signup = page.getByRole('dialog', { name: 'Регистрация' })
  await signup.getByRole('combobox', { name: /^Фамилия, имя/ }).pressSequentially('Смирнова ма')
  await signup.getByRole('option', { name: 'Смирнова Мария' }).click()
  await signup.getByLabel('Телефон').fill('+7 902 555 01 92')
  await signup.getByLabel('E-mail').fill('smirnova@example.ru')
  await signup.getByRole('combobox', { name: 'Город' }).click()
  await page.getByRole('option', { name: 'Москва' }).click()
  // Back closes the popup, and what was typed is there when it opens again.
  await page.goBack()
  await expect(signup).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(signup.getByLabel('E-mail')).toHaveValue('smirnova@example.ru')
  await signup.getByRole('button', { name: 'Получить коды' }).click()
  for (const [name, contact] of [
    ['Код из SMS', '+79025550192'],
    ['Код из письма', 'smirnova@example.ru'],
  ] as const) {
    const code = signup.getByRole('form', { name })
    await code.getByLabel(name).fill(await codeFor(context, contact))
    await code.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(code).toBeHidden()
  }
  await signup.getByRole('button', { name: 'Дальше' }).click()
  await signup
    .getByRole('textbox', { name: /^Пароль/ })
    .first()
    .fill('Ural-1984!')
  await signup.getByLabel('Пароль ещё раз').fill('Ural-1984!')
  await signup.getByRole('checkbox', { name: /персональных данных/ }).check()
  await signup.getByRole('checkbox', { name: /оферты/ }).check()
  await signup.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(signup).toBeHidden()
  await expect(page).toHaveURL('/about/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
})

test('R-POPUP-32 R-API-108 an account whose phone was never confirmed is confirmed at the login', async ({
  page,
  context,
  visit,
  checkAccess,
}) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog', { name: 'Вход в личный кабинет' })
  await login.getByLabel('E-mail или телефон').fill(seedIds.users.unconfirmed.email)
  await login.getByRole('textbox', { name: /^Пароль/ }).fill('Kran-2026!')
  await login.getByRole('button', { name: 'Войти' }).click()
  const popup = page.getByRole('dialog', { name: 'Подтвердите контакт' })
  await popup.getByRole('button', { name: 'Отправить код' }).click()
  await expect(popup.getByRole('textbox', { name: 'Код из SMS' })).toBeVisible()
  await checkAccess()
  await popup.getByRole('textbox', { name: 'Код из SMS' }).fill(await codeFor(context, '+79125550104'))
  await popup.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
})
