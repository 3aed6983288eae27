import { decodeText, separatedRows } from '../../../src/lib/separated-rows.ts'
import { workbookRows } from '../../../src/lib/workbook-rows.ts'
import type { Refuse, SandboxOperations } from '../operation.ts'
import { type GivenRow, importLimit, importRow, rowsOfGoods } from '../rules/cart-import.ts'
import { takeUploads } from '../rules/stored-files.ts'
import { deleteUpload, uploadedBytes } from '../rules/upload-content.ts'
import { viewpointOf } from '../rules/viewpoint.ts'

export const cartImportOperations = {
  importToCart(context) {
    const { state, body, refuse } = context
    const { fileId, text = '' } = body
    if ((text === '') === (fileId === undefined))
      throw refuse('sourceRequired', 'Вставьте список или загрузите файл, что-то одно.', 'text')
    const field = fileId === undefined ? 'text' : 'fileId'
    // A refusal below gives the file back: it rolls all writes back.
    if (fileId !== undefined && takeUploads(context, [fileId], 'cartImport', 'cart') !== undefined)
      throw refuse('fileNotFound', 'Файл не найден. Загрузите его ещё раз.', 'fileId')
    const upload = fileId === undefined ? undefined : state.uploads.get(fileId)
    const rows = rowsOfGoods(
      state,
      upload ? readFile(upload.mime, uploadedBytes(state, upload), refuse) : textRows(text),
    )
    if (!rows.some(({ cells }) => cells[0]?.trim()))
      throw refuse('importEmpty', 'В списке нет ни одного артикула.', field)
    if (rows.length > importLimit)
      throw refuse('tooManyRows', `В списке больше ${importLimit} строк. Разделите его.`, field)
    if (upload) deleteUpload(state, upload.id)
    const view = viewpointOf(context)
    return { rows: rows.map((row) => importRow(state, view, row)) }
  },
} satisfies Partial<SandboxOperations>

function textRows(text: string): GivenRow[] {
  return separatedRows(text, [';', '\t']).map((cells, index) => ({ number: index + 1, cells }))
}

function readFile(mime: string, bytes: Uint8Array, refuse: Refuse<'importToCart'>): GivenRow[] {
  if (mime === 'text/csv') return textRows(decodeText(bytes))
  try {
    // One more than an import takes, and the heading.
    return workbookRows(bytes, importLimit + 2)
  } catch {
    throw refuse(
      'fileUnreadable',
      'Файл не удалось прочитать. Сохраните его без пароля в XLSX или CSV.',
      'fileId',
    )
  }
}
