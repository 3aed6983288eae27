// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { brokenOff, status } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const as = 'buyer@example.ru'
const list = '/personal/saved-carts/'
const story = 'ТО-500 экскаватора EG-210'
const season = 'Подготовка к сезону'
const filter = { id: 10001, quantity: 2 }
const fillCart = {
  prepare: async ({ inOtherTab }: { inOtherTab: (path: string, body: object) => Promise<unknown> }) => {
    await inOtherTab('/web/basket/add/', { product: filter })
  },
}
const deletion = 'DELETE /web/basket-template/402/'

test('R-POPUP-19 R-CART-14 the cart is saved under a name, and the toast leads there', async () => {
  const { user, router } = await openPage('/cart/', { as, ...fillCart })
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Сохранить корзину' }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Заполните поле')).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: /Название/ }), 'На март')
  await user.type(popup.getByRole('textbox', { name: 'Комментарий' }), 'Срочно')
  await user.click(popup.getByRole('radio', { name: 'Вся компания' }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Корзина сохранена')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'На март' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`${list}404/`)
  expect(screen.getByText('вся компания')).toBeTruthy()
})

test('R-POPUP-19 a taken name asks whether to replace; no keeps what was typed, yes replaces', async () => {
  const { user } = await openPage('/cart/', { as, ...fillCart })
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Сохранить корзину' }))
  await user.type(popup.getByRole('textbox', { name: /Название/ }), season.toUpperCase())
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  const question = await screen.findByRole('dialog', { name: 'Обновить существующую?' })
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Обновить существующую?' })).toBeNull())
  expect(popup.getByRole('textbox', { name: /Название/ })).toHaveProperty('value', season.toUpperCase())
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  const again = await screen.findByRole('dialog', { name: 'Обновить существующую?' })
  await user.click(within(again).getByRole('button', { name: 'Обновить' }))
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  expect(await screen.findByRole('heading', { level: 1, name: season })).toBeTruthy()
  const lines = within(await screen.findByRole('table', { name: 'Товары корзины' }))
  expect(lines.getAllByRole('row')).toHaveLength(2)
})

test('R-CART-14 a save without an answer is repeated under the same key and saves once', async () => {
  let lost = 0
  const { user } = await openPage('/cart/', {
    as,
    ...fillCart,
    answers: { createSavedCart: () => ((lost += 1) === 1 ? brokenOff : undefined) },
  })
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Сохранить корзину' }))
  await user.type(popup.getByRole('textbox', { name: /Название/ }), 'Один раз')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Не удалось отправить. Попробуйте ещё раз')).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Корзина сохранена')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Обновить существующую?' })).toBeNull()
})

test('R-ACC-16 the list is searched by its address, and says when nothing fits', async () => {
  const { user, router } = await openPage(list, { as })
  const table = () => within(screen.getByRole('table', { name: 'Сохранённые корзины' }))
  expect(table().getAllByRole('row')).toHaveLength(3)
  await user.type(screen.getByRole('searchbox', { name: 'Название или комментарий' }), 'механик{Enter}')
  await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2))
  expect(table().getByRole('link', { name: season })).toBeTruthy()
  await act(() => router.navigate(`${list}?query=ъъъ`))
  expect(await screen.findByText('Корзин с «ъъъ» нет')).toBeTruthy()
})

test('R-ACC-17 R-CART-14 all lines go into the cart, with a report of what could not', async () => {
  const { user } = await openPage(`${list}402/`, { as })
  await user.click(await screen.findByRole('button', { name: 'Добавить всё в корзину' }))
  const report = await screen.findByRole('dialog', { name: 'Добавлено не всё' })
  expect(report.textContent).toContain('добавлено: 2\u00a0позиции')
  expect(report.textContent).toMatch(/Насос.*, 1\u00a0шт: заменён другим товаром/)
  expect(report.textContent).toMatch(/Фильтр топливный.*, 2\u00a0шт: нет в наличии/)
})

test('R-CART-14 chosen lines only; what can’t be had can’t be chosen', async () => {
  const { user, calls } = await openPage(`${list}402/`, { as })
  expect(screen.getByRole('checkbox', { name: /^Выбрать: Насос/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: /^Выбрать: Зуб/ }))
  await user.click(screen.getByRole('button', { name: 'Добавить выбранное: 1' }))
  expect(await screen.findByText('Товары добавлены в корзину')).toBeTruthy()
  expect(calls).toContain('POST /web/basket-template/toBasket/402/')
})

test('R-CART-14 name and remark are changed, a taken name is refused at its field', async () => {
  const { user } = await openPage(`${list}402/`, { as })
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Изменить корзину' }))
  const name = popup.getByRole('textbox', { name: /Название/ })
  await user.clear(name)
  await user.type(name, story)
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Сохранённая корзина с таким названием уже есть.')).toBeTruthy()
  await user.type(name, ' 2')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${story} 2` })).toBeTruthy()
})

test('R-CART-14 it is copied, and opened to the company and closed again', async () => {
  const { user } = await openPage(`${list}402/`, { as })
  await user.click(screen.getByRole('button', { name: 'Открыть компании' }))
  expect(await screen.findByText('Корзину видит вся компания')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Закрыть от компании' }))
  expect(await screen.findByRole('button', { name: 'Открыть компании' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Создать копию' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${season} — копия` })).toBeTruthy()
})

test('R-CART-14 a colleague’s saved cart has only the buttons that are allowed', async () => {
  await openPage(`${list}403/`, { as: 'panova@uraldorstroy.example' })
  expect(screen.getByRole('button', { name: 'Создать копию' })).toBeTruthy()
  for (const name of ['Изменить', 'Закрыть от компании', 'Удалить'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('link', { name: 'Скачать XLSX' }).getAttribute('href')).toBe(
    '/web/basket-template/export/403/?format=xlsx',
  )
})

test('R-API-92 a deletion can be undone while its toast stands, and is sent when the page goes', async () => {
  const { user, calls } = await openPage(`${list}402/`, { as })
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  await screen.findByRole('heading', { level: 1, name: 'Сохранённые корзины' })
  await waitFor(() => expect(screen.queryByRole('link', { name: season })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await user.click(await screen.findByRole('link', { name: season }))
  expect(calls).not.toContain(deletion)
  await user.click(await screen.findByRole('button', { name: 'Удалить' }))
  await screen.findByRole('button', { name: 'Вернуть' })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(calls).toContain(deletion))
  await waitFor(() => expect(screen.queryByRole('link', { name: season })).toBeNull())
})

test('R-API-92 a deletion that fails says so, and the saved cart is there again', async () => {
  const { user } = await openPage(`${list}402/`, {
    as,
    answers: { deleteSavedCart: status(500, 'internal') },
  })
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  await user.click(await screen.findByRole('button', { name: 'Закрыть сообщение' }))
  expect(await screen.findByText(/Не удалось удалить корзину|ошибка/i)).toBeTruthy()
  expect(await screen.findByRole('link', { name: season })).toBeTruthy()
})

test('R-CART-14 a product is saved into a saved cart that there is', async () => {
  const { user } = await openPage('/product/filtr-maslyanyy-fm-2040/', { as })
  await user.click(await screen.findByRole('button', { name: /^Сохранить на потом/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Сохранить товар' }))
  await user.click(await popup.findByRole('combobox', { name: 'Куда' }))
  await user.click(await screen.findByRole('option', { name: season }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  const lines = within(await screen.findByRole('table', { name: 'Товары корзины' }))
  expect(await lines.findByRole('link', { name: /FM-2040/ })).toBeTruthy()
})

test('R-CART-06 an empty cart shows the latest saved carts of a customer, and a guest none', async () => {
  const { user } = await openPage('/cart/', { as })
  const shelf = within(
    (await screen.findByRole('heading', { name: 'Сохранённые корзины' })).closest('section') ?? document.body,
  )
  await user.click(shelf.getByRole('button', { name: `Добавить в корзину: ${story}` }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина' })).toBeTruthy()
  cleanup()
  await openPage('/cart/')
  expect(screen.queryByRole('heading', { name: 'Сохранённые корзины' })).toBeNull()
})
