import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import { orderFiles } from '../rules/document-file.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { invoicePdf } from './order-documents.ts'

const { inStock, wearPart } = seedIds.products
const { buyer, person } = seedIds.users
const open = () => openShop({ realNow: () => Date.parse(seedNow) })

/** The text of a PDF, with plain blanks, as a reader of PDF finds it. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const downloaded = async (visitor: ShopVisitor, id: string) =>
  new Uint8Array(await (await visitor.download(id)).arrayBuffer())

test('R-API-83 R-ORDER-10 the invoice of an order is a PDF with its Cyrillic names and its sums', async () => {
  const shop = open()
  const customer = await new ShopVisitor(shop).login(buyer.email)
  await customer.add(inStock.id, 2)
  await customer.add(wearPart.id, 4)
  const { id } = await place(customer, { delivery: { type: 'courier', addressId: 801 } })
  for (const step of ['process', 'invoice']) await customer.call('/sandbox/seller', { orderId: id, step })
  const order = await readOrder(customer, id)
  const file = order.invoice?.file
  expect(file?.url).toBe(`/web/files/f-invoice-${id}/`)
  expect(order.documents).toEqual([file])
  const bytes = await downloaded(customer, file?.id ?? '')
  expect(bytes.length).toBe(file?.size)
  const text = await textOf(bytes.slice())
  expect(text).toContain(`Счёт на оплату № СЧ-${id} от 20 ноября 2026 г.`)
  expect(text).toContain('Покупатель: ООО «УралДорСтрой», ИНН 6671234569, КПП 667101001')
  expect(text).toContain(`заказ ${order.number} от 20 ноября 2026 г., договор Д-2026/118`)
  expect(text).toContain('FM-2040')
  for (const { product } of order.items) expect(text).toContain(product.name.slice(0, 20))
  expect(text).toContain('1 240,00 22 % 2 480,00')
  expect(text).toContain('4 350,00 22 % 17 400,00')
  const shown = (kopecks: number) =>
    (kopecks / 100).toLocaleString('ru-RU', { minimumFractionDigits: 2 }).replaceAll(/\s/g, ' ')
  expect(text).toContain(`В том числе НДС, ₽ ${shown(order.totals.vat)}`)
  expect(text).toContain(`К оплате, ₽ ${shown(order.totals.total)}`)
  // The same document is the same bytes, and nobody else's.
  expect(await downloaded(customer, file?.id ?? '')).toEqual(bytes)
  const stranger = await new ShopVisitor(shop).login(person.email)
  expect((await stranger.download(file?.id ?? '')).status).toBe(404)
})

test('R-ORDER-16 a completed order of a company has its transfer document, the newest first', async () => {
  const customer = await new ShopVisitor(open()).login(buyer.email)
  const { documents, totals } = await readOrder(customer, 70_009)
  expect(documents.map(({ id }) => id)).toEqual(['f-upd-70009', 'f-invoice-70009'])
  const text = await textOf(await downloaded(customer, 'f-upd-70009'))
  expect(text).toContain('Универсальный передаточный документ № УПД-70009 от')
  expect(text).toContain('Товар получил: Гусев Роман Ильич')
  expect(text).toContain('Доставка')
  expect(totals.delivery).toBe(450_000)
  expect(text).toContain('4 500,00')
})

test('R-API-83 another invoice of an order is another file; the first one is gone', async () => {
  const customer = await new ShopVisitor(open()).login(buyer.email)
  await customer.add(inStock.id, 2)
  const { id } = await place(customer)
  for (const step of ['process', 'invoice', 'change', 'invoice'])
    expect((await customer.call('/sandbox/seller', { orderId: id, step })).status).toBe(200)
  const { invoice, totals } = await readOrder(customer, id)
  expect(invoice?.file?.id).toBe(`f-invoice-${id}-2`)
  const text = await textOf(await downloaded(customer, `f-invoice-${id}-2`))
  expect(text).toContain('1 шт 1 240,00 22 % 1 240,00')
  expect(totals.total).toBe(124_000)
  expect((await customer.download(`f-invoice-${id}`)).status).toBe(404)
})

test.each([1, 50, 51, 500])(
  'an invoice of %i lines has the size that was told, and all its lines',
  async (count) => {
    const seeded = sharedSeed().orders.find(({ id }) => id === seedIds.orders.story.id)
    const [line] = seeded?.lines ?? []
    if (!seeded || !line) throw new Error('The seed has no order of the story')
    const { products } = sharedSeed().catalogue
    const long = products.toSorted((left, right) => right.name.length - left.name.length)
    const lines = Array.from({ length: count }, (_, index): OrderLineRecord => {
      const { name = '', article = '' } = long[index] ?? {}
      return { ...line, product: { ...line.product, name, article } }
    })
    const order: OrderRecord = { ...seeded, lines }
    const [file] = orderFiles(order)
    const bytes = invoicePdf({ order, buyer: undefined, size: file?.size ?? 0 })
    expect(bytes.length).toBe(file?.size)
    const text = (await textOf(bytes)).replaceAll(' ', '')
    const missing = lines.filter(({ product }) => !text.includes(product.article.replaceAll(' ', '')))
    expect(missing.map(({ product }) => product.article)).toEqual([])
  },
)

test('R-FIN-04 the PDF of a contract has its parties, terms of payment, limit and details', async () => {
  const customer = await new ShopVisitor(open()).login(buyer.email)
  const text = await textOf(await downloaded(customer, 'f-contract-301'))
  expect(text).toContain('Договор поставки № Д-2026/118 от 15 января 2026 г.')
  expect(text).toContain('ИНН 6671234569, КПП 667101001, ОГРН')
  expect(text).toContain('Отсрочка 30 календарных дней с даты отгрузки.')
  expect(text).toContain('не превышают 5 000 000,00 ₽')
  expect(text).toContain('действует до 31 декабря 2026 г. включительно')
  expect(text).toMatch(/Счёт \d{20} в .+, БИК \d{9}/)
})

test('R-PROD-05 the PDF of a product tells what the product is', async () => {
  const visitor = new ShopVisitor(open())
  const { documents } = await visitor.ask<'getProduct'>(`/web/product/${inStock.code}/`)
  const text = await textOf(await downloaded(visitor, documents[0]?.file.id ?? ''))
  expect(text).toContain('Фильтр масляный FM-2040')
  expect(text).toContain('Производитель: Ремас')
  expect(text).toMatch(/Высота: \d+ мм/)
})
