// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../../api/client.ts'
import { sessionQuery } from '../../api/session.ts'
import { popupStackCode } from '../../app/popup-stack-code.ts'
import { dropVisitorQueries } from '../../api/visitor-queries.ts'
import { addToCart, getCart, listOrders } from '../../generated/operations.ts'
import { brokenOff, rawAnswer, status } from '../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../testing/open-page.tsx'
import { showMaps } from '../../testing/show-maps.ts'

const buyer = 'buyer@example.ru'
const inStock = 10001

beforeEach(() => {
  // jsdom lacks it; the select moves its active choice into sight.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** The cart page with two filters in the cart. */
async function openCheckout(options: OpenPageOptions = { as: buyer }) {
  const page = await openPage('/about/', options)
  await callApi(page.queryClient, addToCart, { body: { product: { id: inStock, quantity: 2 } } })
  await page.queryClient.invalidateQueries()
  await act(() => page.router.navigate('/cart/'))
  await screen.findByRole('heading', { name: 'Оформление заказа' })
  return page
}

const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Оформить заказ' })
/** The button once the numbers belong to what is chosen. */
async function readySubmit() {
  const button = await submit()
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}
async function consent(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: /Принимаю условия/ }))
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }))
}
const orderCount = async ({ queryClient }: Awaited<ReturnType<typeof openPage>>) =>
  (await callApi(queryClient, listOrders, {})).pagination.total
const cartLines = async ({ queryClient }: Awaited<ReturnType<typeof openPage>>) =>
  (await callApi(queryClient, getCart, {})).basketProducts.grid.products

test('R-ORDER-01 a guest is asked to log in, and the login popup opens', async () => {
  const { user } = await openCheckout({})
  const checkout = screen.getByRole('region', { name: 'Оформление заказа' })
  await user.click(within(checkout).getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: 'Вход в личный кабинет' })).toBeTruthy()
})

test('O-69 of who is a guest now no calculation is asked any more', async () => {
  const page = await openCheckout()
  await readySubmit()
  const calculations = () => page.calls.filter((call) => call === 'POST /web/order/calculate/').length
  const before = calculations()
  expect(before).toBeGreaterThan(0)
  await page.inOtherTab('/api/logout/', {})
  const { queryClient } = page
  await act(async () => {
    await queryClient.query({ ...sessionQuery(), staleTime: 0 })
    await dropVisitorQueries(queryClient, [sessionQuery().queryKey])
  })
  // The guest's own cart has nothing in it.
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeTruthy()
  expect(calculations()).toBe(before)
})

test('R-ORDER-21 R-API-48 R-POPUP-30 R-COMP-01 a placed order is told with its number, and the cart is empty', async () => {
  const page = await openCheckout()
  const before = await orderCount(page)
  expect((await screen.findByLabelText<HTMLInputElement>(/ФИО/)).value).toBe('Смирнов Алексей Петрович')
  await consent(page.user)
  await page.user.click(await readySubmit())
  const dialog = within(await screen.findByRole('dialog', { name: 'Заказ оформлен' }))
  expect(dialog.getByText(/^ЗК-2026-\d+$/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Перейти к заказу' }).getAttribute('href')).toMatch(
    /^\/personal\/orders\/\d+\/$/,
  )
  expect(dialog.getByRole('link', { name: 'Продолжить покупки' }).getAttribute('href')).toBe('/catalog/')
  expect(await orderCount(page)).toBe(before + 1)
  expect(await cartLines(page)).toEqual([])
  expect(sessionStorage.getItem('checkout_draft')).toBeNull()
})

test('R-ORDER-21 an order whose popup can not be loaded is told as placed all the same', async () => {
  const page = await openCheckout()
  await consent(page.user)
  const button = await readySubmit()
  vi.spyOn(popupStackCode, 'loaded', 'get').mockReturnValue(undefined)
  vi.spyOn(popupStackCode, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  await page.user.click(button)
  expect(await screen.findByText(/^Заказ оформлен: ЗК-2026-\d+$/)).toBeTruthy()
  await waitFor(async () => expect(await cartLines(page)).toEqual([]))
})

test('R-ORDER-22 without consents nothing is sent, and the missing ticks are told', async () => {
  const page = await openCheckout()
  await page.user.click(await readySubmit())
  expect(await screen.findByText('Примите условия оферты: без этого заказ не оформить')).toBeTruthy()
  expect(screen.getByText('Без согласия на обработку персональных данных продолжить нельзя')).toBeTruthy()
  expect(page.calls.filter((call) => call.includes('/web/order/add/'))).toEqual([])
})

test('R-ORDER-22 a document that changed after it was shown is agreed to again before the order is placed', async () => {
  let reads = 0
  const page = await openCheckout({
    as: buyer,
    intercept: async ({ url }, pass) => {
      if (!url.endsWith('/web/consents/')) return undefined
      reads += 1
      const answer = await pass()
      return reads > 1
        ? answer
        : new Response((await answer.text()).replaceAll('"2026-01"', '"2025-03"'), answer)
    },
  })
  await consent(page.user)
  await page.user.click(await readySubmit())
  const offer = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Принимаю условия/ })
  expect((await screen.findAllByText(/^Документ обновился/)).length).toBe(2)
  expect(offer().checked).toBe(false)
  expect(reads).toBe(2)
  await consent(page.user)
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
})

test('R-ORDER-22 R-API-48 a cart changed in another tab is told, nothing typed is lost, and the order can be placed then', async () => {
  const page = await openCheckout()
  await consent(page.user)
  const number = await screen.findByLabelText<HTMLInputElement>('Ваш номер заказа')
  await page.user.type(number, 'З-1')
  await readySubmit()
  // The other tab: its change is not known to this page.
  await callApi(page.queryClient, addToCart, { body: { product: { id: inStock, quantity: 3 } } })
  const reads = page.calls.filter((call) => call.startsWith('POST /web/basket/products/')).length
  await page.user.click(await readySubmit())
  expect(await screen.findByText(/Корзина изменилась/)).toBeTruthy()
  await waitFor(() =>
    expect(page.calls.filter((call) => call.startsWith('POST /web/basket/products/')).length).toBeGreaterThan(
      reads,
    ),
  )
  expect(number.value).toBe('З-1')
  await waitFor(() => expect(screen.getAllByText(/6 200/).length).toBeGreaterThan(0))
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
})

test('R-ORDER-22 R-CART-11 an order does not overtake a quantity that was typed just before: its sums are shown first', async () => {
  const page = await openCheckout()
  const before = await orderCount(page)
  await consent(page.user)
  const button = await readySubmit()
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Количество, .*FM-2040/ })
  await page.user.tripleClick(quantity)
  await page.user.keyboard('5')
  // The press that leaves the field is on the button; at once, before a pause could send the quantity.
  act(() => quantity.blur())
  fireEvent.click(button)
  expect(await screen.findByText(/Корзина изменилась/)).toBeTruthy()
  expect(await orderCount(page)).toBe(before)
  expect((await cartLines(page))[0]?.quantity).toBe(5)
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
})

test('R-ORDER-22 a refusal of the server stands at the field that it names', async () => {
  const page = await openCheckout({
    as: buyer,
    answers: {
      addOrder: status(422, 'validation', { message: 'Такого телефона нет', field: 'recipient.phone' }),
    },
  })
  await consent(page.user)
  await page.user.click(await readySubmit())
  const phone = await screen.findByLabelText(/Телефон/)
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Такого телефона нет')).toBeTruthy()
})

test('R-API-48 a repeat without an answer is the same intent; a changed order is another one', async () => {
  const keys: (string | null)[] = []
  const page = await openCheckout({
    as: buyer,
    intercept: (request) => {
      if (!request.url.endsWith('/web/order/add/')) return undefined
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length < 4) throw new TypeError('network')
      return undefined
    },
  })
  const before = await orderCount(page)
  const send = async (attempts: number) => {
    await page.user.click(await readySubmit())
    await waitFor(() => expect(keys).toHaveLength(attempts))
    await screen.findByText(/Нет соединения/)
  }
  await consent(page.user)
  await send(1)
  await send(2)
  await page.user.type(screen.getByLabelText('Ваш номер заказа'), 'З-2')
  await send(3)
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
  expect(keys[3]).toBe(keys[2])
  expect(await orderCount(page)).toBe(before + 1)
})

test('R-API-48 an order that was placed although its answer broke off is told as placed by the repeat', async () => {
  let isBroken = true
  const page = await openCheckout({
    as: buyer,
    answers: {
      addOrder: () => {
        if (!isBroken) return undefined
        isBroken = false
        return brokenOff
      },
    },
  })
  const before = await orderCount(page)
  await consent(page.user)
  await page.user.click(await readySubmit())
  await waitFor(() => expect(isBroken).toBe(false))
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
  expect(await orderCount(page)).toBe(before + 1)
}, 40_000)

test('R-ORDER-02 another delivery is calculated anew, and a payment that no longer fits says why', async () => {
  const page = await openCheckout()
  await page.user.click(await screen.findByRole('radio', { name: /При получении/ }))
  await readySubmit()
  fireEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  expect(screen.getByText('пересчитывается…')).toBeTruthy()
  expect(await screen.findByText(/«.*» больше не подходит/)).toBeTruthy()
  expect(await screen.findByRole('combobox', { name: /Адрес доставки/ })).toBeTruthy()
  await consent(page.user)
  await page.user.click(await readySubmit())
  expect(page.calls.filter((call) => call.includes('/web/order/add/'))).toEqual([])
})

test('R-ORDER-02 the totals of the order stand in the panel of the cart, with the days of the chosen delivery', async () => {
  const page = await openCheckout()
  await readySubmit()
  const panel = within(screen.getByRole('complementary', { name: 'Итог корзины' }))
  expect(panel.getByRole('button', { name: 'Оформить заказ' })).toBeTruthy()
  expect(panel.getByText(/^Можно забрать: /)).toBeTruthy()
  await page.user.click(screen.getByRole('radio', { name: /Курьером/ }))
  expect(await panel.findByText(/^Доставка: /)).toBeTruthy()
})

test('R-FORM-42 of the ways to unload one is always chosen: none of them is no way', async () => {
  const page = await openCheckout()
  await readySubmit()
  await page.user.click(screen.getByRole('radio', { name: /Курьером/ }))
  await page.user.click(await screen.findByRole('combobox', { name: /Разгрузка/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Своими силами',
    'Нужен гидроборт',
    'Нужен кран',
  ])
})

test('R-ORDER-01 a calculation that fails keeps the old numbers and offers to repeat', async () => {
  let fails = false
  const page = await openCheckout({
    as: buyer,
    answers: { calculateOrder: () => (fails ? status(500, 'internal') : undefined) },
  })
  await readySubmit()
  const shown = () =>
    screen.getByRole('heading', { name: 'Итог заказа' }).closest('section')?.querySelector('dl')?.textContent
  const first = shown()
  await page.user.click(screen.getByRole('radio', { name: /Курьером/ }))
  await readySubmit()
  const byCourier = shown()
  expect(byCourier).not.toBe(first)
  fails = true
  await page.user.click(screen.getByRole('radio', { name: /до двери/ }))
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect((await submit()).disabled).toBe(true)
  // The last ones that were calculated, not those that the form began with.
  expect(shown()).toBe(byCourier)
  fails = false
  await page.user.click(retry)
  await readySubmit()
})

test.each(['calculateOrder', 'addOrder'] as const)(
  'R-ORDER-22 a wrong-typed answer of %s costs nothing that was typed or ticked',
  async (operation) => {
    let isBroken = false
    const page = await openCheckout({
      as: buyer,
      answers: {
        [operation]: () =>
          isBroken
            ? rawAnswer(() =>
                Response.json({ status: 'success', data: { order: 7, deliveryOptions: {} }, errors: [] }),
              )
            : undefined,
      },
    })
    const before = await orderCount(page)
    await page.user.type(await screen.findByLabelText('Комментарий к заказу'), 'Звонить утром')
    await consent(page.user)
    await readySubmit()
    isBroken = true
    if (operation === 'addOrder') await page.user.click(await readySubmit())
    else await page.user.click(screen.getByRole('radio', { name: /Курьером/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Комментарий к заказу').value).toBe('Звонить утром')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Принимаю условия/ }).checked).toBe(true)
    isBroken = false
    if (operation === 'calculateOrder')
      await page.user.click(screen.getByRole('button', { name: 'Повторить' }))
    await page.user.click(await readySubmit())
    expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
    expect(await orderCount(page)).toBe(before + 1)
  },
)

const notBuilt = () =>
  rawAnswer(() => {
    const errors = [{ code: 'notImplemented', message: 'Не построено.' }]
    return Response.json({ status: 'error', data: null, errors }, { status: 501 })
  })

test.each([
  ['getPersonal', undefined],
  ['listCompanies', 'Не удалось показать компанию'],
  ['listContracts', 'Не удалось показать договоры'],
  ['listAddresses', 'Не удалось показать адреса доставки'],
  ['listConsentDocuments', 'Не удалось показать редакции документов'],
] as const)('O-27 without %s the rest of the checkout works', async (operation, told) => {
  const page = await openCheckout({ as: buyer, answers: { [operation]: notBuilt } })
  const before = await orderCount(page)
  await readySubmit()
  expect((await screen.findByLabelText<HTMLInputElement>(/ФИО/)).value).toBe('Смирнов Алексей Петрович')
  if (told === undefined) expect(screen.queryByText(/^Не удалось/)).toBeNull()
  else expect(screen.getByText(told)).toBeTruthy()
  const phone = screen.getByLabelText<HTMLInputElement>(/Телефон/)
  if (phone.value === '') await page.user.type(phone, '9125550101')
  await consent(page.user)
  await page.user.click(await readySubmit())
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeTruthy()
  expect(await orderCount(page)).toBe(before + 1)
})

test('R-ORDER-01 what was typed outlives a reload, consents do not', async () => {
  const first = await openCheckout()
  await first.user.type(await screen.findByLabelText('Комментарий к заказу'), 'Звонить утром')
  await consent(first.user)
  first.unmount()
  await openCheckout()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Комментарий к заказу')).value).toBe(
    'Звонить утром',
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Принимаю условия/ }).checked).toBe(false)
})

test('R-BRANCH-16 in a tab with a branch of its own the checkout shares the cart of the page, read at its store', async () => {
  localStorage.setItem('branch_confirm', '1')
  sessionStorage.setItem(
    'branch',
    JSON.stringify({ name: 'Екатеринбург', storeId: '104', xmlId: 'store-ekb' }),
  )
  const page = await openCheckout({
    as: buyer,
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/web/header/setUserStore/', { storeId: '101' })
    },
  })
  const carts = () => page.calls.filter((call) => call.includes('/basket/getBasketProducts/'))
  await screen.findByRole('dialog', { name: 'Город изменён' })
  await readySubmit()
  const before = carts().length
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(() => expect(carts().length).toBeGreaterThan(before))
  await readySubmit()
  expect(carts().slice(before)).toEqual(['POST /web/basket/getBasketProducts/?store=store-ekb'])
})

test('R-ORDER-01 ways to pay that are possible stand first, and the deferred one tells the credit', async () => {
  await openCheckout()
  await readySubmit()
  const group = within(screen.getByRole('radiogroup', { name: /Способ оплаты/ }))
  const disabled = group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled)
  expect(disabled).toEqual(disabled.toSorted((left, right) => Number(left) - Number(right)))
  expect(group.getByText(/лимит .*свободно/)).toBeTruthy()
})

test('R-POPUP-05 where to collect is chosen on the map of stores or in the list beside it', async () => {
  const page = await openCheckout()
  await page.user.click(await screen.findByRole('radio', { name: /Самовывоз/ }))
  await page.user.click(await screen.findByRole('button', { name: 'Выбрать на карте' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Где забрать' }))
  const stores = await dialog.findAllByRole('listitem')
  expect(stores.length).toBeGreaterThan(5)
  const [chosen] = dialog.getAllByRole('button', { current: true })
  expect(chosen?.textContent).toContain('Екатеринбург')
  await page.user.click(dialog.getByRole('button', { name: /Москва:/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Где забрать' })).toBeNull())
  expect(screen.getByRole('combobox', { name: /Где забрать/ }).textContent).toMatch(/Москва/)
})

test('R-POPUP-05 a pin of the map of stores marks its row, which is chosen then', async () => {
  showMaps()
  const page = await openCheckout()
  await page.user.click(await screen.findByRole('radio', { name: /Самовывоз/ }))
  await page.user.click(await screen.findByRole('button', { name: 'Выбрать на карте' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Где забрать' }))
  fireEvent.keyDown(await dialog.findByRole('button', { name: /^\d+\. Москва$/ }), { key: 'Enter' })
  const row = dialog.getByRole('button', { name: /^Москва:/ })
  expect(document.activeElement).toBe(row)
  expect(screen.getByRole('combobox', { name: /Где забрать/, hidden: true }).textContent).toMatch(
    /Екатеринбург/,
  )
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Где забрать' })).toBeNull())
  expect(screen.getByRole('combobox', { name: /Где забрать/ }).textContent).toMatch(/Москва/)
})
