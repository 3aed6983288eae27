import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { accounts } from '../../examples/second-backend/people-data.ts'

/** A shop in a process of its own. */
export interface RunningShop {
  origin: string
  close: () => Promise<void>
}

/** Starts the shop on a backend; the newest build is taken, or a build is made. */
export async function startShopOn(backend: string): Promise<RunningShop> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', BACKEND_URL: backend },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const told = () => /Shop:\s+(http:\/\/\S+)/.exec(output)?.[1]
  const deadline = Date.now() + 150_000
  while (told() === undefined) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close()
      throw new Error(`The shop did not start:\n${output}`)
    }
    await setTimeout(100)
  }
  return { origin: (told() ?? '').replace('localhost', '127.0.0.1'), close }
}

/**
 * The first sale on the second backend. A guest finds starters by the search and in their section, changes the cart and
 * logs in on the way. Then the buyer orders, and reads the order and the list of orders.
 * @returns the order's number
 */
export async function makeFirstSale(page: Page, shop: string): Promise<string> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie_accepted', 'true')
    localStorage.setItem('branch_confirm', 'true')
  })
  await open(page, `${shop}/`)
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('СТ-24-7')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Стартер 24 В, 7 кВт' })).toBeVisible()
  await putIntoCart(page, 'Стартер 24 В, 7 кВт')
  await open(page, `${shop}/catalog/dvigatel/startery/`)
  await putIntoCart(page, 'Стартер 24 В, 5,4 кВт')
  await open(page, `${shop}/cart/`)
  await changeCart(page)
  await logInAtCheckout(page)
  const number = await order(page)
  await open(page, `${shop}/personal/orders/`)
  await expect(page.getByRole('row', { name: number })).toBeVisible()
  return number
}

/** Opens a page; one that is answered by an error page ends the sale, also where the frame around it would go on. */
async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  await page.locator('#root[data-hydrated]').waitFor()
}

async function putIntoCart(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `В корзину: ${name}` })
    .first()
    .click()
  await expect(page.getByRole('spinbutton', { name: `Количество в корзине, ${name}` }).first()).toBeVisible()
}

async function changeCart(page: Page): Promise<void> {
  const removed = page.getByRole('button', { name: 'Удалить: Стартер 24 В, 5,4 кВт' })
  await removed.first().click()
  await expect(removed).toHaveCount(0)
  const quantity = page.getByRole('spinbutton', { name: 'Количество, Стартер 24 В, 7 кВт' })
  const changed = page.waitForResponse(
    (response) => response.url().includes('/web/basket/') && response.request().method() === 'POST',
  )
  await quantity.fill('2')
  await quantity.press('Tab')
  await changed
  await expect(quantity).toHaveValue('2')
}

async function logInAtCheckout(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Оформление заказа' }).getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('E-mail или телефон').fill(accounts.buyer.login)
  await dialog.getByLabel(/^Пароль/).fill(accounts.buyer.password)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(dialog).toBeHidden()
}

async function order(page: Page): Promise<string> {
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
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
