import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/development.ts'
import { hydrated } from '../fixtures/test.ts'

/** Vite begins anew by it as by `vite.config.ts`, which would make the build look old to who starts it meanwhile. */
const settings = '.env.local'
const contractFile = 'openapi/paths/cart/web_basket_add.yaml'

// One after another: they share a server, and one of them changes a file of the contract.
test.describe.configure({ mode: 'serial' })
// Not sooner: Vite begins anew by that too.
test.afterAll(() => rm(settings, { force: true }))

test('an answer that breaks the contract is in the panel at once, the one to the server too', async ({
  page,
  prefer,
  watch,
  checkAccess,
}) => {
  // The page's own fields are all there; only one too many comes.
  watch.allowConsole(/\[vite\]/)
  await prefer({ getFooter: { fault: 'extra-field' } })
  await page.goto('/about/')
  await hydrated(page)
  await page.getByRole('button', { name: /Панель разработчика: 1 расхождение/ }).click()
  const panel = page.getByRole('region', { name: 'Панель разработчика' })
  await expect(panel.getByRole('heading', { name: 'getFooter' })).toBeVisible()
  await expect(panel.getByText('/data/undocumentedField')).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a contract that is saved wrong is shown over the page at its line, and mending takes it away', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/\[vite\]/)
  await page.goto('/about/')
  await hydrated(page)
  const good = await readFile(contractFile, 'utf8')
  const count = 'version: 7, count: 2'
  const line = good.slice(0, good.indexOf(count)).split('\n').length
  const overlay = page.locator('vite-error-overlay')
  try {
    await writeFile(contractFile, good.replace(count, 'version: 7, count: two'))
    await expect(overlay.locator('.message-body')).toContainText('/data/count must be integer, got "two"')
    await expect(overlay.locator('.file')).toContainText(`${contractFile}:${line}:`)
  } finally {
    await writeFile(contractFile, good)
  }
  await expect(overlay).toBeHidden()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('panel and contract page come along when Vite begins anew, and the panel exchanges the backend', async ({
  page,
  watch,
  request,
}) => {
  watch.allowConsole(/\[vite\]/)
  await page.goto('/about/')
  await hydrated(page)
  const again = page.waitForEvent('load')
  await writeFile(settings, '', { flag: 'wx' })
  await again
  await hydrated(page)
  expect((await request.get('/contract/')).status()).toBe(200)
  await page.getByRole('button', { name: /Панель разработчика/ }).click()
  const panel = page.getByRole('region', { name: 'Панель разработчика' })
  await expect(panel.getByText('sandbox', { exact: true })).toBeVisible()
  await panel.getByRole('tab', { name: 'Бэкенд' }).click()
  await panel.getByRole('radio', { name: 'Песочница в браузере' }).check()
  await panel.getByRole('button', { name: 'Переключить' }).click()
  await expect(panel.getByText('msw', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
