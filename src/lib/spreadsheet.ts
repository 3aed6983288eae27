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

/** UTF-8 with a BOM, separated by semicolons, as programs with Russian settings open it. */
export function csvOf({ columns, rows }: Spreadsheet): string {
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
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180. */
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
