// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const users = '/personal/companies/users/'
const invitations = '/personal/companies/invitations/'
const buyer = 'buyer@example.ru'
const mechanic = 'gusev@uraldorstroy.example'

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('R-COMP-11 the list tells role, state, rights by group and limits, and offers what the server allows', async () => {
  await openPage(users, { as: buyer })
  const own = await rowOf(/Смирнов/)
  expect(own.queryByRole('button')).toBeNull()
  const other = await rowOf(/Гусев/)
  expect(other.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Гусев Роман Ильичgusev@uraldorstroy.exampleМеханик участка',
    'Роль: Механик',
    'Работает',
    'Заказы: 2\u00a0из\u00a06 прав',
    'Цены и документы: 1\u00a0из\u00a07 прав',
    'Компания: 1\u00a0из\u00a06 прав',
    expect.stringMatching(/^Лимиты: заказ до 150.000.₽в месяц до 600.000.₽потрачено/),
    'ПраваЗаблокироватьУдалить',
  ])
  const invited = await rowOf(/Зайцев/)
  expect(invited.getByText('Приглашён до 01.12.2026')).toBeTruthy()
  expect(invited.getByRole('button', { name: /^Отозвать/ })).toBeTruthy()
})

test('R-POPUP-31 a role sets its rights, what changes is told before it is saved, and saving shows it in the list', async () => {
  const { user } = await openPage(users, { as: buyer })
  await user.click((await rowOf(/Гусев/)).getByRole('button', { name: /^Права/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Права пользователя' }))
  await user.click(popup.getByRole('combobox', { name: /^Роль/ }))
  await user.click(await screen.findByRole('option', { name: /^Наблюдатель/ }))
  expect(popup.getByRole('checkbox', { name: 'Видит свои заказы' })).toHaveProperty('checked', true)
  expect(popup.getByRole('status').textContent).toBe(
    'Снимется: оформляет и меняет заказы, видит договорные цены, ведёт технику.',
  )
  await user.click(popup.getByRole('checkbox', { name: 'Видит взаиморасчёты' }))
  await user.clear(popup.getByRole('textbox', { name: 'Лимит на заказ' }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Права сохранены')).toBeTruthy()
  const row = await rowOf(/Гусев/)
  expect(row.getByRole('cell', { name: /Наблюдатель/ })).toBeTruthy()
  expect(row.queryByText(/заказ до/)).toBeNull()
})

test('R-COMP-11 who is blocked or taken out is asked about first, and the row says so', async () => {
  const { user, calls } = await openPage(users, { as: buyer })
  await user.click((await rowOf(/Панова/)).getByRole('button', { name: /^Заблокировать/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Заблокировать пользователя?' }))
  expect(calls.some((call) => call.includes('/users/update/'))).toBe(false)
  await user.click(question.getByRole('button', { name: 'Заблокировать' }))
  expect(await (await rowOf(/Панова/)).findByText('Заблокирован')).toBeTruthy()
  expect((await rowOf(/Панова/)).getByRole('button', { name: /^Разблокировать/ })).toBeTruthy()
  await user.click((await rowOf(/Зайцев/)).getByRole('button', { name: /^Отозвать/ }))
  const recall = within(await screen.findByRole('dialog', { name: 'Отозвать приглашение?' }))
  await user.click(recall.getByRole('button', { name: 'Отозвать' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Зайцев/ })).toBeNull())
})

test('R-COMP-11 a request for access is decided with a role and a word to the person', async () => {
  const { user } = await openPage(users, { as: buyer })
  await user.click(await screen.findByRole('button', { name: 'Открыть доступ: Новиков Илья Андреевич' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Открыть доступ' }))
  await user.click(popup.getByRole('combobox', { name: /^Роль/ }))
  await user.click(await screen.findByRole('option', { name: /^Закупщик/ }))
  await user.type(popup.getByRole('textbox', { name: 'Что написать человеку' }), 'Добро пожаловать')
  await user.click(popup.getByRole('button', { name: 'Открыть доступ' }))
  expect((await rowOf(/Новиков/)).getByRole('cell', { name: /Закупщик/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Запросы доступа/ })).toBeNull()
})

test('R-COMP-11 without the right the menu has no entry, and the page says so', async () => {
  await openPage(users, { as: mechanic })
  expect(await screen.findByText('Недостаточно прав')).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Разделы личного кабинета' }))
  expect(menu.getByRole('link', { name: 'Компании' })).toBeTruthy()
  for (const name of ['Сотрудники', 'Договоры', 'Баланс', 'Акты', 'Интеграции'])
    expect(menu.queryByRole('link', { name })).toBeNull()
})

test('R-COMP-09 access to a company is asked for beside the invitations; a refusal stands at its field', async () => {
  const { user } = await openPage(invitations, { as: buyer })
  expect(await screen.findByText('Приглашений нет')).toBeTruthy()
  const form = within(screen.getByRole('form', { name: 'Запрос доступа к компании' }))
  await user.type(form.getByRole('textbox', { name: /^ИНН/ }), '6671234560')
  await user.click(form.getByRole('button', { name: 'Запросить доступ' }))
  expect(await form.findByText(/контрольная цифра/)).toBeTruthy()
  await user.clear(form.getByRole('textbox', { name: /^ИНН/ }))
  await user.type(form.getByRole('textbox', { name: /^ИНН/ }), '6671234569')
  await user.click(form.getByRole('button', { name: 'Запросить доступ' }))
  expect(await form.findByText('Эта компания уже есть в вашем списке.')).toBeTruthy()
})

test('R-POPUP-31 an invitation that was typed outlives a reload with its rights and limits, and is gone once given up', async () => {
  const invite = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click(screen.getByRole('button', { name: 'Пригласить' }))
    const form = within(await screen.findByRole('dialog', { name: 'Пригласить в компанию' }))
    const right = form.getByRole<HTMLInputElement>('checkbox', { name: 'Ведёт пользователей и их права' })
    const email = form.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ })
    return { form, right, email }
  }
  const page = await openPage(users, { as: buyer })
  const typed = await invite(page)
  await page.user.type(typed.email, 'new@example.ru')
  await page.user.click(typed.right)
  expect(typed.right.checked).toBe(true)
  expect(sessionStorage.getItem('form_drafts')).toContain('new@example.ru')
  cleanup()
  const again = await openPage(users, { as: buyer })
  const restored = await invite(again)
  await waitFor(() => expect(restored.email.value).toBe('new@example.ru'))
  expect(restored.right.checked).toBe(true)
  await again.user.click(restored.form.getByRole('button', { name: 'Закрыть' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Закрыть без отправки?' }))
  await again.user.click(question.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(sessionStorage.getItem('form_drafts')).toBeNull())
})

test('R-POPUP-31 changed rights that were not saved outlive a reload', async () => {
  const position = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click((await rowOf(/Гусев/)).getByRole('button', { name: /^Права/ }))
    const popup = within(await screen.findByRole('dialog', { name: 'Права пользователя' }))
    const right = popup.getByRole<HTMLInputElement>('checkbox', { name: 'Видит взаиморасчёты' })
    return { field: popup.getByRole<HTMLInputElement>('textbox', { name: 'Должность' }), right }
  }
  const page = await openPage(users, { as: buyer })
  const { field, right } = await position(page)
  await page.user.type(field, ', бригадир')
  await page.user.click(right)
  const typed = field.value
  cleanup()
  const again = await position(await openPage(users, { as: buyer }))
  await waitFor(() => expect(again.field.value).toBe(typed))
  expect(again.right.checked).toBe(true)
})

test('R-COMP-09 a request for access that was typed outlives a reload, and is gone once sent', async () => {
  const comment = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: 'Кто вы и зачем нужен доступ' })
  const page = await openPage(invitations, { as: buyer })
  await page.user.type(await comment(), 'Снабжение участка')
  cleanup()
  const again = await openPage(invitations, { as: buyer })
  await waitFor(async () => expect((await comment()).value).toBe('Снабжение участка'))
  await again.user.type(screen.getByRole('textbox', { name: /^ИНН/ }), '6685012340')
  await again.user.click(screen.getByRole('button', { name: 'Запросить доступ' }))
  expect(await screen.findByText(/^Запрос отправлен/)).toBeTruthy()
  expect(sessionStorage.getItem('form_drafts')).toBeNull()
})
