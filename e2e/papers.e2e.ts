import { expect, test } from './fixtures/test.ts'

test('R-FIN-02 R-FIN-03 R-API-58 R-API-59 R-API-60 R-API-61 an accountant reads the balance, asks for an act, mails it and disputes another', async ({
  page,
  visit,
  logIn,
  passSeconds,
  checkAccess,
}) => {
  await visit('/about/')
  await logIn()
  await visit('/personal/balance/')
  await page.getByRole('button', { name: 'Сформировать отчёт' }).click()
  await expect(page.getByText(/Отчёт готовится с/)).toBeVisible()
  await passSeconds(20)
  const debts = page.getByRole('table', { name: 'Неоплаченные документы' })
  await expect(debts.getByRole('link', { name: 'УПД № 70012 от 25.08.2026' })).toBeVisible()
  const calendar = page.getByRole('table', { name: 'Календарь платежей' })
  await expect(calendar.getByRole('row', { name: /24\.09\.2026.*Просрочено.*УПД № 70012/ })).toBeVisible()
  await expect(calendar.getByRole('link', { name: 'Счёт № СЧ-70001' })).toBeVisible()
  const ageing = page.getByRole('table', { name: 'Долг по срокам' })
  await expect(
    ageing.getByRole('row', { name: /больше 90 дней|61–90 дней|31–60 дней/ }).first(),
  ).toBeVisible()
  await checkAccess()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Расчёты \d{4}-\d\d-\d\d\.xlsx$/)

  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await visit('/personal/acts/')
  await page.getByRole('button', { name: 'Запросить акт' }).click()
  const form = page.getByRole('dialog', { name: 'Запрос документа' })
  await form.getByRole('radio', { name: 'Другой период' }).check()
  await form.getByLabel(/^С/).fill('2026-07-01')
  await form.getByLabel(/^По/).fill('2026-09-30')
  await checkAccess()
  await form.getByRole('button', { name: 'Запросить' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Готовится', { exact: true })).toBeVisible()
  await passSeconds(25)
  const made = card('Акт сверки АС-2026-0314')
  await expect(made.getByText('УПД № 70011 от 14.09.2026')).toBeVisible()
  const file = page.waitForEvent('download')
  await made.getByRole('link', { name: /Скачать PDF/ }).click()
  expect((await file).suggestedFilename()).toBe('Акт сверки АС-2026-0314.pdf')
  await made.getByRole('button', { name: /Отправить на почту/ }).click()
  const mail = page.getByRole('dialog', { name: 'Документ на почту' })
  await mail.getByRole('textbox', { name: 'E-mail' }).fill('panova@uraldorstroy.example')
  await mail.getByRole('button', { name: 'Отправить' }).click()
  await expect(made.getByText('Отправлен', { exact: true })).toBeVisible()

  const october = card('Акт сверки АС-2026-0311')
  await october.getByRole('button', { name: /Оспорить/ }).click()
  const dispute = page.getByRole('dialog', { name: 'Оспорить документ' })
  await dispute.getByRole('button', { name: 'Оспорить' }).click()
  await expect(dispute.getByText('Заполните поле')).toBeVisible()
  await dispute.getByRole('textbox', { name: 'Что не так' }).fill('Не учтена оплата от 30.10.2026.')
  await dispute.getByLabel('Файлы').setInputFiles({
    name: 'Платёжка.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(dispute.getByText(/Файл Платёжка.pdf загружен/)).toBeAttached()
  await dispute.getByRole('button', { name: 'Оспорить' }).click()
  await expect(october.getByText('Оспорен', { exact: true })).toBeVisible()
})
