import { csvOf, type Spreadsheet } from '../../../src/lib/spreadsheet.ts'
import { workbookOf } from '../../../src/lib/workbook.ts'
import { attachment } from './attachment.ts'

/** A table as a file of the asked form; the contract describes both at exportSavedCart. */
export async function spreadsheetAnswer(table: Spreadsheet, format: 'csv' | 'xlsx'): Promise<Response> {
  const body = format === 'csv' ? csvOf(table) : await workbookOf(table)
  return new Response(body, {
    headers: {
      'content-type': mimes[format],
      'content-disposition': attachment(`${table.name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}.${format}`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

const mimes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
