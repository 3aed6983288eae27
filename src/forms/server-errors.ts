import { get } from 'react-hook-form'
import type { FieldPath, FieldRefs, FieldValues, UseFormReturn } from 'react-hook-form'

/** The part of a refused call that a form reads; `ApiProblem` is one. */
export interface RefusedCall {
  errors: readonly { message: string; field?: string | undefined }[]
  isNetwork?: boolean
}

/** Whether a thrown value is a refused call rather than a mistake of the program. */
export function isRefusedCall(error: unknown): error is RefusedCall {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** Fields of the request under another name than in the form: `{ 'credentials.login': 'login' }`. */
export type ServerFields<In extends FieldValues> = Readonly<Record<string, FieldPath<In>>>

export const NO_CONNECTION = 'Нет соединения. Проверьте сеть и попробуйте ещё раз'
export const NOT_SENT = 'Не удалось отправить. Попробуйте ещё раз'

/**
 * Shows the errors of a refused call at the fields that they name by a dotted path, and focuses the first. Errors
 * of no field that is on the screen become the form's message. Typed values stay.
 */
export function showServerErrors<In extends FieldValues, Context, Out>(
  form: Pick<UseFormReturn<In, Context, Out>, 'control' | 'setError'>,
  { errors, isNetwork }: RefusedCall,
  serverFields: ServerFields<In> = {},
): void {
  const isField = (name: string): name is FieldPath<In> => isOnScreen(form.control._fields, name)
  const ofForm: string[] = []
  let focused = false
  for (const { field, message } of errors) {
    const name = field === undefined ? undefined : (serverFields[field] ?? field)
    if (name === undefined || !isField(name)) ofForm.push(message)
    else {
      form.setError(name, { type: 'server', message }, { shouldFocus: !focused })
      focused = true
    }
  }
  if (errors.length === 0) ofForm.push(isNetwork ? NO_CONNECTION : NOT_SENT)
  if (ofForm.length > 0) form.setError('root.server', { type: 'server', message: ofForm.join('. ') })
}

/** A value may have no control just now, as the days of a named period: its error would be seen nowhere. */
function isOnScreen(fields: FieldRefs, name: string): boolean {
  const parts = name.split('.')
  // `fileIds.0` is shown by the control of `fileIds`.
  return parts.some((_, index) => {
    const field: { _f?: { mount?: boolean } } | undefined = get(fields, parts.slice(0, index + 1).join('.'))
    return field?._f?.mount === true
  })
}
