import type { Locator, Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLine, cartLink, countInName } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

// The service worker where the network comes and goes: several additions, a network that says nothing, a new worker.
test.use({ serviceWorkers: 'allow' })

const { inStock, longName } = seedIds.products
const product = `/product/${inStock.code}/`
const other = `/product/${longName.code}/`
const notice = (page: Page) => page.locator('#offline-notice')
// The browser looks for a newer worker by itself, too.
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|when fetching the script/

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('kept-pages'))) return []
    const pages = await caches.open('kept-pages')
    return (await pages.keys()).map(({ url }) => new URL(url).pathname)
  })
}

/** The worker comes a moment after the first touch, and keeps the page that is open. */
async function touch(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Shift')
  await expect.poll(() => keptPaths(page)).toContain(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** What stands behind the sums of a place without being text. */
function marksAfter(place: Locator): Promise<string[]> {
  return place.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .map((inner) => getComputedStyle(inner, '::after').content)
      .filter((content) => content.includes('на')),
  )
}

test('R-CART-09 two additions wait together and come into the cart once each; a newer worker takes them over', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(noNetwork)
  watch.allowStatus(503)
  await visit(product)
  await touch(page, product)
  await visit(other)
  await expect.poll(() => keptPaths(page)).toContain(other)

  await context.setOffline(true)
  for (const path of [product, other]) {
    await visit(path)
    await addButton(page).click()
    await expect(page.getByText('Добавим, когда появится связь').first()).toBeVisible()
  }
  await expect(notice(page)).toContainText('когда появится связь: 2 позиции')
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)

  await context.setOffline(false)
  await expect(notice(page)).toContainText('Добавлено в корзину: 2 позиции')
  await visit('/cart/')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(2))
  for (const line of [inStock, longName])
    await expect(cartLine(page, line).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1')

  // A build's worker has another text; another address of the same scope is the same to the browser.
  const taken = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      }),
  )
  await page.evaluate(async () => navigator.serviceWorker.register('/sw.js?next', { scope: '/' }))
  await taken
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next')
  await context.setOffline(true)
  await visit(product)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inStock.article)
  await expect(notice(page)).toContainText('Страница сохранена')

  // No sum of the kept cart passes for one of now, and units are the products' own.
  await visit('/cart/')
  for (const place of [
    cartLine(page, longName),
    page.getByRole('term').filter({ hasText: 'Итого' }).locator('..'),
  ])
    expect(await marksAfter(place)).toEqual([expect.stringMatching(/^"\sна\s\d\d:\d\d"$/)])
  await page.goto('/about/')
  await expect(
    page.getByRole('listitem').filter({ hasText: /: 1\sкомпл, 12\s640\s₽ на\s\d\d:\d\d$/ }),
  ).toBeVisible()
})

test('R-CART-09 R-EQUIP-02 a kit waits as a whole: its positions are counted, and each comes into the cart once', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(noNetwork)
  watch.allowStatus(503)
  const kits = `/catalog/parts/kits/${seedIds.products.onRequest.id}/`
  await visit(kits)
  await touch(page, kits)
  await context.setOffline(true)
  const kit = page.getByRole('button', { name: /^Комплект в корзину: / }).first()
  await kit.click()
  await expect(page.getByText('Добавим, когда появится связь').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A second click is the same intent.
  await kit.click()
  await expect(notice(page)).toContainText(/когда появится связь: ([2-9]|\d\d)\sпозици/)
  const [, waiting = ''] = /связь: (\d+)/.exec((await notice(page).textContent()) ?? '') ?? []

  await context.setOffline(false)
  await expect(notice(page)).toContainText(`Связь появилась. Добавлено в корзину: ${waiting} позици`)
  await visit('/cart/')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(Number(waiting)))
})

test('R-ERR-19 prices in tables say of when they are too: the table of a list, analogues, the comparison, a kit', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(noNetwork)
  const { sections, products } = seedIds
  await page.goto('/about/')
  await context.addCookies([{ name: 'view', value: 'table', url: new URL('/', page.url()).href }])
  await visit(product)
  await touch(page, product)
  const places: readonly { path: string; table?: string }[] = [
    { path: sections.filters.url, table: 'Товары' },
    { path: product, table: 'Аналоги' },
    { path: `/compare/?products=${products.inStock.code},${products.longName.code}` },
    { path: `/catalog/parts/kits/${products.onRequest.id}/` },
  ]
  for (const { path, table } of places) {
    await visit(path)
    await expect(page.getByRole('table', table === undefined ? {} : { name: table }).first()).toBeVisible()
    await expect.poll(() => keptPaths(page)).toContain(path.split('?')[0])
  }
  await context.setOffline(true)
  for (const { path, table } of places) {
    await page.goto(path)
    await expect(notice(page)).toContainText('Страница сохранена')
    const shown = page.getByRole('table', table === undefined ? {} : { name: table }).first()
    const sums = await shown.getByRole('row').filter({ hasText: /\d\s₽/ }).count()
    expect(sums, path).toBeGreaterThan(0)
    const marks = await marksAfter(shown)
    expect(marks.length, path).toBeGreaterThanOrEqual(sums)
    expect(marks[0]).toMatch(/^"\sна\s\d\d:\d\d"$/)
  }
})

test('R-AUTH-14 a logout asks before it drops what waits, and the notice forgets it', async ({
  page,
  visit,
  logIn,
  prefer,
  watch,
}) => {
  watch.allowConsole(/Failed to (?:fetch|load)|ERR_/)
  await visit('/about/')
  await logIn()
  await visit(product)
  await touch(page, product)
  await prefer({ addToCart: { wait: 50 } })
  await addButton(page).click()
  await expect(notice(page)).toContainText('когда появится связь: 1 позиция')
  const leave = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Личный кабинет/ })
      .click()
    await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  }
  const question = page.getByRole('dialog', { name: /^Выйти и\sне добавлять в\sкорзину/ })
  await leave()
  await expect(question).toContainText('1 позиция')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await leave()
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('a page that the router has opened is kept after three seconds, and opens without network', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(noNetwork)
  await visit('/about/')
  await touch(page, '/about/')
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page).toHaveURL('/delivery/')
  const heading = page.getByRole('heading', { level: 1, name: 'Доставка' })
  // The address is the new one before the page is.
  await expect(heading).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain('/delivery/')
  await context.setOffline(true)
  await visit('/delivery/')
  await expect(heading).toBeVisible()
  await expect(notice(page)).toContainText('Нет связи. Страница сохранена')
})

test('a network that says nothing: a kept page with the time of its price, an addition that waits; then the price of now', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowConsole(/Failed to (?:fetch|load)|ERR_/)
  watch.allowStatus(503)
  await visit(product)
  await touch(page, product)
  const keptMark = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kept'))
  expect(await keptMark()).toBe('')

  await prefer({ addToCart: { wait: 50 } })
  await addButton(page).click()
  await expect(page.getByText('Добавим, когда появится связь').first()).toBeVisible()
  await expect(notice(page)).toContainText('когда появится связь: 1 позиция')

  await prefer({ getProduct: { wait: 50 } })
  await page.goto(product)
  await expect(notice(page)).toContainText('Страница сохранена')
  // Each price says of when it is.
  expect(await keptMark()).toMatch(/на\s\d\d:\d\d/)

  await prefer({})
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inStock.article)
  expect(await keptMark()).toBe('')
})
