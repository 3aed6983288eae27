import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { directorInput, directorServerFields } from '../../../forms/company/director.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { addresses } from '../../../forms/suggestions/suggestion-sources.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateCompany } from '../../../generated/operations.ts'
import { formatPhone, normalisePhone } from '../../../lib/phone.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { Company } from '../company-api.ts'
import { changeSchema } from '../company-form.ts'
import { ContactFields, RequisiteFields } from '../CompanyFields.tsx'

/** Props of the popup `company-edit`. */
export interface CompanyEditProps {
  company: Company
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-edit': CompanyEditProps
  }
}

/** Changes the data of a company (R-POPUP-24); only what was changed is sent. */
export default function CompanyEdit({ company }: CompanyEditProps) {
  const { close } = usePopup()
  const toast = useToast()
  const update = useMutation(apiMutation(updateCompany))
  // After a conflict the next try is a change of the fresh company.
  const [version, setVersion] = useState(company.version)
  const isEntity = company.type === 'ЮЛ'
  const form = useZodForm(changeSchema, {
    defaultValues: {
      type: company.type,
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
  const { dirtyFields } = form.formState
  const markSent = useKeptForm(form, `company-edit ${company.id}`)

  return (
    <PopupShell title="Изменить реквизиты">
      <Form
        form={form}
        serverFields={directorServerFields}
        onSubmit={async (values) => {
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
                ...(isEntity && isDirectorNew && { director: directorInput(values) }),
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
        <RequisiteFields isEntity={isEntity}>
          <TextField control={control} name="shortName" label="Короткое название" required maxLength={150} />
        </RequisiteFields>
        <SuggestField
          control={control}
          name="actualAddress"
          label="Фактический адрес"
          required
          maxLength={300}
          source={addresses}
        />
        <ContactFields />
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
