import { Buffer } from 'node:buffer'
import { expect, test } from './fixtures/test.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

test('R-ACC-15 R-POPUP-07 R-POPUP-21 R-API-51 a mechanic reports on a phone that a machine stands, follows the answers, closes and reopens', async ({
  page,
  visit,
  beLoggedIn,
  passSeconds,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await beLoggedIn('mechanic')
  await visit('/personal/requests/')
  await expect(page.getByText('Заявок пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Заявка на технику' }).click()
  const form = page.getByRole('dialog', { name: 'Заявка на технику' })
  await form.getByRole('combobox', { name: /Техника/ }).click()
  await page.getByRole('option', { name: /EG210-004417/ }).click()
  await form.getByRole('radio', { name: /Машина стоит/ }).check()
  await form
    .getByRole('textbox', { name: /Что случилось/ })
    .fill('Течёт гидроцилиндр стрелы, падает давление')
  const files = form.getByLabel(/Фото и документы/)
  await files.setInputFiles([
    photo('Табличка.png'),
    { name: 'Вирус.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ])
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name })
  await expect(row('Вирус.pdf').getByText('Недопустимый формат файла')).toBeVisible()
  await row('Вирус.pdf').getByRole('button', { name: 'Убрать Вирус.pdf' }).click()
  await expect(form.getByText('Файл Табличка.png загружен')).toBeAttached()
  await form.getByRole('textbox', { name: /Наработка/ }).fill('6120')
  await form.getByRole('textbox', { name: /Кому позвонить/ }).fill('Гусев Роман')
  await form.getByRole('textbox', { name: /Телефон/ }).fill('9125550161')
  await checkAccess()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Заявка ЗТ-\d{4}-\d{5}/ })).toBeVisible()
  const messages = page.getByRole('list', { name: 'Сообщения' })
  await expect(messages.getByText('Срочность: машина стоит')).toBeVisible()
  const download = page.waitForEvent('download')
  await messages.getByRole('link', { name: 'Табличка.png' }).click()
  expect((await download).suggestedFilename()).toBe('Табличка.png')

  await passSeconds(3 * 60)
  await page.reload()
  await expect(messages.getByText(/передали дежурному механику/)).toBeVisible()
  await passSeconds(31 * 60)
  await page.reload()
  await expect(page.getByText('Ждёт вашего ответа')).toBeVisible()
  const answer = page.getByRole('form', { name: 'Ответ' })
  await answer.getByRole('textbox', { name: 'Ваше сообщение' }).fill('Осмотреть можно сегодня до 18 часов.')
  await page.reload()
  await expect(answer.getByRole('textbox', { name: 'Ваше сообщение' })).toHaveValue(/Осмотреть можно/)
  await answer.getByLabel(/Фото и документы/).setInputFiles(photo('Течь.png'))
  await expect(answer.getByText('Файл Течь.png загружен')).toBeAttached()
  await answer.getByRole('button', { name: 'Отправить' }).click()
  await expect(messages.getByRole('link', { name: 'Течь.png' })).toBeVisible()
  await expect(page.getByText('В работе', { exact: true })).toBeVisible()
  // What the toast or the sticky header lies over looks too small to axe.
  await expect(page.getByText('Вернули то, что вы не успели сохранить')).toBeHidden()
  await messages
    .getByRole('link', { name: 'Течь.png' })
    .evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await checkAccess()

  await page.getByRole('button', { name: 'Вопрос решён, закрыть' }).click()
  await expect(page.getByText('Закрыта', { exact: true })).toBeVisible()
  await answer.getByRole('textbox', { name: 'Напишите, чтобы открыть заявку снова' }).fill('Снова течёт.')
  await answer.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('В работе', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(messages.getByText('Снова течёт.')).toBeVisible()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: null })

  await visit('/personal/requests/')
  await expect(page.getByText('Машина стоит')).toBeVisible()
  await page.getByRole('combobox', { name: 'Состояние' }).click()
  await page.getByRole('option', { name: 'Закрыта' }).click()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Таких заявок нет')).toBeVisible()
  await page.getByRole('link', { name: 'Показать все' }).click()
  await expect(page.getByRole('link', { name: /Течёт гидроцилиндр/ })).toBeVisible()
})
