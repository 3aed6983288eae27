import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { useSession } from '../api/session.ts'
import { sessionSafeStorage } from '../lib/storage.ts'
import { useToast } from '../ui/toast/toast-context.ts'
import type { ZodForm } from './use-zod-form.ts'

type Typed = Readonly<Record<string, unknown>>

const kept = z.object({
  owner: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null(), z.array(z.string())])),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A value that the field can hold; a number that may be missing is null. */
const fits = (value: unknown, now: unknown) =>
  typeof value === typeof now ? Array.isArray(value) === Array.isArray(now) : now === null

/**
 * Keeps what was typed into a form in this tab, so that a reload and a session that ended lose nothing. Only what differs
 * from the form's start is kept, and only its customer gets it back. Not for forms with passwords or papers of a person.
 *
 * @param name of the form and of what it changes: `company-edit 501`
 * @returns forgets the draft: after sending, and when the customer gives it up
 */
export function useFormDraft<In extends FieldValues, Out>(form: ZodForm<In, Out>, name: string): () => void {
  // As the form began: a session that ends meanwhile is nobody's.
  const [owner] = useState(useSession().name ?? '')
  const toast = useToast()
  const key = `form_draft ${name}`

  const restore = useEffectEvent(() => {
    const now: Typed = form.getValues()
    const draft = Object.entries(readDraft(key, owner)).filter(
      ([field, value]) => fits(value, now[field]) && !isSame(value, now[field]),
    )
    if (draft.length === 0) return
    form.reset({ ...form.getValues(), ...Object.fromEntries(draft) }, { keepDefaultValues: true })
    toast({ message: 'Вернули то, что вы не успели сохранить', time: 4000 })
  })
  const keep = useEffectEvent((values: In) => {
    const start: Typed = { ...form.formState.defaultValues }
    const changed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => !isSame(value, start[field])),
    )
    if (Object.keys(changed).length === 0) sessionSafeStorage().remove(key)
    else sessionSafeStorage().set(key, JSON.stringify({ owner, values: changed }))
  })
  useEffect(() => {
    restore()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form])

  return () => sessionSafeStorage().remove(key)
}

function readDraft(key: string, owner: string): Typed {
  const text = sessionSafeStorage().get(key)
  if (text === null) return {}
  try {
    const draft = kept.parse(JSON.parse(text))
    return draft.owner === owner ? draft.values : {}
  } catch {
    return {}
  }
}
