import { dayIn } from '../rules/days.ts'
import { shop } from '../rules/shop.ts'
import { includedVat } from '../rules/money.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { amount, longDay } from './amounts.ts'
import { type Column, PdfPage } from './pdf-page.ts'

interface OrderPaper {
  order: OrderRecord
  buyer: CompanyRecord | undefined
  size: number
}

const columns: readonly Column[] = [
  { title: '№', width: 26 },
  { title: 'Артикул', width: 80 },
  { title: 'Товар', width: 179 },
  { title: 'Кол-во', width: 50, align: 'right' },
  { title: 'Цена, ₽', width: 65, align: 'right' },
  { title: 'НДС', width: 45, align: 'right' },
  { title: 'Сумма, ₽', width: 70, align: 'right' },
]

/** The invoice of an order whose invoice is ready. */
export function invoicePdf({ order, buyer, size }: OrderPaper): Uint8Array<ArrayBuffer> {
  const { invoice } = order
  if (!invoice) throw new Error(`Order ${order.id} has no invoice`)
  const page = new PdfPage(`Счёт ${invoice.number}`, new Date(`${invoice.date}T06:00:00Z`))
  page
    .text(`Счёт на оплату № ${invoice.number} от ${longDay(invoice.date)}`, { size: 15, weight: 'bold' })
    .gap(8)
  parties(page, order, buyer)
  goods(page, order)
  return page
    .total('К оплате, ₽', amount(order.totals.total), 'bold')
    .gap(14)
    .text(`Счёт действителен до ${longDay(invoice.validUntil)} включительно.`)
    .text('Учебный документ песочницы: платить по нему не нужно.', { size: 8 })
    .bytes(size)
}

/** The universal transfer document of a completed order. */
export function transferPdf({ order, buyer, size }: OrderPaper): Uint8Array<ArrayBuffer> {
  const day = completedOn(order)
  const page = new PdfPage(`УПД ${order.id}`, new Date(`${day}T06:00:00Z`))
  page.text(`Универсальный передаточный документ № УПД-${order.id} от ${longDay(day)}`, {
    size: 13,
    weight: 'bold',
  })
  page.gap(8)
  parties(page, order, buyer)
  goods(page, order)
  return page
    .total('Всего с НДС, ₽', amount(order.totals.total), 'bold')
    .gap(14)
    .text(`Товар передал: ${shop.name}`)
    .text(`Товар получил: ${order.delivery.recipient.fio}`)
    .bytes(size)
}

/** The day in Moscow on which the goods were handed over. */
function completedOn({ history, createdAt }: OrderRecord): string {
  const at = history.find(({ to }) => to === 'completed')?.at ?? createdAt
  return dayIn('Europe/Moscow', Date.parse(at))
}

function parties(page: PdfPage, order: OrderRecord, buyer: CompanyRecord | undefined): void {
  page.text(`Поставщик: ${shop.name}, ${shop.phoneAsRead}, ${shop.email}`)
  if (buyer) {
    const kpp = buyer.kpp === undefined ? '' : `, КПП ${buyer.kpp}`
    page.text(`Покупатель: ${buyer.shortName}, ИНН ${buyer.inn}${kpp}, ${buyer.legalAddress}`)
  } else page.text(`Покупатель: ${order.author}`)
  const day = longDay(dayIn('Europe/Moscow', Date.parse(order.createdAt)))
  const contract = order.contractNumber === undefined ? '' : `, договор ${order.contractNumber}`
  page.text(`Основание: заказ ${order.number} от ${day}${contract}`).gap(10)
}

function goods(page: PdfPage, { lines, totals, delivery }: OrderRecord): void {
  const rows = lines.map(({ product, quantity, price, vatRate, sum }, index) => [
    String(index + 1),
    product.article,
    product.name,
    `${quantity} ${product.unit}`,
    amount(price),
    `${vatRate} %`,
    amount(sum),
  ])
  const { price } = delivery
  if (price !== null && price > 0)
    rows.push([
      String(rows.length + 1),
      '',
      'Доставка',
      '1',
      amount(price),
      `${shop.deliveryVatRate} %`,
      amount(price),
    ])
  page.table(columns, rows).gap(6)
  if (totals.discount > 0) page.total('Скидка, ₽', amount(totals.discount))
  const vat = lines.reduce((sum, line) => sum + line.vat, 0) + includedVat(price ?? 0, shop.deliveryVatRate)
  page.total('В том числе НДС, ₽', amount(vat))
}

/** A paper of which only the title and a few facts are known. */
export function plainPdf(lines: readonly string[], size: number): Uint8Array<ArrayBuffer> {
  const [title = '', ...facts] = lines
  const page = new PdfPage(title, new Date(0)).text(title, { size: 15, weight: 'bold' }).gap(8)
  for (const fact of facts) page.text(fact)
  return page.bytes(size)
}
