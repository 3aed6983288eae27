// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { status } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'
const orderPath = '/personal/orders/70001/'

beforeEach(() => {
  // jsdom lacks it; the select moves its active choice into sight.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

async function openForm(path = orderPath, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, { as: buyer, ...options })
  await page.user.click(await screen.findByRole('button', { name: 'Оформить доверенность' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Доверенность' }))
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Оформить доверенность' }))
  const type = async (name: RegExp, text: string) => {
    const field = await dialog.findByRole('textbox', { name })
    await page.user.clear(field)
    await page.user.type(field, text)
  }
  return { page, dialog, submit, type }
}

test('R-POPUP-20 R-ACC-20 chosen goods of an order go to a representative, whose passport needs a consent', async () => {
  const { page, dialog, submit, type } = await openForm()
  await dialog.findByRole('textbox', { name: /Должность/ })
  await submit()
  expect((await dialog.findAllByText('Заполните поле')).length).toBe(1)
  await type(/Кто получит/, 'Ершов Николай Иванович')
  await type(/Должность/, 'Механик')
  await page.user.click(dialog.getByRole('radio', { name: 'Счёт № СЧ-70001' }))
  const units = dialog.getByRole('spinbutton', { name: /Количество, Зуб/ })
  await page.user.clear(units)
  await page.user.type(units, '3')
  await page.user.tab()
  await page.user.click(dialog.getByRole('radio', { name: 'Указать сейчас' }))
  await type(/Серия/, '6512')
  await type(/Номер/, '340142')
  await type(/Код подразделения/, '660004')
  await type(/Кем выдан/, 'ГУ МВД России по Свердловской области')
  await page.user.type(dialog.getByLabelText(/Дата выдачи/), '2012-06-19')
  await submit()
  expect(await dialog.findByText('Без согласия представителя указать его паспорт нельзя')).toBeTruthy()
  await page.user.click(await dialog.findByRole('checkbox'))
  await submit()
  expect(await screen.findByText(/^Доверенность М-2026\/58 готова/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Скачать бланк, Доверенность М-2026/58' })
  expect(link.getAttribute('href')).toBe('/web/files/f-authority-1702/')
})

test('R-ACC-20 nothing chosen, and a term that the server refuses, are told at their place', async () => {
  const { page, dialog, submit, type } = await openForm()
  await type(/Кто получит/, 'Ершов Николай Иванович')
  await type(/Должность/, 'Механик')
  for (const field of await dialog.findAllByRole('spinbutton', { name: /Количество/ })) {
    await page.user.clear(field)
    await page.user.type(field, '0')
  }
  await page.user.tab()
  await submit()
  expect(await dialog.findByText('Выберите, что получить')).toBeTruthy()
  const [first] = dialog.getAllByRole('spinbutton', { name: /Количество/ })
  if (!first) throw new Error('No quantity')
  await page.user.clear(first)
  await page.user.type(first, '1')
  await page.user.tab()
  const until = dialog.getByLabelText<HTMLInputElement>(/Действует до/)
  await page.user.clear(until)
  await page.user.type(until, '2027-06-01')
  await submit()
  await waitFor(() => expect(until.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByText(/Срок доверенности/)).toBeTruthy()
})

test('R-ACC-20 from the list an order of the company is chosen first; a revoked one only stays to be read', async () => {
  const { page, dialog } = await openForm('/personal/authorities/')
  await page.user.click(await dialog.findByRole('combobox', { name: /Заказ/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringContaining('070013'))
  await page.user.click(screen.getByRole('option', { name: /ЗК-2026-070008/ }))
  expect(await dialog.findByRole('textbox', { name: /Кто получит/ })).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Закрыть' }))
  await page.user.click(await screen.findByRole('button', { name: 'Отозвать, Доверенность М-2026/57' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Отозвать доверенность?' }))
  await page.user.click(ask.getByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText('Отозвана')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Загрузить скан/ })).toBeNull()
})

test('R-ACC-20 the order page says who makes it, and a failed list is asked for again', async () => {
  await openPage('/personal/orders/70004/', { as: 'gusev@uraldorstroy.example' })
  expect(await screen.findByText(/оформит сотрудник компании/)).toBeTruthy()
  cleanup()
  await openPage(orderPath, { as: buyer, answers: { listAuthorities: status(500, 'internal') } })
  expect(await screen.findByText('Не удалось загрузить доверенности')).toBeTruthy()
})

test('R-POPUP-20 R-ACC-20 a reload gives back what was typed, but never the passport', async () => {
  const { page, dialog, type } = await openForm()
  await type(/Кто получит/, 'Ершов Николай Иванович')
  await type(/Должность/, 'Механик')
  await page.user.click(dialog.getByRole('radio', { name: 'Указать сейчас' }))
  await type(/Номер/, '340142')
  const kept = sessionStorage.getItem('form_drafts') ?? ''
  expect(kept).toContain('Механик')
  expect(kept).not.toMatch(/340142|passport/)
  cleanup()
  const again = await openForm()
  const position = await again.dialog.findByRole('textbox', { name: /Должность/ })
  expect((position as HTMLInputElement).value).toBe('Механик')
  expect(again.dialog.queryByRole('textbox', { name: /Номер/ })).toBeNull()
})

test('R-ACC-20 who may not see the powers of attorney of a collected order is not told of some', async () => {
  await openPage('/personal/orders/70012/', { as: 'panova@uraldorstroy.example' })
  expect(
    await screen.findByText(
      'Товар получен. Доверенности видит сотрудник компании с правом вести доверенности.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('По этим доверенностям товар получен.')).toBeNull()
})

test('R-ORDER-02 an order that is over promises no more documents', async () => {
  await openPage('/personal/orders/70101/', { as: 'person@example.ru' })
  expect(screen.getByText('Документов к этому заказу нет.')).toBeTruthy()
  expect(screen.queryByText(/Они появятся здесь/)).toBeNull()
})
