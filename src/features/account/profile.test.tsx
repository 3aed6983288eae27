// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShopVisitor } from '../../../mocks/sandbox/testing/shop-visitor.ts'
import { call } from '../../../mocks/sandbox/testing/tiny-sandbox.ts'
import { status } from '../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

const openProfile = (options?: OpenPageOptions) =>
  openPage('/personal/profile/', { as: 'buyer@example.ru', ...options })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const panel = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section')
  if (!section) throw new Error(`No panel ${title}`)
  return within(section)
}

async function sentCode({ sandbox }: Page, to: string): Promise<string> {
  const { data } = await call(sandbox, '/sandbox/outbox')
  const items = data?.['items'] as { to: string; code?: string }[]
  return items.findLast((item) => item.to === to)?.code ?? ''
}

test('R-ACC-14 a refused birthday is told at its field, what was typed stays, and the rest is saved after it is mended', async () => {
  const { user } = await openProfile()
  const form = within(screen.getByRole('form', { name: 'Личные данные' }))
  const position = form.getByLabelText<HTMLInputElement>(/^Должность/)
  const birthday = form.getByLabelText<HTMLInputElement>(/^Дата рождения/)
  await user.clear(position)
  await user.type(position, 'Главный механик')
  await user.clear(birthday)
  await user.type(birthday, '2126-01-01')
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText('Проверьте дату рождения.')).toBeTruthy()
  expect(document.activeElement).toBe(birthday)
  expect(position.value).toBe('Главный механик')
  await user.clear(birthday)
  await user.type(birthday, '1985-02-03')
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Изменения сохранены')).toBeTruthy()
  expect(birthday.value).toBe('1985-02-03')
})

test('R-ACC-14 what was typed outlives a reload and is gone once saved; nobody else gets it', async () => {
  const position = () => screen.getByLabelText<HTMLInputElement>(/^Должность/)
  const { user } = await openProfile()
  await user.clear(position())
  await user.type(position(), 'Главный механик')
  cleanup()
  const again = await openProfile()
  await waitFor(() => expect(position().value).toBe('Главный механик'))
  await again.user.click(
    within(screen.getByRole('form', { name: 'Личные данные' })).getByRole('button', { name: 'Сохранить' }),
  )
  expect(await screen.findByText('Изменения сохранены')).toBeTruthy()
  expect(sessionStorage.getItem('form_drafts')).toBeNull()
  await again.user.type(position(), ' участка')
  cleanup()
  await openProfile({ as: 'person@example.ru' })
  expect(position().value).not.toContain('участка')
  expect(sessionStorage.getItem('form_drafts')).toBeNull()
})

test('R-ACC-14 a name of one letter or with digits is not sent', async () => {
  const { user, calls } = await openProfile()
  const form = within(screen.getByRole('form', { name: 'Личные данные' }))
  const surname = form.getByLabelText(/^Фамилия/)
  await user.clear(surname)
  await user.type(surname, 'Б2')
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText('Не короче двух букв, без цифр и знаков')).toBeTruthy()
  expect(calls).not.toContain('POST /web/profile/update/')
})

test('R-API-109 R-API-110 an address of another account is refused; a wrong code counts the tries, another one replaces the address', async () => {
  const page = await openProfile()
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Изменить e-mail' }))
  const popup = await dialog('E-mail для входа')
  const address = popup.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(address)
  await user.type(address, 'person@example.ru')
  await user.click(popup.getByRole('button', { name: 'Получить код' }))
  expect((await popup.findByRole('alert')).textContent).toMatch(/уже использ/)
  expect(address.value).toBe('person@example.ru')
  await user.clear(address)
  await user.type(address, 'snab@example.ru')
  await user.click(popup.getByRole('button', { name: 'Получить код' }))
  const code = await popup.findByRole<HTMLInputElement>('textbox', { name: /^Код/ })
  expect(document.activeElement).toBe(code)
  const right = await sentCode(page, 'snab@example.ru')
  await user.type(code, right === '111111' ? '222222' : '111111')
  await user.click(popup.getByRole('button', { name: 'Подтвердить' }))
  expect(await popup.findByText(/Осталось попыток: 4/)).toBeTruthy()
  await user.clear(code)
  await user.type(code, right)
  await user.click(popup.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'E-mail для входа' })).toBeNull())
  expect(panel('Контакты для входа').getByText('snab@example.ru')).toBeTruthy()
})

test('R-API-111 a phone of another account is refused at its field, and the way back from the code keeps the number', async () => {
  const { user } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Изменить телефон' }))
  const popup = await dialog('Телефон для входа')
  await user.type(popup.getByRole('textbox'), '9225550199')
  await user.click(popup.getByRole('button', { name: 'Получить код' }))
  await popup.findByRole('textbox', { name: /^Код/ })
  await user.click(popup.getByRole('button', { name: 'Указать другой номер' }))
  expect(popup.getByRole<HTMLInputElement>('textbox').value.replaceAll(/\D/g, '')).toBe('79225550199')
})

test('R-ACC-14 a consent to news is given and withdrawn, the needed ones stay', async () => {
  const { user } = await openProfile()
  const consents = panel('Согласия')
  expect(consents.getAllByText(/Без него учётная запись не работает/)).toHaveLength(2)
  await user.click(consents.getByRole('button', { name: 'Согласиться с редакцией 2026-01' }))
  await user.click(await consents.findByRole('button', { name: 'Отозвать согласие' }))
  const question = await dialog('Отозвать согласие?')
  await user.click(question.getByRole('button', { name: 'Отозвать' }))
  expect(await consents.findByText('Нет согласия')).toBeTruthy()
})

test('R-ACC-14 other sessions are counted and ended', async () => {
  const page = await openPage('/personal/orders/', { as: 'buyer@example.ru' })
  await new ShopVisitor(page.sandbox).login('buyer@example.ru')
  await act(() => page.router.navigate('/personal/profile/'))
  const sessions = panel('Сеансы')
  expect(sessions.getByText(/ещё 1\sсеанс на других устройствах/)).toBeTruthy()
  await page.user.click(sessions.getByRole('button', { name: 'Завершить другие сеансы' }))
  const question = await dialog('Завершить другие сеансы?')
  await page.user.click(question.getByRole('button', { name: 'Завершить' }))
  expect(await sessions.findByText('Вы вошли только на этом устройстве.')).toBeTruthy()
})

test('R-POPUP-14 wrong dates of a passport are told at the field; the digits are never shown again', async () => {
  const { user } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Указать паспорт' }))
  const popup = await dialog('Паспорт')
  const fill = async (name: RegExp, text: string) => {
    await user.clear(popup.getByLabelText(name))
    await user.type(popup.getByLabelText(name), text)
  }
  await fill(/^Серия/, '65 09')
  await fill(/^Номер/, '123417')
  await fill(/^Код подразделения/, '660001')
  await fill(/^Дата выдачи/, '1990-01-01')
  await fill(/^Кем выдан/, 'ГУ МВД России по Свердловской области')
  await fill(/^Адрес регистрации/, 'г. Екатеринбург, ул. Малышева, д. 36, кв. 4')
  await user.click(await popup.findByRole('checkbox'))
  await user.click(popup.getByRole('button', { name: 'Сохранить паспорт' }))
  expect(await popup.findByText('Проверьте даты рождения и выдачи паспорта.')).toBeTruthy()
  expect(document.activeElement).toBe(popup.getByLabelText(/^Дата выдачи/))
  await fill(/^Дата выдачи/, '2011-04-12')
  await user.click(popup.getByRole('button', { name: 'Сохранить паспорт' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Паспорт' })).toBeNull())
  expect(await panel('Паспорт').findByText('•••• •••• 17')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Заменить' }))
  expect((await dialog('Паспорт')).getByLabelText<HTMLInputElement>(/^Номер/).value).toBe('')
})

test('X-09 a passport and documents that could not be read say so and are read again', async () => {
  let fails = true
  const answer = () => (fails ? status(500, 'internal') : undefined)
  const { user } = await openProfile({ answers: { getPassport: answer, listConsentDocuments: answer } })
  expect(await panel('Согласия').findByText('Не удалось загрузить документы')).toBeTruthy()
  fails = false
  await user.click(panel('Паспорт').getByRole('button', { name: 'Повторить' }))
  expect(await panel('Паспорт').findByText(/^Не сохранён/)).toBeTruthy()
})
