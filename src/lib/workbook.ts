import writeWorkbook from 'write-excel-file/universal'
import type { Spreadsheet, SpreadsheetCell, SpreadsheetColumn } from './spreadsheet.ts'

/** A table as an XLSX file. */
export async function workbookOf({ columns, rows }: Spreadsheet): Promise<Blob> {
  const cell = (value: SpreadsheetCell, column: SpreadsheetColumn | undefined) => {
    if (value === null) return null
    // Without a type a text could become a formula.
    if (typeof value === 'string') return { value, type: String }
    return column?.money ? { value: value / 100, type: Number, format: '#,##0.00' } : { value, type: Number }
  }
  const workbook = writeWorkbook(
    [
      columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value, at) => cell(value, columns[at]))),
    ],
    { columns: columns.map(({ width = 14 }) => ({ width })) },
  )
  return workbook.toBlob()
}
