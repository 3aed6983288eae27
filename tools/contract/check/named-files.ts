import { isRecord } from '../model/record.ts'
import type { Visitor } from './client.ts'

/** A file that an answer named, and who was told of it. */
export interface NamedFile {
  file: { id: string; name: string; mime: string; size: number }
  visitor: Visitor
  /** Only operations that need a token have named it. */
  isPrivate: boolean
}

/** The files (`StoredFile`) that an answer names, at any depth. */
export function filesIn(value: unknown): NamedFile['file'][] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  const { id, name, mime, size, url } = value
  const isFile =
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof mime === 'string' &&
    typeof size === 'number' &&
    url === `/web/files/${id}/`
  return isFile ? [{ id, name, mime, size }] : Object.values(value).flatMap(filesIn)
}
