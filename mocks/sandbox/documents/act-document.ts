import { actKinds } from '../rules/acts.ts'
import { dayIn } from '../rules/days.ts'
import { shop } from '../rules/shop.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { ActFigures, ActRecord } from '../seed/act-records.ts'
import { amount, longDay } from './amounts.ts'
import { type Column, PdfPage } from './pdf-page.ts'

interface ActPaper {
  act: ActRecord
  figures: ActFigures
  buyer: CompanyRecord | undefined
  contract: ContractRecord | undefined
  size: number
}

const columns: readonly Column[] = [
  { title: 'Дата', width: 70 },
  { title: 'Документ', width: 265 },
  { title: 'Дебет, ₽', width: 90, align: 'right' },
  { title: 'Кредит, ₽', width: 90, align: 'right' },
]

/** An act that is made, with its rows and totals. */
export function actPdf({ act, figures, buyer, contract, size }: ActPaper): Uint8Array<ArrayBuffer> {
  const day = dayIn('Europe/Moscow', Date.parse(act.endedAt ?? act.requestedAt))
  const page = new PdfPage(`${actKinds[act.kind]} ${figures.number}`, new Date(`${day}T06:00:00Z`))
  page
    .text(`${actKinds[act.kind]} № ${figures.number} от ${longDay(day)}`, { size: 15, weight: 'bold' })
    .text(`За период с ${longDay(act.periodFrom)} по ${longDay(act.periodTo)}`)
    .gap(8)
    .text(`Поставщик: ${shop.name}`)
  if (buyer) page.text(`Покупатель: ${buyer.shortName}, ИНН ${buyer.inn}`)
  page
    .text(contract ? `Договор: ${contract.number} от ${longDay(contract.date)}` : 'По всем договорам')
    .gap(8)
  const isReconciliation = act.kind === 'reconciliation'
  if (isReconciliation) page.total('Долг покупателя на начало, ₽', signed(figures.opening))
  page.gap(4).table(
    columns,
    figures.rows.map(({ date, document, debit, credit }) => [
      date.split('-').toReversed().join('.'),
      document,
      debit > 0 ? amount(debit) : '',
      credit > 0 ? amount(credit) : '',
    ]),
  )
  page.gap(6).total('Обороты по дебету, ₽', amount(figures.debit))
  if (isReconciliation) page.total('Обороты по кредиту, ₽', amount(figures.credit))
  return page
    .total(isReconciliation ? 'Долг покупателя на конец, ₽' : 'Итого, ₽', signed(figures.closing), 'bold')
    .gap(14)
    .text('Учебный документ песочницы.', { size: 8 })
    .bytes(size)
}

const signed = (kopecks: number) => (kopecks < 0 ? `−${amount(-kopecks)}` : amount(kopecks))
