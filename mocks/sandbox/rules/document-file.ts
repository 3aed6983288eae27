import type { components } from '../../../src/generated/api-types.ts'
import type { ContractRecord, OrderRecord } from '../seed/account-records.ts'

export type File = components['schemas']['StoredFile']

export const pdf = 'application/pdf'
const usualSize = 84_213
const contractSize = 412_880

export const fileUrl = (id: string) => `/web/files/${id}/`

/** A document as answers name it. */
export function pdfFile(id: string, name: string, size = usualSize): File {
  return { id, name, mime: pdf, size, url: fileUrl(id) }
}

/** The invoice of an order whose invoice is ready. */
export function invoiceFile({ id, invoice }: OrderRecord): File | null {
  return invoice?.status === 'ready' ? pdfFile(`f-invoice-${id}`, `Счёт ${invoice.number}.pdf`) : null
}

export function contractFile({ id, number }: ContractRecord): File {
  return pdfFile(`f-contract-${id}`, `Договор ${number.replaceAll('/', '-')}.pdf`, contractSize)
}
