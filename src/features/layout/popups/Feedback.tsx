import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { requestCallback, sendAppeal } from '../../../generated/operations.ts'
import { attachedFiles } from '../../../forms/attached-files.ts'
import { optionalText, requiredConsent, requiredPhone, requiredText } from '../../../forms/field-schemas.ts'
import { FilesField } from '../../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { consentFields, PersonalDataField } from '../../../forms/PersonalDataField.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email, minLength } from '../../../forms/rules.ts'
import { EmailField, TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** Props of the popup `feedback`. */
export interface FeedbackPopupProps {
  /** The call: the question of 'Обратная связь', or the callback request (O-118). */
  form?: 'appeals' | 'callback'
  /** Filled in for the visitor and sent along. */
  topic?: string
  /** Filled in, to be changed by the visitor. */
  message?: string
  /** A photo of a machine's plate is to be read: what is known of the machine. */
  plate?: { machine?: string | undefined; unit?: string | undefined }
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    feedback: FeedbackPopupProps
  }
}

const common = {
  // O-92
  name: requiredText(minLength(2)),
  phone: requiredPhone(),
  email: optionalText(email),
  fileIds: attachedFiles(),
  consent: requiredConsent(),
}
const schemas = {
  appeals: z.object({ ...common, message: requiredText(minLength(10)) }),
  callback: z.object({ ...common, message: optionalText() }),
}

/** Name, phone, e-mail, message, files and consent (R-FOOT-11, R-FOOT-15, O-118). */
export default function Feedback({ form: kind = 'appeals', plate, ...asked }: FeedbackPopupProps) {
  const { topic, message: begun = '' } = plate ? plateRequest(plate) : asked
  const { close } = usePopup()
  const toast = useToast()
  const appeal = useMutation(apiMutation(sendAppeal))
  const callback = useMutation(apiMutation(requestCallback))
  const form = useZodForm(schemas[kind], {
    defaultValues: { name: '', phone: '', email: '', message: begun, fileIds: [], consent: '' },
  })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  const { control } = form
  const isCallback = kind === 'callback'

  return (
    <PopupShell title={isCallback ? 'Обратиться к менеджеру' : 'Обратная связь'} subtitle={topic}>
      <Form
        form={form}
        serverFields={consentFields}
        onSubmit={async ({ name, phone, email: address, message, fileIds, consent }) => {
          const person = { name: name.trim(), phone, consents: consent, ...(topic && { topic }) }
          const text = message.trim()
          const sent = isCallback
            ? await callback.mutateAsync({ body: { ...person, ...(text && { message: text }) } })
            : await appeal.mutateAsync({
                body: { ...person, message: text, fileIds, ...(address && { email: address.trim() }) },
              })
          markSent()
          toast({ message: sent.message, time: 4000 })
          await close()
        }}
      >
        <TextField control={control} name="name" label="Имя" required autoComplete="name" maxLength={150} />
        <PhoneField control={control} name="phone" label="Телефон" required />
        {!isCallback && <EmailField control={control} name="email" label="E-mail" />}
        <TextAreaField
          control={control}
          name="message"
          label={isCallback ? 'О чём поговорить' : 'Сообщение'}
          required={!isCallback}
          maxLength={isCallback ? 2000 : 4000}
        />
        {!isCallback && (
          <FilesField control={control} name="fileIds" label="Фото и документы" purpose="attachment" />
        )}
        <PersonalDataField control={control} name="consent" />
        <FormAlert />
        <SubmitButton>{isCallback ? 'Заказать звонок' : 'Отправить'}</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** What the shop's people need to know beside the photo. */
function plateRequest({ machine, unit }: NonNullable<FeedbackPopupProps['plate']>) {
  const about = [machine && `Машина: ${machine}.`, unit && `Узел: ${unit}.`].filter(Boolean)
  return {
    topic: 'Подбор по фото таблички',
    message: ['Определите машину по фото таблички и подберите запчасти.', ...about].join(' '),
  }
}
