import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSession } from '../api/session.ts'
import { useToast } from '../ui/toast/toast-context.ts'
import { type DraftValues, dropDraft, keepDraft, keptPart, readDraft } from './form-drafts.ts'
import type { ZodForm } from './use-zod-form.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A value that the field can hold; a number that may be missing is null. */
const fits = (value: unknown, now: unknown) =>
  typeof value === typeof now ? Array.isArray(value) === Array.isArray(now) : now === null

/**
 * Keeps what was typed into a form in this tab, so that a reload and a session that ended lose nothing. Only what differs
 * from the form's start is kept, and only its customer gets it back. Not for forms with passwords or papers of a person.
 *
 * @param name of the form and of what it changes: `company-edit 501`
 * @param except fields that are never kept: passports and consents
 * @returns forgets the draft: after sending, and when the customer gives it up
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  name: string,
  except: readonly (keyof In & string)[] = [],
): () => void {
  // As the form began: a session that ends meanwhile is nobody's.
  const [owner] = useState(useSession().name ?? '')
  const toast = useToast()

  const restore = useEffectEvent(() => {
    const now: DraftValues = form.getValues()
    const typed = Object.entries(readDraft(owner, name)).filter(
      ([field, value]) => fits(value, now[field]) && !isSame(value, now[field]),
    )
    if (typed.length === 0) return
    form.reset({ ...form.getValues(), ...Object.fromEntries(typed) }, { keepDefaultValues: true })
    toast({ message: 'Вернули то, что вы не успели сохранить', time: 4000 })
  })
  const keep = useEffectEvent((values: In) => {
    const start: DraftValues = { ...form.formState.defaultValues }
    const typed = Object.entries(values)
      .filter(([field]) => !except.includes(field))
      .map(([field, value]): [string, unknown] => [field, keptPart(value)])
      .filter(([field, value]) => !isSame(value, start[field]))
    if (typed.length === 0) dropDraft(owner, name)
    else keepDraft(owner, name, Object.fromEntries(typed))
  })
  useEffect(() => {
    restore()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form])

  return () => dropDraft(owner, name)
}
