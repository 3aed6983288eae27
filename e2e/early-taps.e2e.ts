import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLink, countInName } from './fixtures/cart.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// On a slow phone the server's page is there long before its code; what is tapped then is done when the code has come.

const product = `/product/${seedIds.products.inStock.code}/`
const late = 1500

test(`a tap on 'В корзину' before the code has come is not lost, and is done once`, async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, late)
    })
    await route.continue()
  })
  const additions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/web/basket/add/')) additions.push(request.url())
  })
  await page.goto(product, { waitUntil: 'commit' })
  await addButton(page).click({ noWaitAfter: true })
  await addButton(page).click({ noWaitAfter: true })
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await expect(page.getByRole('group', { name: /^Количество в корзине, / }).first()).toBeVisible()
  expect(additions).toHaveLength(1)
})

test('a tap that React hears itself is not made twice', async ({ page, visit }) => {
  await visit(product)
  const more = page.getByRole('button', { name: 'Больше' }).first()
  for (const quantity of ['2', '3']) {
    await more.click()
    await expect(page.getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', quantity)
  }
})
