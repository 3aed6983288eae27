import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

/** The words of the PDF that a press of the link downloads. */
async function textOfDownload(page: Page, link: ReturnType<Page['getByRole']>): Promise<string> {
  const download = page.waitForEvent('download')
  await link.click()
  const bytes = await readFile(await (await download).path())
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('R-FIN-02 R-FIN-03 R-API-58 R-API-59 R-API-60 R-API-61 an accountant reads the balance, asks for an act, mails it and disputes another', async ({
  page,
  visit,
  beLoggedIn,
  passSeconds,
  checkAccess,
}) => {
  await beLoggedIn()
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
  await expect(made).toBeVisible()
  const file = page.waitForEvent('download')
  await made.getByRole('link', { name: /Скачать PDF/ }).click()
  expect((await file).suggestedFilename()).toBe('Акт сверки АС-2026-0314.pdf')
  await made.getByRole('button', { name: /Отправить на почту/ }).click()
  const mail = page.getByRole('dialog', { name: 'Документ на почту' })
  const to = mail.getByRole('textbox', { name: 'E-mail' })
  await expect(to, 'the address of the customer stands there').toHaveValue(seedIds.users.buyer.email)
  await to.fill('panova@uraldorstroy.example')
  await mail.getByRole('button', { name: 'Отправить' }).click()
  await expect(made.getByText('Отправлен', { exact: true })).toBeVisible()
  await made.getByRole('link', { name: 'Акт сверки АС-2026-0314', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Акт сверки АС-2026-0314' })).toBeVisible()
  await expect(page.getByText('УПД № 70011 от 14.09.2026')).toBeVisible()
  await checkAccess()
  await page.goBack()

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

test('R-FIN-01 R-FIN-04 R-FIN-05 contract, act and invoice are PDFs whose Cyrillic words and sums are those of the screen', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/contracts/')
  await page.getByRole('link', { name: 'Договор Д-2026/118' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Договор Д-2026/118' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Заказы по договору' })).toBeVisible()
  await checkAccess()
  const contract = await textOfDownload(page, page.getByRole('link', { name: /^Договор.*pdf$/ }))
  expect(contract).toContain('Д-2026/118')
  expect(contract).toContain('Отсрочка 30 календарных дней')

  await visit(`/personal/acts/${seedIds.acts.october.id}/`)
  const closing = page.getByText('Долг на конец').locator('xpath=following::*[1]')
  const sum = ((await closing.textContent()) ?? '').replaceAll(/[^\d,]/g, '')
  expect(sum).not.toBe('')
  const act = await textOfDownload(page, page.getByRole('link', { name: /^Скачать PDF/ }))
  expect(act).toMatch(/акт сверки/i)
  expect(act.replaceAll(/[^\d,]/g, '')).toContain(sum)
})

test('R-FIN-04 R-FIN-05 papers of a company are 404 for others, by their pages and by guessed files', async ({
  page,
  beLoggedIn,
  watch,
}) => {
  watch.allowStatus(404)
  await beLoggedIn('person')
  for (const path of ['contracts/301/', 'acts/1501/', 'orders/70001/', 'equipment/901/', 'requests/6094/']) {
    await page.goto(`/personal/${path}`)
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
  for (const file of [
    'f-contract-301',
    'f-act-1501',
    'f-authority-1701',
    'f-invoice-70001',
    'f-passport-901',
  ]) {
    const status = await page.evaluate(async (id) => (await fetch(`/web/files/${id}/`)).status, file)
    expect([file, status]).toEqual([file, 404])
  }
})

test('R-FORM-08 hostile files are refused in words, at their row, and the rest of the form stays', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/acts/')
  await page.getByRole('button', { name: /Оспорить, Акт сверки АС-2026-0311/ }).click()
  const dispute = page.getByRole('dialog', { name: 'Оспорить документ' })
  await dispute.getByRole('textbox', { name: 'Что не так' }).fill('Не учтена оплата от 30.10.2026.')
  const bomb = zipSync({ 'xl/a.xml': new Uint8Array(101 * 1024 * 1024) }, { level: 9 })
  const hostile = [
    { name: 'Схема.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'Фото.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'Ведомость.xlsx', mimeType: 'application/zip', buffer: Buffer.from(bomb) },
    { name: 'Пусто.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'Большой.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-') },
  ]
  await dispute.getByLabel('Файлы').setInputFiles(hostile)
  for (const { name } of hostile) {
    const row = dispute.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText(/формат|пустой|размер|не подходит/i)).toBeVisible()
  }
  await checkAccess()
  await dispute.getByRole('button', { name: 'Оспорить' }).click()
  await expect(dispute).toBeVisible()
  await expect(dispute.getByRole('textbox', { name: 'Что не так' })).toHaveValue(/30\.10\.2026/)
})
