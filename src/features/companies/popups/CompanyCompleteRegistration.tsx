import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { apiMutation, invalidateAfter } from '../../../api/api-mutation.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import {
  bankFaults,
  bankInput,
  bankSchema,
  bankServerFields,
  emptyBank,
} from '../../../forms/company/bank.ts'
import { BankFields } from '../../../forms/company/BankFields.tsx'
import { directorFaults, directorInput, directorServerFields } from '../../../forms/company/director.ts'
import { DirectorFields } from '../../../forms/company/DirectorFields.tsx'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { email, minLength, phone } from '../../../forms/rules.ts'
import { addresses } from '../../../forms/suggestions/suggestion-sources.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { EmailField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addCompanyBank, updateCompany } from '../../../generated/operations.ts'
import { normalisePhone } from '../../../lib/phone.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { type Company, companyQuery } from '../company-api.ts'
import { missingParts } from '../missing-data.ts'

/** Props of the popup `company-complete-registration`. */
export interface CompanyCompleteRegistrationProps {
  company: Company
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-complete-registration': CompanyCompleteRegistrationProps
  }
}

const schema = z
  .object({
    directorFio: z.string(),
    directorPosition: z.string(),
    directorBasis: z.string(),
    ...bankSchema,
    phone: optionalText(phone),
    email: optionalText(email),
    actualAddress: requiredText(minLength(5)),
  })
  .superRefine(
    (values, context) => {
      // Nothing here has to be filled in at once, but a part that is begun has to be whole.
      const director = values.directorFio.trim() === '' ? [] : directorFaults(values)
      for (const { path, message } of [...director, ...bankFaults(values)])
        context.addIssue({ code: 'custom', message, path: [path] })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
type Values = z.output<typeof schema>

const serverFields = { ...directorServerFields, ...bankServerFields } as const

/** What the registration of a company left out (R-POPUP-03): only the missing parts are asked for. */
export default function CompanyCompleteRegistration({ company: before }: CompanyCompleteRegistrationProps) {
  // The popup adds parts one after another, so it follows what is stored.
  const company = useQuery(companyQuery(before.id)).data?.company ?? before
  const missing = missingParts(company)
  const { close } = usePopup()
  const popups = usePopups()
  const toast = useToast()
  const save = useSaving(company)
  const form = useZodForm(schema, {
    defaultValues: {
      directorFio: '',
      directorPosition: '',
      directorBasis: 'Устава',
      ...emptyBank,
      phone: '',
      email: '',
      actualAddress: company.actualAddress,
    },
  })
  const { control } = form
  const { isDirty } = form.formState
  const markSent = useKeptForm(form, `company-complete ${company.id}`)

  return (
    <PopupShell title="Завершить регистрацию" subtitle={company.shortName}>
      <Form
        form={form}
        aria-label="Завершить регистрацию"
        serverFields={serverFields}
        onSubmit={async (values) => {
          await save(values)
          markSent()
          toast({ message: 'Данные компании дополнены', time: 4000 })
          await close()
        }}
      >
        <p>Эти данные нужны для счетов, договоров и доставки. Что пока неизвестно, можно добавить позже.</p>
        {missing.includes('director') && <DirectorFields />}
        {missing.includes('bank') && <BankFields />}
        {missing.includes('phone') && (
          <PhoneField control={control} name="phone" label="Телефон компании" autoComplete="off" />
        )}
        {missing.includes('email') && (
          <EmailField
            control={control}
            name="email"
            label="E-mail для документов"
            maxLength={254}
            autoComplete="off"
          />
        )}
        <SuggestField
          control={control}
          name="actualAddress"
          label="Фактический адрес"
          required
          maxLength={300}
          source={addresses}
          subtext="Измените, если он отличается от юридического."
        />
        {missing.includes('address') && (
          <Button
            icon="plus"
            {...popups.intent('delivery-address-add')}
            onClick={() => void popups.open('delivery-address-add', { companyId: company.id })}
          >
            Добавить адрес доставки
          </Button>
        )}
        <FormAlert />
        <SubmitButton disabled={!isDirty}>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** Changes the company and adds its account. A retry after a failure between the two does only what is left. */
function useSaving({ id, version, actualAddress: before }: Company) {
  const queryClient = useQueryClient()
  const update = useMutation(apiMutation(updateCompany))
  const addBank = useOnceMutation(addCompanyBank)
  const [done, setDone] = useState('{}')
  return async (values: Values) => {
    const actualAddress = values.actualAddress.trim()
    const change = {
      ...(actualAddress !== before && { actualAddress }),
      ...(values.directorFio.trim() !== '' && { director: directorInput(values) }),
      ...(values.phone.trim() !== '' && { phone: normalisePhone(values.phone) }),
      ...(values.email.trim() !== '' && { email: values.email.trim() }),
    }
    const content = JSON.stringify(change)
    const bank = bankInput(values)
    let fresh = version
    try {
      if (content !== done && content !== '{}') {
        const answer = await update.mutateAsync({ path: { id }, body: { version, ...change } })
        fresh = answer.company.version
        setDone(content)
      }
      if (bank) await addBank({ body: { contragentId: id, version: fresh, ...bank, isDefault: true } })
    } catch (error) {
      // Somebody else may have changed the company: the next try is a change of the fresh one.
      void invalidateAfter(queryClient, updateCompany)
      throw error
    }
  }
}
