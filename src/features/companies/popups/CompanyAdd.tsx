import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { maybeDone } from '../../../api/maybe-done.ts'
import { RadioField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import {
  addresses,
  banks,
  companies,
  type SuggestedCompany,
} from '../../../forms/suggestions/suggestion-sources.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addCompany } from '../../../generated/operations.ts'
import { keysOf } from '../../../lib/keys-of.ts'
import { companyPath } from '../../../lib/paths.ts'
import { newUuid } from '../../../lib/uuid.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { AccessAsking } from '../AccessAsking.tsx'
import { companyInput, companySchema, emptyCompany } from '../company-form.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-add': Record<string, never>
  }
}

const serverFields = {
  'bank.bik': 'bik',
  'bank.account': 'account',
  'director.fio': 'directorFio',
  'director.position': 'directorPosition',
  'director.basis': 'directorBasis',
  director: 'directorFio',
} as const

/** Milliseconds of the toast: long enough to click its link. */
const wayTime = 6000

/** Adds a company (R-POPUP-02): found by name or ИНН, confirmed, with an account if there is one. */
export default function CompanyAdd() {
  const { close } = usePopup()
  const navigate = useNavigate()
  const toast = useToast()
  const add = useAdding()
  const [existing, setExisting] = useState<string>()
  const form = useZodForm(companySchema, { defaultValues: emptyCompany })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const [type, inn] = useWatch({ control, name: ['type', 'inn'] })
  const isEntity = type === 'ЮЛ'

  function fill({ type: found, name, kpp, ogrn, legalAddress, director, registryStatus }: SuggestedCompany) {
    const texts = {
      name,
      kpp: kpp ?? '',
      ogrn,
      legalAddress,
      directorFio: director?.fio ?? '',
      directorPosition: director?.position ?? '',
    }
    form.setValue('type', found, { shouldDirty: true })
    for (const field of keysOf(texts))
      form.setValue(field, texts[field], { shouldDirty: true, shouldValidate: true })
    if (registryStatus !== 'active')
      form.setError('inn', { message: 'Компания не действует: от её имени покупать нельзя.' })
  }

  return (
    <PopupShell title="Новая компания">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          try {
            const { company } = await add(companyInput(values))
            markSent()
            await close()
            toast({
              message: `Компания «${company.shortName}» добавлена и проверяется`,
              time: wayTime,
              action: { label: 'Открыть', onAction: () => void navigate(companyPath(company.id)) },
            })
          } catch (error) {
            if (isProblemOf(error, addCompany) && error.is('companyExists')) setExisting(values.inn)
            throw error
          }
        }}
      >
        <RadioField
          control={control}
          name="type"
          legend="Вид"
          options={[
            { value: 'ЮЛ', label: 'Юридическое лицо' },
            { value: 'ИП', label: 'Индивидуальный предприниматель' },
          ]}
        />
        <SuggestField
          control={control}
          name="inn"
          label="Название или ИНН"
          required
          maxLength={200}
          source={companies}
          onPicked={fill}
          subtext="Выберите компанию из реестра, и остальное заполнится само."
        />
        {existing !== undefined && existing === inn && (
          <AccessAsking
            inn={existing}
            onAsked={async () => {
              markSent()
              await close()
            }}
          />
        )}
        <TextField control={control} name="name" label="Полное название" required maxLength={250} />
        {isEntity && <TextField control={control} name="kpp" label="КПП" required maxLength={9} />}
        <TextField
          control={control}
          name="ogrn"
          label={isEntity ? 'ОГРН' : 'ОГРНИП'}
          required
          inputMode="numeric"
          maxLength={15}
        />
        <SuggestField
          control={control}
          name="legalAddress"
          label="Юридический адрес"
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
        <SuggestField
          control={control}
          name="bik"
          label="Банк: название или БИК"
          maxLength={200}
          source={banks}
          subtext="Счёт можно добавить и позже."
        />
        <TextField
          control={control}
          name="account"
          label="Расчётный счёт"
          inputMode="numeric"
          maxLength={20}
        />
        <PhoneField control={control} name="phone" label="Телефон компании" autoComplete="off" />
        <EmailField
          control={control}
          name="email"
          label="E-mail для документов"
          maxLength={254}
          autoComplete="off"
        />
        <FormAlert />
        <SubmitButton>Добавить компанию</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** Adds the company once, however often it is sent without an answer. */
function useAdding() {
  const { mutateAsync } = useMutation(apiMutation(addCompany))
  const unanswered = useRef<{ key: string; asked: string } | null>(null)
  return async (body: Parameters<typeof mutateAsync>[0]['body']) => {
    const asked = JSON.stringify(body)
    const key = unanswered.current?.asked === asked ? unanswered.current.key : newUuid()
    try {
      return await mutateAsync({ body, options: { idempotencyKey: key } })
    } catch (error) {
      unanswered.current = maybeDone(error) ? { key, asked } : null
      throw error
    }
  }
}
