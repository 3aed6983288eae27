import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import type { Place } from './find-in-page.ts'
import type { ShopTab } from './shop-tab.ts'
import { expect, test } from './test.ts'

const header: Place = { role: 'banner' }
const { inStock } = seedIds.products

test('R-POPUP-41 R-POPUP-44 R-POPUP-47 Tab stays in the popup, Escape closes the top one only and gives the focus back', async ({
  tab,
}) => {
  await tab.visit('/about/')
  const city: Place = { role: 'button', name: 'Город:', within: header }
  await tab.click(city)
  const offices: Place = { role: 'dialog', name: 'Город отгрузки' }
  const about: Place = { role: 'button', name: 'О филиале: Казань', within: offices }
  await tab.click(about)
  const office: Place = { role: 'dialog', name: 'Казань' }
  await tab.see(office)
  for (let step = 0; step < 12; step += 1) {
    await tab.press('Tab')
    expect(await isBehind(tab), `the focus is not behind the popup after Tab ${step + 1}`).toBe(false)
  }
  await tab.press('Escape')
  await tab.missing(office)
  await tab.until('the focus is back', async () => (await tab.find(about))?.isFocused === true)
  await tab.press('Escape')
  await tab.missing(offices)
  await tab.until('the focus is back', async () => (await tab.find(city))?.isFocused === true)
})

test('R-POPUP-47 on a first visit Tab never reaches the question for the city behind a popup', async ({
  tab,
}) => {
  await tab.remote.evaluate(() => localStorage.removeItem('branch_confirm'))
  await tab.visit('/about/')
  await tab.see({ role: 'button', name: 'Верно' })
  await tab.click({ role: 'button', name: 'Войти', within: header })
  await tab.see({ role: 'textbox', name: 'Пароль', within: { role: 'dialog', name: 'Вход' } })
  for (let step = 0; step < 12; step += 1) {
    await tab.press('Tab')
    const name = await tab.remote.evaluate(() => document.activeElement?.textContent ?? '')
    expect(name).not.toBe('Верно')
    expect(await isBehind(tab)).toBe(false)
  }
})

test('R-CART-09 by keyboard alone: found by its article, put into the cart, the cart opened', async ({
  tab,
}) => {
  await tab.visit('/')
  await tab.press('Tab')
  const skip: Place = { role: 'link', name: 'Перейти к содержанию' }
  expect((await tab.see(skip)).isFocused).toBe(true)
  await tabTo(tab, { role: 'combobox', within: header })
  await tab.type(inStock.article)
  await tab.see({ role: 'gridcell', name: inStock.article })
  await tab.until('the product is the active suggestion', async () => {
    await tab.press('ArrowDown')
    return tab.remote.evaluate((article: string) => {
      const active = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
      return document.querySelector(`#${CSS.escape(active)}`)?.textContent.includes(article) === true
    }, inStock.article)
  })
  await tab.press('Enter')
  await tab.see({ role: 'heading', name: 'FM-2040' })
  await tabTo(tab, { role: 'button', name: 'В корзину: ' })
  await tab.press('Enter')
  await tab.see({ role: 'group', name: 'Количество в корзине, ' })
  await tabTo(tab, { role: 'link', name: 'Корзина', within: header })
  await tab.press('Enter')
  await tab.until('the cart is open', async () => (await tab.path()) === '/cart/')
  await tab.see({ role: 'link', name: 'Фильтр масляный FM-2040', within: { role: 'main' } })
})

test('the focus stays at the lines when the last one is taken back, and in the header after another company', async ({
  tab,
}) => {
  await tab.visit(`/product/${inStock.code}/`)
  await tab.click({ role: 'button', name: 'В корзину: ' })
  await tab.see({ role: 'group', name: 'Количество в корзине, ' })
  await tab.visit('/cart/')
  await tab.click({ role: 'button', name: 'Удалить: ' })
  await tab.click({ role: 'button', name: 'Вернуть' })
  await tab.see({ role: 'button', name: 'Удалить: ' })
  await tab.until('the focus is in the cart', () => isInside(tab, 'main'))

  await tab.visit('/about/')
  await tab.logIn()
  await tab.click({ role: 'button', name: seedIds.companies.uralDorStroy.name, within: header })
  const list: Place = { role: 'dialog', name: 'Контрагент' }
  await tab.click({ role: 'button', name: seedIds.companies.karyerServis.name, within: list })
  await tab.see({ role: 'button', name: seedIds.companies.karyerServis.name, within: header })
  await tab.until('the focus is in the header', () => isInside(tab, 'header'))
})

/** Walks by Tab to a place, forward; a page has fewer than 120 stops before any of these. */
async function tabTo(tab: ShopTab, place: Place): Promise<void> {
  await tab.see(place)
  for (let step = 0; step < 120; step += 1) {
    if ((await tab.find(place))?.isFocused) return
    await tab.press('Tab')
  }
  throw new Error(`Tab never came to ${place.role} ${place.name ?? ''}`)
}

/** Whether the focus is on the page that a popup covers. */
async function isBehind(tab: ShopTab): Promise<boolean> {
  return tab.remote.evaluate(() => document.activeElement?.closest('[data-page-root]') != null)
}

async function isInside(tab: ShopTab, selector: string): Promise<boolean> {
  return tab.remote.evaluate((name: string) => document.activeElement?.closest(name) != null, selector)
}
