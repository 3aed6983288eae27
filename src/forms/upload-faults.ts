import { isProblemOf } from '../api/api-problem.ts'
import { uploadFile } from '../generated/operations.ts'
import { hasContentOfName } from './file-content.ts'
import { fileExtension, fileSize, fileSizeMessage } from './file-rules.ts'
import { NO_CONNECTION } from './server-errors.ts'

/** The file itself is wrong, so it would fail again. */
class UnfitFile extends Error {}

/** Checks what a browser can tell before the upload. @throws when the file would be refused */
export async function checkFile(file: File, extensions: readonly string[]): Promise<void> {
  const broken = fileExtension([file], extensions) ?? fileSize([file])
  if (broken !== undefined) throw new UnfitFile(broken)
  if (file.size === 0) throw new UnfitFile('Файл пустой.')
  let fits
  try {
    fits = await hasContentOfName(file)
  } catch {
    // It was moved, deleted or changed on the disk after it was chosen.
    throw new UnfitFile('Не удалось прочитать файл. Выберите его снова')
  }
  if (!fits) throw new UnfitFile('Недопустимый формат файла')
}

const NOT_UPLOADED = 'Не удалось загрузить. Попробуйте ещё раз'

/** What to say of a failed upload, and whether the same file could pass later. */
export function failureOf(error: unknown): { message: string; canRetry: boolean } {
  if (error instanceof UnfitFile) return { message: error.message, canRetry: false }
  if (!isProblemOf(error, uploadFile)) {
    reportError(error)
    return { message: NOT_UPLOADED, canRetry: true }
  }
  if (error.isNetwork) return { message: NO_CONNECTION, canRetry: true }
  if (error.httpStatus === 413) return { message: fileSizeMessage(), canRetry: false }
  return {
    message: error.errors[0]?.message || NOT_UPLOADED,
    canRetry: !error.is('fileTypeInvalid', 'fileEmpty'),
  }
}
