import type { Locator, Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// Where a toast stands when nothing is in its way: below on a desktop, above on a phone.
const cases = [
  { width: 1440, height: 900, standsAt: 'end' },
  { width: 375, height: 812, standsAt: 'start' },
] as const

for (const { width, height, standsAt } of cases) {
  test(`R-WIDGET-18 R-CART-09 at ${width} pixels no toast covers the control that raised it`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(seedIds.sections.filters.url)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'FM-3600' })
    const add = row.getByRole('button', { name: /^В корзину/ })
    await moveTo(add, standsAt)
    const place = await boxOf(add)
    await add.click()
    await expectApart(page, 'Товар добавлен в корзину', place)

    // The stepper that stands there now.
    await expect(page.getByText('Товар добавлен в корзину')).toHaveCount(0)
    const stepper = row.getByRole('group', { name: /Количество/ })
    await moveTo(stepper, standsAt)
    const stepperPlace = await boxOf(stepper)
    await row.getByRole('button', { name: 'Меньше' }).click()
    await expectApart(page, /FM-3600 .*корзин/, stepperPlace)
  })

  test(`R-WIDGET-18 at ${width} pixels a toast stands where it always does when nothing is in its way`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(seedIds.sections.filters.url)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'FM-3600' })
    const add = row.getByRole('button', { name: /^В корзину/ })
    await moveTo(add, standsAt === 'end' ? 'start' : 'end')
    await add.click()
    const { y } = await boxOf(page.getByText('Товар добавлен в корзину'))
    expect(y > height / 2).toBe(standsAt === 'end')
  })
}

/** Scrolls the control to the end of the window where toasts stand. */
async function moveTo(control: Locator, end: 'start' | 'end') {
  await control.evaluate((element, toStart) => {
    const { top, bottom } = element.getBoundingClientRect()
    scrollBy({ top: toStart ? top - 90 : bottom - innerHeight + 60, behavior: 'instant' })
  }, end === 'start')
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  return box
}

async function expectApart(page: Page, words: string | RegExp, control: Box) {
  // One look, for a toast leaves by itself: its whole card, without the way that it comes in by.
  const { y, height } = await page
    .getByText(words)
    .locator('xpath=..')
    .evaluate(async (card) => {
      // It makes way before it is painted.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return card.getBoundingClientRect().toJSON() as DOMRect
    })
  expect(y + height <= control.y || control.y + control.height <= y).toBe(true)
}
