import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { answerNotes, expect, fillLogin, hydrated, test } from './fixtures/test.ts'

const {
  companies,
  users: { person },
} = seedIds
const users = '/personal/companies/users/'

test('R-POPUP-31 R-COMP-11 R-ACC-06 an owner invites, the invited person comes by the mail, and loses a right on the open page', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit(users)
  await checkAccess()
  // Somebody asks to be let in, another one has not answered the invitation.
  await page.getByRole('button', { name: /^Отклонить: / }).click()
  const decision = page.getByRole('dialog', { name: 'Отклонить запрос' })
  await decision.getByLabel('Что написать человеку').fill('Заказывайте через отдел снабжения.')
  await decision.getByRole('button', { name: 'Отклонить' }).click()
  await expect(page.getByText('Запрос отклонён')).toBeVisible()
  await page.getByRole('button', { name: /^Отправить ещё раз: / }).click()
  await expect(page.getByText('Приглашение отправлено ещё раз')).toBeVisible()
  await page.getByRole('button', { name: /^Отозвать: / }).click()
  await page
    .getByRole('dialog', { name: 'Отозвать приглашение?' })
    .getByRole('button', { name: 'Отозвать' })
    .click()
  await expect(page.getByRole('button', { name: /^Отозвать: / })).toBeHidden()
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click()
  const invite = page.getByRole('dialog', { name: 'Пригласить в компанию' })
  await invite.getByLabel('E-mail').fill('gusev@uraldorstroy.example')
  await invite.getByRole('combobox', { name: 'Роль' }).click()
  await page.getByRole('option', { name: /^Администратор/ }).click()
  await expect(invite.getByRole('checkbox', { name: 'Ведёт пользователей и их права' })).toBeChecked()
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  await expect(invite.getByText('Этот пользователь уже есть в компании.')).toBeVisible()
  await checkAccess()
  await invite.getByLabel('E-mail').fill(person.email)
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  await expect(invite).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await expect(row).toContainText('Приглашён до 04.12.2026')

  // Another browser: the invited person, a guest until now.
  const others = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await others.addCookies(
    await context.cookies().then((all) => all.filter(({ name }) => name === 'sandbox-world')),
  )
  await answerNotes(others)
  const employee = await others.newPage()
  const outbox = await (await context.request.get('/sandbox/outbox')).text()
  const [link = ''] = /\/personal\/companies\/invitations\//.exec(outbox) ?? []
  await employee.goto(link)
  await hydrated(employee)
  await expect(employee).toHaveURL(/\/registration\/\?back=/)
  await fillLogin(employee, 'person')
  await expect(employee).toHaveURL(link)
  await employee.getByRole('button', { name: 'Принять: УралДорСтрой' }).click()
  await expect(employee.getByText('Приглашений нет')).toBeVisible()
  await checkAccess(employee)
  const asking = employee.getByRole('form', { name: 'Запрос доступа к компании' })
  await asking.getByLabel('ИНН компании').fill(companies.karyerServis.inn)
  await asking.getByRole('button', { name: 'Запросить доступ' }).click()
  await expect(employee.getByText('Ждёт решения')).toBeVisible()
  const switched = await others.request.get(
    `/web/switchContractor/?contragentId=${companies.uralDorStroy.id}`,
  )
  expect(switched.ok()).toBe(true)
  await employee.goto(users)
  await hydrated(employee)
  await employee.getByRole('button', { name: 'Пригласить', exact: true }).click()
  const theirs = employee.getByRole('dialog', { name: 'Пригласить в компанию' })
  await theirs.getByLabel('E-mail').fill('new@example.ru')

  // Meanwhile the owner takes the right away, by keyboard.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Права: Кузнецова/ }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Права пользователя' })
  await edit.getByRole('checkbox', { name: 'Ведёт пользователей и их права' }).press('Space')
  await expect(edit.getByRole('status')).toHaveText('Снимется: ведёт пользователей и их права.')
  await edit.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(edit).toBeHidden()

  await theirs.getByRole('button', { name: 'Пригласить' }).click()
  await expect(theirs.getByRole('alert')).toBeVisible()
  await expect(employee.getByText('Ваши права в компании изменились')).toBeVisible()
  await expect(theirs.getByLabel('E-mail')).toHaveValue('new@example.ru')
  await theirs.getByRole('button', { name: 'Закрыть' }).click()
  const question = employee.getByRole('alertdialog', { name: 'Закрыть без отправки?' })
  await question.getByRole('button', { name: 'Закрыть' }).click()
  await expect(theirs).toBeHidden()
  await expect(employee.getByText('Недостаточно прав')).toBeVisible()
  await others.close()
})
