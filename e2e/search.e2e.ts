import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, hydrated, test } from './fixtures/test.ts'

const { inStock, longName } = seedIds.products

test('R-HEAD-24 what was typed before the page has been taken over is searched for', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('фильтр')
  held.resolve()
  await hydrated(page)
  await expect(box).toHaveValue('фильтр')
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?query=/)
})

test('R-ROUTE-27 R-ROUTE-28 R-CAT-26 R-CAT-27 a search shows products and the sections that fit', async ({
  page,
  visit,
}) => {
  await visit(`/search/?query=${encodeURIComponent('фильтр масляный')}`)
  await expect(page.getByRole('heading', { level: 1, name: /фильтр масляный/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Товары' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Подходящие разделы' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^?]*\/catalog\//)
})

test('R-HEAD-24 one exact article opens its product; asked as typed it stays a search', async ({
  page,
  visit,
}) => {
  await visit(`/search/?query=${inStock.article}`)
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await visit(`/search/?query=${inStock.article}&asTyped=true`)
  await expect(page).toHaveURL(/\/search\//)
  await expect(page.getByText(inStock.article).first()).toBeVisible()
})

test('R-CAT-23 an article is found however it is written', async ({ page, visit }) => {
  await visit(`/search/?query=${encodeURIComponent('  fm 2040 ')}`)
  await expect(page.getByRole('main').getByText(inStock.article).first()).toBeVisible()
})

test('R-CAT-11 R-CAT-14 O-12 the results of a search are filtered, and all are back when the filter is taken off', async ({
  page,
  visit,
}) => {
  await visit(`/search/?query=${encodeURIComponent('фильтр')}`)
  const available = page
    .getByRole('form', { name: 'Фильтры' })
    .getByRole('checkbox', { name: /^В наличие на складе города/ })
  const count = page.getByRole('main').getByRole('status').first()
  const before = await count.innerText()
  await available.check()
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === '{"available":true}')
  await expect(count).not.toHaveText(before)
  await expect(page.getByRole('list', { name: 'Товары' }).locator('> li').first()).toContainText(/фильтр/i)
  await available.uncheck()
  await expect(page).toHaveURL((url) => !url.searchParams.has('filters'))
  await expect(count).toHaveText(before)
})

test('O-99 R-CAT-24 nothing found: it is said, with a way on', async ({ page, visit }) => {
  await visit(`/search/?query=${encodeURIComponent('ъъъщщщ')}`)
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
  await visit('/search/')
  await expect(page.getByRole('heading', { level: 1, name: 'Поиск' })).toBeVisible()
})

test('O-14 a text of more than 200 characters is refused and stays in the field', async ({ page, watch }) => {
  watch.allowStatus(422)
  const text = 'ф'.repeat(201)
  const answer = await page.goto(`/search/?query=${encodeURIComponent(text)}`)
  expect(answer?.status()).toBe(422)
  await expect(page.getByRole('searchbox', { name: 'Что найти' })).toHaveValue(text)
  await expect(page.getByRole('alert')).toContainText('200')
})

test('R-ROUTE-52 O-62 a new search from the header shows other results', async ({ page, visit }) => {
  await visit(`/search/?query=${encodeURIComponent('фильтр')}`)
  await page.getByRole('combobox').fill('насос')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /насос/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /фильтр/ })).toBeVisible()
})

test('R-CAT-25 what is typed as markup stays text', async ({ page, visit }) => {
  await visit(`/search/?query=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('main')).toContainText('"><img src=x onerror=alert(1)>')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('R-HEAD-29 a very long name stays within the panel', async ({ page, visit }) => {
  await visit('/about/')
  await page.getByRole('combobox').fill(longName.article)
  const option = page.getByRole('grid').getByRole('link', { name: longName.article })
  await expect(option).toBeVisible()
  expect(await option.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
})
