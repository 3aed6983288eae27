// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const as = 'buyer@example.ru'
const list = '/personal/companies/'
const own = `${list}501/`

const sectionOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body)

test('R-COMP-12 R-POPUP-02 a person adds a company found by its name; it is checked, and opens', async () => {
  const { user } = await openPage(list, { as: 'person@example.ru' })
  expect(screen.getByText('Вы покупаете как частное лицо')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Добавить компанию' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая компания' }))
  await user.type(popup.getByRole('combobox', { name: /^Название или ИНН/ }), 'трассам')
  await user.click(await popup.findByRole('option', { name: /ТрассаМонтаж/ }))
  expect(popup.getByRole('textbox', { name: /^ОГРН/ })).toHaveProperty('value', '1155958001231')
  await user.type(popup.getByRole('combobox', { name: /^Банк/ }), 'магистраль')
  await user.click(await popup.findByRole('option', { name: /Магистраль/ }))
  await user.click(popup.getByRole('button', { name: 'Добавить компанию' }))
  // The bank without the number.
  expect(await popup.findByText('Заполните поле')).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: 'Расчётный счёт' }), '40702810410000123450')
  await user.click(popup.getByRole('button', { name: 'Добавить компанию' }))
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ТрассаМонтаж' })).toBeTruthy()
  expect(screen.getByText('На проверке')).toBeTruthy()
  expect(screen.getByText(/Заказывать уже можно/)).toBeTruthy()
})

test('R-COMP-09 a company that others act for leads to a request for access', async () => {
  const { user, calls } = await openPage(list, { as: 'person@example.ru' })
  await user.click(screen.getByRole('button', { name: 'Добавить компанию' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая компания' }))
  await user.type(popup.getByRole('combobox', { name: /^Название или ИНН/ }), 'карьер-сервис')
  await user.click(await popup.findByRole('option', { name: /Карьер-Сервис/ }))
  await user.click(popup.getByRole('button', { name: 'Добавить компанию' }))
  expect(await popup.findByText(/Компания уже зарегистрирована\. Запросите/)).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: /Кто вы/ }), 'Снабженец участка')
  await user.click(popup.getByRole('button', { name: 'Запросить доступ' }))
  expect(await screen.findByText(/Запрос отправлен/)).toBeTruthy()
  expect(calls).toContain('POST /web/contractor/requestAccess/')
})

test('R-COMP-09 a company that is no more is told as such when it is picked', async () => {
  const { user } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Добавить компанию' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая компания' }))
  await user.type(popup.getByRole('combobox', { name: /^Название или ИНН/ }), 'тракт-ремонт')
  await user.click(await popup.findByRole('option', { name: /Тракт-Ремонт/ }))
  expect(await popup.findByText(/Компания не действует/)).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Добавить компанию' }))
  expect(await popup.findByText('Компания ликвидирована.')).toBeTruthy()
})

test('R-COMP-10 R-COMP-09 the company shows its requisites, accounts, limits and manager, and what may be done', async () => {
  await openPage(own, { as })
  expect(screen.getByText('6671234569')).toBeTruthy()
  expect(sectionOf('Банковские счета').getByText('40702810000160001234')).toBeTruthy()
  expect(sectionOf('Ваше участие').getByText('на любую сумму')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Менеджер компании' })).toBeNull()
  expect(screen.getByText(/Вы единственный владелец/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Выйти из компании/ })).toBeNull()
})

test('R-POPUP-24 a changed name starts the check anew; the reason of a refusal stands at its field', async () => {
  const { user } = await openPage(own, { as })
  await user.click(screen.getByRole('button', { name: 'Изменить реквизиты' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Изменить реквизиты' }))
  const kpp = popup.getByRole('textbox', { name: /КПП/ })
  await user.clear(kpp)
  await user.type(kpp, '12')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Недопустимый формат')).toBeTruthy()
  await user.clear(kpp)
  await user.type(kpp, '667101002')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('На проверке')).toBeTruthy()
  expect(screen.getByText('667101002')).toBeTruthy()
})

test('R-API-116 an account is added and becomes the default one; a wrong number is told at its field', async () => {
  const { user } = await openPage(own, { as })
  await user.click(screen.getByRole('button', { name: 'Добавить банковский счёт' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новый банковский счёт' }))
  await user.type(popup.getByRole('combobox', { name: /^Банк/ }), '044525974')
  const account = popup.getByRole('textbox', { name: /Расчётный счёт/ })
  await user.type(account, '40702810110000123450')
  await user.click(popup.getByRole('button', { name: 'Сохранить счёт' }))
  expect(await popup.findByText('Проверьте номер счёта: он не подходит к БИК.')).toBeTruthy()
  await user.clear(account)
  await user.type(account, '40702810410000123450')
  await user.click(popup.getByRole('button', { name: 'Сохранить счёт' }))
  await user.click(await screen.findByRole('button', { name: 'Сделать основным счёт 40702810410000123450' }))
  expect(
    await screen.findByRole('button', { name: 'Сделать основным счёт 40702810000160001234' }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Удалить счёт 40702810000160001234' }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить счёт?' }))
  await user.click(question.getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.queryByText('40702810000160001234')).toBeNull())
})

test('R-COMP-02 leaving the other company asks first, and the list is without it', async () => {
  const reload = vi.fn<() => void>()
  const { user } = await openPage(list, { as, reload })
  await user.click(screen.getByRole('button', { name: 'Выйти из компании «Карьер-Сервис»' }))
  const question = within(await screen.findByRole('dialog', { name: 'Выйти из компании?' }))
  await user.click(question.getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Карьер-Сервис' })).toBeNull())
  expect(reload).not.toHaveBeenCalled()
})

test('R-COMP-03 R-COMP-04 R-COMP-05 the switch on the page reloads it and tells the other tabs', async () => {
  const reload = vi.fn<() => void>()
  const { user, calls } = await openPage(`${list}502/`, { as, reload })
  expect(sectionOf('Менеджер компании').getByText('Берёзин Павел Андреевич')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Покупать от этой компании: Карьер-Сервис' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(calls).toContain('GET /web/switchContractor/?contragentId=502')
  expect(localStorage.getItem('session_last')).toMatch(/^company /)
})

test('R-COMP-02 another customer’s company is not found', async () => {
  await openPage(own, { as: 'director@karyer-servis.example' })
  expect(await screen.findByText(/Такой страницы не существует/)).toBeTruthy()
})

test('R-POPUP-03 what the registration left out is added part by part, a wrong or half part is told at its field', async () => {
  const { user, calls } = await openPage(own, {
    as,
    intercept: async ({ url }, pass) => {
      if (!url.includes('/web/contractor/data/')) return undefined
      const answer: { data: { company: object } } = await (await pass()).json()
      const company = { ...answer.data.company, banks: [], phone: null }
      return Response.json({ ...answer, data: { company } })
    },
  })
  expect(screen.getByText('Регистрация не завершена. Не хватает: банковский счёт, телефон.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Завершить регистрацию' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Завершить регистрацию' }))
  expect(popup.queryByRole('textbox', { name: /^E-mail/ })).toBeNull()
  await user.type(popup.getByRole('textbox', { name: 'Расчётный счёт' }), '40702810410000123450')
  await user.type(popup.getByRole('textbox', { name: 'Телефон компании' }), '343')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Заполните поле')).toBeTruthy()
  expect(popup.getByText('Введите номер полностью')).toBeTruthy()
  await user.type(popup.getByRole('combobox', { name: /^Банк/ }), '044525974')
  await user.type(popup.getByRole('textbox', { name: 'Телефон компании' }), '5550101')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Данные компании дополнены')).toBeTruthy()
  expect(calls).toContain('POST /web/contractor/update/501/')
  expect(calls).toContain('POST /api/company/add_bank/')
})
