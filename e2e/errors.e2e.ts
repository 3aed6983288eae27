import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLine, putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { inStock } = seedIds.products
const product = `/product/${inStock.code}/`

test('R-ROUTE-46 R-ERR-01 R-ERR-02 R-ERR-03 R-ERR-04 O-113 an address that is none', async ({
  page,
  watch,
  visit,
}) => {
  watch.allowStatus(404)
  const answer = await page.goto('/no/such/page/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Страница не найдена')).toBeVisible()
  await expect(page.getByText('Такой страницы не существует')).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await visit('/no/such/page/')
  await page.getByRole('link', { name: 'На главную', exact: true }).click()
  await expect(page).toHaveURL('/')
})

for (const path of [
  '/product/',
  '/product/net-takogo-tovara/',
  '/catalog/net-takogo-razdela/',
  '/news/net/',
]) {
  test(`R-ROUTE-47 R-ERR-22 O-07 nothing stands at ${path}`, async ({ page, watch }) => {
    watch.allowStatus(404)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  })
}

for (const [code, heading] of [
  [500, '500'],
  [523, 'Ведутся технические работы'],
] as const) {
  test(`R-ERR-05 R-ERR-06 R-ERR-07 R-ERR-08 R-ERR-09 R-ERR-10 R-ERR-11 R-CONST-40 R-CONST-43 the product can't be read: ${code}`, async ({
    page,
    prefer,
    watch,
  }) => {
    watch.allowStatus(code)
    await prefer({ getProduct: { code } })
    const answer = await page.goto(product)
    expect(answer?.status()).toBe(code)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Сайт временно недоступен, мы уже восстанавливаем его работу.')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await prefer({})
    await page.getByRole('link', { name: 'Обновить страницу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeVisible()
  })
}

test('R-LAYOUT-12 O-20 without the frame the error page stands in the base layout', async ({
  page,
  prefer,
  watch,
}) => {
  watch.allowStatus(523)
  await prefer({ '*': { code: 523 } })
  expect((await page.goto('/catalog/'))?.status()).toBe(523)
  await expect(page.getByRole('heading', { level: 1, name: 'Ведутся технические работы' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('R-ERR-18 R-ERR-23 in a navigation of the client the error page comes in the frame, and Back leaves it', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(500)
  await visit('/about/')
  await prefer({ getDeliveryPage: { code: 500 } })
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeHidden()
  await expect(page).toHaveURL('/about/')
})

test('X-07 X-09 without network the old page stays, and the wanted one comes by a click when it is back', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await visit('/about/')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page.getByText('Нет соединения').first()).toBeVisible()
  await expect(page).toHaveURL('/about/')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(page).toHaveURL('/delivery/')
})

test('R-ERR-27 X-09 without a server the page stays, though the browser says that it is online', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_FAILED|Failed to fetch/)
  await visit('/about/')
  await page.route('**/*', (route) => route.abort())
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page.getByText('Нет соединения').first()).toBeVisible()
  await expect(page).toHaveURL('/about/')
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(page).toHaveURL('/delivery/')
})

test('R-CONST-26 R-LAYOUT-10 R-CONST-32 R-CONST-34 a slow backend: the page waits under a bar, then comes', async ({
  page,
  visit,
  prefer,
  checkAccess,
}) => {
  await visit('/about/')
  await prefer({ getDeliveryPage: { wait: 4 } })
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await checkAccess()
  await expect(page).toHaveURL('/delivery/')
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('R-ERR-27 R-ERR-28 R-CONST-42 a chunk that fails reloads the page once', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowStatus(503)
  watch.allowConsole(/dynamically imported module|chunk/i)
  await visit('/about/')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // Chunks of popups have no name in their address.
  await page.route(/\/assets\/[\w-]{7}\.js$/, async (route) => {
    const chunk = await route.fetch()
    if ((await chunk.text()).includes('Город отгрузки')) await route.fulfill({ status: 503, body: '' })
    else await route.fulfill({ response: chunk })
  })
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  const dialog = page.getByRole('dialog', { name: 'Не удалось загрузить' })
  await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(loads).toBe(1)
})

test('X-17 R-ROUTE-41 R-ROUTE-43 an address without its slash leads to the one with it', async ({
  page,
  request,
}) => {
  const answer = await request.get('/about', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/about/')
  expect((await request.get('/about?utm_source=x', { maxRedirects: 0 })).status()).toBe(200)
  await page.goto('/about')
  await expect(page).toHaveURL('/about/')
})

test('O-26 X-09 a failed background call leaves the page and is told in a toast', async ({
  page,
  visit,
  beLoggedIn,
  prefer,
  watch,
}) => {
  watch.allowStatus(500)
  await beLoggedIn()
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Уведомления' }).click()
  await prefer({ readAllNotifications: { code: 500 } })
  await page.getByRole('button', { name: 'Отметить все как прочитанные' }).click()
  await expect(page.getByText('Не удалось отметить уведомления')).toBeVisible()
  await expect(page).toHaveURL('/about/')
})

test('O-45 a quantity that could not be saved stays in its field, and it is told', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(500)
  await putIntoCart(page, [inStock])
  await visit('/cart/')
  await prefer({ updateCart: { code: 500 } })
  const line = cartLine(page, inStock)
  await line.getByRole('button', { name: 'Больше' }).click()
  await expect(line.getByText('Количество не сохранено')).toBeVisible()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
})

test('X-10 no right inside the personal area is said there', async ({ page, beLoggedIn, prefer, watch }) => {
  await beLoggedIn()
  watch.allowStatus(403)
  await prefer({ listContracts: { code: 403 } })
  await page.goto('/personal/contracts/')
  await expect(page.getByText('Недостаточно прав').first()).toBeVisible()
})
