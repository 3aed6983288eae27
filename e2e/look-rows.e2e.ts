import type { Locator } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLine, putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { products, sections } = seedIds

/** Whole pixels of one edge of each, every value once. */
const edges = (places: Locator, edge: 'top' | 'left' | 'right') =>
  places.evaluateAll(
    (elements, name) => [
      ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[name]))),
    ],
    edge,
  )

test('R-CART-01 R-CONST-12 prices, quantities and sums of the cart stand in columns, whatever a product asks for', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [products.inStock, products.multiple, products.wearPart])
  await visit('/cart/')
  const steppers = page.getByRole('main').getByRole('group', { name: /^Количество, / })
  await expect(steppers).toHaveCount(3)
  await expect(cartLine(page, products.multiple).getByText(/^Продаётся от /)).toBeVisible()
  expect(await edges(steppers, 'left')).toHaveLength(1)
  expect(await edges(page.getByRole('main').getByText(/\/ шт$/), 'right')).toHaveLength(1)
})

test('R-ACC-01 R-CONST-08 no table of a customer makes the page scroll sideways, and its buttons are in sight', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  for (const [path, button] of [
    ['/personal/orders/', 'Повторить'],
    ['/personal/companies/users/', 'Права'],
    ['/personal/equipment/', undefined],
  ] as const) {
    await visit(path)
    const table = page.getByRole('main').getByRole('table').first()
    await expect(table).toBeVisible()
    for (const width of [785, 1084, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      const [needed, free] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.clientWidth,
      ])
      expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(free)
      if (button !== undefined && width > 1000)
        await expect(table.getByRole('button', { name: new RegExp(button) }).first()).toBeInViewport({
          ratio: 1,
        })
    }
  }
})

test('R-ORDER-22 four ways to deliver stand two by two', async ({ page, visit, beLoggedIn }) => {
  await beLoggedIn()
  await putIntoCart(page, [products.inStock])
  await visit('/cart/')
  const ways = page.getByRole('radiogroup', { name: 'Способ доставки' }).locator('label')
  await expect(ways).toHaveCount(4)
  expect(await edges(ways, 'left')).toHaveLength(2)
  expect(await edges(ways, 'top')).toHaveLength(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('R-CAT-27 O-34 sections that a search finds stand in one row that is moved by the finger', async ({
    page,
    visit,
  }) => {
    await visit('/search/?query=фильтр')
    const found = page.getByRole('navigation', { name: 'Подходящие разделы' })
    const links = found.getByRole('link')
    expect(await links.count()).toBeGreaterThan(3)
    expect(await edges(links, 'top')).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await links.last().focus()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
  })

  test('R-HEAD-28 R-HEAD-29 what is suggested is as high as a finger, an article on one line', async ({
    page,
    visit,
  }) => {
    await visit('/about/')
    await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click()
    await page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox').fill('фильтр')
    const options = page.getByRole('grid', { name: 'Результаты поиска' }).getByRole('link')
    await expect(options.first()).toBeVisible()
    const heights = await options.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const torn = await options.locator('code, span span').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(({ textContent }) => textContent),
    )
    expect(torn).toEqual([])
  })

  test('R-MOB-01 buttons, chips and links that stand alone are as high as a finger', async ({
    page,
    visit,
  }) => {
    await putIntoCart(page, [products.inStock])
    for (const path of [
      '/',
      `${sections.filters.url}?filters=${encodeURIComponent('{"available":true}')}`,
      `/product/${products.inStock.code}/`,
      '/cart/',
    ]) {
      await visit(path)
      // The two of a stepper share its frame, which is as high; what copies an article has its room around it.
      const alone = page
        .locator(
          'main button:not([aria-label^="Скопировать"]), main [aria-label="Выбранные фильтры"] a, main ul[aria-label] > li > a, header a, footer a',
        )
        .filter({ visible: true })
      const low = await alone.evaluateAll((elements) =>
        elements
          .map((element) => element.closest('[role="group"]') ?? element)
          .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
          .map((element) => `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`),
      )
      expect(low, path).toEqual([])
    }
  })

  test('R-ACC-12 R-MOB-01 what leads on from the lists of the personal area is hit as high as a finger', async ({
    visit,
    beLoggedIn,
    page,
  }) => {
    await beLoggedIn()
    const orders = page.getByRole('main').getByRole('link', { name: /^ЗК-2026-/ })
    const machine = page.getByRole('main').getByRole('link', { name: 'Экскаватор EG-210', exact: true })
    const act = page.getByRole('main').getByRole('link', { name: 'Акт сверки АС-2026-0312', exact: true })
    const file = page.getByRole('main').getByRole('link', { name: 'Счёт СЧ-70001.pdf' })
    for (const [path, links] of [
      ['/personal/orders/', orders],
      ['/personal/equipment/', machine],
      ['/personal/acts/', act],
      ['/personal/orders/70001/', file],
    ] as const) {
      await visit(path)
      await expect(links.first()).toBeVisible()
      expect(await hitHeight(links.first()), path).toBeGreaterThanOrEqual(44)
    }
  })

  test('R-CART-02 a row of a list has its state, quantity and bin on one line', async ({ page, visit }) => {
    await visit('/cart/#quick-order')
    await page.getByRole('textbox', { name: 'Список артикулов' }).fill(`${products.inStock.article}; 2`)
    await page.getByRole('button', { name: 'Проверить список' }).click()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Убрать ${products.inStock.article}` }) })
    await expect(row).toBeVisible()
    // In one go: the page may still be moving to what was found.
    const isBeside = await row.evaluate((element) => {
      const [quantity, bin] = ['[data-quantity]', '[data-remove]'].map((part) =>
        element.querySelector(part)?.getBoundingClientRect(),
      )
      return quantity && bin && bin.top < quantity.bottom
    })
    expect(isBeside).toBe(true)
  })

  test('R-CAT-01 R-CONST-12 no name of a section is torn', async ({ page, visit }) => {
    for (const { url } of [sections.machines, sections.filters]) {
      await visit(url)
      const names = page.getByRole('main').getByRole('list', { name: 'Подразделы' }).getByRole('link')
      const wide = await names.evaluateAll((links) =>
        links.flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          const torn: string[] = []
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                torn.push(word)
            }
          return torn
        }),
      )
      expect(await names.count()).toBeGreaterThan(3)
      expect(wide, url).toEqual([])
    }
  })
})

/** How many pixels above each other answer a tap on a link, through its middle. */
function hitHeight(link: Locator): Promise<number> {
  return link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const isHit = (at: number) => {
      const hit = document.elementFromPoint(x + Math.min(width, 40) / 2, at)
      return hit !== null && element.contains(hit)
    }
    const middle = Math.round(y + height / 2)
    let [top, bottom] = [middle, middle]
    while (isHit(top - 1)) top -= 1
    while (isHit(bottom + 1)) bottom += 1
    return bottom - top + 1
  })
}

test('R-ERR-15 R-CONST-08 analogues of a withdrawn product reach from edge to edge, labels do not push their names', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowStatus(404)
  await visit(`/product/${products.withdrawn.code}/`)
  const list = page.getByRole('list', { name: 'Аналоги' })
  await expect(list.getByText('Новинка')).toBeVisible()
  const cards = list.getByRole('listitem')
  expect(await edges(cards.getByRole('link', { name: /^Фильтр/ }), 'top')).toHaveLength(1)
  expect((await edges(cards, 'right')).at(-1)).toBe((await edges(list, 'right'))[0])
})
