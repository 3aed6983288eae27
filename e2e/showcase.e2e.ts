import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const groups = ['Окна для всех', 'Окна покупателя']

/** Leaves of the page what is used: every popup has all that stands behind it drawn anew. */
async function leaveOnly(page: Page, names: readonly string[]): Promise<void> {
  const regions = page.getByRole('region', { name: new RegExp(`^(${names.join('|')})$`) })
  await expect(regions).toHaveCount(names.length)
  await regions.evaluateAll((kept) => {
    const hideOthers = (place: Element) => {
      for (const child of place.children) {
        if (kept.includes(child as HTMLElement) || !(child instanceof HTMLElement)) continue
        if (kept.some((one) => child.contains(one))) hideOthers(child)
        else child.style.display = 'none'
      }
    }
    const main = document.querySelector('main')
    if (main) hideOthers(main)
  })
}

/** Opens each popup of a group by its button and closes it; tells those that show nothing or a failure. */
async function failuresOf(page: Page, group: string): Promise<string[]> {
  const buttons = page.getByRole('region', { name: group }).getByRole('button')
  const failures: string[] = []
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index)
    const name = (await button.textContent()) ?? ''
    await button.click()
    const popup = page.getByRole('dialog').last()
    const nothing = page.getByText(/^Показать нечего|^Не удалось открыть/)
    await expect(popup.or(nothing).first()).toBeVisible()
    if (await nothing.isVisible()) {
      failures.push(name)
      continue
    }
    await expect(popup.getByRole('heading').first()).toBeVisible()
    await expect(popup.getByText('Загрузка…')).toHaveCount(0)
    if (await popup.getByText('Не удалось загрузить').count()) failures.push(`${name}: loads nothing`)
    await popup.getByRole('button', { name: 'Закрыть' }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  return failures
}

for (const width of [375, 1440])
  test(`O-08 at ${width} pixels the showcase opens every popup of the shop`, async ({
    page,
    visit,
    beLoggedIn,
    checkAccess,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await putIntoCart(page, [seedIds.products.inStock])
    await beLoggedIn()
    await visit('/ui/')
    await checkAccess()
    await leaveOnly(page, groups)
    for (const group of groups) expect(await failuresOf(page, group), group).toEqual([])
  })
