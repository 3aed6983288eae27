import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLine, putIntoCart } from './fixtures/cart.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// Whoever has clicked is gone the next moment: an address typed, a reload, a closed tab.

const { inStock, wearPart } = seedIds.products
const { filters } = seedIds.sections
const pageOf = ({ code }: { code: string }) => `/product/${code}/`

/** What the cart holds of a product, once what was sent before has been done. */
async function expectInCart(page: Page, product: { article: string }, quantity: string) {
  await expect(async () => {
    await page.goto('/cart/')
    const field = cartLine(page, product).getByRole('spinbutton')
    await expect(field).toHaveValue(quantity, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

test('R-CART-07 what is put into the cart is there although the next document is loaded before the answer', async ({
  page,
  visit,
  prefer,
}) => {
  await visit(pageOf(inStock))
  await prefer({ addToCart: { wait: 2 } })
  await addButton(page).click()
  await page.goto('/about/')
  await prefer({})
  await expectInCart(page, inStock, '1')
})

test('R-CART-07 two products put into the cart one after the other are both there', async ({
  page,
  visit,
  prefer,
}) => {
  await visit(filters.url)
  await prefer({ addToCart: { wait: 1 } })
  const buttons = page.getByRole('main').getByRole('button', { name: /^В корзину: / })
  const names = await buttons.evaluateAll((all) => all.slice(0, 2).map((button) => button.ariaLabel ?? ''))
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click()
  await page.goto('/about/')
  await prefer({})
  await expect(async () => {
    await page.goto('/cart/')
    await expect(page.getByRole('button', { name: /^Удалить: / })).toHaveCount(2, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

test('R-CART-11 a quantity that is still in its field counts when the page is loaded anew', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [wearPart])
  await visit('/cart/')
  await cartLine(page, wearPart).getByRole('spinbutton').fill('4')
  await page.reload()
  await expectInCart(page, wearPart, '4')
})

test('R-CART-11 a quantity changed just before the tab is closed is kept', async ({
  page,
  context,
  visit,
}) => {
  await putIntoCart(page, [wearPart])
  await visit('/cart/')
  await cartLine(page, wearPart).getByRole('button', { name: 'Больше' }).click()
  await page.close({ runBeforeUnload: true })
  const other = await context.newPage()
  await expectInCart(other, wearPart, '2')
})

test('R-CART-11 a quantity changed while the one before has no answer yet is kept', async ({
  page,
  visit,
  prefer,
}) => {
  await putIntoCart(page, [wearPart])
  await visit('/cart/')
  await prefer({ updateCart: { wait: 1 } })
  const more = cartLine(page, wearPart).getByRole('button', { name: 'Больше' })
  const sent = page.waitForRequest(/\/api\/basket\/update\//)
  await more.click()
  await sent
  await more.click()
  await page.goto('/about/')
  await prefer({})
  await expectInCart(page, wearPart, '3')
})
