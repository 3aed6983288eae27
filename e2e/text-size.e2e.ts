import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'
import { setWidth } from './fixtures/width.ts'

// The reader's own text size: twice what browsers come with.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const textSize = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'
      // Scrollbars take room from the page, as those of Windows do.
      const ignoreDefaultArgs = ['--hide-scrollbars']
      await use({ ...launchOptions, ignoreDefaultArgs, args: [...(launchOptions.args ?? []), textSize] })
    },
    { scope: 'worker' },
  ],
})

const { acts, companies, contracts, products, sections, orders, machines, requests, stores } = seedIds

/** Words that end outside of what hides them, where nothing can be scrolled to read on. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          // Two pixels and less is what only screen readers get.
          element.clientWidth > 2 &&
          element.scrollWidth > element.clientWidth + 1 &&
          hides(getComputedStyle(element)),
      )
      .map((element) => element.innerText.trim())
      .filter((text) => text !== '')
  })
}

const widths = [375, 1280]

for (const width of widths)
  test(`O-34 R-CONST-13 at 200 % text and ${width} pixels menu and suggestions are whole, and the login works`, async ({
    page,
    visit,
    logIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit('/about/')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Меню' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Войти' }),
    ).toBeVisible()
    expect(await cutWords(page), 'the menu').toEqual([])
    await page.keyboard.press('Escape')
    // A popup closes by going back, which ends a navigation that begins before.
    await expect(page.getByRole('dialog')).toBeHidden()
    await header.getByRole('button', { name: 'Поиск' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('фильтр')
    const cells = page.getByRole('dialog').getByRole('gridcell')
    await expect(cells.filter({ hasText: products.inStock.article }).first()).toBeVisible()
    expect(
      await cells.evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      ),
      'suggestions that reach over their place',
    ).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await logIn()
  })

const pages = {
  'the public pages': [
    '/',
    '/catalog/',
    sections.filters.url,
    '/search/?query=фильтр',
    `/product/${products.longName.code}/`,
    '/catalog/parts/',
    '/catalog/parts/eg-210/',
    '/catalog/parts/eg-210/3108/?serial=EG210-004417',
    `/catalog/parts/kits/${products.onRequest.id}/`,
    `/compare/?products=${products.inStock.code},${products.longName.code}`,
    '/favorites/',
    '/branches/',
    `/branches/${stores.yekaterinburg.id}/`,
    '/contacts/',
    `/product/${products.withdrawn.code}/`,
  ],
  'the pages of a customer': [
    '/cart/',
    '/personal/orders/',
    `/personal/orders/${orders.story.id}/`,
    '/personal/notifications/',
    '/personal/',
    '/personal/profile/',
    '/personal/companies/',
    `/personal/companies/${companies.uralDorStroy.id}/`,
    '/personal/companies/users/',
    '/personal/companies/invitations/',
    '/personal/delivery-addresses/',
    `/personal/equipment/${machines.excavator.id}/`,
    '/personal/requests/',
    `/personal/requests/${requests.documents.id}/`,
    '/personal/contracts/',
    `/personal/contracts/${contracts.uralDorStroy.id}/`,
    '/personal/acts/',
    `/personal/acts/${acts.october.id}/`,
    '/personal/authorities/',
    '/personal/hooks/',
  ],
}

for (const [name, paths] of Object.entries(pages))
  test(`O-34 R-CONST-13 at 200 % text no word of ${name} is cut off and none scrolls sideways, ${widths.join(' and ')} pixels wide`, async ({
    page,
    visit,
    quiet,
    beLoggedIn,
    watch,
  }) => {
    // The page of a withdrawn product has this status.
    watch.allowStatus(404)
    await visit('/about/')
    await putIntoCart(page, [products.inStock, products.longName, products.toOrder])
    await page.evaluate(
      (ids) => localStorage.setItem('favorites', ids),
      [products.inStock, products.longName].map(({ id }) => id).join(','),
    )
    await beLoggedIn()
    for (const path of paths) {
      await visit(path)
      await expectWhole(page, quiet, path)
    }
  })

test(`O-34 R-CONST-13 at 200 % text the services of a large fleet are whole, ${widths.join(' and ')} pixels wide`, async ({
  page,
  visit,
  quiet,
  beLoggedIn,
}) => {
  await beLoggedIn('fleetBuyer')
  await visit('/personal/service/')
  await expectWhole(page, quiet, '/personal/service/')
})

async function expectWhole(page: Page, quiet: () => Promise<void>, path: string): Promise<void> {
  await quiet()
  for (const width of widths) {
    await setWidth(page, width)
    const place = `${path}, ${width} pixels wide`
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      place,
    ).toBeLessThanOrEqual(0)
    // Styles of the new width may come a frame after the width itself.
    await expect.poll(() => cutWords(page), { message: place }).toEqual([])
  }
}

for (const width of widths)
  test(`O-34 at 200 % text and ${width} pixels the search of its page shows ten characters`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit('/search/?query=zzzzqqqq')
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Что найти' })
    const characters = await field.evaluate((input) => {
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(input)
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // A Cyrillic letter of this face is 0.6 em wide.
      return room / (0.6 * Number.parseFloat(fontSize))
    })
    expect(characters).toBeGreaterThanOrEqual(10)
  })
