import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../../api/client.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email, numeric, phone } from '../../../forms/rules.ts'
import { showServerErrors } from '../../../forms/server-errors.ts'
import { CodeField, EmailField } from '../../../forms/TextField.tsx'
import { useSecondsLeft } from '../../../forms/use-seconds-left.ts'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import {
  activateContact,
  correctRegistrationContact,
  resendRegistrationCode,
} from '../../../generated/operations.ts'
import { formatPhone, normalisePhone } from '../../../lib/phone.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { WaitingContact } from './registration-draft.ts'
import styles from './Registration.module.css'
import { waitingContacts } from './waiting-contacts.ts'

const words = {
  phone: { code: 'Код из SMS', fix: 'Исправить телефон', label: 'Верный телефон', done: 'Телефон' },
  email: { code: 'Код из письма', fix: 'Исправить e-mail', label: 'Верный e-mail', done: 'E-mail' },
}

const sixDigits = (value: string) => (value.length === 6 ? undefined : 'Введите 6 цифр')
const codeSchema = z.object({ code: requiredText(numeric, sixDigits) })

export interface ContactCodeProps {
  contact: WaitingContact
  /** All contacts as the last answer told them. */
  onChange: (contacts: WaitingContact[]) => void
  /** No code was sent yet. */
  isUnsent?: boolean
}

/** One contact that waits for its code: enter it, ask for another one, correct the contact. */
export function ContactCode({ contact, onChange, isUnsent = false }: ContactCodeProps) {
  const queryClient = useQueryClient()
  const form = useZodForm(codeSchema, { defaultValues: { code: '' } })
  const [fixing, setFixing] = useState(false)
  const [sentTo, setSentTo] = useState(isUnsent ? '' : contact.contact)
  const [resendAt, setResendAt] = useState(contact.resendAt)
  const [isSending, setIsSending] = useState(false)
  const secondsLeft = useSecondsLeft(resendAt)
  const { type } = contact
  const address = type === 'phone' ? formatPhone(contact.contact) : contact.contact
  const status = useRef<HTMLParagraphElement>(null)
  const wasConfirmed = useRef(contact.confirmed)

  useEffect(() => {
    if (contact.confirmed && !wasConfirmed.current) status.current?.focus()
    wasConfirmed.current = contact.confirmed
  }, [contact.confirmed])

  if (contact.confirmed)
    return (
      <p ref={status} tabIndex={-1} role="status" className={styles.confirmed}>
        <Icon name="check" /> {words[type].done} {address} подтверждён
      </p>
    )
  if (fixing)
    return (
      <CorrectContact
        contact={contact}
        onClose={() => setFixing(false)}
        onCorrected={(contacts) => {
          const fresh = contacts.find((one) => one.type === type)
          setFixing(false)
          setSentTo(fresh?.contact ?? '')
          setResendAt(fresh?.resendAt ?? 0)
          form.reset()
          onChange(contacts)
        }}
      />
    )

  const resend = async () => {
    setIsSending(true)
    form.clearErrors()
    try {
      const body = { contact: contact.contact }
      const { resendAfter } = await callApi(queryClient, resendRegistrationCode, { body })
      setSentTo(contact.contact)
      setResendAt(Date.now() + resendAfter * 1000)
    } catch (error) {
      if (!isProblem(error)) throw error
      showServerErrors(form, error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Form
      form={form}
      aria-label={words[type].code}
      className={styles.contact}
      onSubmit={async ({ code }) => {
        const body = { contact: contact.contact, code }
        const { contacts } = await callApi(queryClient, activateContact, { body })
        onChange(waitingContacts(contacts))
      }}
    >
      <p role="status">{sentTo === '' ? `Пришлём код: ${address}` : `Отправили код: ${address}`}</p>
      {sentTo !== '' && (
        <>
          <CodeField control={form.control} name="code" label={words[type].code} required />
          <SubmitButton variant="secondary">Подтвердить</SubmitButton>
        </>
      )}
      <FormAlert />
      <div className={styles.row}>
        {secondsLeft > 0 ? (
          <span>Новый код можно запросить через {secondsLeft}&nbsp;с</span>
        ) : (
          <Button
            variant={sentTo === '' ? 'primary' : 'link'}
            loading={isSending}
            onClick={() => void resend()}
          >
            {sentTo === '' ? 'Отправить код' : 'Отправить код ещё раз'}
          </Button>
        )}
        <Button variant="link" onClick={() => setFixing(true)}>
          {words[type].fix}
        </Button>
      </div>
    </Form>
  )
}

interface CorrectContactProps {
  contact: WaitingContact
  onCorrected: (contacts: WaitingContact[]) => void
  onClose: () => void
}

function CorrectContact({ contact: { type, contact }, onCorrected, onClose }: CorrectContactProps) {
  const queryClient = useQueryClient()
  const schema = z.object({ newContact: requiredText(type === 'phone' ? phone : email) })
  const form = useZodForm(schema, { defaultValues: { newContact: contact } })
  const { setFocus } = form
  // The button that was pressed is gone.
  useEffect(() => setFocus('newContact'), [setFocus])
  const Field = type === 'phone' ? PhoneField : EmailField
  return (
    <Form
      form={form}
      aria-label={words[type].fix}
      className={styles.contact}
      onSubmit={async ({ newContact }) => {
        const right = type === 'phone' ? normalisePhone(newContact) : newContact.trim()
        const body = { contact, newContact: right }
        const { contacts } = await callApi(queryClient, correctRegistrationContact, { body })
        onCorrected(waitingContacts(contacts))
      }}
    >
      <Field control={form.control} name="newContact" label={words[type].label} required />
      <FormAlert />
      <SubmitButton variant="secondary">Исправить и получить код</SubmitButton>
      <Button variant="link" onClick={onClose}>
        Отмена
      </Button>
    </Form>
  )
}
