import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { putIntoCart } from './fixtures/cart.ts'
import { buyerPages, guestPages } from './fixtures/guest-pages.ts'
import { expectOnePrimary } from './fixtures/one-primary.ts'
import { expect, test } from './fixtures/test.ts'
import { nextFrame, setWidth } from './fixtures/width.ts'

const { inStock, longName } = seedIds.products

/** How far the open page reaches over the window, with the reader's own and with twice the text size. */
async function overflows(page: Page): Promise<string[]> {
  const wide: string[] = []
  for (const size of ['100%', '200%']) {
    const over = await page.evaluate((wanted) => {
      // The user's own text size, as the browser's setting would do it: everything in rem grows.
      const root = document.documentElement
      root.style.fontSize = ''
      const own = Number.parseFloat(getComputedStyle(root).fontSize)
      if (wanted === '200%') root.style.fontSize = `${own * 2}px`
      return root.scrollWidth - root.clientWidth
    }, size)
    if (over > 0) wide.push(`at ${size}: ${over}px`)
  }
  return wide
}

for (const [name, path] of Object.entries(guestPages)) {
  // One visit for all that is said of a page: opening it costs more than to look at it.
  test(`R-LAYOUT-01 R-ROUTE-51 R-CONST-06 R-CONST-13 R-CONST-15 O-34 everybody can use ${name}: it has one yellow button and fits a narrow phone with text of double size`, async ({
    page,
    visit,
    checkAccess,
  }) => {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await checkAccess()
    // The showcase has every control.
    if (path !== guestPages['the showcase']) await expectOnePrimary(page, path)
    await page.setViewportSize({ width: 375, height: 740 })
    await nextFrame(page)
    expect(await overflows(page)).toEqual([])
  })
}

test('R-LAYOUT-03 everybody can use the registration page with its open login', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/registration/?back=%2Fpersonal%2F')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await checkAccess()
})

test('R-LAYOUT-12 everybody can use the error pages', async ({ page, prefer, watch, checkAccess }) => {
  watch.allowStatus(404, 500, 523)
  await page.goto('/no/such/page/')
  await checkAccess()
  await prefer({ '*': { code: 523 } })
  await page.goto('/catalog/')
  await checkAccess()
})

test('R-ACC-01 everybody can use the cart with the checkout, the orders and an order, each with one yellow button', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [inStock])
  await visit('/cart/')
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled()
  await checkAccess()
  await expectOnePrimary(page, '/cart/')
  for (const path of buyerPages) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await checkAccess()
    await expectOnePrimary(page, path)
  }
})

test('R-POPUP-40 everybody can use popups, the catalogue menu and the suggestions', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/about/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Каталог' }).click()
  await expect(header.getByRole('button', { name: /^Фильтры/ })).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await header.getByRole('combobox').fill('фильтр')
  await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Город:' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Город отгрузки' }).getByRole('button', { name: /^Казань/ }),
  ).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Обратная связь' }).click()
  await page
    .getByRole('dialog', { name: 'Обратная связь' })
    .getByRole('button', { name: 'Отправить' })
    .click()
  await expect(page.getByText('Заполните поле').first()).toBeVisible()
  await checkAccess()
})

test('R-HEAD-20 R-HEAD-22 R-HEAD-31 R-HEAD-40 the header is used by the keyboard alone', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await visit('/about/')
  const header = page.getByRole('banner')
  const wanted = [
    header.getByRole('button', { name: 'Город:' }),
    header.getByRole('button', { name: 'Акции' }),
    header.getByRole('button', { name: 'Каталог' }),
    header.getByRole('combobox'),
    header.getByRole('button', { name: 'Войти' }),
    header.getByRole('link', { name: 'Корзина' }),
  ]
  const ring = (node: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(node)
    const around = getComputedStyle(node.parentElement ?? node)
    return `${outlineStyle} ${boxShadow} ${around.outlineStyle} ${around.boxShadow}`
  }
  for (const element of wanted) {
    const before = await element.evaluate(ring)
    for (let step = 0; step < 20; step += 1) {
      if (await element.evaluate((node) => node === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(element).toBeFocused()
    expect(await element.evaluate(ring), 'the focus is seen').not.toBe(before)
  }
  await header.getByRole('button', { name: 'Войти' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Вход' }).getByLabel('E-mail или телефон')).toBeFocused()
})

test.describe('on a narrow phone with text of double size', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('R-CONST-06 R-CONST-13 R-CONST-15 O-34 a very long name of a product is not wider than the screen', async ({
    page,
    visit,
  }) => {
    await visit(`/product/${longName.code}/`)
    expect(await overflows(page)).toEqual([])
  })
})

test('R-CONST-08 R-CONST-12 R-CONST-14 R-MOB-01 O-33 the frame suits every width from 375 to 1920 pixels', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const header = page.getByRole('banner')
  for (const width of [375, 768, 769, 1280, 1920]) {
    const place = `${width} pixels wide`
    await setWidth(page, width)
    await expect(header.getByRole('button', { name: 'Меню' }), place).toBeVisible({ visible: width < 769 })
    await expect(header.getByRole('button', { name: 'Каталог' }), place).toBeVisible({
      visible: width >= 769,
    })
    // The links above stand in one row from the first width that shows them.
    if (width >= 769)
      expect(
        (await header.getByRole('navigation', { name: 'Меню сайта' }).boundingBox())?.height,
        place,
      ).toBeLessThan(50)
    // Where scrollbars are hidden their gutter is still left free, and only the body is as wide as the page.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)
    expect(over, place).toBeLessThanOrEqual(0)
  }
})
