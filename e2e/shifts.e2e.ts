import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// What is in sight stays where it is while late parts come: layout shifts as browsers count them, without those that
// follow a click.

declare global {
  interface Window {
    layoutShifts: number
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.layoutShifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Two frames later every shift of what is drawn now is counted. */
async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts))),
        )
      }),
  )
}

const viewed = (page: Page) => page.getByRole('heading', { name: 'Вы смотрели' })

test('nothing in sight moves in a short cart of a guest when viewed products come', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [seedIds.products.wearPart])
  await countShifts(page)
  await visit('/cart/')
  await expect(viewed(page)).toBeAttached()
  expect(await shiftsOf(page)).toBeLessThan(0.02)
})

test('nothing in sight moves in a short cart of a customer when the form of the order comes', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [seedIds.products.wearPart])
  await countShifts(page)
  await visit('/cart/')
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeAttached()
  await expect(viewed(page)).toBeAttached()
  expect(await shiftsOf(page)).toBeLessThan(0.02)
})

const firstVisits = {
  home: '/',
  machines: seedIds.sections.machines.url,
  list: seedIds.sections.filters.url,
  product: `/product/${seedIds.products.inStock.code}/`,
  search: `/search/?query=${encodeURIComponent('фильтр')}`,
}

test.describe('at the first visit', () => {
  test.use({ firstVisit: true })

  for (const [width, height] of [
    [390, 844],
    [1350, 940],
  ] as const) {
    for (const [name, path] of Object.entries(firstVisits)) {
      test(`R-WIDGET-12 nothing moves on ${name} at ${width} px when fonts and notices come`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height })
        await countShifts(page)
        await visit(path)
        await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
        await expect
          .poll(() =>
            page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
          )
          .toBeGreaterThanOrEqual(1)
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
      })
    }
  }
})
