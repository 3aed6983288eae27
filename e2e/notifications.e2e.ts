import { expect, test } from './fixtures/test.ts'

test('R-ACC-11 R-NOTIF-04 R-NOTIF-05 O-43 notifications are read and deleted all at once', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/notifications/')
  const main = page.getByRole('main')
  await expect(main.getByText('Новое').first()).toBeVisible()
  await checkAccess()
  await main.getByRole('button', { name: 'Отметить все как прочитанные' }).click()
  await expect(main.getByText('Новое')).toHaveCount(0)

  await main.getByRole('button', { name: 'Удалить все' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить все уведомления?' })
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(main.getByRole('link', { name: 'Счёт готов' })).toBeVisible()
  await main.getByRole('button', { name: 'Удалить все' }).click()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(main.getByText('Уведомлений пока нет')).toBeVisible()
  await checkAccess()
  await page.reload()
  await expect(main.getByText('Уведомлений пока нет')).toBeVisible()
})
