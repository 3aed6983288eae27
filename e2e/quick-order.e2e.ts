import type { Locator, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { cartLink } from './fixtures/cart.ts'
import { expect, test } from './fixtures/test.ts'

const { bearing, inStock, otherBearing, superseded, successor, wearPart } = seedIds.products

/** Articles in stock, as the shop lists them, without those that these tests name. */
async function articlesInStock(page: Page, count: number): Promise<string[]> {
  const found: string[] = []
  for (let number = 1; number <= 6; number += 1) {
    const { items } = await page.evaluate(async (address) => {
      const answer: { data: Listing } = await (await fetch(address)).json()
      return answer.data
    }, `/web/elastic/component/catalogSection/all/f/?PAGE_SIZE=100&PAGEN_1=${number}`)
    found.push(
      ...items
        .filter(
          ({ minQty, multiplicity, price, stock }) =>
            !price.onRequest && minQty === 1 && multiplicity === 1 && stock.here + stock.elsewhere > 2,
        )
        .map(({ article }) => article),
    )
  }
  const named = new Set<string>(Object.values(seedIds.products).map(({ article }) => article))
  return found.filter((article) => !named.has(article)).slice(0, count)
}

interface Listing {
  items: {
    article: string
    minQty: number
    multiplicity: number
    price: { onRequest: boolean }
    stock: { here: number; elsewhere: number }
  }[]
}

/** The three parts that a workbook can't be without. */
function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  const sheet = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="rId1" Type="${type}" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  )
}

test('R-CART-02 a clerk orders 200 articles in thirteen clicks and keys', async ({
  page,
  visit,
  beLoggedIn,
  context,
  checkAccess,
}) => {
  await beLoggedIn()
  await visit('/')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = [
    ...(await articlesInStock(page, 196)).map((article) => `${article}\t2 шт`),
    `${bearing.article}\t4`,
    `${superseded.article}\t1`,
    `${wearPart.article.toLowerCase().replace('-', ' ')}\t900`,
    'ZK-36S\t10,0',
  ]
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Артикул\tКол-во\n${rows.join('\n')}`)

  // Every press of a key and every click counts.
  let steps = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    steps += keys.length
  }
  const click = async (control: Locator) => {
    await control.click()
    steps += 1
  }

  await click(page.getByRole('banner').getByRole('combobox'))
  await press('ControlOrMeta+v')
  const part = page.getByRole('region', { name: 'Быстрый заказ' })
  const status = part.getByRole('status')
  await expect(status).toHaveText('В списке 200\u00a0строк: готово — 196, решить — 3, не найдено — 1.')
  await expect(status).toBeFocused()

  await click(part.getByRole('button', { name: `Выбрать ${otherBearing.article}, Искра-Тех` }))
  await click(part.getByRole('button', { name: `Выбрать ${successor.article}` }))
  await click(part.getByRole('button', { name: /^Взять 260/ }))
  await click(part.getByRole('textbox', { name: 'Артикул вместо ZK-36S' }))
  await press('End', 'Backspace', 'Backspace', '5', 'S', 'Enter')
  await expect(status).toHaveText('В списке 200\u00a0строк: готово — 200.')
  await checkAccess()

  await click(part.getByRole('button', { name: /^Добавить в корзину: 200/ }))
  // The bucket tooth stood in two rows: 270 were asked for, 260 can be had.
  await expect(status).toHaveText(/^Добавлено в корзину: 199/)
  await expect(cartLink(page)).toHaveAccessibleName(/199/)
  await expect(part.getByText('Столько нет: остальное уже в корзине.')).toBeVisible()
  expect(steps).toBe(13)
})

test('R-CART-02 a list from a file is kept by a failed call and by a reload', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  await visit('/cart/#quick-order')
  const part = page.getByRole('region', { name: 'Быстрый заказ' })
  const file = part.getByLabel('Файл CSV или XLSX')
  const status = part.getByRole('status')
  await file.setInputFiles({ name: 'Заявка.xlsx', mimeType: '', buffer: Buffer.from('PK, but no zip') })
  await expect(
    part.getByText('Файл не удалось прочитать. Сохраните его без пароля в XLSX или CSV.'),
  ).toBeVisible()

  watch.allowStatus(500)
  await prefer({ importToCart: { code: 500 } })
  const rows = [
    ['№', 'Наименование', 'Артикул', 'Кол-во'],
    [1, 'Фильтр масляный', inStock.article, 3],
    [2, 'Насос', 'NG-999', 1],
  ]
  await file.setInputFiles({ name: 'Заявка.xlsx', mimeType: '', buffer: workbook(rows) })
  await expect(part.getByRole('alert')).toContainText('Список сохранён.')
  await expect(status).toHaveText('В списке 2\u00a0строки: готово — 0, не проверено — 2.')

  await prefer({})
  await page.reload()
  await expect(status).toHaveText('В списке 2\u00a0строки: готово — 1, не найдено — 1.')
  await expect(part.getByRole('textbox', { name: 'Количество, FM-2040' })).toHaveValue('3')
  await part.getByRole('button', { name: /^Добавить в корзину/ }).click()
  await expect(status).toHaveText(/^Добавлено в корзину: 1/)
  await expect(part.getByText('NG-999').first()).toBeVisible()
})

test('R-CART-02 a guest drops a file onto the search field of any page and gets it reviewed', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const drop = async (name: string, rows: string) => {
    const files = await page.evaluateHandle(
      ([title, text]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], title, { type: 'text/csv' }))
        return transfer
      },
      [name, rows] as const,
    )
    const field = page.getByRole('banner').getByRole('combobox')
    // A browser drops only where the page has said that it takes what is dragged.
    const isTaken = await field.evaluate(
      (element, dataTransfer) =>
        !element.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })),
      files,
    )
    expect(isTaken).toBe(true)
    await field.dispatchEvent('drop', { dataTransfer: files })
  }
  await drop('Заявка.csv', `Артикул;Кол-во\n${inStock.article};3\nNG-999;1`)
  await expect(page).toHaveURL('/cart/#quick-order')
  const status = page.getByRole('region', { name: 'Быстрый заказ' }).getByRole('status')
  await expect(status).toHaveText('В списке 2\u00a0строки: готово — 1, не найдено — 1.')
  await drop('Ещё.csv', `${bearing.article};4`)
  await expect(status).toHaveText(/^В списке 3\u00a0строки/)
  await page.reload()
  await expect(status).toHaveText(/^В списке 3\u00a0строки/)
})
