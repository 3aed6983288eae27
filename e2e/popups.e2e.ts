import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

test('R-POPUP-46 R-POPUP-41 Back closes the popup, Forward does not bring it again, and the page stays', async ({
  page,
  visit,
}) => {
  await visit('/delivery/')
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog', { name: 'Вход' })
  await expect(login).toBeVisible()
  await page.goBack()
  await expect(login).toBeHidden()
  await expect(page).toHaveURL('/about/')
  await page.goForward()
  await expect(page).toHaveURL('/about/')
  await expect(login).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/delivery/')
})

test('R-LAYOUT-06 R-POPUP-41 R-POPUP-42 R-POPUP-44 R-POPUP-45 R-POPUP-47 Escape closes the top popup only, and the focus goes back', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const city = page.getByRole('banner').getByRole('button', { name: 'Город:' })
  await city.click()
  const offices = page.getByRole('dialog', { name: 'Город отгрузки' })
  await expect(offices).toBeVisible()
  const about = offices.getByRole('button', { name: 'О филиале: Казань' })
  await about.click()
  const office = page.getByRole('dialog', { name: 'Казань' })
  await expect(office).toBeVisible()
  await expect(page.locator('[data-popup="office"]')).toHaveJSProperty('inert', true)
  const layers = await page
    .locator('[data-popup]')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) => getComputedStyle(dialog.parentElement ?? dialog).zIndex),
    )
  expect(layers).toEqual(['4000', '4001'])
  await page.keyboard.press('Escape')
  await expect(office).toBeHidden()
  await expect(offices).toBeVisible()
  await expect(about).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(offices).toBeHidden()
  await expect(city).toBeFocused()
})

test('R-POPUP-47 X-43 the page behind a popup can not be reached, and a click beside it closes it', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog', { name: 'Вход' })
  await expect(login.getByLabel('E-mail или телефон')).toBeFocused()
  for (const root of await page.locator('[data-page-root]').all())
    await expect(root).toHaveJSProperty('inert', true)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => document.activeElement?.closest('[data-page-root]') !== null)
    expect(outside).toBe(false)
  }
  await page.mouse.click(200, 500)
  await expect(login).toBeHidden()
  for (const root of await page.locator('[data-page-root]').all())
    await expect(root).toHaveJSProperty('inert', false)
})

test('R-POPUP-46 R-POPUP-47 a double click opens a popup once, and leaves it open', async ({
  page,
  visit,
}) => {
  await visit('/delivery/')
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).dblclick({ delay: 100 })
  const offices = page.getByRole('dialog', { name: 'Город отгрузки' })
  await expect(offices.getByRole('button', { name: /^Казань/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(offices).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/delivery/')
})

test('R-POPUP-49 O-62 what was typed is not lost by Escape or Back without a question', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Обратная связь' }).click()
  const dialog = page.getByRole('dialog', { name: 'Обратная связь' })
  await dialog.getByLabel('Имя').fill('Иван')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Закрыть без отправки?' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(dialog.getByLabel('Имя')).toHaveValue('Иван')
  await page.goBack()
  await question.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/about/')
})

test('R-POPUP-40 a reload with a popup in the history shows the page without it', async ({ page, visit }) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('R-ROUTE-52 a link inside a popup closes it, and Back leads to the page before', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  await page
    .getByRole('dialog', { name: 'Город отгрузки' })
    .getByRole('button', { name: 'О филиале: Казань' })
    .click()
  await page.getByRole('dialog', { name: 'Казань' }).getByRole('link', { name: 'Страница филиала' }).click()
  await expect(page).toHaveURL(/\/branches\/\d+\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R-AUTH-07 R-FORM-02 R-FORM-30 R-FORM-40 O-67 a refused login tells why and keeps what was typed', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog', { name: 'Вход' })
  const name = login.getByLabel('E-mail или телефон')
  await name.fill('buyer@')
  await name.blur()
  await expect(login.getByText('Некорректный E-mail')).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('buyer@example.ru')
  const password = login.getByLabel(/^Пароль/)
  await password.fill('wrong')
  await login.getByRole('button', { name: 'Показать пароль' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(login.getByRole('alert')).toBeVisible()
  await expect(password).toHaveValue('wrong')
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('Войти')).toBeAttached()
})

test.describe('at a first visit', () => {
  test.use({ firstVisit: true })

  test('R-POPUP-47 Tab never leads to the question for the city behind a popup', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByRole('dialog', { name: 'Ваш город' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-page-root]') ?? null),
      ).toBeNull()
    }
  })
})
