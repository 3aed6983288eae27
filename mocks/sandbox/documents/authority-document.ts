import { shop } from '../rules/shop.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import type { AuthorityRecord } from '../seed/authority-record.ts'
import { longDay } from './amounts.ts'
import { inWords } from './number-words.ts'
import { type Column, PdfPage } from './pdf-page.ts'

interface AuthorityPaper {
  authority: AuthorityRecord
  company: CompanyRecord | undefined
  order: OrderRecord | undefined
  size: number
}

const columns: readonly Column[] = [
  { title: '№', width: 30 },
  { title: 'Материальные ценности', width: 265 },
  { title: 'Ед. изм.', width: 60 },
  { title: 'Количество (прописью)', width: 160 },
]
const blank = '_'.repeat(24)

/** The printed form М-2, to be signed. */
export function authorityPdf({ authority, company, order, size }: AuthorityPaper): Uint8Array<ArrayBuffer> {
  const { number, issueDate, validUntil, representative, basis, goods } = authority
  const { fio, position, passport } = representative
  const page = new PdfPage(`Доверенность ${number}`, new Date(`${issueDate}T06:00:00Z`))
  page.text('Типовая межотраслевая форма № М-2', { size: 8 })
  if (company) {
    const kpp = company.kpp === undefined ? '' : `, КПП ${company.kpp}`
    page.text(`Организация: ${company.shortName}, ИНН ${company.inn}${kpp}, ${company.legalAddress}`)
  }
  page
    .gap(8)
    .text(`Доверенность № ${number}`, { size: 15, weight: 'bold' })
    .text(`Дата выдачи: ${longDay(issueDate)}`)
    .text(`Действительна по: ${longDay(validUntil)}`, { weight: 'bold' })
    .gap(8)
    .text(`Выдана: ${position} ${fio}`)
    .text(
      passport
        ? `Паспорт: серия ${passport.series} № ${passport.number}, код подразделения ${passport.divisionCode}`
        : `Паспорт: серия ${blank} № ${blank}`,
    )
    .text(
      passport
        ? `Кем выдан: ${passport.issuedBy}, ${longDay(passport.issueDate)}`
        : `Кем выдан: ${blank}${blank} Дата выдачи: ${blank}`,
    )
    .gap(8)
    .text(`На получение от: ${shop.name}`)
    .text(`Материальных ценностей по документу: ${groundWords(basis, order)}`)
    .gap(8)
    .table(
      columns,
      goods.map(({ name, unit, quantity }, index) => [
        String(index + 1),
        name,
        unit,
        `${quantity} (${inWords(quantity)})`,
      ]),
    )
    .gap(16)
    .text(`Подпись лица, получившего доверенность: ${blank} удостоверяем`)
    .gap(10)
    .text(`Руководитель: ${blank} ${company?.director?.fio ?? ''}`)
    .gap(6)
    .text(`Главный бухгалтер: ${blank}`)
    .gap(6)
    .text('М. П.')
  return page.bytes(size)
}

function groundWords({ type, number }: AuthorityRecord['basis'], order: OrderRecord | undefined): string {
  if (type === 'order') return `заказ ${number}`
  const day = order?.invoice?.number === number ? ` от ${longDay(order.invoice.date)}` : ''
  return `счёт № ${number}${day}`
}
