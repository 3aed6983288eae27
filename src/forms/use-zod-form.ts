import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import './zod-without-eval.ts'

/** A form whose values are typed and checked by a schema: `In` as on the screen, `Out` as it is sent. */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/**
 * A form of the shop: the first check of a field on blur, then on every change (R-FORM-25); submitting focuses the
 * first wrong field. `defaultValues` holds every field, so that no input changes from uncontrolled to controlled.
 */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  options: { defaultValues: DefaultValues<In> } & Pick<
    UseFormProps<In, unknown, Out>,
    'values' | 'resetOptions'
  >,
): ZodForm<In, Out> {
  return useForm<In, unknown, Out>({ mode: 'onTouched', resolver: zodResolver(schema), ...options })
}
