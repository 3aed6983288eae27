import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormProvider, useFormContext, useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import type { ButtonProps } from '../ui/Button.tsx'
import { cx } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { PhoneText } from '../ui/PhoneText.tsx'
import styles from './Form.module.css'
import { isRefusedCall, NOT_SENT, showServerErrors } from './server-errors.ts'
import type { ServerFields } from './server-errors.ts'
import type { ZodForm } from './use-zod-form.ts'

export interface FormProps<In extends FieldValues, Out> {
  form: ZodForm<In, Out>
  /** Sends the values. A refused call (`ApiProblem`) that it throws is shown at the fields and above the buttons. */
  onSubmit: (values: Out) => unknown
  /** Fields of the request under another name than in the form. */
  serverFields?: ServerFields<In>
  /** For a submit button that stands outside, in the footer of a popup: `<SubmitButton form={id}>`. */
  id?: string
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form that can't be sent twice, focuses the first wrong field and keeps what was typed when the server refuses.
 * Place `FormAlert` and `SubmitButton` inside it.
 */
export function Form<In extends FieldValues, Out>({
  form,
  onSubmit,
  serverFields,
  className,
  children,
  ...rest
}: FormProps<In, Out>) {
  const isSending = useRef(false)

  const send = async (values: Out) => {
    try {
      await onSubmit(values)
    } catch (error) {
      if (!isRefusedCall(error)) {
        form.setError('root.server', { type: 'server', message: NOT_SENT })
        throw error
      }
      showServerErrors(form, error, serverFields)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A popup may stand in another form's React tree; its submit event must not reach that form.
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    try {
      await form.handleSubmit(send)(event)
    } finally {
      isSending.current = false
    }
  }
  const isPressing = useRef(false)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={cx(styles.form, className)}
        // A field that is left is checked. Its message would move the button or the choice that is being pressed away from the pointer.
        onPointerDownCapture={({ target }) => {
          isPressing.current =
            target instanceof Element &&
            target.closest('button, a, label:has([type=checkbox], [type=radio])') !== null
          setTimeout(() => (isPressing.current = false))
        }}
        onBlurCapture={(event) => {
          if (isPressing.current) event.stopPropagation()
        }}
        onSubmit={(event) => void submit(event)}
        {...rest}
      >
        {children}
      </form>
    </FormProvider>
  )
}

/** The errors of the server that belong to no field. */
export function FormAlert() {
  const { control } = useFormContext()
  const { errors } = useFormState({ control })
  const message = errors.root?.['server']?.message
  if (!message) return null
  return (
    <p role="alert" className={styles.alert}>
      <Icon name="error" />
      <span>
        <PhoneText text={message} />
      </span>
    </p>
  )
}

/** Submits the form around it; shows a spinner while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { control } = useFormContext()
  const { isSubmitting } = useFormState({ control })
  return <Button variant="primary" {...props} type="submit" loading={isSubmitting} />
}
