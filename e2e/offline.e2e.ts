import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLink, countInName } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

// The shop without network: what its service worker keeps, and what it sends later.
test.use({ serviceWorkers: 'allow' })

const { inStock, longName } = seedIds.products
const product = `/product/${inStock.code}/`
const other = `/product/${longName.code}/`
const notice = (page: Page) => page.locator('#offline-notice')

/** Paths of the pages that are kept for this visitor. */
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
}

test('R-ERR-19 R-CART-09 without network seen pages open with the time of their prices, additions wait and are sent once', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/)
  watch.allowStatus(503)
  const additions: string[] = []
  await visit(product)
  await touch(page, product)
  await visit(other)
  await expect.poll(() => keptPaths(page)).toContain(other)

  await context.setOffline(true)
  await expect(notice(page)).toContainText('Нет связи')
  await visit(product)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inStock.article)
  await expect(notice(page)).toContainText(
    /Страница сохранена .+ в\s\d\d:\d\d, цены и\sостатки\s— на\sэто время/,
  )
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kept')),
  ).toMatch(/на\s\d\d:\d\d/)

  // A picture of the kept page is no page of its own.
  const second = page.getByRole('link', { name: /^Чертёж 2 из/ })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(product)

  await addButton(page).click()
  await expect(page.getByText('Добавим, когда появится связь').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Ошибка:')).toHaveCount(0)
  await expect(notice(page)).toContainText('когда появится связь: 1 позиция')
  await expect(cartLink(page)).not.toHaveAccessibleName(countInName(1))

  // Never opened: the page says so and leads to what can be read.
  await page.goto('/about/')
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+7 (800) 555-35-12' })).toHaveAttribute(
    'href',
    'tel:+78005553512',
  )
  await page
    .getByRole('link', { name: new RegExp(inStock.article) })
    .first()
    .click()
  await expect(page).toHaveURL(product)

  context.on('request', (request) => {
    if (request.url().includes('/web/basket/add/')) additions.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(false)
  await expect(notice(page)).toContainText('Связь появилась. Добавлено в корзину: 1 позиция')
  await visit('/cart/')
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '1')
  await expect(notice(page)).toBeHidden()
})

test('R-ERR-19 the notice never says that the line is gone and back at once; what was read goes with its page, and it can be closed', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/)
  watch.allowStatus(503)
  await visit(product)
  await touch(page, product)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await expect(notice(page)).toContainText('Нет связи')
  await addButton(page).click()
  await expect(notice(page)).toContainText('когда появится связь: 1 позиция')

  await context.setOffline(false)
  await expect(notice(page)).toContainText('Связь появилась. Добавлено в корзину: 1 позиция')
  await expect(notice(page)).not.toContainText('Нет связи')
  await context.setOffline(true)
  await expect(notice(page)).toContainText('Нет связи')
  await expect(notice(page)).not.toContainText('Связь появилась')

  await notice(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(notice(page)).toContainText('Нет связи')
})

test('R-ERR-19 what was added meanwhile is told until the next page', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/)
  watch.allowStatus(503)
  await visit(product)
  await touch(page, product)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await addButton(page).click()
  await expect(notice(page)).toContainText('когда появится связь: 1 позиция')
  await context.setOffline(false)
  await expect(notice(page)).toContainText('Связь появилась')
  // It counts as read after three seconds.
  await page.waitForTimeout(3500)
  await expect(notice(page)).toContainText('Связь появилась')
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('nothing that was drawn for a customer is kept after the logout', async ({
  page,
  context,
  visit,
  logIn,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/)
  watch.allowStatus(503)
  await visit('/about/')
  await logIn()
  await visit(product)
  await touch(page, product)
  await visit('/personal/orders/')
  await visit('/cart/')
  await expect.poll(() => keptPaths(page)).toContain('/cart/')
  expect(await keptPaths(page)).not.toContain('/personal/orders/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Личный кабинет/ })
    .click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect.poll(() => keptPaths(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Корзина/ })).toHaveCount(0)
  // The shop's telephone is nobody's own.
  await expect(page.getByRole('link', { name: '+7 (800) 555-35-12' })).toBeVisible()
})

test('the shop can be installed: a manifest with a Russian name and icons of the sizes that it states', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
  const answer = await request.get(path)
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest: {
    short_name: string
    theme_color: string
    icons: { src: string; sizes: string }[]
    screenshots: { src: string; sizes: string; type: string; form_factor: string }[]
  } = await answer.json()
  expect(manifest.short_name).toBe('Кран-Деталь')
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`)
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.ok(), src).toBe(true)
    if (sizes !== 'any') {
      const bytes = await icon.body()
      // The header of a PNG holds its width and height.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
    }
  }
  expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(['narrow', 'wide'])
  for (const { src, sizes, type } of manifest.screenshots) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toBe(type)
    const { width, height } = await sharp(await picture.body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
    expect(html).not.toContain(src)
  }
})
