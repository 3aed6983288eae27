import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { personalPages, publicPages } from '../tools/testing/shop-pages.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

// One yellow button in a view. What each line of a list offers alike ('В корзину: …') counts once.

const views = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 375, height: 740 },
]

/** Names of the yellow buttons in the first view, up to what they are for. */
function yellowActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.background = 'var(--yellow)'
    document.body.append(probe)
    const yellow = getComputedStyle(probe).backgroundColor
    probe.remove()
    const names = [...document.querySelectorAll('button, a')]
      .filter((button) => !button.closest('dialog') && button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { backgroundColor, clipPath } = getComputedStyle(button)
        // The skip link is cut away until it has the focus.
        return backgroundColor === yellow && clipPath === 'none'
      })
      .filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent).replace(/[:,].*/s, ''))
    return [...new Set(names)]
  })
}

async function expectOnePrimary(page: Page, path: string): Promise<void> {
  for (const view of views) {
    await page.setViewportSize(view)
    const actions = await yellowActions(page)
    expect(actions.length, `${path} at ${view.width}: ${actions.join(' + ')}`).toBeLessThanOrEqual(1)
  }
}

test('R-LAYOUT-01 one yellow button stands in the first view of every public page', async ({
  page,
  visit,
}) => {
  for (const path of [...publicPages, '/search/', `/product/${seedIds.products.inStock.code}/`]) {
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

test('R-ACC-01 one yellow button stands in the first view of the cart and of every page of a customer', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [seedIds.products.inStock])
  for (const path of ['/cart/', '/favorites/', ...personalPages]) {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectOnePrimary(page, path)
  }
})
