import { useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ZodForm } from '../../../forms/use-zod-form.ts'

/** Tells every change of a form, so that a reload loses nothing. */
export function useKeptValues<In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  onTyped: (values: In) => void,
): void {
  const keep = useEffectEvent(onTyped)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  )
}
