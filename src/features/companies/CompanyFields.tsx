import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { DirectorFields } from '../../forms/company/DirectorFields.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { addresses } from '../../forms/suggestions/suggestion-sources.ts'
import { SuggestField } from '../../forms/suggestions/SuggestField.tsx'
import { EmailField, TextField } from '../../forms/TextField.tsx'

interface Requisites {
  name: string
  kpp: string
  legalAddress: string
}

/** Name, КПП, address and director. @param children fields that stand between КПП and address */
export function RequisiteFields({ isEntity, children }: { isEntity: boolean; children?: ReactNode }) {
  const { control } = useFormContext<Requisites>()
  return (
    <>
      <TextField control={control} name="name" label="Полное название" required maxLength={250} />
      {isEntity && <TextField control={control} name="kpp" label="КПП" required maxLength={9} />}
      {children}
      <SuggestField
        control={control}
        name="legalAddress"
        label="Юридический адрес"
        required
        maxLength={300}
        source={addresses}
      />
      {isEntity && <DirectorFields />}
    </>
  )
}

/** How the company itself is reached; both may stay empty. */
export function ContactFields() {
  const { control } = useFormContext<{ phone: string; email: string }>()
  return (
    <>
      <PhoneField control={control} name="phone" label="Телефон компании" autoComplete="off" />
      <EmailField
        control={control}
        name="email"
        label="E-mail для документов"
        maxLength={254}
        autoComplete="off"
      />
    </>
  )
}
