import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { apiQuery } from '../../../api/api-query.ts'
import { callApi } from '../../../api/client.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email, fio, minLength, phone } from '../../../forms/rules.ts'
import { showServerErrors, type RefusedCall } from '../../../forms/server-errors.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { names } from '../../../forms/suggestions/suggestion-sources.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { listStores, startRegistration } from '../../../generated/operations.ts'
import { normalisePhone } from '../../../lib/phone.ts'
import { AddressText } from '../../../ui/AddressText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import type { RegistrationDraft, WaitingContact } from './registration-draft.ts'
import { useKeptValues } from './use-kept-values.ts'
import { waitingContacts } from './waiting-contacts.ts'

type Values = RegistrationDraft['person']

const schema = z.object({
  fio: requiredText(fio),
  position: optionalText(minLength(2)),
  phone: requiredText(phone),
  email: requiredText(email),
  storeId: requiredText(),
})

const serverFields = {
  'contact.fio': 'fio',
  'contact.position': 'position',
  'contact.phone': 'phone',
  'contact.email': 'email',
} as const

export interface ContactsStepProps {
  draft: RegistrationDraft
  refusal: RefusedCall | undefined
  onBack?: (person: Values) => void
  onTyped: (person: Values) => void
  onNext: (person: Values, contacts: WaitingContact[]) => void
}

/** Who registers; leaving the step sends a code to phone and e-mail. */
export function ContactsStep({ draft, refusal, onBack, onTyped, onNext }: ContactsStepProps) {
  const queryClient = useQueryClient()
  const form = useZodForm(schema, { defaultValues: draft.person })
  const { control } = form
  const stores = useQuery(apiQuery(listStores, {}))
  const isCompany = draft.kind === 'company'

  useEffect(() => {
    if (refusal) showServerErrors(form, refusal, serverFields)
  }, [form, refusal])

  useKeptValues(form, onTyped)

  const send = async (person: Values) => {
    const wanted = { phone: normalisePhone(person.phone), email: person.email.trim() }
    const isSame =
      draft.contacts.length > 0 && draft.contacts.every(({ type, contact }) => contact === wanted[type])
    // Codes are on their way, or entered already.
    if (isSame) return onNext(person, draft.contacts)
    const { contacts } = await callApi(queryClient, startRegistration, {
      body: { ...wanted, type: draft.kind },
    })
    return onNext(person, waitingContacts(contacts))
  }

  return (
    <Form form={form} onSubmit={send} serverFields={serverFields} aria-label="Контакты">
      <SuggestField
        control={control}
        name="fio"
        source={names}
        label={isCompany ? 'Контактное лицо' : 'Фамилия, имя, отчество'}
        required
        maxLength={150}
        autoComplete="name"
      />
      {isCompany && (
        <TextField
          control={control}
          name="position"
          label="Должность"
          maxLength={120}
          autoComplete="organization-title"
        />
      )}
      <PhoneField control={control} name="phone" label="Телефон" required subtext="Пришлём код в SMS" />
      <EmailField
        control={control}
        name="email"
        label="E-mail"
        required
        maxLength={254}
        subtext="Пришлём код в письме"
      />
      {stores.isError && !stores.data ? (
        <ErrorState
          compact
          title="Не удалось загрузить города"
          retrying={stores.isFetching}
          onRetry={() => void stores.refetch()}
        />
      ) : (
        <SelectField
          control={control}
          name="storeId"
          label="Город"
          required
          disabled={!stores.data}
          options={(stores.data?.items ?? []).map(({ storeId, name, address }) => ({
            value: storeId,
            label: name,
            hint: <AddressText text={address} />,
          }))}
          subtext="Наличие и сроки покажем по нему"
        />
      )}
      <FormAlert />
      <SubmitButton>Получить коды</SubmitButton>
      {onBack && (
        <Button variant="link" onClick={() => onBack(form.getValues())}>
          Назад
        </Button>
      )}
    </Form>
  )
}
