import { expect, fillLogin, test } from './fixtures/test.ts'

test('R-POPUP-20 R-ACC-20 R-API-65 a company collects an order: power of attorney, its signed scan, the hand-over', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
  passSeconds,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/70008/')
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Доверенности' }) })
  await panel.getByRole('button', { name: 'Оформить доверенность' }).click()
  const form = page.getByRole('dialog', { name: 'Доверенность' })
  await form.getByRole('textbox', { name: 'Кто получит, ФИО' }).fill('Ершов Николай Иванович')
  await form.getByRole('textbox', { name: 'Должность' }).fill('Механик')
  await checkAccess()
  await form.getByRole('button', { name: 'Оформить доверенность' }).click()
  await expect(form).toBeHidden()
  await expect(panel.getByText('Не подписана', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /Скачать бланк/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Доверенность М-2026-\d+\.pdf$/)
  await panel.getByRole('button', { name: /Загрузить скан/ }).click()
  const scan = page.getByRole('dialog', { name: 'Подписанный скан' })
  await scan.getByLabel('Скан доверенности').setInputFiles({
    name: 'Подписана.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(scan.getByText('Файл Подписана.pdf загружен')).toBeAttached()
  await scan.getByRole('button', { name: 'Загрузить' }).click()
  await expect(scan).toBeHidden()
  await expect(panel.getByText('Действует', { exact: true })).toBeVisible()

  await visit('/personal/authorities/')
  const card = page.locator('section').filter({ hasText: 'Заказ ЗК-2026-070008' })
  await expect(card.getByRole('link', { name: 'Подписана.pdf' })).toBeVisible()
  await checkAccess()
  await passSeconds(25 * 3600)
  // The session has ended: the page asks for a login by itself.
  await visit('/personal/authorities/')
  await fillLogin(page, 'buyer')
  await expect(card.getByText('Использована', { exact: true })).toBeVisible()
})
