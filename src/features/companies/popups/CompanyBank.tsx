import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { CheckboxField } from '../../../forms/ChoiceField.tsx'
import { bankFaults, bankServerFields } from '../../../forms/company/bank.ts'
import { BankFields } from '../../../forms/company/BankFields.tsx'
import { bik } from '../../../forms/company/company-numbers.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addCompanyBank, updateCompanyBank } from '../../../generated/operations.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
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
    (values, context) => {
      for (const { path, message } of bankFaults(values))
        context.addIssue({ code: 'custom', message, path: [path] })
    },
    // Checked even while the bank is missing.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** A bank account of a company: the bank by БИК or name, and the number. */
export default function CompanyBank({ company, bank }: CompanyBankProps) {
  const { close } = usePopup()
  const save = useSaving(company, bank)
  const form = useZodForm(schema, {
    defaultValues: { bik: bank?.bik ?? '', account: bank?.account ?? '', isDefault: false },
  })
  const markSent = useKeptForm(form, `company-bank ${company.id} ${bank?.id ?? 'new'}`)
  const isFirst = company.banks.length === 0
  return (
    <PopupShell title={bank ? 'Банковский счёт' : 'Новый банковский счёт'}>
      <Form
        form={form}
        serverFields={bankServerFields}
        onSubmit={async (values) => {
          await save(values)
          markSent()
          await close()
        }}
      >
        <BankFields required />
        {!bank?.isDefault && !isFirst && (
          <CheckboxField control={form.control} name="isDefault" label="Указывать в новых документах" />
        )}
        <FormAlert />
        <SubmitButton>Сохранить счёт</SubmitButton>
      </Form>
    </PopupShell>
  )
}

function useSaving({ id, version }: Company, bank: CompanyBankProps['bank']) {
  const add = useOnceMutation(addCompanyBank)
  const update = useMutation(apiMutation(updateCompanyBank))
  // After a conflict the next try is a change of the fresh company.
  const [fresh, setFresh] = useState(version)
  return async ({ isDefault, ...typed }: z.output<typeof schema>) => {
    const number = { bik: typed.bik.trim(), account: typed.account.trim() }
    const named = { contragentId: id, version: fresh }
    try {
      if (bank) {
        await update.mutateAsync({
          path: { id: bank.id },
          body: { ...named, bank: number, ...(isDefault && { isDefault: true }) },
        })
      } else await add({ body: { ...named, ...number, isDefault } })
    } catch (error) {
      const isConflict =
        (isProblemOf(error, addCompanyBank) && error.is('conflict') && error.data) ||
        (isProblemOf(error, updateCompanyBank) && error.is('conflict') && error.data)
      if (isConflict) setFresh(isConflict.company.version)
      throw error
    }
  }
}
