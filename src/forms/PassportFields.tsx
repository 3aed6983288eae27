import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { requiredText } from './field-schemas.ts'
import styles from './PassportFields.module.css'
import { minLength, type Rule } from './rules.ts'
import { CodeField, TextAreaField, TextField } from './TextField.tsx'

const digits = (count: number): Rule => {
  const pattern = new RegExp(`^\\d{${count}}$`)
  return (value) => (pattern.test(value) ? undefined : `Нужно цифр: ${count}`)
}
const divisionCode: Rule = (value) =>
  /^\d{3}-?\d{3}$/.test(value.trim()) ? undefined : 'Шесть цифр, как в паспорте: 660-001'

/** A passport as powers of attorney name it. */
export const passportSchema = z.object({
  series: requiredText(digits(4)),
  number: requiredText(digits(6)),
  divisionCode: requiredText(divisionCode).transform((text) =>
    text.trim().replace(/^(\d{3})-?(\d{3})$/, '$1-$2'),
  ),
  issuedBy: requiredText(minLength(5)).transform((text) => text.trim()),
  issueDate: requiredText(),
})

export const emptyPassport = { series: '', number: '', divisionCode: '', issuedBy: '', issueDate: '' }

/**
 * The fields of a passport, under `passport` of the form around them.
 * @param today `YYYY-MM-DD`
 */
export function PassportFields({ today }: { today: string }) {
  const { control } = useFormContext<{ passport: z.input<typeof passportSchema> }>()
  return (
    <>
      <div className={styles.fields}>
        <CodeField
          control={control}
          name="passport.series"
          label="Серия"
          required
          length={4}
          autoComplete="off"
        />
        <CodeField control={control} name="passport.number" label="Номер" required autoComplete="off" />
        <TextField
          control={control}
          name="passport.divisionCode"
          label="Код подразделения"
          required
          autoComplete="off"
          placeholder="000-000"
          maxLength={7}
        />
        <TextField
          control={control}
          name="passport.issueDate"
          label="Дата выдачи"
          type="date"
          required
          autoComplete="off"
          max={today}
        />
      </div>
      <TextAreaField
        control={control}
        name="passport.issuedBy"
        label="Кем выдан"
        required
        maxLength={300}
        rows={2}
      />
    </>
  )
}
