import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

const { story } = seedIds.orders

test('R-ACC-01 R-ACC-12 R-ORDER-01 R-ORDER-19 R-ROLE-13 the orders of a company, in a tab of their own state', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/')
  const rows = page.getByRole('table', { name: 'Заказы' }).getByRole('row')
  await expect(rows.filter({ hasText: story.number })).toBeVisible()
  const all = await rows.count()
  await page
    .getByRole('navigation', { name: 'Заказы по состоянию' })
    .getByRole('link', { name: /соглас/i })
    .click()
  await expect(page).toHaveURL((url) => url.searchParams.get('tab') === 'approval')
  await expect.poll(() => rows.count()).toBeLessThan(all)
})

test('R-API-71 orders are found by number, and nothing found can be reset', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/')
  await page.getByRole('main').getByText('Фильтры', { exact: true }).click()
  const form = page.getByRole('search', { name: 'Фильтры заказов' })
  await form.getByLabel('Номер заказа или ваш номер').fill(story.number)
  await form.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === story.number)
  await expect(page.getByRole('table', { name: 'Заказы' }).getByRole('row')).toHaveCount(2)
  await visit('/personal/orders/?query=ничего')
  await page.getByRole('main').getByRole('link', { name: 'Сбросить фильтры' }).first().click()
  await expect(page).toHaveURL('/personal/orders/')
})

test('R-ACC-13 R-ORDER-02 R-API-70 an order with lines, delivery, payment and history', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/')
  await page.getByRole('link', { name: story.number }).click()
  await expect(page).toHaveURL(`/personal/orders/${story.id}/`)
  await expect(page.getByRole('heading', { level: 1, name: story.number })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Состав заказа' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Доставка' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Оплата' })).toBeVisible()
})

for (const id of ['99999999', '0', 'abc', '70101']) {
  test(`R-ACC-13 R-ROUTE-47 no order of this customer stands at /personal/orders/${id}/`, async ({
    page,
    beLoggedIn,
    watch,
  }) => {
    await beLoggedIn()
    watch.allowStatus(404)
    expect((await page.goto(`/personal/orders/${id}/`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  })
}

test('R-ACC-18 R-ACC-02 R-ORDER-12 the personal area tells how many orders wait for agreement', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/about/')
  const counted = page.waitForResponse((response) => response.url().includes('/web/orders/agreementCount/'))
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('link', { name: 'Обзор' }).click()
  await expect(page).toHaveURL('/personal/')
  expect((await counted).ok()).toBe(true)
  await expect(page.getByRole('main').getByText('Смирнов').first()).toBeVisible()
})

test('R-ORDER-03 R-ORDER-07 R-ORDER-13 R-POPUP-25 R-POPUP-35 an order is approved, another one canceled and repeated into the cart', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/?tab=approval')
  await page.getByRole('link', { name: 'Согласуйте или верните' }).click()
  await page.getByRole('button', { name: 'Согласовать' }).click()
  const approve = page.getByRole('dialog', { name: 'Согласовать заказ?' })
  await approve.getByRole('button', { name: 'Согласовать' }).click()
  await expect(page.getByRole('button', { name: 'Запросить счёт' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Решение: Смирнов Алексей Петрович')).toBeVisible()

  await visit('/personal/orders/70002/')
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  const cancel = page.getByRole('dialog', { name: 'Отменить заказ?' })
  await cancel.getByRole('combobox', { name: /Причина/ }).click()
  await page.getByRole('option', { name: 'Больше не нужно' }).click()
  await checkAccess()
  await cancel.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Отменён', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await page.getByRole('button', { name: 'В корзину' }).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('main').getByText('Оформление заказа').first()).toBeVisible()
})

test('R-ORDER-14 R-POPUP-38 the page of an order, the form of a return and the wish to cancel have no fault that axe finds', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/70003/')
  await page.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(page.getByRole('form', { name: 'Возврат на доработку' })).toBeVisible()
  await checkAccess()
  await visit(`/personal/orders/${story.id}/`)
  await page.getByRole('button', { name: 'Запросить отмену' }).click()
  await expect(page.getByRole('dialog', { name: 'Запрос на отмену' })).toBeVisible()
  await checkAccess()
})
