import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { kpp } from '../../../forms/company-numbers.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email, fio, minLength, phone } from '../../../forms/rules.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { addresses } from '../../../forms/suggestions/suggestion-sources.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateCompany } from '../../../generated/operations.ts'
import { formatPhone, normalisePhone } from '../../../lib/phone.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { Company } from '../company-api.ts'

/** Props of the popup `company-edit`. */
export interface CompanyEditProps {
  company: Company
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-edit': CompanyEditProps
  }
}

const serverFields = {
  'director.fio': 'directorFio',
  'director.position': 'directorPosition',
  'director.basis': 'directorBasis',
} as const

const common = {
  name: requiredText(minLength(2)),
  shortName: requiredText(minLength(2)),
  legalAddress: requiredText(minLength(5)),
  actualAddress: requiredText(minLength(5)),
  phone: optionalText(phone),
  email: optionalText(email),
}
const ofEntity = z.object({
  ...common,
  kpp: requiredText(kpp),
  directorFio: requiredText(fio),
  directorPosition: requiredText(minLength(2)),
  directorBasis: requiredText(minLength(2)),
})
const ofProprietor = z.object({
  ...common,
  kpp: z.string(),
  directorFio: z.string(),
  directorPosition: z.string(),
  directorBasis: z.string(),
})

/** Changes the data of a company (R-POPUP-24); only what was changed is sent. */
export default function CompanyEdit({ company }: CompanyEditProps) {
  const { close } = usePopup()
  const toast = useToast()
  const update = useMutation(apiMutation(updateCompany))
  // After a conflict the next try is a change of the fresh company.
  const [version, setVersion] = useState(company.version)
  const isEntity = company.type === 'ЮЛ'
  const form = useZodForm(isEntity ? ofEntity : ofProprietor, {
    defaultValues: {
      name: company.name,
      shortName: company.shortName,
      kpp: company.kpp ?? '',
      legalAddress: company.legalAddress,
      actualAddress: company.actualAddress,
      directorFio: company.director?.fio ?? '',
      directorPosition: company.director?.position ?? '',
      directorBasis: company.director?.basis ?? '',
      phone: company.phone ? formatPhone(company.phone) : '',
      email: company.email ?? '',
    },
  })
  const { control } = form
  const { dirtyFields, isDirty } = form.formState
  const markSent = useUnsavedGuard(isDirty)

  return (
    <PopupShell title="Изменить реквизиты">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          const { directorFio, directorPosition, directorBasis } = values
          const isDirectorNew =
            dirtyFields.directorFio || dirtyFields.directorPosition || dirtyFields.directorBasis
          try {
            await update.mutateAsync({
              path: { id: company.id },
              body: {
                version,
                ...(dirtyFields.name && { name: values.name.trim() }),
                ...(dirtyFields.shortName && { shortName: values.shortName.trim() }),
                ...(isEntity && dirtyFields.kpp && { kpp: values.kpp.trim() }),
                ...(dirtyFields.legalAddress && { legalAddress: values.legalAddress.trim() }),
                ...(dirtyFields.actualAddress && { actualAddress: values.actualAddress.trim() }),
                ...(isEntity &&
                  isDirectorNew && {
                    director: {
                      fio: directorFio.trim(),
                      position: directorPosition.trim(),
                      basis: directorBasis.trim(),
                    },
                  }),
                ...(dirtyFields.phone && {
                  phone: values.phone.trim() ? normalisePhone(values.phone) : null,
                }),
                ...(dirtyFields.email && { email: values.email.trim() || null }),
              },
            })
          } catch (error) {
            if (isProblemOf(error, updateCompany) && error.is('conflict') && error.data)
              setVersion(error.data.company.version)
            throw error
          }
          markSent()
          toast({ message: 'Данные компании сохранены' })
          await close()
        }}
      >
        <p>
          ИНН и {isEntity ? 'ОГРН' : 'ОГРНИП'} не меняются. Другое название, юридический адрес
          {isEntity && ', КПП или руководитель'} — повод проверить компанию снова.
        </p>
        <TextField control={control} name="name" label="Полное название" required maxLength={250} />
        <TextField control={control} name="shortName" label="Короткое название" required maxLength={150} />
        {isEntity && <TextField control={control} name="kpp" label="КПП" required maxLength={9} />}
        <SuggestField
          control={control}
          name="legalAddress"
          label="Юридический адрес"
          required
          maxLength={300}
          source={addresses}
        />
        <SuggestField
          control={control}
          name="actualAddress"
          label="Фактический адрес"
          required
          maxLength={300}
          source={addresses}
        />
        {isEntity && (
          <>
            <TextField control={control} name="directorFio" label="Руководитель" required maxLength={150} />
            <TextField control={control} name="directorPosition" label="Должность" required maxLength={120} />
            <TextField
              control={control}
              name="directorBasis"
              label="Действует на основании"
              required
              maxLength={200}
            />
          </>
        )}
        <PhoneField control={control} name="phone" label="Телефон" autoComplete="off" />
        <EmailField
          control={control}
          name="email"
          label="E-mail для документов"
          maxLength={254}
          autoComplete="off"
        />
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
