import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, clickAndSee } from './fixtures/cart.ts'
import { pinchOn } from './fixtures/pinch.ts'
import { expect, moving, now, test } from './fixtures/test.ts'

test.use(moving)

const {
  inStock,
  inOtherCitiesOnly,
  onRequest,
  superseded,
  successor,
  sellout,
  manyAnalogues,
  multiple,
  toOrder,
} = seedIds.products
const pathOf = ({ code }: { code: string }) => `/product/${code}/`

test('R-ROUTE-29 R-PROD-01 R-PROD-02 R-LAYOUT-02 R-CONST-39 R-ROLE-06 the page of a product', async ({
  page,
  visit,
}) => {
  await visit(pathOf(inStock))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Фильтр масляный FM-2040' })).toBeVisible()
  await expect(main.getByText('1 240 ₽').first()).toBeVisible()
  await expect(main.getByText('Ремас').first()).toBeVisible()
  await expect(main.getByText(/^В вашем городе/).first()).toBeVisible()
  await expect(main.getByRole('img').first()).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
})

test('R-PROD-02 R-PROD-04 the drawings of a product fill the window, and are enlarged by click, wheel and keys', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit(pathOf(inStock))
  const main = page.getByRole('main')
  const opener = main.getByRole('link', { name: /^Открыть чертёж в полном размере/ })
  const thumbs = main.getByRole('list', { name: 'Чертежи товара' }).getByRole('link')
  const sheet = (await opener.boundingBox())!
  const [right, middle] = [sheet.x + sheet.width * 0.8, sheet.y + sheet.height / 2]
  await page.mouse.move(right, middle)
  await expect(main.locator('[data-swiped]')).toBeVisible()
  await page.mouse.down()
  await page.mouse.move(sheet.x + sheet.width * 0.2, middle, { steps: 5 })
  await page.mouse.up()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(1).press('Home')
  await expect(thumbs.first()).toBeFocused()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Фильтр масляный/ })
  await expect(dialog).toBeVisible()
  const count = await dialog.getByRole('button', { name: /^Чертёж \d из/ }).count()
  expect(count).toBeGreaterThanOrEqual(4)
  await expect(dialog.getByRole('heading')).toContainText(`1 из ${count}`)
  await checkAccess()

  const picture = dialog.getByRole('group', { name: `2 из ${count}` }).getByRole('img')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading')).toContainText(`2 из ${count}`)
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await width()
  await picture.click()
  await expect.poll(width).toBeGreaterThan(2 * whole)
  await picture.click()
  await expect.poll(width).toBeCloseTo(whole, 0)
  await picture.hover()
  await page.mouse.wheel(0, -200)
  await expect.poll(width).toBeGreaterThan(1.2 * whole)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(whole, 0)
  // The browser's own key for the size of the page.
  await page.keyboard.press('Control+=')
  await dialog.getByRole('button', { name: 'Увеличить' }).click()
  await expect.poll(width).toBeGreaterThan(1.4 * whole)
  expect(await width()).toBeLessThan(1.6 * whole)
  await dialog.getByRole('button', { name: new RegExp(`^Чертёж ${count} из`) }).click()
  await expect(dialog.getByRole('heading')).toContainText(`${count} из ${count}`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('by two fingers', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-PROD-04 a drawing that fills the window is enlarged by a pinch', async ({ page, visit }) => {
    await visit(pathOf(inStock))
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Открыть чертёж в полном размере/ })
      .tap()
    const dialog = page.getByRole('dialog', { name: /^Фильтр масляный/ })
    const picture = dialog.getByRole('group', { name: /^1 из/ }).getByRole('img')
    await expect(dialog.locator('.swiper-initialized')).toBeVisible()
    await expect(picture).toBeInViewport({ ratio: 0.9 })
    const before = (await picture.boundingBox())?.width ?? 0
    const pinch = await pinchOn(page, picture)
    await pinch.down(20)
    // A pinch within no time, as the clock of tests has it, is a swipe.
    await pinch.spread(20, 60, (apart) => page.clock.setFixedTime(now.getTime() + apart * 20))
    await pinch.up()
    await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / before).toBeGreaterThan(1.5)
  })
})

test('R-PROD-01 a product and its analogues stand side by side, two at a time on a phone, and lead into the cart', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit(pathOf(inStock))
  await page.getByRole('link', { name: 'Сравнить с аналогами' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await checkAccess()
  await table
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await expect(page.getByText('Товар добавлен в корзину').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.2 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('R-POPUP-01 R-ROLE-07 R-API-38 the stores of a product, by how soon it can be had', async ({
  page,
  visit,
}) => {
  await visit(pathOf(inStock))
  await page.getByRole('link', { name: 'Наличие и сроки' }).click()
  const popup = page.getByRole('dialog').filter({ hasText: inStock.article })
  await expect(popup.getByText('Екатеринбург').first()).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
})

test('R-CART-02 R-CART-08 R-CART-09 R-CART-11 the quantity in the cart is changed on the page', async ({
  page,
  visit,
}) => {
  await visit(pathOf(inStock))
  await clickAndSee(addButton(page), 'Товар добавлен в корзину')
  const stepper = page.getByRole('group', { name: /^Количество в корзине, / }).first()
  const updated = page.waitForResponse((response) => response.url().includes('/api/basket/update/'))
  await stepper.getByRole('button', { name: 'Больше' }).click()
  expect((await updated).ok()).toBe(true)
  await page.reload()
  await expect(stepper.getByRole('spinbutton')).toHaveValue('2')
})

test('O-45 what could not be added is told, and can be tried again', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(500)
  await visit(pathOf(inStock))
  await prefer({ addToCart: { code: 500 } })
  const add = addButton(page)
  await add.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('Товар добавлен в корзину')).toBeHidden()
  await prefer({})
  await clickAndSee(add, 'Товар добавлен в корзину')
})

test('R-POPUP-26 a machine has its price on request, and the question names it', async ({ page, visit }) => {
  await visit(pathOf(onRequest))
  await expect(page.getByText('Цена по запросу').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Запросить цену: / })
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: 'Запросить цену' })
  await expect(popup.getByLabel('Тема')).toHaveValue(/EG-210/)
  await popup.getByLabel('Телефон').pressSequentially('9125550199')
  await popup.getByRole('checkbox').check()
  await popup.getByRole('button', { name: 'Отправить' }).click()
  await expect(popup).toBeHidden()
})

test('R-PROD-05 R-API-44 other products do the same work', async ({ page, visit }) => {
  await visit(pathOf(manyAnalogues))
  const analogues = page.getByRole('table', { name: 'Аналоги' })
  await analogues.scrollIntoViewIfNeeded()
  await expect(analogues.getByRole('link').first()).toBeVisible()
  const shown = await analogues.getByRole('row').count()
  await page.getByRole('button', { name: /^Показать все аналоги/ }).click()
  await expect.poll(() => analogues.getByRole('row').count()).toBeGreaterThan(shown)
})

test('R-PROD-07 R-PROD-08 R-CONST-18 R-CONST-19 R-API-47 the machines that a part fits', async ({
  page,
  visit,
}) => {
  await visit(pathOf(inStock))
  const table = page.getByRole('table', { name: 'Машины, к которым подходит деталь' })
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(21)
})

test('R-ROUTE-29 a product that was replaced leads to its successor', async ({ page, visit }) => {
  await visit(pathOf(superseded))
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(successor.article) })
    .first()
    .click()
  await expect(page).toHaveURL(pathOf(successor))
})

test('R-LAYOUT-02 a sellout product shows the price before', async ({ page, visit }) => {
  await visit(pathOf(sellout))
  await expect(page.getByRole('main').getByText('Распродажа').first()).toBeVisible()
  await expect(page.getByRole('main').locator('s, del').first()).toBeVisible()
})

test('R-CART-04 sold in steps: another quantity is rounded up', async ({ page, visit }) => {
  await visit(pathOf(multiple))
  const quantity = page
    .getByRole('group', { name: /^Количество, / })
    .first()
    .getByRole('spinbutton')
  await expect(quantity).toHaveValue('10')
  await quantity.fill('12')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('15')
})

test('R-ROLE-07 what is not here says where it is or how long it takes', async ({ page, visit }) => {
  await visit(pathOf(inOtherCitiesOnly))
  await expect(page.getByText('В вашем городе нет').first()).toBeVisible()
  await expect(page.getByText(/В других городах/).first()).toBeVisible()
  await visit(pathOf(toOrder))
  await expect(page.getByText(/Под заказ/).first()).toBeVisible()
})

test('R-API-46 R-ROLE-06 what was looked at stands under the next product', async ({ page, visit }) => {
  await visit(pathOf(sellout))
  await visit(pathOf(inStock))
  const viewed = page.getByRole('region', { name: 'Вы смотрели' })
  await viewed.scrollIntoViewIfNeeded()
  await expect(viewed.locator(`a[href="${pathOf(sellout)}"]`).first()).toBeVisible()
})

test('R-BRANCH-01 O-84 another city shows its own stock', async ({ page, visit }) => {
  await visit(pathOf(inOtherCitiesOnly))
  await expect(page.getByText('В вашем городе нет').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  await page
    .getByRole('dialog', { name: 'Город отгрузки' })
    .getByRole('button', { name: /^Москва/ })
    .click()
  await expect(page.getByText('В вашем городе нет')).toHaveCount(0)
})

test('R-PROD-01 a product that a list has shown stands at once, before its own call is answered', async ({
  page,
  visit,
  prefer,
}) => {
  await visit(seedIds.sections.filters.url)
  await prefer({ getProduct: { wait: 3 } })
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()
  const name = (await card.getByRole('link').first().textContent()) ?? ''
  await card.getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('link', { name: 'Все характеристики' })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('R-PROD-01 a product that a list has shown stands before the code of its page has come', async ({
  page,
  visit,
}) => {
  const code = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/product-[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await visit(seedIds.sections.filters.url)
  const link = page.getByRole('list', { name: 'Товары' }).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  code.resolve(undefined)
  await expect(page.getByRole('link', { name: 'Все характеристики' })).toBeVisible()
})

test('R-ERR-13 R-ERR-22 a product that is gone since its list was read is the page 404', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  await visit(seedIds.sections.filters.url)
  await prefer({ getProduct: { code: 404 } })
  watch.allowStatus(404)
  watch.allowConsole(/ApiProblem/)
  await page.getByRole('list', { name: 'Товары' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('R-CART-07 the purchase stays in sight with its price, wherever the page is read', async ({
    page,
    visit,
  }) => {
    await visit(`/product/${seedIds.products.inStock.code}/`)
    const buy = page.getByRole('button', { name: /^В корзину: Фильтр масляный FM-2040/ })
    await expect(buy).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'Документы' }).scrollIntoViewIfNeeded()
    await expect(buy).toBeInViewport({ ratio: 1 })
    await buy.click()
    await expect(page.getByRole('link', { name: 'В корзине' }).first()).toBeInViewport({ ratio: 1 })
  })
})
