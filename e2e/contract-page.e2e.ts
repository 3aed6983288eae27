import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'

// `npm run contract:docs` and its page, opened from the disk with no network at all.

const page = pathToFileURL(resolve('dist-contract/index.html')).href

/** Opens the search by its keys, which nobody hears while a page is being drawn. What is typed before the focus is lost. */
async function search(tab: Page, text: string): Promise<void> {
  const field = tab.getByPlaceholder('Search docs...')
  await expect(async () => {
    if (!(await field.isVisible())) await tab.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 2000 })
  }).toPass()
  await field.pressSequentially(text)
}

test('the page of the contract is read, searched and followed without any request', async ({
  page: tab,
  context,
}) => {
  await promisify(execFile)('node', ['scripts/contract-docs.ts'])
  await context.setOffline(true)
  const requests: string[] = []
  const errors: string[] = []
  tab.on('request', (request) => requests.push(request.url()))
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  tab.on('pageerror', (error) => errors.push(error.message))

  await tab.goto(page)
  await expect(tab.getByRole('heading', { level: 1, name: 'Storefront backend' })).toBeVisible()
  await tab.getByText('Cart', { exact: true }).first().click()
  await tab.getByText('Put a product into the cart').first().click()
  await expect(tab.getByRole('heading', { name: 'Put a product into the cart' })).toBeVisible()
  await expect(tab.getByRole('row', { name: 'Effect write: changes something' })).toBeVisible()

  await tab
    .getByRole('row', { name: 'Makes stale' })
    .getByRole('link', { name: 'Calculate the checkout' })
    .click()
  await expect(tab.getByRole('heading', { name: 'Calculate the checkout' })).toBeVisible()

  await search(tab, 'listSectionProducts')
  await expect(
    tab.getByText('/web/elastic/component/catalogSection/', { exact: false }).first(),
  ).toBeVisible()

  await tab.keyboard.press('Escape')
  await tab.goto(page.replace('index.html', 'ru.html'))
  await tab.getByText('Корзина', { exact: true }).first().click()
  await tab.getByText('Добавить товар в корзину').first().click()
  await expect(tab.getByRole('heading', { name: 'Добавить товар в корзину' })).toBeVisible()
  await search(tab, 'limitReached')
  await expect(tab.getByText('/api/basket-template/', { exact: false }).first()).toBeVisible()

  const pages = new Set([page, page.replace('index.html', 'ru.html')])
  expect(requests.filter((url) => !pages.has(url) && !/^(blob|data):/.test(url))).toEqual([])
  expect(errors).toEqual([])
})
