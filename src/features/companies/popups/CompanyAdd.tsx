import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isProblemOf } from '../../../api/api-problem.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { RadioField } from '../../../forms/ChoiceField.tsx'
import { bankServerFields } from '../../../forms/company/bank.ts'
import { BankFields } from '../../../forms/company/BankFields.tsx'
import { directorServerFields } from '../../../forms/company/director.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { companies, type SuggestedCompany } from '../../../forms/suggestions/suggestion-sources.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addCompany } from '../../../generated/operations.ts'
import { keysOf } from '../../../lib/keys-of.ts'
import { companyPath } from '../../../lib/paths.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { AccessForm } from '../AccessForm.tsx'
import { companyInput, companySchema, emptyCompany } from '../company-form.ts'
import styles from '../Companies.module.css'
import { ContactFields, RequisiteFields } from '../CompanyFields.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'company-add': Record<string, never>
  }
}

const serverFields = { ...bankServerFields, ...directorServerFields } as const

/** Milliseconds of the toast: long enough to click its link. */
const wayTime = 6000

/** Adds a company (R-POPUP-02): found by name or ИНН, confirmed, with an account if there is one. */
export default function CompanyAdd() {
  const { close } = usePopup()
  const navigate = useNavigate()
  const toast = useToast()
  const add = useOnceMutation(addCompany)
  const [existing, setExisting] = useState<string>()
  const form = useZodForm(companySchema, { defaultValues: emptyCompany })
  const { control } = form
  const markSent = useKeptForm(form, 'company-add')
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
      {existing !== undefined && existing === inn && (
        <Panel title="Компания уже зарегистрирована" heading="h3" sunken>
          <div className={styles.body}>
            <p>Попросите доступ: решает владелец компании или её администратор.</p>
            <AccessForm
              inn={existing}
              onAsked={async () => {
                markSent()
                await close()
              }}
            />
          </div>
        </Panel>
      )}
      <Form
        form={form}
        aria-label="Новая компания"
        serverFields={serverFields}
        onSubmit={async (values) => {
          try {
            const { company } = await add({ body: companyInput(values) })
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
        <RequisiteFields isEntity={isEntity}>
          <TextField
            control={control}
            name="ogrn"
            label={isEntity ? 'ОГРН' : 'ОГРНИП'}
            required
            inputMode="numeric"
            maxLength={15}
          />
        </RequisiteFields>
        <BankFields />
        <ContactFields />
        <FormAlert />
        <SubmitButton>Добавить компанию</SubmitButton>
      </Form>
    </PopupShell>
  )
}
