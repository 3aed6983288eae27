import type { Page } from '@playwright/test'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { cartLine, cartLink, countInName } from '../fixtures/cart.ts'
import { expect, test } from '../fixtures/browser-only.ts'
import { visitPage } from '../fixtures/test.ts'

const { inStock, wearPart } = seedIds.products

test('R-API-31 50 parallel additions from two tabs lose none', async ({ page, context }) => {
  const other = await context.newPage()
  // The service worker is there once one of them has begun; both open at once all the same.
  await Promise.all([visitPage(page, '/about/'), visitPage(other, '/about/')])
  const answers = (await Promise.all([addOften(page, 25), addOften(other, 25)])).flat()
  expect(answers).toEqual(Array.from({ length: 50 }, () => 'success'))
  for (const tab of [page, other]) {
    await visitPage(tab, '/cart/')
    await expect(cartLine(tab, inStock).getByRole('spinbutton')).toHaveValue('50')
    await expect(cartLink(tab)).toHaveAccessibleName(countInName(1))
  }
})

test('a tab adds to what another one has changed meanwhile', async ({ page, context }) => {
  const other = await context.newPage()
  await visitPage(page, `/product/${inStock.code}/`)
  await visitPage(other, `/product/${wearPart.code}/`)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab
      .getByRole('button', { name: /^В корзину: / })
      .first()
      .click()
    await expect(tab.getByRole('group', { name: /^Количество в корзине, / }).first()).toBeVisible()
  }
  await expect(cartLink(other)).toHaveAccessibleName(countInName(2))
})

/** So many calls at once, as the shop makes them, each an intent of its own. @returns status of each envelope */
async function addOften(page: Page, times: number): Promise<string[]> {
  return page.evaluate(
    async ({ times, id }) => {
      const header = (await (await fetch('/api/header/')).json()) as {
        data: { userData: { SESSID: string } }
      }
      const SESSID = header.data.userData.SESSID
      const add = async () => {
        const answer = await fetch('/web/basket/add/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify({ SESSID, product: { id, quantity: 1 } }),
        })
        return ((await answer.json()) as { status: string }).status
      }
      return Promise.all(Array.from({ length: times }, add))
    },
    { times, id: inStock.id },
  )
}
