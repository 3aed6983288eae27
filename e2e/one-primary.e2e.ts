import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { personalPages, publicPages } from '../tools/testing/shop-pages.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { buyerPages, guestPages } from './fixtures/guest-pages.ts'
import { expectOnePrimary, yellowActions } from './fixtures/one-primary.ts'
import { expect, test } from './fixtures/test.ts'

// The pages that e2e/access.e2e.ts opens anyway are looked at there.

const seenElsewhere = new Set<string>([...Object.values(guestPages), ...buyerPages])
const unseen = (path: string) => !seenElsewhere.has(path)

test('R-LAYOUT-01 one yellow button stands in the first view of every other public page', async ({
  page,
  visit,
}) => {
  for (const path of publicPages.filter(unseen)) {
    await visit(path)
    await expectOnePrimary(page, path)
  }
})

test('R-ROUTE-01 the chosen machine has the yellow button of the home page', async ({ page, visit }) => {
  await visit('/')
  for (const label of ['Тип техники', 'Марка', 'Модель']) {
    const step = page.getByRole('combobox', { name: label })
    await step.selectOption({ index: 1 })
  }
  await expect(page.getByRole('link', { name: /^Запчасти для / })).toBeVisible()
  await expectOnePrimary(page, '/')
  expect(await yellowActions(page)).toEqual([expect.stringMatching(/^Запчасти для /)])
})

test('R-ACC-01 one yellow button stands in the first view of favourites and of every other page of a customer', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [seedIds.products.inStock])
  for (const path of ['/favorites/', ...personalPages.filter(unseen)]) {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectOnePrimary(page, path)
  }
})
