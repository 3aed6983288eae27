import type { Locator, Page } from '@playwright/test'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLine, cartLink } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

// The main pump of a machine of this number costs more than the mechanic may order alone.
const serial = 'EG210-004417'
const { article } = seedIds.products.successor
const positions = (page: Page) => page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
const checkoutOf = (page: Page) => page.getByRole('region', { name: 'Оформление заказа' })

/** Sends the order that is open for approval: `press` is how this mechanic presses buttons. */
async function sendForApproval(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(/\/personal\/orders\/\d+\/$/)
  await press(page.getByRole('button', { name: 'Отправить на согласование' }))
  const question = page.getByRole('dialog', { name: 'Отправить на согласование?' })
  await press(question.getByRole('button', { name: 'Отправить' }))
  await expect(page.getByText('Решение примет согласующий вашей компании.')).toBeVisible()
  await expect(page.getByRole('main').getByText(article).first()).toBeVisible()
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-EQUIP-02 R-ORDER-05 R-CART-09 a mechanic goes from the plate to an order that waits for approval by touch only', async ({
    page,
    visit,
    checkAccess,
  }) => {
    await visit('/catalog/parts/')
    await page.getByLabel('Серийный номер с таблички').tap()
    await page.keyboard.type(serial.toLowerCase())
    await page.getByRole('search', { name: 'Серийный номер машины' }).getByRole('button').tap()
    await page.getByRole('link', { name: 'Насосная группа' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Насосная группа' })).toBeVisible()
    await page.locator('svg a[data-position="1"]').tap()
    const row = positions(page).first()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row).toContainText(article)
    await expect(row).toContainText('подходит')
    // At the top, where the header covers nothing half.
    await page.evaluate(() => window.scrollTo(0, 0))
    await checkAccess()
    await row.getByRole('button', { name: /^В корзину/ }).tap()
    await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
    await cartLink(page).tap()
    const checkout = checkoutOf(page)
    await checkout.getByRole('button', { name: 'Войти' }).tap()
    const login = page.getByRole('dialog', { name: 'Вход' })
    await login.getByLabel('E-mail или телефон').tap()
    await page.keyboard.type(seedIds.users.mechanic.email)
    await login.getByLabel(/^Пароль/).tap()
    await page.keyboard.type(demoPassword)
    await login.getByRole('button', { name: 'Войти' }).tap()
    await expect(login).toBeHidden()
    await checkout.getByRole('radio', { name: /Самовывоз/ }).tap()
    await checkout.getByRole('checkbox', { name: /оферты/ }).tap()
    await checkout.getByRole('checkbox', { name: /персональных данных/ }).tap()
    await expect(page.getByText('Заказ уйдёт на согласование.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Оформить заказ' }).tap()
    const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
    await created.getByRole('link', { name: 'Перейти к заказу' }).tap()
    await sendForApproval(page, (button) => button.tap())
  })
})

/** Goes by Tab alone, as somebody without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'Tab never came there').toBeFocused()
}

async function pressOn(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

test('R-EQUIP-02 R-ORDER-05 R-CART-09 a mechanic goes from the plate to an order that waits for approval by keys only', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/catalog/parts/')
  await tabTo(page.getByLabel('Серийный номер с таблички'))
  await page.keyboard.type(serial)
  await page.keyboard.press('Enter')
  await pressOn(page.getByRole('link', { name: 'Насосная группа' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Насосная группа' })).toBeVisible()
  const row = positions(page).first()
  await tabTo(row.locator('[data-open]').first())
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('svg a[data-position="1"]')).toBeInViewport()
  await checkAccess()
  await pressOn(row.getByRole('button', { name: /^В корзину/ }), 'Enter')
  await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
  await page.keyboard.press('Home')
  await pressOn(cartLink(page), 'Enter')
  await expect(page).toHaveURL('/cart/')
  const checkout = checkoutOf(page)
  await pressOn(checkout.getByRole('button', { name: 'Войти' }), 'Enter')
  const login = page.getByRole('dialog', { name: 'Вход' })
  await tabTo(login.getByLabel('E-mail или телефон'))
  await page.keyboard.type(seedIds.users.mechanic.email)
  await tabTo(login.getByLabel(/^Пароль/))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  const pickup = checkout.getByRole('radio', { name: /Самовывоз/ })
  await expect(pickup).toBeVisible()
  if (!(await pickup.isChecked())) {
    await tabTo(checkout.getByRole('radio').first())
    for (let presses = 0; presses < 4 && !(await pickup.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown')
  }
  await expect(pickup).toBeChecked()
  await pressOn(checkout.getByRole('checkbox', { name: /оферты/ }), 'Space')
  await pressOn(checkout.getByRole('checkbox', { name: /персональных данных/ }), 'Space')
  await pressOn(page.getByRole('button', { name: 'Оформить заказ' }), 'Enter')
  const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
  await expect(created).toBeVisible()
  await pressOn(created.getByRole('link', { name: 'Перейти к заказу' }), 'Enter')
  await sendForApproval(page, (button) => pressOn(button, 'Enter'))
})

/** A wearing part of the diagram that the excavator doesn't take, in stock. */
async function partOfOthers(page: Page): Promise<string> {
  const answer = await page.request.get(`/web/parts/diagram/3108/?serialNumber=${serial}`)
  const { data }: { data: { diagram: { positions: Position[] } } } = await answer.json()
  const others = data.diagram.positions
    .filter(({ kind }) => kind === 'wear')
    .flatMap(({ variants }) => variants)
    .filter(({ fit, successor }) => fit === 'doesNotFit' && !successor)
  const asked = others.map(({ productId }) => `ids[]=${productId}`).join('&')
  const cards = await page.request.get(`/web/elastic/component/catalogSectionItems/f/?${asked}`)
  const { data: found }: { data: { items: Card[] } } = await cards.json()
  const card = found.items.find(
    ({ price, minQty, multiplicity, stock }) =>
      price.current !== null && minQty === 1 && multiplicity === 1 && stock.here + stock.elsewhere > 1,
  )
  if (!card) throw new Error('The seed has no such part')
  return card.article
}

interface Position {
  kind: string
  variants: { productId: number; fit?: string; successor?: object }[]
}

interface Card {
  article: string
  minQty: number
  multiplicity: number
  price: { current: number | null }
  stock: { here: number; elsewhere: number }
}

test('R-EQUIP-02 one verdict on the chosen machine on the diagram, in the quick order and in the cart', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/about/')
  await page.evaluate(
    (machine) => localStorage.setItem('chosenMachines', JSON.stringify({ 501: machine })),
    seedIds.machines.excavator.id,
  )
  const other = await partOfOthers(page)
  const { article: own } = seedIds.products.inStock
  const fits = /^Подходит: Экскаватор EG-210$/
  const misfits = /^Не подходит: Экскаватор EG-210$/

  await visit('/catalog/parts/eg-210/3108/')
  const offer = positions(page).locator('[data-product]').filter({ hasText: other }).first()
  await expect(offer.getByText(misfits)).toBeVisible()
  await expect(offer.getByRole('link').getByText(misfits)).toHaveCount(0)

  await visit('/cart/#quick-order')
  const part = page.getByRole('region', { name: 'Быстрый заказ' })
  await part.getByLabel('Файл CSV или XLSX').setInputFiles({
    name: 'Заявка.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${own};2\n${other};1\n`),
  })
  const rows = part.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: own }).getByText(fits)).toBeVisible()
  await expect(rows.filter({ hasText: other }).getByText(misfits)).toBeVisible()
  await checkAccess()
  await part.getByRole('button', { name: /^Добавить в корзину: 2/ }).click()
  await expect(part.getByRole('status')).toHaveText(/^Добавлено в корзину: 2/)

  await visit('/cart/')
  await expect(cartLine(page, { article: own }).getByText(fits)).toBeVisible()
  await expect(cartLine(page, { article: other }).getByText(misfits)).toBeVisible()
  // Only what fits is offered to be tied to it.
  await expect(page.getByRole('button', { name: 'Для машины Экскаватор EG-210' })).toHaveCount(1)
  // Sums that are being calculated again are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await checkAccess()
  await cartLine(page, { article: own }).getByRole('button', { name: 'Для машины Экскаватор EG-210' }).click()
  await expect(page.getByText(`Для машины: Экскаватор EG-210, ${serial}`)).toBeVisible()
})

test('R-EQUIP-02 names and words of a position tell what is chosen, what does not fit and what is in the cart', async ({
  page,
  visit,
}) => {
  await visit('/catalog/parts/eg-210/3108/?serial=EG210-002000')
  const row = (number: number) =>
    page
      .getByRole('list', { name: 'Позиции чертежа' })
      .getByRole('listitem')
      .nth(number - 1)
  await expect(row(1)).toContainText('Не подходит: 755184721, для машин с EG210-003001')
  const box = row(10).getByRole('checkbox', { name: 'Выбрать позицию 10: Колесо направляющее', exact: true })
  await box.check()
  await expect(box).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Выбрано: 1 позиция' })).toBeVisible()
  await expect(row(10)).toContainText('подходит')
  await row(10)
    .getByRole('button', { name: /^В корзину: Колесо направляющее/ })
    .click()
  await expect(
    row(10).getByRole('group', { name: /^Количество в корзине, Колесо направляющее/ }),
  ).toBeVisible()
  await expect(row(10).getByRole('link', { name: 'В корзине' })).toBeVisible()
  await visit('/catalog/parts/eg-210/3106/?serial=EG210-002000')
  await expect(row(1)).toContainText('заменена на NG-112M, не для этой машины')
  await visit('/catalog/parts/eg-210/3102/?serial=EG210-002000')
  const missing = page.getByRole('listitem').filter({ hasText: 'На этой машине такой детали нет.' }).first()
  await expect(missing.getByRole('checkbox', { name: /, на этой машине её нет$/ })).toBeDisabled()
})
