/** Extensions that may be attached (R-FORM-08, O-93). */
export const FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'docx'] as const

/** Bytes in a Мб of the message (R-CONST-44). */
const BYTES_IN_MB = 1_048_576

/** The largest file in bytes and the largest number of files (O-93). */
export const FILE_SIZE_LIMIT = 10 * BYTES_IN_MB
export const FILES_COUNT_LIMIT = 5

type FileFacts = Pick<File, 'name' | 'size'>

/** Every file has one of the allowed extensions (R-FORM-08). */
export function fileExtension(files: readonly FileFacts[], extensions: readonly string[] = FILE_EXTENSIONS) {
  const isAllowed = ({ name }: FileFacts) =>
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
  return files.every(isAllowed) ? undefined : 'Недопустимый формат файла'
}

/** Each file is at most `limit` bytes (R-FORM-10, O-93). */
export function fileSize(files: readonly FileFacts[], limit = FILE_SIZE_LIMIT): string | undefined {
  return files.every(({ size }) => size <= limit) ? undefined : fileSizeMessage(limit)
}

/** The limit with two decimals and a comma (R-FORM-11). */
export function fileSizeMessage(limit = FILE_SIZE_LIMIT): string {
  const megabytes = (limit / BYTES_IN_MB).toFixed(2).replace('.', ',')
  return `Недопустимый размер файла, разрешено не более ${megabytes} Мб`
}

/** At most `limit` files (R-FORM-12). */
export function filesCount(files: readonly FileFacts[], limit = FILES_COUNT_LIMIT): string | undefined {
  return files.length <= limit ? undefined : `Недопустимое количество файлов, разрешено не более ${limit}`
}
