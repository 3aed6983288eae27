// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { brokenOff } from '../../../mocks/answers.ts'
import { type OpenPageOptions, openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const filter = { id: 10001, name: 'Фильтр масляный FM-2040' }
const tooth = { id: 10003, name: 'Зуб ковша скальный ZK-35S' }
const getCart = 'POST /web/basket/getBasketProducts/'

/** The cart page of a guest who has these products. */
async function openCart(products: { id: number; quantity: number }[], options: OpenPageOptions = {}) {
  // Another page first: the cart is filled before the cart page is read.
  const page = await openPage('/about/', options)
  for (const product of products) await page.inOtherTab('/web/basket/add/', { product })
  await act(() => page.router.navigate('/cart/'))
  await screen.findByRole('heading', { level: 1, name: products.length > 0 ? 'Корзина' : 'Корзина пуста' })
  return page
}

const quantityOf = ({ name }: { name: string }) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `Количество, ${name}` })
const more = async (product: { name: string }) => {
  const field = await quantityOf(product)
  return within(field.parentElement ?? document.body).getByRole('button', { name: 'Больше' })
}
/** The page was hidden and is visible again; what watches for that comes when the browser is idle, with the prompts. */
async function comeBack() {
  await screen.findByRole('dialog', { name: 'Ваш город' })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
const totals = () => within(screen.getByRole('complementary', { name: 'Итог корзины' }))

test('R-CART-01 R-ROLE-04 a guest sees lines under their stores and sums counted by the server', async () => {
  await openCart([
    { id: filter.id, quantity: 2 },
    { id: 10002, quantity: 1 },
  ])
  expect(screen.getByRole('heading', { name: 'Отгрузка: Склад «Екатеринбург-Сибирский»' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: /^Отгрузка/ })).toHaveLength(2)
  expect(await quantityOf(filter)).toHaveProperty('value', '2')
  expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^4\s370\s₽$/)
})

test('R-CART-11 fast changes of a quantity are sent once, the last one, and the full cart is read again', async () => {
  const sent: unknown[] = []
  const { calls } = await openCart([{ id: tooth.id, quantity: 1 }], {
    intercept: async (request) => {
      if (request.url.includes('/api/basket/update/')) sent.push(await request.clone().json())
      return undefined
    },
  })
  const before = calls.filter((call) => call === getCart).length
  const button = await more(tooth)
  // At once: between clicks of `user` more than the pause that sends a change may pass on a busy machine.
  for (let click = 0; click < 3; click += 1) fireEvent.click(button)
  expect(screen.getByText('пересчитывается…')).toBeTruthy()
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^17\s400\s₽$/))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ product: tooth.id, quantity: 4 })
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
})

test('R-CART-10 a removed line is gone at once, and the toast puts it back', async () => {
  const { user, calls } = await openCart([
    { id: filter.id, quantity: 3 },
    { id: tooth.id, quantity: 1 },
  ])
  const before = calls.filter((call) => call === getCart).length
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await quantityOf(filter)).toHaveProperty('value', '3')
})

test('R-CART-12 R-CART-13 R-POPUP-25 clearing asks first, then the cart is empty everywhere', async () => {
  const { user, calls } = await openCart([{ id: filter.id, quantity: 1 }])
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  const question = await screen.findByRole('dialog', { name: 'Очистить корзину?' })
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Очистить корзину?' })).toBeNull())
  expect(calls).not.toContain('POST /api/basket/clear/')

  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  const again = await screen.findByRole('dialog', { name: 'Очистить корзину?' })
  await user.click(within(again).getByRole('button', { name: 'Очистить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe('/catalog/')
})

test('R-CART-11 a change of an older cart is refused: the fresh one is shown, with a toast', async () => {
  const { user, inOtherTab } = await openCart([{ id: filter.id, quantity: 1 }])
  await inOtherTab('/web/basket/add/', { product: tooth })
  await user.click(await more(filter))
  expect(await screen.findByText(/Корзина изменилась в другой вкладке/)).toBeTruthy()
  expect(await quantityOf(tooth)).toHaveProperty('value', '1')
  expect(await quantityOf(filter)).toHaveProperty('value', '1')
})

test('R-TAB-03 the full cart is read again when the page becomes visible', async () => {
  const { inOtherTab } = await openCart([{ id: filter.id, quantity: 1 }])
  await inOtherTab('/web/basket/add/', { product: tooth })
  await comeBack()
  expect(await quantityOf(tooth)).toBeTruthy()
})

test('R-CART-05 the search within the cart shows what the server finds, and says when there is nothing', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  const field = screen.getByRole('searchbox', { name: 'Найти в корзине' })
  await user.type(field, 'zk35')
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(await quantityOf(tooth)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'гидронасос')
  expect(await screen.findByText('В корзине нет «гидронасос»')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать все' }))
  expect(await quantityOf(filter)).toBeTruthy()
})

test('R-API-34 a refused quantity goes back to what the server has, with the server’s words', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 1 }])
  const field = await quantityOf(filter)
  await user.clear(field)
  await user.type(field, '9000{Enter}')
  expect(await screen.findByText(/Можно заказать не больше/)).toBeTruthy()
  await waitFor(async () => expect(await quantityOf(filter)).toHaveProperty('value', '1'))
})

test('R-CART-06 an empty cart leads to the catalogue', async () => {
  await openCart([])
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toBeTruthy()
})

test('R-CART-10 the focus goes from a removed line to its neighbour, and from the last one to the heading', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  screen.getByRole('button', { name: `Удалить: ${filter.name}` }).focus()
  await user.keyboard('{Enter}')
  const rest = await waitFor(() => {
    expect(screen.queryByRole('button', { name: `Удалить: ${filter.name}` })).toBeNull()
    return screen.getByRole('link', { name: tooth.name })
  })
  await waitFor(() => expect(document.activeElement).toBe(rest))
  screen.getByRole('button', { name: `Удалить: ${tooth.name}` }).focus()
  await user.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Корзина пуста' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('R-CART-05 while a text is searched after one that found nothing, the cart is not said to lack it', async () => {
  const found = Promise.withResolvers<void>()
  const { user } = await openCart(
    [
      { id: filter.id, quantity: 1 },
      { id: tooth.id, quantity: 1 },
    ],
    {
      intercept: async (request, pass) => {
        if (!request.url.includes('/basket/find/')) return undefined
        const { search } = (await request.clone().json()) as { search: string }
        if (search === 'zk35') await found.promise
        return pass()
      },
    },
  )
  const field = screen.getByRole('searchbox', { name: 'Найти в корзине' })
  await user.type(field, 'насос')
  expect(await screen.findByText('В корзине нет «насос»')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'zk35')
  expect(await screen.findByText('Поиск…')).toBeTruthy()
  expect(screen.queryByText('В корзине нет «zk35»')).toBeNull()
  found.resolve()
  expect(await quantityOf(tooth)).toBeTruthy()
})

test('R-TAB-03 a page that becomes visible reads the cart once', async () => {
  const { calls } = await openCart([{ id: filter.id, quantity: 1 }])
  const before = calls.filter((call) => call === getCart).length
  await comeBack()
  await waitFor(() => expect(calls.filter((call) => call === getCart).length).toBeGreaterThan(before))
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
})

test('R-CART-11 a change that was done although its answer was lost is shown, and the next one is not taken for one of an older cart', async () => {
  let lost = 0
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }], {
    answers: {
      updateCart: () => {
        lost += 1
        return lost === 1 ? brokenOff : undefined
      },
    },
  })
  await user.click(await more(tooth))
  expect(await screen.findByText('Не удалось изменить количество')).toBeTruthy()
  await waitFor(async () => expect(await quantityOf(tooth)).toHaveProperty('value', '2'))
  await user.click(await more(tooth))
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^13\s050\s₽$/))
  expect(screen.queryByText(/изменилась в другой вкладке/)).toBeNull()
})

test('R-CART-11 without an answer and without a cart read again, the next change reads it first', async () => {
  let isOffline = false
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }], {
    intercept: async (request, pass) => {
      if (!isOffline) return undefined
      if (request.url.includes('/api/basket/update/')) return brokenOff.respond(pass)
      return Promise.reject(new TypeError('no network'))
    },
  })
  isOffline = true
  await user.click(await more(tooth))
  expect(await screen.findByText('Не удалось пересчитать корзину')).toBeTruthy()
  isOffline = false
  const button = await more(tooth)
  await user.click(button)
  await user.click(button)
  await waitFor(async () => expect(await quantityOf(tooth)).toHaveProperty('value', '3'))
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^13\s050\s₽$/))
  expect(screen.queryByText('Не удалось пересчитать корзину')).toBeNull()
  expect(screen.queryByText(/изменилась в другой вкладке/)).toBeNull()
})

test('R-CART-10 a line that was taken out although the answer was lost is gone', async () => {
  const { user } = await openCart(
    [
      { id: filter.id, quantity: 1 },
      { id: tooth.id, quantity: 1 },
    ],
    {
      answers: { removeFromCart: brokenOff },
    },
  )
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(await quantityOf(tooth)).toBeTruthy()
})
