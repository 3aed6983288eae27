import { useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from '../ui/TextInput.tsx'
import type { maskPhone } from './phone-mask.ts'
import type { TextFieldProps } from './TextField.tsx'

/**
 * A phone number masked as "+7 ### ### ## ##" (R-FORM-34); give its schema `requiredPhone`. The input is
 * uncontrolled, because the mask writes into it. Until the mask has loaded it is a plain input.
 */
export function PhoneField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: Omit<TextFieldProps<In, Out>, 'type'>) {
  const { field, fieldState } = useController({ control, name })
  const input = useRef<HTMLInputElement | null>(null)
  const mask = useRef<ReturnType<typeof maskPhone> | null>(null)
  const value: string = field.value
  const onAccept = useEffectEvent((masked: string) => {
    if (masked !== value) field.onChange(masked)
  })
  // A value typed before the mask loaded is masked now, and the form takes the masked value.
  const onAttached = useEffectEvent((masked: string) => {
    if (fieldState.isDirty) onAccept(masked)
  })

  useEffect(() => {
    let isGone = false
    const attach = async () => {
      const { maskPhone } = await import('./phone-mask.ts')
      if (isGone || !input.current) return
      mask.current = maskPhone(input.current, (masked) => onAccept(masked))
      onAttached(mask.current.value)
    }
    // The field works without the mask, so a failed chunk isn't an error.
    attach().catch(() => undefined)
    return () => {
      isGone = true
      mask.current?.destroy()
      mask.current = null
    }
  }, [])

  // A reset or a value set from outside goes into the input.
  useEffect(() => {
    if (mask.current && mask.current.value !== value) mask.current.value = value
    else if (!mask.current && input.current && input.current.value !== value) input.current.value = value
  }, [value])

  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 ___ ___ __ __"
      {...look}
      type="tel"
      name={field.name}
      defaultValue={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={(node) => {
        input.current = node
        field.ref(node)
      }}
      error={fieldState.error?.message}
    />
  )
}
