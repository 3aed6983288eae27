// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refuse, status } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'
const thread = '/personal/requests/6095/'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('R-ACC-15 the list shows topic, state, what a request is about and new answers, filtered by the address', async () => {
  await openPage('/personal/requests/?status=waitingCustomer', { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Заявки' })).toBeTruthy()
  const [, row, ...others] = screen.getAllByRole('row')
  expect(others).toEqual([])
  expect(row?.textContent).toContain('ОБ-006095')
  expect(row?.textContent).toContain('Документы')
  expect(row?.textContent).toContain('ЗК-2026-070001')
  expect(row?.textContent).toContain('Новых ответов: 1')
  const filter = within(screen.getByRole('search', { name: 'Фильтры заявок' }))
  expect(filter.getByRole('combobox', { name: 'Состояние' }).textContent).toContain('Ждёт вашего ответа')
})

test('R-ACC-15 requests are found by topic, state and words; the filters stand in the address', async () => {
  const { user, router } = await openPage('/personal/requests/', { as: buyer })
  const filter = () => within(screen.getByRole('search', { name: 'Фильтры заявок' }))
  const numbers = () =>
    screen.queryAllByRole('row').flatMap(({ textContent }) => /[А-Я]{2}-\d{6}/.exec(textContent)?.[0] ?? [])
  const all = numbers()
  await user.click(filter().getByRole('combobox', { name: 'Тема' }))
  await user.click(screen.getByRole('option', { name: 'Документы' }))
  await user.click(filter().getByRole('button', { name: 'Показать' }))
  await waitFor(() => expect(router.state.location.search).toBe('?topic=documents'))
  await waitFor(() => expect(numbers().length).toBeLessThan(all.length))
  expect(numbers()).toContain('ОБ-006095')
  await user.type(filter().getByRole('textbox', { name: 'Номер или слова' }), ' нет такого ')
  await user.click(filter().getByRole('button', { name: 'Показать' }))
  expect(await screen.findByText('Таких заявок нет')).toBeTruthy()
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('нет такого')
  await user.click(filter().getByRole('link', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(numbers()).toEqual(all))
})

test('R-EQUIP-01 the page of a machine lists its requests', async () => {
  await openPage('/personal/equipment/901/', { as: buyer })
  const table = await screen.findByRole('table', { name: 'Заявки' })
  expect(within(table).getAllByRole('link').length).toBeGreaterThan(0)
})

test('a machine that stands is marked in the list', async () => {
  await openPage('/personal/requests/?status=new', { as: buyer })
  expect(screen.getByRole('table').textContent).toContain('Машина стоит')
})

test('R-POPUP-21 a claim asks for its order, and leads to its thread', async () => {
  const { user, router } = await openPage('/personal/requests/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Новая заявка' }))
  const popup = await dialog('Новая заявка')
  await user.click(popup.getByRole('combobox', { name: /Тема/ }))
  await user.click(screen.getByRole('option', { name: 'Рекламация' }))
  await user.type(popup.getByRole('textbox', { name: /Сообщение/ }), 'Фильтр пришёл с вмятиной.')
  await user.click(popup.getByRole('button', { name: 'Отправить' }))
  expect(await popup.findByText('Выберите заказ.')).toBeTruthy()
  await user.click(popup.getByRole('combobox', { name: /Заказ/ }))
  await user.click(screen.getByRole('option', { name: 'ЗК-2026-070009' }))
  await user.click(popup.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/personal\/requests\/\d+\/$/))
  expect(await screen.findByRole('heading', { level: 1, name: /Заявка ОБ-/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ЗК-2026-070009' })).toBeTruthy()
})

test('R-POPUP-49 O-62 a request that would be lost asks whether to close without sending', async () => {
  const { user } = await openPage('/personal/requests/', { as: buyer })
  for (const [opener, title, field] of [
    ['Новая заявка', 'Новая заявка', /Сообщение/],
    ['Заявка на технику', 'Заявка на технику', /Что случилось/],
  ] as const) {
    await user.click(screen.getByRole('button', { name: opener }))
    const popup = await dialog(title)
    await user.type(popup.getByRole('textbox', { name: field }), 'Насос течёт')
    await user.click(popup.getByRole('button', { name: 'Закрыть' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Закрыть без отправки?' }))
    await user.click(question.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  }
})

test('a new request that is not sent is kept for a reload', async () => {
  const { user, unmount } = await openPage('/personal/requests/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Новая заявка' }))
  const popup = await dialog('Новая заявка')
  await user.type(popup.getByRole('textbox', { name: /Сообщение/ }), 'Когда придёт насос?')
  unmount()
  const again = await openPage('/personal/requests/', { as: buyer })
  await again.user.click(screen.getByRole('button', { name: 'Новая заявка' }))
  expect(await screen.findByDisplayValue('Когда придёт насос?')).toBeTruthy()
})

test('a thread is read, answered, closed and opened again', async () => {
  const { user } = await openPage(thread, { as: buyer })
  const messages = within(screen.getByRole('list', { name: 'Сообщения' }))
  expect(messages.getByText(/Нужен ли бумажный экземпляр/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Ваше сообщение' }), 'Да, нужен.')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await messages.findByText('Да, нужен.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Вопрос решён, закрыть' }))
  const reopen = await screen.findByRole('textbox', { name: 'Напишите, чтобы открыть заявку снова' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await user.type(reopen, 'Ещё вопрос.')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('В работе')).toBeTruthy()
})

test('a refused message keeps what was typed and says why', async () => {
  const message = 'В обращении слишком много сообщений. Создайте новое.'
  const { user } = await openPage(thread, {
    as: buyer,
    answers: { addRequestMessage: refuse('limitReached', { message }) },
  })
  await user.type(screen.getByRole('textbox', { name: 'Ваше сообщение' }), 'Да, нужен.')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByDisplayValue('Да, нужен.')).toBeTruthy()
})

test('a request that could not be closed says so', async () => {
  const { user } = await openPage(thread, {
    as: buyer,
    answers: { closeRequest: status(500, 'internal', { message: 'Внутренняя ошибка' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Вопрос решён, закрыть' }))
  expect((await screen.findAllByText('Внутренняя ошибка')).length).toBeGreaterThan(0)
})

test('a request closed long ago leads to a new one', async () => {
  await openPage('/personal/requests/6090/', { as: buyer })
  expect(screen.getByText('Заявка закрыта больше 30 дней назад.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Новая заявка' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Напишите/ })).toBeNull()
})

test('R-POPUP-07 a request about a machine shows the hazard stripe and the refusal at its field', async () => {
  const { user } = await openPage('/personal/requests/', {
    as: buyer,
    answers: { addMachineTask: refuse('dateInPast', { message: 'Дата уже прошла.', field: 'desiredDate' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Заявка на технику' }))
  const popup = await dialog('Заявка на технику')
  await user.click(popup.getByRole('combobox', { name: /Техника/ }))
  const [first] = await screen.findAllByRole('option', { name: /EG210-004417/ })
  if (first) await user.click(first)
  await user.click(popup.getByRole('radio', { name: /Машина стоит/ }))
  expect(popup.getAllByText('Машина стоит')).toHaveLength(2)
  await user.type(popup.getByRole('textbox', { name: /Что случилось/ }), 'Течёт гидроцилиндр')
  await user.type(popup.getByRole('textbox', { name: /Кому позвонить/ }), 'Гусев Роман')
  await user.type(popup.getByRole('textbox', { name: /Телефон/ }), '9125550161')
  await user.click(popup.getByRole('button', { name: 'Отправить заявку' }))
  expect(await popup.findByText('Дата уже прошла.')).toBeTruthy()
  expect(popup.getByDisplayValue('Течёт гидроцилиндр')).toBeTruthy()
})
