import { fileExtension, fileSize } from '../../forms/file-rules.ts'
import { decodeText } from '../../lib/separated-rows.ts'
import { onDemand } from '../../ui/on-demand.ts'
import { type ListLine, readListTable, readListText } from './read-list.ts'

/** Rows of a sheet that are looked at: those of an import, and what stands above and between them. */
const mostSheetRows = 2000

export const listFileTypes = ['csv', 'xlsx', 'txt'] as const

const workbooks = onDemand(() => import('../../lib/workbook-rows.ts'))
/** The code that reads workbooks; loaded ahead when a file is about to be chosen. */
export const loadWorkbooks = workbooks.load

/** Why a file gives no lines, for the buyer. */
export class ListFileFault extends Error {}

/** The lines of a CSV, TXT or XLSX. @throws {ListFileFault} */
export async function readListFile(file: File): Promise<ListLine[]> {
  const fault = fileExtension([file], listFileTypes) ?? fileSize([file])
  if (fault !== undefined) throw new ListFileFault(`${fault}. Подойдёт CSV или XLSX до 10 МБ.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!file.name.toLowerCase().endsWith('.xlsx')) return readListText(decodeText(bytes))
  const { workbookRows } = await workbooks.load()
  let rows
  try {
    rows = workbookRows(bytes, mostSheetRows)
  } catch {
    throw new ListFileFault('Файл не удалось прочитать. Сохраните его без пароля в XLSX или CSV.')
  }
  return readListTable(rows.map(({ cells }) => cells))
}
