import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../api/api-mutation.ts'
import { useNow } from '../../api/app-context.ts'
import { apiQuery } from '../../api/api-query.ts'
import { SelectField } from '../../forms/ChoiceField.tsx'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { minLength, type Rule } from '../../forms/rules.ts'
import { TextField } from '../../forms/TextField.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { listStores, updateProfile } from '../../generated/operations.ts'
import { calendarDayOf } from '../../lib/dates.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Profile } from './account-queries.ts'
import styles from './Profile.module.css'

const oneName: Rule = (value) =>
  /^[A-Za-zА-Яа-яЁё][A-Za-zА-Яа-яЁё'’ -]+$/.test(value.trim())
    ? undefined
    : 'Не короче двух букв, без цифр и знаков'

const schema = z.object({
  surname: requiredText(oneName),
  firstName: requiredText(oneName),
  patronymic: optionalText(oneName),
  birthDate: z.string(),
  position: optionalText(minLength(2)),
  storeId: z.string(),
})

const valuesOf = (profile: Profile) => ({
  surname: profile.surname,
  firstName: profile.firstName,
  patronymic: profile.patronymic ?? '',
  birthDate: profile.birthDate ?? '',
  position: profile.position ?? '',
  storeId: profile.defaultBranch?.storeId ?? '',
})

const orNull = (text: string) => text.trim() || null

/** Name, birthday, job title and the branch that is chosen after login (R-ACC-14). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const toast = useToast()
  const now = useNow()
  const { items: stores } = useQuery(apiQuery(listStores, {})).data ?? { items: [] }
  const { mutateAsync } = useMutation(apiMutation(updateProfile))
  const form = useZodForm(schema, { defaultValues: valuesOf(profile) })
  const { control } = form
  const dropDraft = useFormDraft(form, 'profile')
  // The list may not have come yet, and it leaves out a branch that doesn't ship any more.
  const branch = profile.defaultBranch
  const isListed = !branch || stores.some(({ storeId }) => storeId === branch.storeId)
  const branches = isListed ? stores : [branch, ...stores]
  return (
    <Panel title="Личные данные">
      <Form
        form={form}
        aria-label="Личные данные"
        onSubmit={async (values) => {
          const { profile: saved } = await mutateAsync({
            body: {
              surname: values.surname.trim(),
              firstName: values.firstName.trim(),
              patronymic: orNull(values.patronymic),
              birthDate: orNull(values.birthDate),
              position: orNull(values.position),
              ...(values.storeId && { storeId: values.storeId }),
            },
          })
          form.reset(valuesOf(saved))
          dropDraft()
          toast({ message: 'Изменения сохранены', time: 4000 })
        }}
      >
        <div className={styles.fields}>
          <TextField
            control={control}
            name="surname"
            label="Фамилия"
            required
            autoComplete="family-name"
            maxLength={60}
          />
          <TextField
            control={control}
            name="firstName"
            label="Имя"
            required
            autoComplete="given-name"
            maxLength={60}
          />
          <TextField
            control={control}
            name="patronymic"
            label="Отчество"
            autoComplete="additional-name"
            maxLength={60}
          />
          <TextField
            control={control}
            name="birthDate"
            label="Дата рождения"
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={calendarDayOf(now)}
          />
          <TextField
            control={control}
            name="position"
            label="Должность"
            autoComplete="organization-title"
            maxLength={120}
          />
          <SelectField
            control={control}
            name="storeId"
            label="Филиал"
            required={branch !== null}
            subtext="Предлагается после входа. Город этого сеанса не меняется."
            options={branches.map(({ storeId, name }) => ({ value: storeId, label: name }))}
          />
        </div>
        <FormAlert />
        <SubmitButton className={styles.submit}>Сохранить</SubmitButton>
      </Form>
    </Panel>
  )
}
