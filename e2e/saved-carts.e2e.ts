import { readFile } from 'node:fs/promises'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLink, countInName, putIntoCart } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { inStock, wearPart } = seedIds.products

test('R-CART-14 R-POPUP-19 R-ACC-16 R-ACC-17 a buyer saves the cart, renames it, downloads it, orders from it again and deletes it', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await putIntoCart(page, [inStock, wearPart])
  await visit('/cart/')
  await page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Сохранить корзину' })
  await popup.getByLabel('Название').fill('Ремонт в марте')
  await checkAccess()
  await popup.getByRole('button', { name: 'Сохранить' }).click()
  await expect(popup).toBeHidden()

  await page.getByRole('button', { name: 'Очистить' }).click()
  await page
    .getByRole('dialog', { name: 'Очистить корзину?' })
    .getByRole('button', { name: 'Очистить' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ремонт в марте' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ремонт в марте' })).toBeVisible()
  await checkAccess()

  await page.getByRole('button', { name: 'Изменить' }).click()
  const change = page.getByRole('dialog', { name: 'Изменить корзину' })
  await change.getByLabel('Название').fill('Ремонт в апреле')
  await change.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ремонт в апреле' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Ремонт в апреле.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(`${inStock.article};1;`)

  await page.getByRole('checkbox', { name: /^Выбрать: Зуб/ }).check()
  await page.getByRole('button', { name: 'Добавить выбранное: 1' }).click()
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))

  await page
    .getByRole('navigation', { name: 'Разделы личного кабинета' })
    .getByRole('link', { name: 'Сохранённые корзины' })
    .click()
  const list = page.getByRole('table', { name: 'Сохранённые корзины' })
  await expect(list.getByRole('row')).toHaveCount(4)
  await checkAccess()
  await list.getByRole('link', { name: 'Ремонт в апреле' }).click()
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect(page).toHaveURL('/personal/saved-carts/')
  await expect(list.getByRole('row')).toHaveCount(3)
  // A reload leaves the page: what was told to be deleted is.
  await expect(async () => {
    await page.reload()
    await expect(list.getByRole('row')).toHaveCount(3, { timeout: 1000 })
  }).toPass()
})
