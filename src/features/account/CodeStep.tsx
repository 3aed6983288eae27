import { useEffect, useState } from 'react'
import { z } from 'zod'
import { requiredText } from '../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { showServerErrors, isRefusedCall } from '../../forms/server-errors.ts'
import { CodeField } from '../../forms/TextField.tsx'
import { useSecondsLeft } from '../../forms/use-seconds-left.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/Button.tsx'

export interface CodeStepProps {
  /** Where the code went, as the server shows it. */
  shown: string
  /** When another code may be asked for, milliseconds. */
  resendAt: number
  onCheck: (code: string) => Promise<void>
  onResend: () => Promise<void>
  changeLabel: string
  onChange: () => void
}

const schema = z.object({
  code: requiredText((value) => (/^\d{6}$/.test(value) ? undefined : 'Введите шесть цифр кода')),
})

/** The code that was sent, another one after the wait, and the way back to the contact. */
export function CodeStep({ shown, resendAt, onCheck, onResend, changeLabel, onChange }: CodeStepProps) {
  const form = useZodForm(schema, { defaultValues: { code: '' } })
  const [isResending, setResending] = useState(false)
  const secondsLeft = useSecondsLeft(resendAt)
  const { setFocus } = form
  // The field of the step before had the focus and is gone.
  useEffect(() => setFocus('code'), [setFocus])
  const resend = async () => {
    setResending(true)
    try {
      await onResend()
      form.reset({ code: '' })
      setFocus('code')
    } catch (error) {
      if (!isRefusedCall(error)) throw error
      showServerErrors(form, error)
    } finally {
      setResending(false)
    }
  }
  return (
    <Form form={form} onSubmit={({ code }) => onCheck(code)}>
      <p role="status">Код отправлен: {shown}. Он действует 15 минут.</p>
      <CodeField control={form.control} name="code" label="Код" required />
      <FormAlert />
      <SubmitButton>Подтвердить</SubmitButton>
      {secondsLeft > 0 ? (
        <p>Ещё один код можно получить через {secondsLeft} с.</p>
      ) : (
        <Button variant="link" loading={isResending} onClick={() => void resend()}>
          Отправить код ещё раз
        </Button>
      )}
      <Button variant="link" onClick={onChange}>
        {changeLabel}
      </Button>
    </Form>
  )
}
