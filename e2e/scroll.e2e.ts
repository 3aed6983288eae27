import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, hydrated, moving, test } from './fixtures/test.ts'

test.use(moving)

const section = seedIds.sections.filters.url

test('O-62 R-POPUP-46 Back restores the place in a list, a popup does not move it', async ({
  page,
  visit,
}) => {
  await visit(section)
  // Until all rows are laid out, those above the one in sight may change their height, and the browser moves along.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  const link = page.getByRole('main').locator('a[href^="/product/"]').nth(30)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(window.scrollY))
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(section)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before)
})

test('R-CAT-22 R-ROUTE-39 another page of the list begins at its first card', async ({ page, visit }) => {
  await visit(section)
  // Rows above the link that get their real height move it away from under the pointer.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Страница 2|^2$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/PAGEN_1=2/)
  const top = () => page.evaluate(() => document.querySelector('#list')?.getBoundingClientRect().top ?? -1)
  await expect.poll(top).toBeLessThan(200)
  await expect.poll(top).toBeGreaterThan(-50)
})

test('O-73 a page that comes back out of the cache of the browser asks who its visitor is now', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  // Chromium keeps no page with an open channel; the event is what the shop follows, once its watch stands (when idle).
  await expect(async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/header/'), { timeout: 1000 })
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true, bubbles: false })),
    )
    await asked
  }).toPass()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
