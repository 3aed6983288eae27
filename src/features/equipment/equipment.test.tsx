// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, changed } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'
import { chooseMachine, forgetMachine, useChosenMachine } from './chosen-machine.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const as = 'buyer@example.ru'
const list = '/personal/equipment/'
const excavator = `${list}901/`

test('R-EQUIP-01 R-ACC-09 the list is searched by words and state, and says what to do when nothing is found', async () => {
  const page = await openPage(`${list}?query=eg210&status=active`, { as })
  const table = within(screen.getByRole('table', { name: 'Техника' }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  expect(table.getByText('EG210-004417')).toBeTruthy()
  const search = screen.getByRole('searchbox', { name: /^Название, модель/ })
  await page.user.clear(search)
  await page.user.type(search, 'ничего')
  const form = within(screen.getByRole('search', { name: 'Поиск по технике' }))
  await page.user.click(form.getByRole('button', { name: 'Найти' }))
  expect(await screen.findByText('Такой техники нет')).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }))
  expect(await screen.findByText('BG170-000095')).toBeTruthy()
})

test('R-POPUP-06 R-FORM-22 a machine is added by a suggested model; each mistake stands at its field', async () => {
  const { user, calls } = await openPage(list, { as })
  await user.click(await screen.findByRole('button', { name: 'Добавить технику' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая техника' }))
  const field = (name: RegExp) => popup.getByRole('textbox', { name })
  await user.type(popup.getByRole('combobox', { name: /^Модель/ }), 'BG-170')
  // Another make has kind and brand of its own.
  expect(field(/^Марка/)).toBeTruthy()
  await user.click(await popup.findByRole('option', { name: /^BG-170[А-Я]/ }))
  expect(popup.queryByRole('textbox', { name: /^Марка/ })).toBe(null)
  expect(field(/^Название/)).toHaveProperty('value', 'Бульдозер BG-170')
  await user.type(field(/^Серийный номер/), 'Щ-17')
  await user.type(field(/^VIN/), 'XUREG')
  await user.click(popup.getByRole('button', { name: 'Добавить технику' }))
  expect(await popup.findAllByText('Недопустимый формат')).toHaveLength(2)
  expect(calls).not.toContain('POST /web/machines/add/')
  await user.clear(field(/^Серийный номер/))
  await user.type(field(/^Серийный номер/), 'БГ170 001044')
  await user.clear(field(/^VIN/))
  await user.type(field(/^Год выпуска/), '2019')
  await user.click(popup.getByRole('button', { name: 'Добавить технику' }))
  expect(await popup.findByText('Такое название уже есть.')).toBeTruthy()
  await user.type(field(/^Название/), ' № 2')
  await user.type(field(/^Наработка/), '120')
  await user.click(popup.getByRole('button', { name: 'Добавить технику' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Бульдозер BG-170 № 2' })).toBeTruthy()
  expect(screen.getByText(/Дилер проверяет серийный номер/)).toBeTruthy()
  expect(screen.getByText('BG170-001044')).toBeTruthy()
})

test('R-POPUP-12 a number that the dealer knows leads from adding to linking', async () => {
  const { user } = await openPage(list, { as })
  await user.click(await screen.findByRole('button', { name: 'Добавить технику' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая техника' }))
  await user.type(popup.getByRole('combobox', { name: /^Модель/ }), 'EG-210')
  await user.click(await popup.findByRole('option', { name: /^EG-210[А-Я]/ }))
  await user.type(popup.getByRole('textbox', { name: /^Серийный номер/ }), 'EG210-005120')
  await user.type(popup.getByRole('textbox', { name: /^Год выпуска/ }), '2023')
  await user.type(popup.getByRole('textbox', { name: /^Название/ }), ' новый')
  await user.click(popup.getByRole('button', { name: 'Добавить технику' }))
  expect(await popup.findByText(/Дилер знает эту машину/)).toBeTruthy()
  // By the keyboard, and nobody asks whether to lose what was typed.
  popup.getByRole('button', { name: 'Привязать эту машину' }).focus()
  await user.keyboard('{Enter}')
  const link = within(await screen.findByRole('dialog', { name: 'Привязать технику' }))
  expect(link.getByRole('textbox', { name: /^Серийный номер/ })).toHaveProperty('value', 'EG210-005120')
  await user.click(link.getByRole('button', { name: 'Привязать' }))
  expect(await screen.findByRole('heading', { level: 1, name: /EG210-005120/ })).toBeTruthy()
})

test('R-POPUP-12 a number that the dealer does not know leads from linking to adding, with the number', async () => {
  const { user } = await openPage(list, { as })
  await user.click(await screen.findByRole('button', { name: /^Привязать/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Привязать технику' }))
  await user.type(popup.getByRole('textbox', { name: /^Серийный номер/ }), 'QQ-1')
  await user.click(popup.getByRole('button', { name: 'Привязать' }))
  ;(await popup.findByRole('button', { name: 'Добавить вручную' })).focus()
  await user.keyboard('{Enter}')
  const add = within(await screen.findByRole('dialog', { name: 'Новая техника' }))
  expect(add.getByRole('textbox', { name: /^Серийный номер/ })).toHaveProperty('value', 'QQ-1')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Привязать технику' })).toBe(null))
})

test('R-POPUP-12 linking by a contract, and refusals of a number at its field', async () => {
  const { user } = await openPage(list, { as })
  await user.click(await screen.findByRole('button', { name: /^Привязать/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Привязать технику' }))
  const number = popup.getByRole('textbox', { name: /^Серийный номер/ })
  await user.type(number, 'SK45-000377')
  await user.click(popup.getByRole('button', { name: 'Привязать' }))
  expect(await popup.findByText('Эта техника числится за другим клиентом.')).toBeTruthy()
  await user.clear(number)
  await user.type(number, 'QQ-1')
  await user.click(popup.getByRole('button', { name: 'Привязать' }))
  expect(await popup.findByText(/Дилер не знает такой машины/)).toBeTruthy()
  expect(popup.getByRole('button', { name: 'Добавить вручную' })).toBeTruthy()
  await user.click(await popup.findByRole('radio', { name: /^По договору/ }))
  await user.click(popup.getByRole('combobox', { name: /^Договор/ }))
  await user.click(await popup.findByRole('option', { name: 'Д-2026/118' }))
  await user.click(popup.getByRole('button', { name: 'Привязать' }))
  expect(await screen.findByText('PF50B-001311')).toBeTruthy()
  expect(screen.getByText('EG210-005120')).toBeTruthy()
})

test('R-POPUP-37 hours that go back are refused at their field, and later ones are shown at once', async () => {
  const { user } = await openPage(excavator, { as })
  await user.click(screen.getByRole('button', { name: 'Обновить наработку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Наработка' }))
  const hours = popup.getByRole('textbox', { name: /^Моточасов/ })
  await user.type(hours, '6000')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText(/Меньше прошлых показаний: 6\s840 ч\./)).toBeTruthy()
  await user.clear(hours)
  await user.type(hours, '6 900')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Недопустимый формат')).toBeTruthy()
  await user.clear(hours)
  await user.type(hours, '6900')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^6\s900 моточасов на /)).toBeTruthy()
})

test('R-POPUP-37 a machine is changed, and a sold one offers nothing but to leave the fleet', async () => {
  const { user } = await openPage(excavator, { as })
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Изменить технику' }))
  expect(popup.queryByRole('textbox', { name: /^Серийный номер/ })).toBe(null)
  await user.clear(popup.getByRole('textbox', { name: /^Название/ }))
  await user.type(popup.getByRole('textbox', { name: /^Название/ }), 'Главный')
  await user.click(popup.getByRole('combobox', { name: /^Состояние/ }))
  await user.click(popup.getByRole('option', { name: 'Продана' }))
  expect(popup.getByText(/нельзя вернуть/)).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Главный' })).toBeTruthy()
  expect(await screen.findByText('Продана')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Подходящие запчасти' })).toBe(null)
  await user.click(screen.getByRole('button', { name: /^Удалить/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить технику?' }))
  await user.click(question.getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Техника' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('EG210-004417')).toBe(null))
})

test('R-EQUIP-01 without the right nothing can be changed, parts can be found', async () => {
  await openPage(excavator, { as: 'panova@uraldorstroy.example' })
  expect(await screen.findByRole('heading', { name: 'Подходящие запчасти' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBe(null)
  expect(screen.getByRole('button', { name: /^Подбирать/ })).toBeTruthy()
})

test('R-EQUIP-02 a machine leads to its parts book; without one nothing does', async () => {
  await openPage(excavator, { as })
  expect(screen.getByRole('link', { name: 'Запчасти по чертежам' }).getAttribute('href')).toBe(
    '/catalog/parts/eg-210/?serial=EG210-004417',
  )
  cleanup()
  const answers: Answers = {
    getMachine: changed(({ machine }) => {
      delete machine.modelCode
    }),
  }
  await openPage(excavator, { as, answers })
  expect(screen.getByRole('button', { name: /^Подбирать/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Запчасти по чертежам' })).toBe(null)
})

test('R-EQUIP-02 parts that fit are narrowed by unit and words, and all of them come back', async () => {
  const { user } = await openPage(excavator, { as })
  const section = within(
    (await screen.findByRole('heading', { name: 'Подходящие запчасти' })).closest('section') ?? document.body,
  )
  await user.type(await section.findByRole('searchbox', { name: 'Название или артикул' }), 'fm2040')
  await user.click(section.getByRole('button', { name: 'Найти' }))
  await waitFor(() => expect(section.getAllByRole('row')).toHaveLength(2))
  expect(section.getByRole('link', { name: 'Фильтр масляный FM-2040' })).toBeTruthy()
  await user.click(section.getByRole('combobox', { name: 'Узел' }))
  await user.click(section.getByRole('option', { name: 'Кабина' }))
  await user.click(await section.findByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(section.getAllByRole('row').length).toBeGreaterThan(10))
  // Words that are typed count when the unit is chosen, too.
  await user.type(section.getByRole('searchbox', { name: 'Название или артикул' }), 'ничего')
  await user.click(section.getByRole('combobox', { name: 'Узел' }))
  await user.click(section.getByRole('option', { name: 'Двигатель' }))
  expect(await section.findByText('Таких запчастей нет')).toBeTruthy()
})

const fm2040 = '/product/filtr-maslyanyy-fm-2040/'

test('R-EQUIP-02 the chosen machine gives products a verdict, of the current company only', async () => {
  chooseMachine(501, 901)
  await openPage(fm2040, { as })
  expect((await screen.findAllByText('Подходит')).length).toBeGreaterThan(0)
  cleanup()
  // The machine of the other company, and one that has left the fleet.
  for (const choose of [() => chooseMachine(502, 904), () => chooseMachine(501, 904)]) {
    localStorage.clear()
    choose()
    const { calls } = await openPage(fm2040, { as })
    await waitFor(() => expect(calls).toContain('GET /web/contractors/'))
    expect(screen.queryByText(/^(Подходит|Не подходит|Неизвестно)$/)).toBe(null)
    cleanup()
  }
})

test('R-EQUIP-02 a machine that leaves the fleet ends its own choice only', () => {
  chooseMachine(501, 901)
  const { result } = renderHook(() => useChosenMachine(501))
  act(() => forgetMachine(501, 902))
  expect(result.current).toBe(901)
  act(() => forgetMachine(502, 901))
  expect(result.current).toBe(901)
  act(() => forgetMachine(501, 901))
  expect(result.current).toBe(undefined)
})

test('R-EQUIP-02 R-API-39 a line of the cart is tied to the chosen machine from its verdict', async () => {
  const { user } = await openPage(fm2040, { as })
  await user.click(screen.getAllByRole('button', { name: /^В корзину/ })[0] ?? document.body)
  chooseMachine(501, 901)
  expect((await screen.findAllByText('Подходит')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: /^Корзина/ }))
  await user.click(await screen.findByRole('button', { name: 'Для машины Экскаватор EG-210' }))
  expect(await screen.findByText('Для машины: Экскаватор EG-210, EG210-004417')).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Для машины Экскаватор EG-210' })).toBe(null),
  )
})
