import type { State } from '../state.ts'
import type { UploadRecord } from '../world-records.ts'

/**
 * Bytes of a file in one record. A long record is copied several times on its way to the store, and the engine collects long
 * texts late. A multiple of three, so that Base64 fills no part up.
 */
const partBytes = 24_576

type Files = Pick<State<unknown>, 'uploads' | 'uploadParts'>

const partId = (id: string, part: number) => `${id}/${part}`
const partsOf = (size: number) => Math.ceil(size / partBytes)

/** Keeps a file: its beginning in the record itself, the rest in parts. */
export function keepUpload(
  { uploads, uploadParts }: Files,
  upload: Omit<UploadRecord, 'content' | 'size'>,
  bytes: Uint8Array,
): void {
  const contentOf = (part: number) =>
    btoa(String.fromCharCode(...bytes.subarray(part * partBytes, (part + 1) * partBytes)))
  uploads.put({ ...upload, size: bytes.length, content: contentOf(0) })
  for (let part = 1; part < partsOf(bytes.length); part += 1)
    uploadParts.put({ id: partId(upload.id, part), content: contentOf(part) })
}

/** The file as it came. Databases of before hold all of it in its record. */
export function uploadedBytes(
  { uploadParts }: Pick<Files, 'uploadParts'>,
  { id, size, content }: UploadRecord,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let filled = fill(bytes, 0, content)
  for (let part = 1; filled < size; part += 1) {
    const next = uploadParts.get(partId(id, part))
    if (!next) throw new Error(`The upload ${id} has lost its part ${part}`)
    filled += fill(bytes, filled, next.content)
  }
  return bytes
}

/** Writes Base64 into bytes from a place on. @returns how many bytes it is */
function fill(bytes: Uint8Array, from: number, content: string): number {
  const text = atob(content)
  for (let index = 0; index < text.length; index += 1) bytes[from + index] = text.charCodeAt(index)
  return text.length
}

/** Deletes a file with all its parts. */
export function deleteUpload({ uploads, uploadParts }: Files, id: string): void {
  const size = uploads.get(id)?.size ?? 0
  uploads.delete(id)
  for (let part = 1; part < partsOf(size); part += 1)
    if (uploadParts.get(partId(id, part))) uploadParts.delete(partId(id, part))
}
