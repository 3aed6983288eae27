import type { Locator } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, putIntoCart } from './fixtures/cart.ts'
import { expect, moving, test } from './fixtures/test.ts'
import { nextFrame } from './fixtures/width.ts'

test.use(moving)

/** Words that stand on more than one line: torn because their place is too narrow. */
function tornWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const torn: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) torn.push(word)
        }
      }
      return torn
    }),
  )
}

test('R-CONST-06 R-CONST-07 R-CONST-08 R-CONST-09 R-CONST-10 R-CONST-11 R-CONST-12 from 375 to 1920 pixels no word is torn and no row of cards ends with a gap', async ({
  page,
  visit,
}) => {
  await visit('/')
  for (const width of [375, 414, 768, 1068, 1280, 1368, 1680, 1920]) {
    const place = `${width} pixels wide`
    await page.setViewportSize({ width, height: 900 })
    await nextFrame(page)
    const main = page.getByRole('main')
    expect(await tornWords(main.locator('h2, h3, li a, button')), place).toEqual([])
    const gaps = await main.locator('ul').evaluateAll((lists) =>
      lists
        .filter(
          (list) => getComputedStyle(list).display === 'grid' && list.scrollWidth <= list.clientWidth + 1,
        )
        .flatMap((list) => {
          const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))
          const columns = tops.filter((top) => top === tops[0]).length
          return tops.length % columns === 0 ? [] : [`${columns} columns: ${list.textContent}`]
        }),
    )
    expect(gaps, place).toEqual([])
    const header = page.getByRole('banner')
    const middles = await header.getByRole('link', { name: /на главную|Корзина/ }).evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = (link.firstElementChild ?? link).getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(
      Math.max(...middles) - Math.min(...middles),
      `logo and cart stand on one line, ${place}`,
    ).toBeLessThan(2)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('R-MOB-06 the count of the cart stands on its icon, a phone number on one line', async ({
    page,
    visit,
    beLoggedIn,
  }) => {
    await beLoggedIn()
    await putIntoCart(page, [seedIds.products.inStock])
    const cart = page.getByRole('banner').getByRole('link', { name: 'Корзина' })
    await expect(cart).toHaveAccessibleName(/товар/)
    const distance = await cart.evaluate((link) => {
      const middle = (element: Element | null) => {
        const box = (element ?? link).getBoundingClientRect()
        return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
      }
      const icon = middle(link.querySelector('svg'))
      const badge = middle(link.querySelector('span > span[aria-hidden]'))
      return Math.hypot(icon.x - badge.x, icon.y - badge.y)
    })
    expect(distance).toBeLessThan(20)
    await visit(`/personal/orders/${seedIds.orders.story.id}/`)
    const phone = page.getByRole('main').getByRole('link', { name: /^\+7/ }).first()
    const lines = await phone.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })

  test('R-ROUTE-01 the home page is six screens and a bit long, with all that loads at rest', async ({
    page,
    visit,
    quiet,
  }) => {
    await visit('/')
    await quiet()
    // What stands below is laid out when it comes into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await quiet()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4600)
  })

  test('an article stays on one line in the names of the cart', async ({ page, visit, beLoggedIn }) => {
    await beLoggedIn()
    await putIntoCart(page, [seedIds.products.inStock, seedIds.products.longName])
    const torn = (name: Locator, article: string) =>
      name.evaluate((link, part) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const start = (text.textContent ?? '').indexOf(part)
          if (start < 0) continue
          const range = document.createRange()
          range.setStart(text, start)
          range.setEnd(text, start + part.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        }
        throw new Error(`No ${part} in ${link.textContent}`)
      }, article)
    await visit('/cart/')
    const main = page.getByRole('main')
    for (const { article, code } of [seedIds.products.inStock, seedIds.products.longName])
      expect(await torn(main.locator(`a[href*="${code}"]`).first(), article), article).toBe(false)
  })

  test('R-ACC-12 what stands at the right of the orders ends on one line, whatever is missing before it', async ({
    page,
    visit,
    beLoggedIn,
  }) => {
    await beLoggedIn()
    await visit('/personal/orders/')
    const ends = await page
      .getByRole('main')
      .getByRole('row')
      .evaluateAll((rows) => {
        const right = (element: Element) => Math.round(element.getBoundingClientRect().right)
        return rows.slice(1).map((row) => {
          const sum = [...row.children].find((cell) => cell.textContent.includes('₽'))
          const box = sum?.getBoundingClientRect()
          const middle = box && (box.top + box.bottom) / 2
          const line = [...row.children].filter((cell) => {
            const { top, bottom, width } = cell.getBoundingClientRect()
            return width > 0 && middle !== undefined && top <= middle && bottom >= middle
          })
          return right(row) - Math.max(...line.map(right))
        })
      })
    expect(ends.length).toBeGreaterThan(5)
    expect([...new Set(ends)]).toEqual([0])
  })
})

test.describe('at 320 pixels, as 1280 with a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('R-MOB-02 R-MOB-06 O-33 the things in the header keep clear of each other', async ({
    page,
    visit,
    beLoggedIn,
  }) => {
    await beLoggedIn()
    await visit('/about/')
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((things) =>
        things.map((thing) => {
          const { left, right } = thing.getBoundingClientRect()
          return { name: thing.getAttribute('aria-label') ?? thing.textContent, left, right }
        }),
      )
    const row = boxes.toSorted((a, b) => a.left - b.left)
    expect(row.length).toBeGreaterThanOrEqual(5)
    const overlaps = row.filter(({ left }, index) => left < (row[index - 1]?.right ?? 0) - 1)
    expect(overlaps).toEqual([])
    const home = page.getByRole('banner').getByRole('link', { name: /на главную/ })
    expect(await home.evaluate((link) => link.scrollWidth - link.clientWidth), 'the logo is whole').toBe(0)
    await visit(seedIds.sections.filters.url)
    expect(await tornWords(page.getByRole('main').locator('h1, h2, li a, button'))).toEqual([])
  })
})

test.describe('at the first visit on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, firstVisit: true })

  test('R-WIDGET-16 R-LAYOUT-08 one notice at a time; the words of the button keep their distance from its edge', async ({
    page,
    visit,
  }) => {
    await visit('/about/')
    const accept = page.getByRole('button', { name: 'Согласен' })
    await expect(accept).toBeVisible()
    expect(await accept.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
    const room = await accept.evaluate((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return range.getBoundingClientRect().left - button.getBoundingClientRect().left
    })
    expect(room).toBeGreaterThanOrEqual(12)
    const city = page.getByRole('dialog', { name: 'Ваш город' })
    await expect(city).toBeHidden()
    await accept.click()
    await expect(city).toBeVisible()
    await expect(accept).toBeHidden()
  })
})

test('R-ROUTE-07 the rows of a list share their columns, whatever stands in them', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/catalog/sellout/?filters=%7B%22sellout%22%3Atrue%7D')
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  const rows = page.getByRole('list', { name: 'Товары' })
  await expect(rows.getByText(/^Продаётся от /).first()).toBeVisible()
  const edges = await rows
    .getByRole('group', { name: /^Количество, / })
    .evaluateAll((steppers) => [
      ...new Set(steppers.map((stepper) => Math.round(stepper.getBoundingClientRect().left))),
    ])
  expect(edges).toHaveLength(1)
})

test('R-FOOT-01 on paper a product keeps its price and loses what only a screen can do', async ({
  page,
  visit,
}) => {
  await visit(`/product/${seedIds.products.inStock.code}/`)
  await page.emulateMedia({ media: 'print' })
  await expect(addButton(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('1 240 ₽').first()).toBeVisible()
})

test('R-PROD-07 no column of the machines falls off a sheet of paper', async ({ page, visit }) => {
  // A4 at 96 dots per inch, less the margins of the browser.
  await page.setViewportSize({ width: 718, height: 1000 })
  await visit(`/product/${seedIds.products.inStock.code}/`)
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table', { name: 'Машины, к которым подходит деталь' })
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(718)
})

test('O-08 R-ROUTE-31 forced colours still tell what is chosen', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('/ui/')
  const main = page.getByRole('main')
  const checkbox = main.getByRole('checkbox', { name: /Только в наличии/ })
  await expect(checkbox).toHaveCSS('appearance', 'auto')
  const tabs = main.getByRole('tab')
  const line = (tab: Locator) =>
    tab.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)
  expect(await line(tabs.nth(0))).not.toBe(await line(tabs.nth(1)))
  const views = main.getByRole('group', { name: 'Вид словами' }).getByRole('button')
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(views.nth(0))).not.toBe(await ground(views.nth(1)))
  await main.getByRole('combobox', { name: 'Город отгрузки' }).click()
  const options = main.getByRole('option')
  const edge = (option: Locator) => option.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect([await edge(options.nth(0)), await edge(options.nth(1))]).toEqual(['solid', 'none'])
})

test('R-HEAD-38 R-NOTIF-07 forced colours keep the dot of new notifications and show how a list is sorted', async ({
  page,
  visit,
  logIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(seedIds.sections.filters.url)
  await logIn()
  const sorts = page.getByRole('main').getByRole('link', { name: /^(По популярности|Сначала дешевле)$/ })
  await expect(sorts).toHaveCount(2)
  const line = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await line(sorts.nth(0))).not.toBe(await line(sorts.nth(1)))
  const dot = page
    .getByRole('banner')
    .getByRole('button', { name: /^Уведомления/ })
    .getByText('есть новые')
    .locator('..')
  await expect(dot).toHaveCSS('border-top-width', '4px')
})

test('R-SEO-07 what promotions and news begin with is loaded first, and moves nothing when it comes', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/stocks/', '/news/']) {
    await visit(path)
    const first = page.getByRole('main').locator('img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0), path).toBeLessThan(0.01)
  }
})

test('R-POPUP-47 a panel reaches the right edge, and the page beside it does not move', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const place = () => page.getByRole('main').boundingBox()
  const before = await place()
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  const panel = page.getByRole('dialog')
  await expect.poll(() => panel.evaluate((one) => innerWidth - one.getBoundingClientRect().right)).toBe(0)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(await place()).toEqual(before)
})
