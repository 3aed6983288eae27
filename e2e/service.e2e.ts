import type { Page } from '@playwright/test'
import { answerNotes, expect, fillLogin, test, visitPage } from './fixtures/test.ts'

test('R-EQUIP-01 R-CART-02 R-ORDER-13 a purchasing clerk orders the month’s service of 30 machines, the director approves', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
  browser,
  baseURL,
  world,
}) => {
  await beLoggedIn('fleetBuyer')
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('link', { name: 'План ТО' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'План ТО' })).toBeVisible()
  await page.getByLabel('Срок до').fill('2026-12-20')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText(/^30\sмашин с плановым ТО на /)).toBeVisible()
  await checkAccess()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^План ТО на .*\.xlsx$/)

  await page.getByRole('checkbox', { name: 'Выбрать все на странице: 30' }).check()
  await page.getByRole('button', { name: 'Комплект в корзину' }).click()
  const report = page.getByRole('dialog', { name: 'Добавлено не всё' })
  await expect(report.getByText(/Масло гидравлическое .*столько нет в наличии$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Корзина' }).click()
  await openMachines(page)
  // Sums that are being calculated again are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await checkAccess()

  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await page
    .getByRole('dialog', { name: 'Заказ оформлен' })
    .getByRole('link', { name: 'Перейти к заказу' })
    .click()
  await expect(page).toHaveURL(/\/personal\/orders\/\d+\//)
  await page.getByRole('button', { name: /согласование/ }).click()
  await page
    .getByRole('dialog', { name: 'Отправить на согласование?' })
    .getByRole('button', { name: 'Отправить' })
    .click()
  await expect(page.getByText('Решение примет согласующий вашей компании.')).toBeVisible()
  const order = new URL(page.url()).pathname

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await other.addCookies([{ name: 'sandbox-world', value: world, url: baseURL ?? '' }])
  await answerNotes(other)
  const director = await other.newPage()
  await visitPage(director, '/about/')
  await director.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await fillLogin(director, 'fleetDirector')
  await visitPage(director, order)
  await openMachines(director)
  await director.getByRole('button', { name: 'Согласовать' }).click()
  await director
    .getByRole('dialog', { name: 'Согласовать заказ?' })
    .getByRole('button', { name: 'Согласовать' })
    .click()
  await expect(director.getByText('Решение: Лаптев Виктор Степанович')).toBeVisible()
  await other.close()
})

test('R-EQUIP-01 R-EQUIP-02 a mechanic records hours, is reminded, orders the kit and tells that the service is done', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
  watch,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await beLoggedIn('fleetMechanic')
  // Самосвал № 1, 18 hours before its service.
  await visit('/personal/equipment/897/')
  await expect(page.getByText(/^ТО-250 при\s7\s250\sмоточасов/)).toBeVisible()
  await checkAccess()
  await page.getByRole('button', { name: 'Обновить наработку' }).click()
  const hours = page.getByRole('dialog', { name: 'Наработка' })
  await hours.getByLabel(/^Дата показаний/).fill('2026-11-20')
  await hours.getByLabel(/^Моточасов/).fill('7900')
  await hours.getByRole('button', { name: 'Сохранить' }).click()
  await expect(hours.getByText('С прошлых показаний машина не могла наработать столько.')).toBeVisible()
  await hours.getByLabel(/^Моточасов/).fill('7262')
  await hours.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/просрочено на\s12\sмоточасов/).first()).toBeVisible()
  // A popup closes by going back, which ends a navigation that begins before.
  await expect(hours).toBeHidden()
  await visit('/personal/notifications/')
  await expect(page.getByText('Пора делать ТО-250')).toBeVisible()
  await visit('/personal/equipment/897/')
  await page.getByRole('button', { name: 'Комплект в корзину' }).click()
  await expect(page.getByText('Комплект ТО в корзине')).toBeVisible()
  await page.getByRole('button', { name: 'Отметить ТО-250 выполненным' }).click()
  const question = page.getByRole('dialog', { name: 'Отметить ТО-250 выполненным?' })
  await expect(question).toContainText(/ТО-250 при\s7\s250\sмоточасов/)
  await checkAccess()
  await question.getByRole('button', { name: 'Отметить' }).click()
  await expect(page.getByText(/^ТО-500 при\s7\s500\sмоточасов/)).toBeVisible()
  await visit('/cart/')
  await expect(page.getByText(/^Для машины: Самосвал № 1, SK45-/)).toHaveCount(3)

  // Another company's machine.
  watch.allowStatus(404)
  await visit('/personal/equipment/901/')
  await expect(page.getByText('EG210-004417')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Сервис' })).toHaveCount(0)
})

test('R-EQUIP-01 R-LAYOUT-01 the plan of 30 machines and the service of one are printed, each sum once', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn('fleetBuyer')
  await visit('/personal/service/')
  await expect(page.getByRole('table', { name: 'План ТО' })).toBeVisible()
  expect(await sheets(page)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox', { name: 'Выбрать: Бульдозер № 6' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await visit('/personal/equipment/897/')
  await expect(page.getByRole('table', { name: 'Комплект ТО' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // A footer of a table stands on each of its sheets.
  await expect(page.getByRole('table', { name: 'Комплект ТО' }).locator('tfoot')).toHaveCSS(
    'display',
    'table-row-group',
  )
  await expect(page.getByRole('button', { name: 'Комплект в корзину' })).toBeHidden()
})

/** How many sheets of A4 the page takes. */
async function sheets(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Opens the machines of a line that the first excavator is among. */
async function openMachines(page: Page): Promise<void> {
  const machines = page.locator('details').filter({ hasText: 'Экскаватор № 1, EG210-001307' }).first()
  await machines.getByText(/^Для \d+\sмашин$/).click()
  await expect(machines.getByText(/^Экскаватор № 1, EG210-001307: \d+\s\S+$/)).toBeVisible()
}
