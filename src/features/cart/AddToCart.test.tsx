// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { brokenOff, rawAnswer, success } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const filter = '/product/filtr-maslyanyy-fm-2040/'
const add = '/web/basket/add/'

/** The action of the page's own product, not of a card. */
const buyButton = () => screen.findByRole('button', { name: 'В корзину: Фильтр масляный FM-2040' })

test('R-ROLE-04 R-CART-08 R-CART-09 a guest puts a product into the cart: toast, fresh list, quantity instead of the button', async () => {
  const { user, calls } = await openPage(filter)
  await user.click(await buyButton())
  expect(await screen.findByText('Товар добавлен в корзину')).toBeTruthy()
  expect(
    await screen.findByRole('spinbutton', { name: 'Количество в корзине, Фильтр масляный FM-2040' }),
  ).toHaveProperty('value', '1')
  const after = calls.slice(calls.indexOf(`POST ${add}`))
  expect(after.some((call) => call.startsWith('POST /web/basket/products/'))).toBe(true)
})

test('R-CART-07 an answer without success adds nothing and says so', async () => {
  const { user } = await openPage(filter, {
    answers: { addToCart: success({ is_success: false, version: 1, count: 0 }) },
  })
  await user.click(await buyButton())
  expect(await screen.findByText('Не удалось добавить товар')).toBeTruthy()
  expect(screen.queryByText('Товар добавлен в корзину')).toBeNull()
  expect(await buyButton()).toBeTruthy()
})

test('R-API-31 O-45 a refusal is told in the words of the server, and the button works again', async () => {
  const { user } = await openPage(filter)
  const stepper = await screen.findByRole('spinbutton', { name: 'Количество, Фильтр масляный FM-2040' })
  await user.clear(stepper)
  await user.type(stepper, '9000{Enter}')
  await user.click(await buyButton())
  expect(await screen.findByText(/Можно заказать не больше/)).toBeTruthy()
  expect((await buyButton()).getAttribute('aria-busy')).toBeNull()
})

test('nothing is added in place of a quantity that can not be read: the field says so and has the focus', async () => {
  const { user, calls } = await openPage(filter)
  const stepper = await screen.findByRole('spinbutton', { name: 'Количество, Фильтр масляный FM-2040' })
  await user.clear(stepper)
  await user.type(stepper, '2 шт')
  await user.click(await buyButton())
  expect(screen.getByText('Введите целое число')).toBeTruthy()
  expect(stepper).toHaveProperty('value', '2 шт')
  expect(document.activeElement).toBe(stepper)
  await user.clear(stepper)
  await user.type(stepper, '2')
  await user.click(await buyButton())
  await screen.findByText('Товар добавлен в корзину')
  expect(calls.filter((call) => call === `POST ${add}`)).toHaveLength(1)
})

test('R-API-31 a double click adds once', async () => {
  const { user, calls } = await openPage(filter)
  await user.dblClick(await buyButton())
  await screen.findByText('Товар добавлен в корзину')
  expect(calls.filter((call) => call === `POST ${add}`)).toHaveLength(1)
})

test('R-API-31 what had no answer is repeated under the same key, another quantity under a new one', async () => {
  const keys: (string | null)[] = []
  const { user } = await openPage(filter, {
    intercept: (request) => {
      if (!request.url.includes(add)) return undefined
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length < 3 ? Promise.reject(new TypeError('no network')) : undefined
    },
  })
  await user.click(await buyButton())
  await screen.findByText('Не удалось добавить товар')
  await user.click(await buyButton())
  await waitFor(() => expect(keys).toHaveLength(2))
  const area = (await buyButton()).parentElement
  await user.click(within(area ?? document.body).getByRole('button', { name: 'Больше' }))
  await user.click(await buyButton())
  await screen.findByText('Товар добавлен в корзину')
  const [first, second, third] = keys
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('R-CART-02 a product sold by ten in packs of five starts with ten, says why and goes by five', async () => {
  const { user } = await openPage('/product/bolt-bashmachnyy-m20x65/')
  const stepper = await screen.findByRole('spinbutton', { name: /^Количество, Болт/ })
  expect(stepper).toHaveProperty('value', '10')
  expect(screen.getByText(/Продаётся от 10\sшт, кратно 5\sшт/)).toBeTruthy()
  await user.click(within(stepper.parentElement ?? document.body).getByRole('button', { name: 'Больше' }))
  expect(stepper).toHaveProperty('value', '15')
})

test('R-POPUP-26 a product without a price is asked for instead of bought', async () => {
  const { user } = await openPage('/product/ekskavator-gusenichnyy-eg-210/')
  await user.click(
    await screen.findByRole('button', { name: /^Запросить цену: Экскаватор гусеничный EG-210/ }),
  )
  expect(await screen.findByRole('dialog', { name: 'Запросить цену' })).toBeTruthy()
})

test('R-CART-09 the focus stays with the action: from the button to the link to the cart', async () => {
  const { user } = await openPage(filter)
  const button = await buyButton()
  button.focus()
  await user.keyboard('{Enter}')
  const link = await screen.findByRole('link', { name: 'В корзине' })
  expect(document.activeElement).toBe(link)
})

test('R-CART-03 a step below the smallest quantity takes the product out again: toast, and the button is back', async () => {
  const sent: unknown[] = []
  const { user } = await openPage('/product/bolt-bashmachnyy-m20x65/', {
    intercept: async (request) => {
      if (request.url.includes('/api/basket/update/')) sent.push(await request.clone().json())
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: /^В корзину: Болт/ }))
  const stepper = await screen.findByRole('spinbutton', { name: /^Количество в корзине, Болт/ })
  expect(stepper).toHaveProperty('value', '10')
  await user.click(within(stepper.parentElement ?? document.body).getByRole('button', { name: 'Меньше' }))
  expect(await screen.findByText(/удалён из корзины/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^В корзину: Болт/ })).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ quantity: 0 })
})

test('R-CART-08 a product that was added although the answer was lost is shown as added', async () => {
  const { user, calls } = await openPage(filter, {
    answers: { addToCart: brokenOff },
  })
  await user.click(await buyButton())
  expect(await screen.findByText('Не удалось добавить товар')).toBeTruthy()
  expect(
    await screen.findByRole('spinbutton', { name: 'Количество в корзине, Фильтр масляный FM-2040' }),
  ).toHaveProperty('value', '1')
  expect(calls.filter((call) => call === `POST ${add}`)).toHaveLength(1)
})

test.each([
  ['breaks off', brokenOff],
  [
    'is an error of the server',
    rawAnswer(async (pass) => {
      await pass()
      return new Response('', { status: 502 })
    }),
  ],
])('R-API-31 what was added although the answer %s is not added twice', async (_, answer) => {
  let isDown = false
  const { user } = await openPage(filter, {
    answers: {
      addToCart: () => (isDown ? answer : undefined),
      listCartProducts: () => (isDown ? answer : undefined),
    },
  })
  isDown = true
  await user.click(await buyButton())
  expect(await screen.findByText('Не удалось добавить товар')).toBeTruthy()
  isDown = false
  await user.click(await buyButton())
  expect(
    await screen.findByRole('spinbutton', { name: 'Количество в корзине, Фильтр масляный FM-2040' }),
  ).toHaveProperty('value', '1')
})
