import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { useNow } from '../../../api/app-context.ts'
import { requiredText, requiredTick } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PersonalDataField } from '../../../forms/PersonalDataField.tsx'
import { minLength, type Rule } from '../../../forms/rules.ts'
import { CodeField, TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { savePassport } from '../../../generated/operations.ts'
import { personalDataConsent } from '../../../lib/consent.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import styles from '../Profile.module.css'

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

const digits = (count: number): Rule => {
  const pattern = new RegExp(`^\\d{${count}}$`)
  return (value) => (pattern.test(value) ? undefined : `Нужно цифр: ${count}`)
}
const divisionCode: Rule = (value) =>
  /^\d{3}-?\d{3}$/.test(value.trim()) ? undefined : 'Шесть цифр, как в паспорте: 660-001'

const schema = z.object({
  series: requiredText(digits(4)),
  number: requiredText(digits(6)),
  divisionCode: requiredText(divisionCode).transform((text) =>
    text.trim().replace(/^(\d{3})-?(\d{3})$/, '$1-$2'),
  ),
  issuedBy: requiredText(minLength(5)),
  issueDate: requiredText(),
  birthDate: requiredText(),
  registrationAddress: requiredText(minLength(10)),
  consent: requiredTick(),
})

const serverFields = {
  'passport.series': 'series',
  'passport.number': 'number',
  'passport.divisionCode': 'divisionCode',
  'passport.issuedBy': 'issuedBy',
  'passport.issueDate': 'issueDate',
  consents: 'consent',
} as const

/** Enters or replaces the passport that powers of attorney name (R-POPUP-14). */
export default function Passport({ birthDate }: PassportProps) {
  const { close } = usePopup()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const { mutateAsync } = useMutation(apiMutation(savePassport))
  const form = useZodForm(schema, {
    defaultValues: {
      series: '',
      number: '',
      divisionCode: '',
      issuedBy: '',
      issueDate: '',
      birthDate: birthDate ?? '',
      registrationAddress: '',
      consent: false,
    },
  })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  return (
    <PopupShell title="Паспорт">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          const { series, number, issueDate } = values
          await mutateAsync({
            body: {
              passport: {
                series,
                number,
                issueDate,
                divisionCode: values.divisionCode,
                issuedBy: values.issuedBy.trim(),
              },
              birthDate: values.birthDate,
              registrationAddress: values.registrationAddress.trim(),
              consents: personalDataConsent,
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
        <div className={styles.fields}>
          <CodeField
            control={control}
            name="series"
            label="Серия"
            required
            length={4}
            autoComplete="off"
            data-autofocus
          />
          <CodeField control={control} name="number" label="Номер" required autoComplete="off" />
          <TextField
            control={control}
            name="divisionCode"
            label="Код подразделения"
            required
            autoComplete="off"
            placeholder="000-000"
            maxLength={7}
          />
          <TextField
            control={control}
            name="issueDate"
            label="Дата выдачи"
            type="date"
            required
            autoComplete="off"
            max={today}
          />
        </div>
        <TextAreaField
          control={control}
          name="issuedBy"
          label="Кем выдан"
          required
          maxLength={300}
          rows={2}
        />
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
