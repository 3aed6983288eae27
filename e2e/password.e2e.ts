import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

test('R-POPUP-15 R-POPUP-16 R-ROUTE-54 a forgotten password on a phone: from the login to the mailed link and in', async ({
  page,
  context,
  visit,
  watch,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog', { name: 'Вход' })
  const restore = page.getByRole('dialog', { name: 'Восстановление пароля' })
  // Pressed while an empty field has the focus: no message may come and move the button away.
  await login.getByRole('button', { name: 'Забыли пароль?' }).click()
  await restore.getByRole('button', { name: 'Вернуться ко входу' }).click()
  await login.getByLabel('E-mail или телефон').fill(seedIds.users.person.email)
  await login.getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(restore.getByLabel('E-mail или телефон')).toHaveValue(seedIds.users.person.email)
  await restore.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(restore.getByText(/ссылка уже отправлена/)).toBeVisible()
  await checkAccess()
  watch.allowStatus(429)
  await restore.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(restore.getByRole('alert')).toHaveText(/Повторите через \d+\sс\./)

  const outbox = await (await context.request.get('/sandbox/outbox')).text()
  const [link = ''] = /\/\?checkword=[^"\s\\]+/.exec(outbox) ?? []
  const secrets: string[] = []
  page.on('request', (request) => {
    const told = [request.isNavigationRequest() ? '' : request.url(), request.headers()['referer'] ?? '']
    secrets.push(...told.filter((text) => text.includes('checkword')))
  })
  await visit(link)
  await expect(page).toHaveURL('/')
  const reset = page.getByRole('dialog', { name: 'Новый пароль' })
  await expect(reset).toBeVisible()
  await checkAccess()
  await reset
    .getByLabel(/^Новый пароль/)
    .first()
    .fill('Kovsh-2027!')
  await reset.getByLabel('Новый пароль ещё раз').fill('Kovsh-2027!')
  await reset.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(reset).toBeHidden()
  await visit('/personal/profile/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль')
  await expect(page.getByRole('form', { name: 'Смена пароля' })).toBeVisible()
  await checkAccess()
  expect(secrets).toEqual([])
  // The link works once.
  await visit(link)
  await reset
    .getByLabel(/^Новый пароль/)
    .first()
    .fill('Kovsh-2028!')
  await reset.getByLabel('Новый пароль ещё раз').fill('Kovsh-2028!')
  await reset.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(reset.getByRole('alert')).toContainText('Ссылка недействительна. Запросите новую.')
})
