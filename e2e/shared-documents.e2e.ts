import type { BrowserContext, Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { answerNotes, expect, test, visitPage } from './fixtures/test.ts'

// Documents for visitors without a session. A world of the sandbox gives each visitor his own, so these tests have none:
// they meet in the default world and only add to it.

const product = `/product/${seedIds.products.inStock.code}/`

/** A visitor who was never here. */
test.use({
  world: async ({ context }, use) => {
    await context.clearCookies()
    await use('e2e-none')
  },
})

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'SID')?.value

/** Every SID that the backend gave to this page. */
function givenSessions(page: Page): string[] {
  const given: string[] = []
  page.on('response', async (response) => {
    for (const line of await response.headersArray())
      if (line.name.toLowerCase() === 'set-cookie' && line.value.startsWith('SID=')) given.push(line.value)
  })
  return given
}

test('O-122 a first visitor puts a product into the cart: one session, however many calls', async ({
  page,
  context,
}) => {
  const given = givenSessions(page)
  const document = await page.goto(product)
  expect(await document?.headerValue('set-cookie')).toBeNull()
  await page.getByRole('button', { name: /^В корзину: Фильтр масляный FM-2040/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина.*1 товар/ })).toBeVisible()
  expect(given).toHaveLength(1)
  await visitPage(page, '/cart/')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Фильтр масляный FM-2040' }).first(),
  ).toBeVisible()
  expect(given).toHaveLength(1)
  expect(await sessionOf(context)).toBeDefined()
})

test('a product that was opened first is among the viewed ones of the next page', async ({ page }) => {
  const remembered = page.waitForResponse(/\/web\/product\//)
  await page.goto(product)
  await (await remembered).finished()
  await visitPage(page, `/product/${seedIds.products.wearPart.code}/`)
  await expect(
    page
      .getByRole('region', { name: 'Вы смотрели' })
      .getByRole('link', { name: /FM-2040/ })
      .first(),
  ).toBeVisible()
})

test('O-122 two first visitors of one document have carts of their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await answerNotes(other)
  const otherPage = await other.newPage()
  try {
    await Promise.all([page.goto(product), otherPage.goto(product)])
    await page.getByRole('button', { name: /^В корзину: Фильтр масляный FM-2040/ }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина.*1 товар/ })).toBeVisible()
    await visitPage(otherPage, product)
    await expect(
      otherPage.getByRole('banner').getByRole('link', { name: 'Корзина', exact: true }),
    ).toBeVisible()
  } finally {
    await other.close()
  }
})
