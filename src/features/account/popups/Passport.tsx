import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { useNow } from '../../../api/app-context.ts'
import { requiredConsent, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { emptyPassport, PassportFields, passportSchema } from '../../../forms/PassportFields.tsx'
import { consentFields, PersonalDataField } from '../../../forms/PersonalDataField.tsx'
import { minLength } from '../../../forms/rules.ts'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { savePassport } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** Props of the popup `passport`. */
export interface PassportProps {
  /** Of the profile: filled in, can be changed. */
  birthDate: string | null
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    passport: PassportProps
  }
}

const schema = z.object({
  passport: passportSchema,
  birthDate: requiredText(),
  registrationAddress: requiredText(minLength(10)),
  consent: requiredConsent(),
})

/** Enters or replaces the passport that powers of attorney name (R-POPUP-14). */
export default function Passport({ birthDate }: PassportProps) {
  const { close } = usePopup()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const { mutateAsync } = useMutation(apiMutation(savePassport))
  const form = useZodForm(schema, {
    defaultValues: {
      passport: emptyPassport,
      birthDate: birthDate ?? '',
      registrationAddress: '',
      consent: '',
    },
  })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  return (
    <PopupShell title="Паспорт">
      <Form
        form={form}
        serverFields={consentFields}
        onSubmit={async (values) => {
          await mutateAsync({
            body: {
              passport: values.passport,
              birthDate: values.birthDate,
              registrationAddress: values.registrationAddress.trim(),
              consents: values.consent,
            },
          })
          markSent()
          toast({ message: 'Паспорт сохранён', time: 4000 })
          await close()
        }}
      >
        <p>
          Нужен, чтобы оформить доверенность на получение товара. После сохранения видны только последние
          цифры.
        </p>
        <PassportFields today={today} />
        <TextField
          control={control}
          name="birthDate"
          label="Дата рождения"
          type="date"
          required
          autoComplete="bday"
          max={today}
        />
        <TextAreaField
          control={control}
          name="registrationAddress"
          label="Адрес регистрации"
          required
          maxLength={500}
          rows={2}
        />
        <PersonalDataField control={control} name="consent" />
        <FormAlert />
        <SubmitButton>Сохранить паспорт</SubmitButton>
      </Form>
    </PopupShell>
  )
}
