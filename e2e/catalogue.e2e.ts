import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLink, clickAndSee, countInName } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { filters, oilFilters } = seedIds.sections

const filtersOf = (url: URL): unknown => JSON.parse(url.searchParams.get('filters') ?? '{}')

test('R-ROUTE-06 R-CAT-01 R-ROUTE-09 R-ROUTE-10 the root leads to sections, and these to sections below', async ({
  page,
  visit,
}) => {
  await visit('/catalog/')
  await expect(page.getByRole('main').getByText('Дорожная техника').first()).toBeVisible()
  await page.getByRole('main').locator(`a[href="${filters.url}"]`).first().click()
  await expect(page).toHaveURL(filters.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('main').locator(`a[href="${oilFilters.url}"]`).first().click()
  await expect(page).toHaveURL(oilFilters.url)
  await page
    .getByRole('navigation', { name: /крошки|путь/i })
    .getByRole('link', { name: 'Каталог' })
    .click()
  await expect(page).toHaveURL('/catalog/')
})

test('R-CAT-05 R-CAT-14 R-CAT-16 R-CAT-17 R-ROUTE-37 O-103 a filter goes into the address, drops the page, and can be taken off', async ({
  page,
  visit,
}) => {
  await visit(`${filters.url}?PAGEN_1=2`)
  const form = page.getByRole('form', { name: 'Фильтры' })
  const before = await page.getByRole('main').getByRole('status').first().innerText()
  await form.getByRole('checkbox', { name: /^В наличие на складе города/ }).check()
  await expect(page).toHaveURL(
    (url) => JSON.stringify(filtersOf(url)) === '{"available":true}' && !url.searchParams.has('PAGEN_1'),
  )
  const count = page.getByRole('main').getByRole('status').first()
  await expect(count).not.toHaveText(before)
  const ofAvailable = await count.innerText()
  await form.getByRole('checkbox', { name: /^Ремас/ }).check()
  await expect(page).toHaveURL((url) => Object.keys(filtersOf(url) as object).length === 2)
  await expect(count).not.toHaveText(ofAvailable)
  await page.goBack()
  await expect(page).toHaveURL((url) => JSON.stringify(filtersOf(url)) === '{"available":true}')
  await form.getByRole('checkbox', { name: /^В наличие на складе города/ }).uncheck()
  await expect(page).toHaveURL((url) => !url.searchParams.has('filters'))
  await expect(count).toHaveText(before)
})

test('R-CAT-14 filters that are ticked before their form has been taken over are chosen', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(oilFilters.url, { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Фильтры' })
  const makers = form.getByRole('group', { name: 'Бренд' }).getByRole('checkbox')
  await makers.nth(0).check()
  await makers.nth(1).check()
  held.resolve()
  await expect(page).toHaveURL(/filters=/)
  const chosen = JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '{}') as object
  expect(Object.values(chosen)).toEqual([[expect.any(String), expect.any(String)]])
  await expect(makers.nth(0)).toBeChecked()
  await expect(makers.nth(1)).toBeChecked()
})

test('R-CAT-14 bounds that are typed before their form has been taken over are asked for', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(oilFilters.url, { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Фильтры' })
  await form.getByLabel('Цена, ₽, от').fill('100')
  await form.getByLabel('Цена, ₽, до').fill('2000')
  await form.getByRole('group', { name: 'Бренд' }).getByRole('checkbox').first().check()
  held.resolve()
  await expect(page).toHaveURL(
    (url) =>
      JSON.stringify((filtersOf(url) as { price?: unknown }).price) === '{"min":10000,"max":200000}' &&
      Object.keys(filtersOf(url) as object).length === 2,
  )
})

test('R-ROUTE-38 R-ROUTE-39 R-CAT-02 R-CAT-22 R-CONST-17 pages and page sizes stand in the address', async ({
  page,
  visit,
}) => {
  await visit(filters.url)
  const cards = page.getByRole('list', { name: 'Товары' }).locator('> li')
  await expect(cards).toHaveCount(50)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Страница )?2$/ })
    .click()
  await expect(page).toHaveURL((url) => url.searchParams.get('PAGEN_1') === '2')
  await page
    .getByRole('navigation', { name: 'Товаров на странице' })
    .getByRole('link', { name: '20' })
    .click()
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('PAGE_SIZE') === '20' && !url.searchParams.has('PAGEN_1'),
  )
  await expect(cards).toHaveCount(20)
})

test('R-ROUTE-38 a list is sorted, and Back goes back to the order before', async ({ page, visit }) => {
  await visit(filters.url)
  const sorts = page.getByRole('navigation', { name: 'Сортировка' })
  const first = page.getByRole('list', { name: 'Товары' }).locator('> li').first()
  const before = (await first.textContent()) ?? ''
  await sorts.getByRole('link', { name: /дешев/i }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'priceAsc')
  await expect(first).not.toHaveText(before)
  await page.goBack()
  await expect(first).toHaveText(before)
})

test('R-ROUTE-38 the view of a list is kept', async ({ page, visit }) => {
  await visit(filters.url)
  const views = page.getByRole('navigation', { name: 'Вид списка' })
  await expect(views.getByRole('link', { name: 'Списком' })).toHaveAttribute('aria-current', 'true')
  await views.getByRole('link', { name: 'Плиткой' }).click()
  await expect(views.getByRole('link', { name: 'Плиткой' })).toHaveAttribute('aria-current', 'true')
  await visit(oilFilters.url)
  await expect(views.getByRole('link', { name: 'Плиткой' })).toHaveAttribute('aria-current', 'true')
})

test('R-CAT-08 R-CAT-19 R-ROUTE-07 R-ROUTE-08 R-ROUTE-35 R-HEAD-19 O-09 the sellout holds only what is on sale', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Меню сайта' })
    .getByRole('link', { name: 'Распродажа' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Распродажа' })).toBeVisible()
  const cards = page.getByRole('list', { name: 'Товары' }).locator('> li')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  await expect(cards.filter({ hasText: 'Распродажа' })).toHaveCount(count)
  await expect(
    page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox', { name: /^Распродажа/ }),
  ).toBeChecked()
  await visit('/sellout/')
  await expect(page.getByRole('heading', { level: 1, name: 'Распродажа' })).toBeVisible()
})

test('R-ROUTE-40 X-15 where the sellout is blocked the menu links unlock it', async ({ page, visit }) => {
  await visit(`${filters.url}?sellout-block=1`)
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click()
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /^Бульдозеры/ })
    .first()
  await expect(link).toHaveAttribute('href', /sellout-block=0/)
})

test('O-12 filters that can not be read: the whole list and a toast', async ({ page, visit }) => {
  await visit(`${filters.url}?filters=${encodeURIComponent('{"available":')}`)
  await expect(page.getByText(/Не удалось прочитать фильтры/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Товары' }).locator('> li')).toHaveCount(50)
})

for (const query of [
  'PAGEN_1=abc',
  'PAGEN_1=0',
  'PAGEN_1=-1',
  'PAGEN_1=1.5',
  'PAGEN_1=9999',
  'PAGEN_1=20000',
]) {
  test(`O-14 R-ROUTE-38 no page stands at ?${query}`, async ({ page, watch }) => {
    watch.allowStatus(404)
    expect((await page.goto(`${filters.url}?${query}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  })
}

test('O-14 a page size that is none of ours is refused', async ({ page, watch }) => {
  watch.allowStatus(404)
  const answer = await page.goto(`${filters.url}?PAGE_SIZE=7`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
})

test('O-110 nothing left after filtering: it is said, and the filters can be reset', async ({
  page,
  visit,
}) => {
  const nothing = encodeURIComponent('{"price":{"min":99999999900}}')
  await visit(`${filters.url}?filters=${nothing}`)
  const reset = page.getByRole('link', { name: 'Сбросить фильтры' })
  await reset.first().click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('filters'))
  await expect(page.getByRole('list', { name: 'Товары' }).locator('> li')).toHaveCount(50)
})

test('R-CART-07 R-CART-09 R-HEAD-41 a product goes into the cart from a list', async ({ page, visit }) => {
  await visit(oilFilters.url)
  const list = page.getByRole('list', { name: 'Товары' })
  await clickAndSee(list.getByRole('button', { name: /^В корзину: / }).first(), 'Товар добавлен в корзину')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
})

test('R-SEO-01 R-SEO-02 O-12 a filtered list is not for search engines, and its canonical address is the section', async ({
  page,
  visit,
}) => {
  await visit(`${filters.url}?filters=${encodeURIComponent('{"available":true}')}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${filters.url}$`))
  await visit(filters.url)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('R-POPUP-09 X-09 without network the filters popup stays, nothing is ticked, and the choice can be repeated', async ({
    page,
    context,
    visit,
  }) => {
    await visit(oilFilters.url)
    await page
      .getByRole('region', { name: 'Список товаров' })
      .getByRole('link', { name: /^Фильтры/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Фильтры' })
    const available = dialog.getByRole('checkbox', { name: /^В наличи/ })
    await expect(available).toBeVisible()
    await context.setOffline(true)
    await available.check()
    const again = page.getByRole('button', { name: 'Повторить' })
    await expect(again).toBeVisible()
    await expect(available).not.toBeChecked()
    await context.setOffline(false)
    await again.click()
    await expect(available).toBeChecked()
    await expect.poll(() => filtersOf(new URL(page.url()))).toEqual({ available: true })
    await expect(dialog).toBeVisible()
  })

  test('R-POPUP-09 R-ROUTE-53 O-62 the filters stand in a popup that stays while they change; Back closes it and keeps them', async ({
    page,
    visit,
  }) => {
    await visit('/catalog/')
    await visit(filters.url)
    await page.getByRole('region', { name: 'Список товаров' }).getByRole('link', { name: 'Фильтры' }).click()
    const popup = page.getByRole('dialog', { name: 'Фильтры' })
    await popup.getByText(/^В наличие на складе города/).click()
    await expect(page).toHaveURL((url) => JSON.stringify(filtersOf(url)) === '{"available":true}')
    await expect(popup).toBeVisible()
    await page.goBack()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL((url) => JSON.stringify(filtersOf(url)) === '{"available":true}')
    await page.goBack()
    await expect(page).toHaveURL('/catalog/')
  })
})

test('R-CAT-02 R-ROUTE-37 the table shows twenty parts on a desktop, and its order stands in the address', async ({
  page,
  visit,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(oilFilters.url)
  await page.getByRole('link', { name: 'Таблицей' }).click()
  const table = page.getByRole('table', { name: 'Товары' })
  const rows = table.getByRole('row')
  await expect(rows.nth(20)).toBeInViewport({ ratio: 1 })
  const lines = await table
    .getByRole('columnheader')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new Set([...link.getClientRects()].map(({ top }) => Math.round(top))).size),
    )
  expect(Math.max(...lines), 'lines of a heading').toBeLessThanOrEqual(2)
  await table.getByRole('link', { name: 'Высота, мм' }).click()
  await expect(page).toHaveURL(/orderBy=[a-z]+$/)
  await expect(table.getByRole('columnheader', { name: 'Высота, мм' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.reload()
  await expect(table.getByRole('columnheader', { name: 'Высота, мм' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await checkAccess()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner').getByRole('search')).toBeInViewport()
  await expect(table.getByRole('columnheader', { name: 'Артикул' })).toBeInViewport()
})

test('R-ERR-19 X-09 without network the table is not shown: the list stays, and the shop says why', async ({
  page,
  context,
  visit,
}) => {
  await visit(oilFilters.url)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Таблицей' }).dispatchEvent('click')
  const notice = page.getByRole('alert').filter({ hasText: 'Нет соединения' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
})

test("R-CONST-08 a product of 769 to 800 px doesn't scroll sideways, whatever the machines that it fits", async ({
  page,
  visit,
}) => {
  const { inStock, longName, superseded, sellout } = seedIds.products
  for (const { code } of [inStock, longName, superseded, sellout]) {
    await page.setViewportSize({ width: 769, height: 800 })
    await visit(`/product/${code}/`)
    await expect(page.getByRole('table', { name: 'Машины, к которым подходит деталь' })).toBeVisible()
    for (const width of [769, 785, 800]) {
      await page.setViewportSize({ width, height: 800 })
      // Where scrollbars are hidden their gutter is still left free, and only the body is as wide as the page.
      const [needed, free] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.clientWidth,
      ])
      expect(needed, `${code} at ${width}`).toBeLessThanOrEqual(free)
    }
  }
})

for (const { width, view } of [
  { width: 375, view: 'list' },
  { width: 769, view: 'list' },
  { width: 1440, view: 'grid' },
  { width: 375, view: 'table' },
  { width: 1024, view: 'table' },
])
  test(`R-PROD-01 at ${width} pixels products are compared from the list, view ${view}`, async ({
    page,
    visit,
    checkAccess,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(`${oilFilters.url}?view=${view}`)
    const main = page.getByRole('main')
    const before = await main.getByRole('link', { name: 'FM-2040' }).boundingBox()
    await page.keyboard.press('Shift')
    const buttons = main.getByRole('button', { name: /^Сравнить: / })
    await expect(buttons).toHaveCount(50)
    expect(await main.getByRole('link', { name: 'FM-2040' }).boundingBox()).toEqual(before)
    if (view !== 'table') {
      const heart = (await main
        .getByRole('button', { name: /^В избранное: / })
        .first()
        .boundingBox())!
      const own = (await buttons.first().boundingBox())!
      expect(own.y).toBeGreaterThanOrEqual(heart.y + heart.height)
      expect(Math.min(own.width, own.height)).toBeGreaterThanOrEqual(width < 769 ? 44 : 24)
    }
    // The keyboard finds what the mouse sees only over its row.
    await buttons.nth(1).focus()
    await expect(buttons.nth(1)).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    const compared = main.getByRole('link', { name: /^В\sсравнении: 2$/ })
    await expect(compared).toBeVisible()
    await checkAccess()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await compared.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Сравнение товаров' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Убрать из сравнения: / })).toHaveCount(2)
  })
