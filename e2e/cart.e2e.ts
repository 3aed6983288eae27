import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLine, cartLink, countInName, putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { inStock, wearPart } = seedIds.products

test('R-ROUTE-05 R-CART-06 an empty cart says where to find something', async ({ page, visit }) => {
  await visit('/cart/')
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click()
  await expect(page).toHaveURL('/catalog/')
})

test('R-CART-01 R-CART-02 R-CART-11 R-CONST-21 O-103 a changed quantity changes the sums of the server', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [inStock])
  await visit('/cart/')
  const line = cartLine(page, inStock)
  await line.getByRole('button', { name: 'Больше' }).click()
  await line.getByRole('button', { name: 'Больше' }).click()
  await expect(line.getByText('3 720 ₽').first()).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'Итог корзины' }).getByText('3 720 ₽').first(),
  ).toBeVisible()
  await page.reload()
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
})

test('R-CART-03 R-CART-10 O-46 a removed line goes at once and can be put back', async ({ page, visit }) => {
  await putIntoCart(page, [inStock, wearPart])
  await visit('/cart/')
  await page.getByRole('button', { name: /^Удалить: Зуб ковша/ }).click()
  await expect(cartLine(page, wearPart)).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(cartLine(page, wearPart)).toHaveCount(1)
})

test('R-CART-10 the keyboard alone takes the last line away and back, and the focus is never lost', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [inStock])
  await visit('/cart/')
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  await cartLine(page, inStock)
    .getByRole('button', { name: /^Удалить: / })
    .focus()
  await page.keyboard.press('Enter')
  await expect(cartLine(page, inStock)).toHaveCount(0)
  expect(await isLost(), 'after the removal').toBe(false)
  await page.getByRole('button', { name: 'Вернуть' }).focus()
  await page.keyboard.press('Enter')
  await expect(cartLine(page, inStock).getByRole('link').first()).toBeFocused()
})

test('R-CART-03 a line whose quantity is set to 0 goes, and the focus moves to the line beside it', async ({
  page,
  visit,
}) => {
  await putIntoCart(page, [inStock, wearPart])
  await visit('/cart/')
  const field = cartLine(page, wearPart).getByRole('spinbutton')
  await field.fill('0')
  await field.press('Enter')
  await expect(cartLine(page, wearPart)).toHaveCount(0)
  await expect(cartLine(page, inStock).getByRole('link').first()).toBeFocused()
})

test('R-CART-12 R-CART-13 R-POPUP-25 the cart is cleared after a question', async ({ page, visit }) => {
  await putIntoCart(page, [inStock])
  await visit('/cart/')
  const clear = page.getByRole('main').getByRole('button', { name: 'Очистить' })
  await clear.click()
  const question = page.locator('[data-popup]').filter({ hasText: 'Очистить корзину?' })
  await question.getByRole('button', { name: /Отмена|Нет|Остаться/ }).click()
  await expect(question).toBeHidden()
  await expect(cartLine(page, inStock)).toHaveCount(1)
  await clear.click()
  await question.getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible()
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)
})

test('R-CART-05 R-API-35 a product is found within the cart', async ({ page, visit }) => {
  await putIntoCart(page, [inStock, wearPart])
  await visit('/cart/')
  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill(wearPart.article)
  await expect(cartLine(page, inStock)).toHaveCount(0)
  await expect(cartLine(page, wearPart)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill('ъъъ')
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(cartLine(page, inStock)).toHaveCount(1)
})

test('R-TAB-03 what another tab put into the cart is there when this one is seen again', async ({
  page,
  context,
  visit,
}) => {
  await visit('/cart/')
  const other = await context.newPage()
  await putIntoCart(other, [inStock])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await expect(cartLine(page, inStock)).toHaveCount(1)
})
