import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test, type Page } from '@playwright/test'
import { firstSaleOperations } from '../examples/second-backend/first-sale.ts'
import { accounts } from '../examples/second-backend/people-data.ts'
import { type Backend, startBackend } from '../examples/second-backend/server.ts'

// The shop on a backend that shares nothing with the sandbox: no page may need the sandbox's data or habits.

const children = new Set<ChildProcess>()
let backend: Backend
let shop = ''

// One shop for both: they change what the backend does.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  backend = await startBackend()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', BACKEND_URL: backend.origin },
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => /Shop:\s+http:\/\/\S+/.exec(output)?.[0], { timeout: 150_000 }).toBeDefined()
  shop = (/Shop:\s+(http:\/\/\S+)/.exec(output)?.[1] ?? '').replace('localhost', '127.0.0.1')
})
test.afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await backend.close()
})

/** Finds a hose by its article, buys it as a guest who logs in on the way, and reads the placed order. */
async function buy(page: Page): Promise<string> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie_accepted', 'true')
    localStorage.setItem('branch_confirm', 'true')
  })
  await page.goto(`${shop}/`)
  await page.locator('#root[data-hydrated]').waitFor()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('СТ-24-7')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Стартер 24 В, 7 кВт' })).toBeVisible()
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click()
  await expect(page.getByText('Товар добавлен в корзину').first()).toBeVisible()
  await page.goto(`${shop}/cart/`)
  await page.locator('#root[data-hydrated]').waitFor()
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('E-mail или телефон').fill(accounts.buyer.login)
  await dialog.getByLabel(/^Пароль/).fill(accounts.buyer.password)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(dialog).toBeHidden()
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByLabel('ФИО').fill('Галиев Ринат')
  await checkout.getByLabel('Телефон').fill('+7 843 555 01 01')
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  const created = page.getByRole('dialog', { name: 'Заказ оформлен' })
  await expect(created).toBeVisible()
  const number = /ВС-\d+/.exec(await created.innerText())?.[0] ?? ''
  await created.getByRole('link', { name: 'Перейти к заказу' }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByRole('main').getByText('СТ-24-7').first()).toBeVisible()
  return number
}

test('R-CART-09 R-ORDER-01 R-ORDER-21 the first sale is made on a backend written from the contract alone', async ({
  page,
}) => {
  backend.plant([])
  backend.build(undefined)
  const number = await buy(page)
  await page.goto(`${shop}/personal/orders/`)
  await expect(page.getByRole('row', { name: number })).toBeVisible()
})

test('O-27 the first sale is made on exactly the operations that the guide lists', async ({ page }) => {
  backend.plant([])
  backend.build(firstSaleOperations)
  await buy(page)
})
