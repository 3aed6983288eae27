import type { components } from '../../../src/generated/api-types.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import type { ProductRecord } from '../seed/records.ts'

export type File = components['schemas']['StoredFile']

export const pdf = 'application/pdf'
const usualSize = 84_213
const contractSize = 412_880
const sheetSize = 160_000

export const fileUrl = (id: string) => `/web/files/${id}/`

/** A document as answers name it. */
export function pdfFile(id: string, name: string, size = usualSize): File {
  return { id, name, mime: pdf, size, url: fileUrl(id) }
}

/** The data sheet of a product; articles may hold a slash, names of files may not. */
export function dataSheetFile({ id, article }: Pick<ProductRecord, 'id' | 'article'>): File {
  return pdfFile(`f-sheet-${id}`, `Технический лист ${article.replaceAll('/', '-')}.pdf`, sheetSize)
}

/** The invoice of an order whose invoice is ready. Another one of the order is another file. */
export function invoiceFile({ id, invoice, lines }: OrderRecord): File | null {
  if (invoice?.status !== 'ready') return null
  const { number, copy = 1 } = invoice
  return pdfFile(`f-invoice-${id}${copy > 1 ? `-${copy}` : ''}`, `Счёт ${number}.pdf`, sizeOf(lines))
}

/** What a company gets with the goods. */
export function transferFile({ id, companyId, status, lines }: OrderRecord): File | null {
  return status === 'completed' && companyId !== undefined
    ? pdfFile(`f-upd-${id}`, `УПД ${id}.pdf`, sizeOf(lines))
    : null
}

/** The papers of an order, the newest first. */
export function orderFiles(order: OrderRecord): File[] {
  return [transferFile(order), invoiceFile(order)].filter((file) => file !== null)
}

/** More than a document of so many lines needs: it is filled up to the size that its answer has told. */
const sizeOf = (lines: readonly unknown[]) => usualSize + 500 * Math.max(0, lines.length - 50)

export function contractFile({ id, number }: ContractRecord): File {
  return pdfFile(`f-contract-${id}`, `Договор ${number.replaceAll('/', '-')}.pdf`, contractSize)
}
