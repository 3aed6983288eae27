import { expect, hydrated, test } from './fixtures/test.ts'

test('R-COMP-09 R-COMP-12 R-POPUP-02 R-POPUP-03 R-COMP-05 an owner adds a company, an account and an address, switches and leaves', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await beLoggedIn()
  await visit('/personal/companies/')
  // On a middle width too one sees for whom one buys.
  const acting = page.getByRole('banner').getByText('УралДорСтрой')
  await expect(acting).toBeVisible()

  await page.getByRole('button', { name: 'Добавить компанию' }).click()
  const add = page.getByRole('dialog', { name: 'Новая компания' })
  await add.getByLabel('Название или ИНН').pressSequentially('трассамонтаж')
  await add.getByRole('option', { name: /ТрассаМонтаж/ }).click()
  await expect(add.getByLabel('ОГРН')).toHaveValue('1155958001231')
  await add.getByRole('button', { name: 'Добавить компанию' }).click()
  await page.getByRole('button', { name: 'Открыть' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('ТрассаМонтаж')
  await expect(page.getByText('На проверке')).toBeVisible()

  await page.getByRole('button', { name: 'Покупать от этой компании: ТрассаМонтаж' }).click()
  await expect(page.getByRole('banner').getByText('ТрассаМонтаж')).toBeVisible()
  await expect(acting).toBeHidden()
  await expect(page.getByRole('button', { name: 'ТрассаМонтаж', exact: true })).toBeFocused()
  // What the registration left out (R-POPUP-03); a reload amid the form loses nothing.
  await expect(
    page.getByText(/Не хватает: банковский счёт, телефон, e-mail для документов, адрес/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Завершить регистрацию' }).click()
  const rest = page.getByRole('dialog', { name: 'Завершить регистрацию' })
  await rest.getByLabel('E-mail для документов').fill('docs@trassa.example')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Завершить регистрацию' }).click()
  await expect(rest.getByLabel('E-mail для документов')).toHaveValue('docs@trassa.example')
  await rest.getByLabel('Телефон компании').fill('+7 342 555 01 02')
  await rest.getByLabel('Банк: название или БИК').pressSequentially('магистраль')
  await rest.getByRole('option', { name: /Магистраль/ }).click()
  await expect(rest.getByText('Корреспондентский счёт')).toBeVisible()
  await rest.getByLabel('Расчётный счёт').fill('40702810410000123450')
  await checkAccess()
  await rest.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Не хватает: адрес доставки.')).toBeVisible()
  await page.getByRole('button', { name: 'Изменить счёт 40702810410000123450' }).click()
  const bank = page.getByRole('dialog', { name: 'Банковский счёт' })
  await bank.getByLabel('Расчётный счёт').fill('40702810710000123451')
  await bank.getByRole('button', { name: 'Сохранить счёт' }).click()
  await expect(page.getByRole('table', { name: 'Банковские счета' })).toContainText('40702810710000123451')
  await page.getByRole('button', { name: 'Удалить счёт 40702810710000123451' }).click()
  await page.getByRole('dialog', { name: 'Удалить счёт?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText(/Счетов пока нет/)).toBeVisible()

  await page.getByRole('button', { name: 'Добавить адрес доставки' }).click()
  const address = page.getByRole('dialog', { name: 'Новый адрес доставки' })
  await address.getByLabel('Адрес', { exact: false }).first().pressSequentially('пермь мира 5')
  await address.getByRole('option').first().click()
  await address.getByLabel('Название').fill('База в Перми')
  await address.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(address).toBeHidden()
  await expect(page.getByText('База в Перми, основной')).toBeVisible()
  // The header that stays above would cover half of a button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await checkAccess()

  // The last owner of one stays, a buyer of the other leaves.
  await expect(page.getByText(/Вы единственный владелец/)).toBeVisible()
  await visit('/personal/companies/')
  await page.getByRole('button', { name: 'Выйти из компании «Карьер-Сервис»' }).click()
  await page
    .getByRole('dialog', { name: 'Выйти из компании?' })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect(page.getByRole('link', { name: 'Карьер-Сервис' })).toBeHidden()
})
