import writeWorkbook from 'write-excel-file/universal'
import { attachment } from './attachment.ts'

/** A column of a table: its heading, and how its numbers are shown. */
export interface SpreadsheetColumn {
  title: string
  /** Kopecks; in the file roubles with two digits. */
  money?: true
  /** In characters. */
  width?: number
}

/** `null` is an empty cell. */
export type SpreadsheetCell = string | number | null

export interface Spreadsheet {
  /** Without its ending. */
  name: string
  columns: readonly SpreadsheetColumn[]
  rows: readonly (readonly SpreadsheetCell[])[]
}

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

/** UTF-8 with a BOM, separated by semicolons, as programs with Russian settings open it. */
function csvOf({ columns, rows }: Spreadsheet): string {
  const written = (cell: SpreadsheetCell, column: SpreadsheetColumn | undefined) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quoted(harmless(cell))
    return column?.money ? (cell / 100).toFixed(2).replace('.', ',') : String(cell)
  }
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => row.map((cell, at) => written(cell, columns[at]))),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`
}

/** A text that a program would take for a formula gets an apostrophe before it. */
const harmless = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text)

/** RFC 4180. */
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

async function workbookOf({ columns, rows }: Spreadsheet): Promise<ArrayBuffer> {
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
  return (await workbook.toBlob()).arrayBuffer()
}
