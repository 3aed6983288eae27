import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { productView } from '../media.ts'
import { dataSheetFile } from '../rules/document-file.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { dataSheetPdf } from './data-sheet.ts'

const { inStock } = seedIds.products
const { catalogue } = sharedSeed()

test('R-API-40 the data sheet of a product is a PDF with its Cyrillic properties, its drawing and its analogues', async () => {
  const guest = new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) }))
  const { documents } = await guest.ask<'getProduct'>(`/web/product/${inStock.code}/`)
  const file = documents.find(({ title }) => title === 'Технический лист FM-2040')?.file
  const answer = await guest.download(file?.id ?? '')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBe(file?.size)
  const { text } = await extractText(bytes.slice(), { mergePages: true })
  const plain = text.replaceAll(/\s+/g, ' ')
  expect(plain).toContain('Фильтр масляный FM-2040 Артикул: FM-2040. Бренд: Ремас')
  for (const words of ['Наружный диаметр 93 мм', 'Вес 0,72 кг', 'Гарантия, месяцев 12', 'Аналоги', 'FM-3600'])
    expect(plain).toContain(words)
})

test('every kind of product has a data sheet within the size that answers tell', () => {
  const samples = new Map(catalogue.products.map((product) => [product.drawing.kind, product]))
  for (const product of samples.values()) {
    const { size } = dataSheetFile(product)
    const analogues = catalogue.products.slice(0, 20)
    const paper = { product, analogues, svg: productView(product, 'detail'), size }
    expect(dataSheetPdf(paper)).toHaveLength(size)
  }
})

test('R-API-83 a withdrawn or unknown product has no data sheet', async () => {
  const guest = new ShopVisitor(openShop())
  expect((await guest.download('f-sheet-99999999')).status).toBe(404)
  const withdrawn = catalogue.products.find(({ isWithdrawn }) => isWithdrawn)
  expect((await guest.download(`f-sheet-${withdrawn?.id}`)).status).toBe(404)
})
