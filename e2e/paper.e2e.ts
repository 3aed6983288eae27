import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

// A4 at 96 dots per inch, less the margins of the browser.
test.use({ viewport: { width: 718, height: 1000 } })

test('R-ORDER-02 R-HEAD-06 R-HEAD-07 R-HEAD-08 a printed order says who sells and how to reach them, and nothing that a sheet can not do', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit(`/personal/orders/${seedIds.orders.story.id}/`)
  await page.emulateMedia({ media: 'print' })
  const letterhead = page.getByRole('banner')
  await expect(letterhead.getByText('Кран-Деталь')).toBeVisible()
  await expect(letterhead.getByText('+7 (800) 555-35-12')).toBeVisible()
  await expect(letterhead.getByText('zakaz@kran-detal.example')).toBeVisible()
  await expect(letterhead.getByRole('button')).toHaveCount(0)
  await expect(letterhead.getByRole('combobox')).toBeHidden()
  await expect(letterhead.getByRole('navigation')).toBeHidden()
  await expect(letterhead).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const { top, bottom } = await letterhead.evaluate((head) => {
    const order = document.querySelector('h1')?.getBoundingClientRect()
    return { bottom: head.getBoundingClientRect().bottom, top: order?.top ?? 0 }
  })
  expect(bottom).toBeLessThan(60)
  expect(top).toBeGreaterThan(bottom)
})

test('R-ORDER-01 R-ACC-12 a printed list of orders fits the sheet and has rows only', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/personal/orders/')
  await expect(page.getByRole('button', { name: /^Повторить / }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: 'Заказы' })
  await expect(table.getByRole('columnheader').first()).toBeVisible()
  await expect(table.getByRole('cell').first()).toBeVisible()
  await expect(
    main.getByRole('button', { name: /^(Повторить|Скачать|Печать|Показать|Выбрать)/ }),
  ).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByText('Фильтры')).toBeHidden()
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(718)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})
