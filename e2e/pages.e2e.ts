import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

test('R-ROUTE-01 R-API-13 the main page leads to parts by article and by section', async ({
  page,
  visit,
}) => {
  await visit('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: /артикул/ }).fill(seedIds.products.inStock.article)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/product/${seedIds.products.inStock.code}/`)
  await page.goBack()
  const strip = main.getByRole('list', { name: 'Покупают чаще всего' })
  const left = () =>
    strip
      .getByRole('listitem')
      .first()
      .evaluate((card) => card.getBoundingClientRect().left)
  const start = await left()
  await strip.hover({ position: { x: 600, y: 80 } })
  const arrows = main.getByRole('group', { name: 'Прокрутка: Покупают чаще всего' })
  await arrows.getByRole('button', { name: 'Вперёд' }).click()
  await expect(strip.getByRole('listitem').last()).toBeInViewport({ ratio: 0.95 })
  await expect.poll(left).toBeLessThan(start - 200)
  await arrows.getByRole('button', { name: 'Назад' }).click()
  await expect.poll(left).toBe(start)
  const box = await strip.boundingBox()
  const height = (box?.y ?? 0) + 80
  await page.mouse.move(start + 700, height)
  await page.mouse.down()
  await page.mouse.move(start + 200, height, { steps: 5 })
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(start - 200)
  await expect(page, 'a drag follows no link').toHaveURL('/')
  await strip.getByRole('listitem').first().getByRole('link').focus()
  await expect.poll(left).toBe(start)
  await main.locator(`a[href="${seedIds.sections.filters.url}"]`).first().click()
  await expect(page).toHaveURL(seedIds.sections.filters.url)
})

test('R-ROUTE-01 R-API-13 R-FORM-42 the main page leads to parts by machine', async ({ page, visit }) => {
  await visit('/')
  const main = page.getByRole('main')
  for (const step of ['Тип техники', 'Марка', 'Модель']) {
    await expect(main.getByRole('combobox', { name: step })).toHaveValue('')
    await main.getByRole('combobox', { name: step }).selectOption({ index: 1 })
  }
  await main.getByRole('link', { name: /^Запчасти для / }).click()
  await expect(page).toHaveURL(/\/catalog\//)
  // By unit, and on the next page from where this one ends.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Запчасти для/)
  const units = main.getByRole('region', { name: 'Список товаров' }).getByRole('heading', { level: 2 })
  const tiles = await main.getByRole('list', { name: 'Подразделы' }).getByRole('listitem').allInnerTexts()
  const named = await units.allInnerTexts()
  expect(named.length).toBeGreaterThan(1)
  expect(named).toEqual(tiles.slice(0, named.length).map((words) => words.replace(/\n+/, ' ')))
  await expect(
    page
      .getByRole('list', { name: (named[0] ?? '').replace(/\s[\d\s]+$/, '') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Таблицей' }).click()
  await expect(main.getByRole('table').getByRole('rowheader')).toHaveText(named)
})

for (const [requirement, path] of [
  ['R-ROUTE-02', '/about/'],
  ['R-ROUTE-13', '/contacts/'],
  ['R-ROUTE-14', '/delivery/'],
  ['R-ROUTE-15', '/financing/'],
  ['R-ROUTE-16', '/payment/'],
  ['R-ROUTE-17', '/refund/'],
  ['R-ROUTE-24', '/offer/'],
  ['R-ROUTE-25', '/policy/'],
  ['R-ROUTE-26', '/cookie/'],
] as const) {
  test(`${requirement} R-ROLE-09 R-SEO-01 R-SEO-02 ${path} is read by everybody`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S{3,}/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
  })
}

test('R-ROUTE-20 R-ROUTE-21 R-ROLE-08 O-17 from the news to one of them', async ({ page, visit }) => {
  await visit('/news/')
  const link = page.getByRole('main').locator('a[href^="/news/"]').first()
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/news\/[^/]+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('R-ROUTE-22 R-ROUTE-23 R-ROLE-03 R-WIDGET-02 R-WIDGET-03 R-WIDGET-04 R-WIDGET-05 from the promotions to one of them', async ({
  page,
  visit,
}) => {
  await visit('/stocks/')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Подробнее' }).first()
  await expect(card.locator('img')).toBeVisible()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: 'Подробнее' }).click()
  await expect(page).toHaveURL(/\/stocks\/[^/]+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('R-ROUTE-03 R-ROUTE-04 R-API-20 R-POPUP-28 from the branches, in the list and on the map, to one of them', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/branches/')
  const { yekaterinburg } = seedIds.stores
  const map = page.getByRole('region', { name: 'Карта филиалов' })
  const row = (name: string) => page.getByRole('button', { name: `Показать на карте: ${name}` })
  // The pins lie on land that can be seen.
  const land = map.locator('.leaflet-land-pane svg')
  await expect.poll(async () => (await land.boundingBox())?.width ?? 0).toBeGreaterThan(300)
  await map.getByRole('button', { name: /Казань/ }).press('Enter')
  await expect(row('Казань')).toBeFocused()
  await expect(row('Казань')).toHaveAttribute('aria-pressed', 'true')
  await row(yekaterinburg.name).click()
  await expect(map.getByRole('button', { name: yekaterinburg.name })).toHaveAttribute('aria-pressed', 'true')
  await expect(map.getByRole('button', { name: /Казань/ })).toHaveAttribute('aria-pressed', 'false')
  await checkAccess()
  await page.getByRole('main').getByRole('link', { name: yekaterinburg.name }).first().click()
  await expect(page).toHaveURL(`/branches/${yekaterinburg.id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(yekaterinburg.name)
  await page.getByRole('main').getByRole('button', { name: 'На карте' }).click()
  const popup = page.getByRole('dialog', { name: yekaterinburg.name })
  await expect(popup.getByRole('img', { name: yekaterinburg.name })).toBeVisible()
  await expect(popup.getByRole('link', { name: 'Открыть на Яндекс Картах' })).toHaveAttribute(
    'href',
    /lang=ru_RU/,
  )
})

test('R-POPUP-28 on a phone a row brings the map into view, and a pin brings its row', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await visit('/branches/')
  const map = page.getByRole('region', { name: 'Карта филиалов' })
  const row = (name: string) => page.getByRole('button', { name: `Показать на карте: ${name}` })
  const { yekaterinburg } = seedIds.stores
  // Its code comes when it is near.
  await row(yekaterinburg.name).click()
  await expect(map).toBeInViewport({ ratio: 0.9 })
  await expect(map.getByRole('button', { name: yekaterinburg.name })).toHaveAttribute('aria-pressed', 'true')
  await map.getByRole('button', { name: /Казань/ }).press('Enter')
  await expect(row('Казань')).toBeFocused()
  await expect(row('Казань')).toBeInViewport()
  await expect(row('Казань')).toHaveAttribute('aria-pressed', 'true')
})

test('R-ROUTE-18 R-ROUTE-19 R-LAYOUT-11 O-19 the results of a payment stand in a layout of their own', async ({
  page,
  visit,
}) => {
  await visit('/payment-success/?orderId=70001')
  await expect(page.getByText('Оплата прошла успешно').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await visit('/payment-error/?orderId=70001')
  await expect(page.getByText('Оплата не прошла').first()).toBeVisible()
})

test('R-ROUTE-31 O-08 the showcase is open, and not for search engines', async ({ page, visit }) => {
  await visit('/ui/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('R-ROLE-15 R-ROLE-17 R-ROLE-18 R-ROLE-19 R-ROLE-20 O-65 the page of the administrator', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/admin/')
  await expect(page).toHaveURL('/')
  await logIn('person')
  await visit('/admin/?back=%2Fdelivery%2F')
  await expect(page).toHaveURL('/delivery/')
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/')
  await logIn('admin')
  await visit('/admin/')
  await expect(page).toHaveURL('/admin/')
})

const personal = {
  'R-ACC-03': 'acts',
  'R-ACC-04': 'balance',
  'R-ACC-05': 'companies',
  'R-ACC-06': 'companies/users',
  'R-ACC-07': 'contracts',
  'R-ACC-08': 'delivery-addresses',
  'R-ACC-09': 'equipment',
  'R-ACC-10': 'hooks',
  'R-ACC-11': 'notifications',
  'R-ACC-14': 'profile',
  'R-ACC-15': 'requests',
  'R-ACC-16': 'saved-carts',
  'R-ACC-17': 'saved-carts/403',
} as const

test(`${Object.keys(personal).join(' ')} R-ACC-01 every page of the personal area stands for a customer, and for no guest`, async ({
  page,
  context,
  beLoggedIn,
}) => {
  for (const path of Object.values(personal)) {
    const answer = await context.request.get(`/personal/${path}/`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers()['location']).toBe(
      `/registration/?back=${encodeURIComponent(`/personal/${path}/`)}`,
    )
  }
  await beLoggedIn()
  for (const path of Object.values(personal)) {
    expect((await page.goto(`/personal/${path}/`))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('R-ROUTE-48 R-ROUTE-51 X-10 a page that matches nothing is 404 before any guard', async ({
  context,
}) => {
  for (const path of ['/personal/nothing/', '/personal/orders/1/2/3/', '/admin/nothing/'])
    expect((await context.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('R-ROUTE-55 O-06 Internet Explorer is sent to a page that asks for another browser', async ({
  playwright,
  baseURL,
}) => {
  const explorer = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
  })
  const answer = await explorer.get('/catalog/')
  expect(new URL(answer.url()).pathname).toBe('/unsupported.html')
  expect(await answer.text()).toContain('Ваш браузер устарел. Пожалуйста, используйте современный браузер')
  await explorer.dispose()
})
