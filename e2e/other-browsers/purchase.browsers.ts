import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import type { Place } from './find-in-page.ts'
import { expect, test } from './test.ts'

const { inStock } = seedIds.products
const header: Place = { role: 'banner' }
const checkout: Place = { role: 'region', name: 'Оформление заказа' }
const done: Place = { role: 'dialog', name: 'Заказ оформлен' }

test('R-CART-09 R-AUTH-01 R-ORDER-01 R-ORDER-21 a guest finds a filter, logs in with it in the cart and orders it', async ({
  tab,
}) => {
  await tab.visit('/')
  await tab.click({ role: 'combobox', within: header })
  await tab.type(inStock.article)
  await tab.click({ role: 'gridcell', name: inStock.article })
  await tab.until('its page is open', async () => (await tab.path()) === `/product/${inStock.code}/`)

  await tab.click({ role: 'button', name: 'В корзину: ' })
  await tab.see({ role: 'group', name: 'Количество в корзине, ' })
  await tab.click({ role: 'link', name: 'Корзина', within: header })
  await tab.until('the cart is open', async () => (await tab.path()) === '/cart/')
  await tab.see({ role: 'link', name: 'Фильтр масляный FM-2040', within: { role: 'main' } })

  await tab.logIn({ role: 'button', name: 'Войти', within: checkout })
  await tab.click({ role: 'radio', name: 'Самовывоз', within: checkout })
  await tab.click({ role: 'checkbox', name: 'оферты', within: checkout })
  await tab.click({ role: 'checkbox', name: 'персональных данных', within: checkout })
  await tab.enter({ role: 'textbox', name: 'Ваш номер заказа', within: checkout }, 'ТЕСТ-17')
  await tab.click({ role: 'button', name: 'Оформить заказ' })

  const { text } = await tab.see(done)
  const [number = ''] = /ЗК-\d{4}-\d+/.exec(text) ?? []
  expect(number).not.toBe('')
  await tab.click({ role: 'link', name: 'Перейти к заказу', within: done })
  await tab.until('the order is open', async () => /^\/personal\/orders\/\d+\/$/.test(await tab.path()))
  await tab.see({ role: 'heading', name: number })
  await tab.visit('/personal/orders/')
  await tab.see({ role: 'row', name: number })
})

test('R-AUTH-14 Back after a logout shows no orders', async ({ tab }) => {
  await tab.visit('/about/')
  await tab.logIn()
  await tab.visit('/personal/orders/')
  const orders: Place = { role: 'heading', name: 'Заказы', within: { role: 'main' } }
  await tab.see(orders)
  await tab.see({ role: 'row', name: 'ЗК-' })
  await tab.visit('/about/')
  await tab.click({ role: 'button', name: 'Личный кабинет', within: header })
  await tab.click({ role: 'button', name: 'Выход', within: { role: 'dialog', name: 'Личный кабинет' } })
  await tab.see({ role: 'button', name: 'Войти', within: header })

  // The first step goes over the popup's place in the history, the second to the orders.
  for (let step = 0; step < 2; step += 1) {
    await tab.remote.back()
    await tab.until('the page is there', () =>
      tab.remote.evaluate(() => document.querySelector('#root[data-hydrated] h1') !== null),
    )
    await tab.missing({ role: 'row', name: 'ЗК-' })
    await tab.missing({ role: 'button', name: 'Личный кабинет', within: header })
  }
  await tab.see({ role: 'heading', name: 'Регистрация' })
  expect(await tab.path()).toBe('/registration/')
})
