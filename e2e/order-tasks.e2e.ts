import { readFile } from 'node:fs/promises'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { answerNotes, expect, fillLogin, test, visitPage } from './fixtures/test.ts'

const { story } = seedIds.orders
const due = /19\s880\s₽/

test('R-API-78 R-ROUTE-18 R-ROUTE-19 O-19 a buyer pays an order by card: declined first, then paid, and comes back to it', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  const startPayment = async () => {
    const popup = page.getByRole('dialog', { name: 'Оплата заказа' })
    await expect(popup.getByText(due).first()).toBeVisible()
    await popup.getByRole('radio', { name: /Картой/ }).check()
    await checkAccess()
    await popup.getByRole('button', { name: /Перейти к оплате/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Оплата заказа ${story.number}` })).toBeVisible()
  }
  await visit('/personal/orders/')
  const row = page.getByRole('row', { name: story.number })
  await row.getByRole('button', { name: 'Оплатите заказ' }).click()
  await startPayment()
  await expect(page.getByText('Тестовая страница оплаты')).toBeVisible()
  await checkAccess()
  await page.getByRole('button', { name: 'Отклонить платёж' }).click()
  await expect(page).toHaveURL(`/payment-error/?orderId=${story.id}`)
  await expect(page.getByText(`Заказ ${story.number} сохранён`)).toBeVisible()
  await page.getByRole('link', { name: 'Перейти к заказу' }).click()

  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await startPayment()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(`/payment-success/?orderId=${story.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата прошла успешно' })).toBeVisible()
  await expect(page.getByText(`Заказ ${story.number} оплачен`)).toBeVisible()
  await checkAccess()
  await page.getByRole('link', { name: 'Перейти к заказу' }).click()
  await expect(page.getByRole('list', { name: 'Ход заказа' }).getByText('Сборка')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Оплатить/ })).toHaveCount(0)
  await expect(page.getByText('Получена оплата').first()).toBeVisible()

  // Back at the provider's page: nothing can be paid twice.
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('Этот платёж уже прошёл')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться в магазин' }).click()
  await expect(page).toHaveURL(`/payment-success/?orderId=${story.id}`)
})

test('R-ORDER-05 R-ORDER-13 R-ACC-18 the head approves in one window, and the mechanic’s window shows it', async ({
  page,
  visit,
  beLoggedIn,
  browser,
  baseURL,
  world,
}) => {
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await other.addCookies([{ name: 'sandbox-world', value: world, url: baseURL ?? '' }])
  await answerNotes(other)
  const mechanic = await other.newPage()
  await visitPage(mechanic, '/about/')
  await mechanic.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await fillLogin(mechanic, 'mechanic')
  await visitPage(mechanic, '/personal/orders/70003/')
  await expect(mechanic.getByText('Решение примет согласующий вашей компании.')).toBeVisible()
  await expect(mechanic.getByRole('button', { name: 'Согласовать' })).toHaveCount(0)

  await beLoggedIn()
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  const menu = page.getByRole('dialog', { name: 'Личный кабинет' })
  await menu.getByRole('link', { name: /Заказы.*1 заказ ждёт согласования/ }).click()
  await page.getByRole('link', { name: 'Согласуйте или верните' }).click()
  await page.getByRole('button', { name: 'Согласовать' }).click()
  await page
    .getByRole('dialog', { name: 'Согласовать заказ?' })
    .getByRole('button', { name: 'Согласовать' })
    .click()
  await expect(page.getByText('Решение: Смирнов Алексей Петрович')).toBeVisible()

  await expect(mechanic.getByText('Решение: Смирнов Алексей Петрович')).toBeVisible({ timeout: 20_000 })
  await other.close()
})

test('R-ORDER-08 R-ORDER-10 R-API-87 an order is changed, its list is saved as a file, and an invoice is mailed', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/70002/')
  await page.getByRole('button', { name: 'Изменить состав' }).click()
  const lines = page.getByRole('dialog', { name: 'Состав заказа' })
  await lines.getByRole('button', { name: 'Больше' }).first().click()
  await checkAccess()
  await lines.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Изменено количество').first()).toBeVisible()

  await visit(`/personal/orders/${story.id}/`)
  await page.getByRole('button', { name: 'Отправить счёт на почту' }).click()
  const form = page.getByRole('dialog', { name: 'Счёт на почту' })
  await form.getByLabel('E-mail').fill('buh@example.ru')
  await checkAccess()
  await form.getByRole('button', { name: 'Отправить счёт' }).click()
  await expect(page.getByText('Счёт отправлен на buh@example.ru')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Счёт .*\.pdf$/ }).click()
  const invoice = await readFile(await (await download).path())
  expect(invoice.subarray(0, 5).toString()).toBe('%PDF-')

  for (const [format, start] of [
    ['CSV', '\uFEFFНомер;'],
    ['XLSX', 'PK'],
  ] as const) {
    // Browsers hold back a second download of the same page.
    await visit('/personal/orders/?tab=active')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Скачать ${format}` }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Заказы [-\\d]{10}\\.${format.toLowerCase()}$`))
    const content = (await readFile(await file.path())).toString()
    expect(content.startsWith(start)).toBe(true)
    if (format === 'CSV') {
      expect(content).toContain(`${story.number};18.11.2026;УДС-1147`)
      expect(content).not.toContain('ЗК-2026-070009')
    }
  }
})
