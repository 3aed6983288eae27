import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

test.use({ javaScriptEnabled: false })

const { inStock } = seedIds.products
const { filters } = seedIds.sections

test('R-ROLE-05 R-ROUTE-28 R-ROUTE-29 R-ROLE-01 without scripts a product is found by its article', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('combobox').fill(inStock.article)
  await page.getByRole('banner').getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await expect(page.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeVisible()
  const hint = page.getByRole('paragraph').filter({ hasText: 'включите JavaScript в браузере' })
  await expect(hint).toBeVisible()
})

test('R-ROLE-01 R-ROUTE-06 R-ROUTE-09 R-ROUTE-10 without scripts the menu leads through the catalogue to a product', async ({
  page,
}) => {
  await page.goto('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click()
  await expect(page).toHaveURL('/catalog/')
  await page.getByRole('main').locator(`a[href="${filters.url}"]`).first().click()
  await expect(page).toHaveURL(filters.url)
  const product = page.getByRole('list', { name: 'Товары' }).getByRole('link').first()
  const name = await product.innerText()
  await product.click()
  await expect(page).toHaveURL(/\/product\/[^/]+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('R-ROUTE-38 R-ROUTE-39 without scripts a list is paged, sorted and sized by links', async ({ page }) => {
  await page.goto(filters.url)
  const list = page.getByRole('list', { name: 'Товары' })
  const first = await list.getByRole('listitem').first().innerText()
  await page.getByRole('link', { name: /^(Страница )?2$/ }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('PAGEN_1') === '2')
  await expect(list.getByRole('listitem').first()).not.toHaveText(first)
  await page.getByRole('navigation', { name: 'Сортировка' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL((url) => url.searchParams.has('sort') && !url.searchParams.has('PAGEN_1'))
  await page
    .getByRole('navigation', { name: 'Товаров на странице' })
    .getByRole('link', { name: '20' })
    .click()
  await expect(list.locator('> li')).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Вид списка' }).getByRole('link', { name: 'Плиткой' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'grid')
})

test('O-12 R-ROUTE-37 R-CAT-09 R-CAT-17 without scripts the filter is a form that leads to the canonical address', async ({
  page,
}) => {
  await page.goto(`${filters.url}?PAGEN_1=2`)
  const form = page.getByRole('form', { name: 'Фильтры' })
  await form.getByRole('checkbox', { name: /^В наличие на складе города/ }).check()
  await form.getByRole('button', { name: 'Показать товары' }).click()
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === filters.url &&
      url.searchParams.get('filters') === '{"available":true}' &&
      !url.searchParams.has('PAGEN_1') &&
      ![...url.searchParams.keys()].some((key) => key.startsWith('f.')),
  )
  await expect(form.getByRole('checkbox', { name: /^В наличие на складе города/ })).toBeChecked()
})

test('R-ROUTE-27 O-14 without scripts a search without results says so', async ({ page }) => {
  await page.goto(`/search/?query=${encodeURIComponent('ъъъщщщ')}`)
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
})

test('R-ROUTE-27 R-EQUIP-02 without scripts a serial number leads to its parts book', async ({ page }) => {
  await page.goto(`/search/?query=${encodeURIComponent('СК45-000377')}`)
  const found = page.getByRole('navigation', { name: 'На чертежах' })
  await expect(found.getByRole('link', { name: 'Запчасти для машины SK45-000377' })).toBeVisible()
})

test.describe('at the first visit', () => {
  test.use({ firstVisit: true })

  test('R-ROLE-01 without scripts nothing asks what could not be answered', async ({ page }) => {
    await page.goto('/about/')
    const corner = page.getByRole('region', { name: 'Файлы cookie', includeHidden: true }).locator('..')
    await expect(corner).toHaveCSS('display', 'none')
  })
})

test('R-FOOT-06 R-FOOT-07 without scripts the lists of the footer open on a phone by their titles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/about/')
  const footer = page.getByRole('contentinfo')
  for (const [name, link] of [
    ['Каталог', 'Фильтры'],
    ['Покупателям', 'Доставка'],
  ] as const) {
    const found = footer.getByRole('link', { name: link, exact: true })
    await expect(found).toBeHidden()
    await footer.locator('summary').filter({ hasText: name }).click()
    await expect(found).toBeVisible()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(footer.locator('summary').first()).toBeHidden()
  await expect(footer.getByRole('heading', { name: 'Каталог' })).toBeVisible()
})
