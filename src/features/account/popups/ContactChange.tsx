import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { requiredPhone, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email } from '../../../forms/rules.ts'
import { EmailField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { checkEmail, checkPhone, sendEmailCode, sendSmsCode } from '../../../generated/operations.ts'
import { formatPhone } from '../../../lib/phone.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { CodeStep } from '../CodeStep.tsx'

/** Props of the popup that changes or confirms a contact. */
export interface ContactChangeProps {
  kind: 'email' | 'phone'
  /** The contact of the profile that is not confirmed yet: filled in, can be changed. */
  unconfirmed?: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'contact-change': ContactChangeProps
  }
}

/** A code that was sent: where to, and when the next one may be asked for. */
interface Sent {
  /** As the server takes it. */
  value: string
  /** As the server shows it, partly hidden. */
  shown: string
  resendAt: number
}

const texts = {
  email: {
    title: 'E-mail для входа',
    why: 'Пришлём код на новый адрес. Прежний действует, пока вы не введёте код.',
    done: 'E-mail изменён',
    again: 'Указать другой адрес',
  },
  phone: {
    title: 'Телефон для входа',
    why: 'Пришлём код в SMS на новый номер. Прежний действует, пока вы не введёте код.',
    done: 'Телефон изменён',
    again: 'Указать другой номер',
  },
}

/** Another e-mail or phone: the contact, then the code that was sent to it (R-API-109 … R-API-112). */
export default function ContactChange({ kind, unconfirmed }: ContactChangeProps) {
  const { close } = usePopup()
  const toast = useToast()
  const [sent, setSent] = useState<Sent>()
  const [typed, setTyped] = useState(kind === 'phone' && unconfirmed ? formatPhone(unconfirmed) : unconfirmed)
  const emailCode = useMutation(apiMutation(sendEmailCode))
  const smsCode = useMutation(apiMutation(sendSmsCode))
  const byEmail = useMutation(apiMutation(checkEmail))
  const byPhone = useMutation(apiMutation(checkPhone))
  const markSent = useUnsavedGuard(sent !== undefined)
  const text = texts[kind]

  const send = async (value: string) => {
    const answer =
      kind === 'email'
        ? await emailCode.mutateAsync({ body: { email: value } })
        : await smsCode.mutateAsync({ body: { phone: value } })
    setSent({ value, shown: answer.contact, resendAt: Date.now() + answer.resendAfter * 1000 })
  }
  const check = async (code: string, { value }: Sent) => {
    await (kind === 'email'
      ? byEmail.mutateAsync({ body: { email: value, code } })
      : byPhone.mutateAsync({ body: { phone: value, code } }))
    markSent()
    toast({ message: unconfirmed === value ? 'Контакт подтверждён' : text.done, time: 4000 })
    await close()
  }
  return (
    <PopupShell title={text.title}>
      {sent ? (
        <CodeStep
          shown={sent.shown}
          resendAt={sent.resendAt}
          onCheck={(code) => check(code, sent)}
          onResend={() => send(sent.value)}
          changeLabel={text.again}
          onChange={() => setSent(undefined)}
        />
      ) : kind === 'email' ? (
        <EmailStep
          start={typed ?? ''}
          why={text.why}
          onSend={async (value) => {
            setTyped(value)
            await send(value)
          }}
        />
      ) : (
        <PhoneStep
          start={typed ?? ''}
          why={text.why}
          onSend={async (value) => {
            setTyped(formatPhone(value))
            await send(value)
          }}
        />
      )}
    </PopupShell>
  )
}

interface StepProps {
  start: string
  why: string
  onSend: (value: string) => Promise<void>
}

const emailSchema = z.object({ email: requiredText(email).transform((text) => text.trim()) })
const phoneSchema = z.object({ phone: requiredPhone() })

function EmailStep({ start, why, onSend }: StepProps) {
  const form = useZodForm(emailSchema, { defaultValues: { email: start } })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <Form form={form} onSubmit={(values) => onSend(values.email)}>
      <p>{why}</p>
      <EmailField control={form.control} name="email" label="Новый e-mail" required maxLength={254} />
      <FormAlert />
      <SubmitButton>Получить код</SubmitButton>
    </Form>
  )
}

function PhoneStep({ start, why, onSend }: StepProps) {
  const form = useZodForm(phoneSchema, { defaultValues: { phone: start } })
  const { setFocus } = form
  useEffect(() => setFocus('phone'), [setFocus])
  return (
    <Form form={form} onSubmit={(values) => onSend(values.phone)}>
      <p>{why}</p>
      <PhoneField control={form.control} name="phone" label="Новый телефон" required />
      <FormAlert />
      <SubmitButton>Получить код</SubmitButton>
    </Form>
  )
}
