import { expect, test } from './fixtures/test.ts'

test('R-EQUIP-02 R-CART-09 a mechanic goes from the serial number to a part in the cart by keys only', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/catalog/parts/')
  await page.getByLabel('Серийный номер с таблички').focus()
  await page.keyboard.type('eg210-004417')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Показаны детали для машины EG210-004417.')).toBeVisible()
  await checkAccess()
  await page.getByRole('link', { name: 'Тележка гусеничная' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Тележка гусеничная' })).toBeVisible()
  await checkAccess()
  const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
  await rows.nth(0).locator('[data-open]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2).locator('[data-open]')).toBeFocused()
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  await rows.nth(2).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Выбранное в корзину' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('В корзину добавлено: 1 позиция')).toBeVisible()
  await rows.nth(2).locator('[data-open]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-EQUIP-02 a mechanic taps a part of the drawing and buys what its row offers', async ({
    page,
    visit,
  }) => {
    await visit('/catalog/parts/?serial=EG210-004417')
    await page.getByRole('link', { name: 'Тележка гусеничная' }).tap()
    const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await page.locator('svg a[data-position="10"]').tap()
    await expect(rows.nth(9)).toHaveAttribute('aria-current', 'true')
    await expect(rows.nth(9)).toBeInViewport()
    await rows
      .nth(9)
      .getByRole('button', { name: /^В корзину/ })
      .tap()
    await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
    await page.getByRole('button', { name: 'Увеличить' }).tap()
    await rows.nth(3).tap({ position: { x: 120, y: 12 } })
    await expect(page.locator('svg a[data-position="4"]')).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R-ROLE-01 R-EQUIP-02 the list of positions tells article, stock and price', async ({ page }) => {
    await page.goto('/catalog/parts/?serial=EG210-004417')
    await page.getByRole('link', { name: 'Тележка гусеничная' }).click()
    const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
    await expect(rows.first()).toContainText('₽')
    await expect(rows.first()).toContainText('подходит')
    await page.locator('svg a[data-position="10"]').click()
    await expect(page).toHaveURL(/#position-10$/)
  })
})

test('R-EQUIP-02 a drawing that fails leaves the list', async ({ page, visit }) => {
  await page.route('**/media/diagrams/**', (route) => route.abort())
  await visit('/catalog/parts/eg-210/3108/?position=5')
  await expect(page.getByText('Чертёж не загрузился')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Болт башмачный' }).first()
  await expect(row).toHaveAttribute('aria-current', 'true')
})
