import { expect, test } from './fixtures/test.ts'

test('O-69 a call that is refused to a guest with 401 is not repeated by itself', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowStatus(401)
  let refused = 0
  const unauthorized = {
    status: 'error',
    data: null,
    errors: [{ code: 'unauthorized', message: 'Войдите.' }],
  }
  for (const path of ['/web/elastic/viewedProducts/', '/web/basket/products/'])
    await page.route(`**${path}*`, (route) => {
      refused += 1
      return route.fulfill({ status: 401, json: unauthorized })
    })
  await visit('/product/filtr-maslyanyy-fm-2040/')
  await page.mouse.wheel(0, 10_000)
  await expect.poll(() => refused).toBeGreaterThan(0)
  // A loop makes dozens of calls in this time.
  await page.waitForTimeout(3000)
  expect(refused).toBeLessThanOrEqual(3)
})
