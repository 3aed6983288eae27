import { z } from 'zod'
import { required } from './rules.ts'
import './zod-without-eval.ts'

/** A file of a form. Its upload begins when it is chosen, so that sending the form sends ids only. */
export interface AttachedFile {
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Id of the stored file; absent until it is uploaded. */
  id?: string
  /** Why it can't be sent. */
  fault?: string
}

/**
 * Schema of a `FilesField`: `AttachedFile[]` on the screen, ids as they are sent. Files that are under way or failed hold
 * the form back, so that none is lost silently.
 */
export const attachedFiles = ({ isRequired = false } = {}) =>
  z
    .custom<AttachedFile[]>()
    .check(({ value, issues }) => {
      const message = faultOf(value, isRequired)
      if (message !== undefined) issues.push({ code: 'custom', message, input: value })
    })
    .transform((files) => files.flatMap(({ id }) => id ?? []))

function faultOf(files: readonly AttachedFile[], isRequired: boolean): string | undefined {
  if (files.some(({ fault }) => fault !== undefined)) return 'Уберите файлы с ошибкой или загрузите их снова'
  if (files.some(({ id }) => id === undefined)) return 'Дождитесь загрузки файлов'
  return isRequired ? required(files.length > 0 ? 'x' : '') : undefined
}
