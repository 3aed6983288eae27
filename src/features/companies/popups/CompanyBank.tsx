import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { maybeDone } from '../../../api/maybe-done.ts'
import { CheckboxField } from '../../../forms/ChoiceField.tsx'
import { account, bik } from '../../../forms/company-numbers.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { banks } from '../../../forms/suggestions/suggestion-sources.ts'
import { useSuggestions } from '../../../forms/suggestions/use-suggestions.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addCompanyBank, updateCompanyBank } from '../../../generated/operations.ts'
import { newUuid } from '../../../lib/uuid.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PropertyList } from '../../../ui/PropertyList.tsx'
import type { Company } from '../company-api.ts'

/** Props of the popup that adds a bank account, or changes one. */
export interface CompanyBankProps {
  company: Company
  /** The account to change; absent: a new one. */
  bank?: Company['banks'][number]
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-bank': CompanyBankProps
  }
}

const schema = z
  .object({ bik: requiredText(bik), account: requiredText(), isDefault: z.boolean() })
  .superRefine(
    (value, context) => {
      const message = value.account.trim() === '' ? undefined : account(value.account, value.bik)
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['account'] })
    },
    // Checked even while the bank is missing.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
const serverFields = { 'bank.bik': 'bik', 'bank.account': 'account' } as const

/** A bank account of a company: the bank by БИК or name, and the number. */
export default function CompanyBank({ company, bank }: CompanyBankProps) {
  const { close } = usePopup()
  const save = useSaving(company, bank)
  const form = useZodForm(schema, {
    defaultValues: { bik: bank?.bik ?? '', account: bank?.account ?? '', isDefault: false },
  })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const isFirst = company.banks.length === 0
  return (
    <PopupShell title={bank ? 'Банковский счёт' : 'Новый банковский счёт'}>
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          await save(values)
          markSent()
          await close()
        }}
      >
        <SuggestField
          control={control}
          name="bik"
          label="Банк: название или БИК"
          required
          maxLength={200}
          source={banks}
        />
        <BankName text={form.watch('bik')} />
        <TextField
          control={control}
          name="account"
          label="Расчётный счёт"
          required
          inputMode="numeric"
          maxLength={20}
        />
        {!bank?.isDefault && !isFirst && (
          <CheckboxField control={control} name="isDefault" label="Указывать в новых документах" />
        )}
        <FormAlert />
        <SubmitButton>Сохранить счёт</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** The bank that the БИК names, for the buyer to compare. */
function BankName({ text }: { text: string }) {
  const { found } = useSuggestions(banks, text, /^\d{9}$/.test(text))
  if (!found) return null
  return (
    <PropertyList
      items={[
        { name: 'Банк', value: `${found.name}, ${found.city}` },
        { name: 'Корреспондентский счёт', value: found.corrAccount ?? 'нет' },
      ]}
    />
  )
}

function useSaving({ id, version }: Company, bank: CompanyBankProps['bank']) {
  const add = useMutation(apiMutation(addCompanyBank))
  const update = useMutation(apiMutation(updateCompanyBank))
  // After a conflict the next try is a change of the fresh company.
  const [fresh, setFresh] = useState(version)
  // A retry without an answer has the same key, so the account is added once.
  const unanswered = useRef<{ key: string; asked: string } | null>(null)
  return async ({ isDefault, ...typed }: z.output<typeof schema>) => {
    const number = { bik: typed.bik.trim(), account: typed.account.trim() }
    const named = { contragentId: id, version: fresh }
    try {
      if (bank) {
        await update.mutateAsync({
          path: { id: bank.id },
          body: { ...named, bank: number, ...(isDefault && { isDefault: true }) },
        })
        return
      }
      const body = { ...named, ...number, isDefault }
      const asked = JSON.stringify(body)
      const key = unanswered.current?.asked === asked ? unanswered.current.key : newUuid()
      unanswered.current = { key, asked }
      await add.mutateAsync({ body, options: { idempotencyKey: key } })
    } catch (error) {
      if (!maybeDone(error)) unanswered.current = null
      const isConflict =
        (isProblemOf(error, addCompanyBank) && error.is('conflict') && error.data) ||
        (isProblemOf(error, updateCompanyBank) && error.is('conflict') && error.data)
      if (isConflict) setFresh(isConflict.company.version)
      throw error
    }
  }
}
