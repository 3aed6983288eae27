import type { SandboxOperations, SandboxState } from '../operation.ts'
import { unpackedSize } from '../archive-size.ts'
import { typeOfFile } from '../file-types.ts'
import { randomId } from '../session.ts'
import { attachment } from '../rules/attachment.ts'
import { fileUrl } from '../rules/document-file.ts'
import { readableFile } from '../rules/stored-files.ts'
import { deleteUpload, keepUpload } from '../rules/upload-content.ts'

/** Milliseconds until a file that nothing has taken is deleted. */
const lifetime = 24 * 3_600_000
/** Files of one visitor that wait to be taken. */
const mostWaiting = 20
/** Bytes of all uploads of a world, which is in memory; above it the oldest are deleted. */
const mostBytes = 24 * 1024 * 1024

/** Bytes that an attached package of Office may unpack to: who opens it has to be safe. */
const mostUnpacked = 100 * 1024 * 1024

const openXml = 'application/vnd.openxmlformats-officedocument'
const scans = ['application/pdf', 'image/jpeg', 'image/png']
const workbook = `${openXml}.spreadsheetml.sheet`
const typesOf = {
  attachment: [...scans, `${openXml}.wordprocessingml.document`, workbook],
  authorityScan: scans,
  cartImport: ['text/csv', workbook],
}

export const fileOperations = {
  uploadFile({ state, session, user, body: { file, purpose }, now, nowIso, refuse }) {
    const { bytes } = file
    const name = file.name.slice(Math.max(file.name.lastIndexOf('/'), file.name.lastIndexOf('\\')) + 1).trim()
    if (bytes.length === 0) throw refuse('fileEmpty', 'Файл пустой.', 'file')
    const mime = name.length > 255 ? undefined : typeOfFile(name, bytes)
    if (mime === undefined || !typesOf[purpose].includes(mime))
      throw refuse('fileTypeInvalid', wrongType[purpose], 'file')
    if (
      purpose === 'attachment' &&
      mime.startsWith(openXml) &&
      (unpackedSize(bytes) ?? Infinity) > mostUnpacked
    )
      throw refuse('fileTypeInvalid', wrongType[purpose], 'file')
    for (const { id, expiresAt, takenBy } of state.uploads.all())
      if (takenBy === undefined && expiresAt <= now) deleteUpload(state, id)
    const waiting = state.uploads.where('owner', session.owner).filter((one) => one.takenBy === undefined)
    if (waiting.length >= mostWaiting)
      throw refuse('tooManyFiles', 'Загружено слишком много файлов. Отправьте те, что уже есть.', 'file')
    const id = `u-${randomId()}`
    const expiresAt = now + lifetime
    makeRoom(state, bytes.length)
    const upload = {
      id,
      owner: session.owner,
      ...(user && { userId: user.id }),
      purpose,
      name,
      mime,
      createdAt: nowIso,
      expiresAt,
    }
    keepUpload(state, upload, bytes)
    return {
      file: { id, name, mime, size: bytes.length, url: fileUrl(id) },
      purpose,
      expiresAt: new Date(expiresAt).toISOString(),
    }
  },

  async downloadFile(context) {
    const { path, headers, notFound, httpProblem } = context
    const file = readableFile(context, path.id)
    if (!file) throw notFound('Файл не найден.')
    const bytes = await file.bytes()
    const range = rangeOf(headers.Range, bytes.length)
    if (range === 'none')
      throw httpProblem(416, 'rangeNotSatisfiable', 'В файле нет такой части.', {
        headers: { 'content-range': `bytes */${bytes.length}` },
      })
    const part = range ? bytes.subarray(range.from, range.to + 1) : bytes
    return new Response(part, {
      status: range ? 206 : 200,
      headers: {
        'content-type': file.mime,
        'content-length': String(part.length),
        'content-disposition': attachment(file.name),
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` }),
      },
    })
  },
} satisfies Partial<SandboxOperations>

const wrongType = {
  attachment: 'Такой файл не подходит. Загрузите PDF, JPEG, PNG, DOCX или XLSX.',
  authorityScan: 'Такой файл не подходит. Загрузите PDF, JPEG или PNG.',
  cartImport: 'Такой файл не подходит. Загрузите CSV или XLSX.',
}

/** Deletes the oldest uploads until `bytes` more fit. */
function makeRoom(state: SandboxState, bytes: number): void {
  const all = state.uploads.all().toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
  let held = all.reduce((sum, { size }) => sum + size, bytes)
  for (const { id, size } of all) {
    if (held <= mostBytes) return
    deleteUpload(state, id)
    held -= size
  }
}

/** The range that was asked for; `none` when it begins after the end, `undefined` for the whole file. */
function rangeOf(asked: string | undefined, size: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (from >= size || (first === '' && Number(last) === 0)) return 'none'
  return from > to ? undefined : { from, to }
}
