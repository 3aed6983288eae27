import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { inn as isInn, kpp as isKpp, ogrn as isOgrn } from '../../../forms/company/company-numbers.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { fio, minLength, required } from '../../../forms/rules.ts'
import { showServerErrors, type RefusedCall } from '../../../forms/server-errors.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import {
  addresses,
  companies,
  names,
  type SuggestedCompany,
} from '../../../forms/suggestions/suggestion-sources.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { Button } from '../../../ui/Button.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { isProprietor } from './registration-request.ts'
import { useKeptValues } from './use-kept-values.ts'

type Values = RegistrationDraft['company']

const schema = z
  .object({
    name: requiredText(minLength(2)),
    inn: requiredText(isInn),
    kpp: optionalText(isKpp),
    ogrn: requiredText(isOgrn),
    legalAddress: requiredText(minLength(5)),
    directorFio: requiredText(fio),
    directorPosition: optionalText(minLength(2)),
    directorBasis: optionalText(minLength(2)),
  })
  .superRefine((values, context) => {
    if (isProprietor(values.inn)) return
    for (const name of ['kpp', 'directorPosition', 'directorBasis'] as const) {
      const message = required(values[name])
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: [name] })
    }
  })

const gone = 'Компания ликвидирована, регистрация невозможна.'
const serverFields = {
  'director.fio': 'directorFio',
  'director.position': 'directorPosition',
  'director.basis': 'directorBasis',
  type: 'inn',
} as const

export interface CompanyStepProps {
  draft: RegistrationDraft
  refusal: RefusedCall | undefined
  onTyped: (company: Values) => void
  onNext: (company: Values) => void
  /** The company has an account: its people ask for access. */
  onPerson: () => void
}

/** The company by ИНН or name, filled in from the register, with its numbers checked while they are typed. */
export function CompanyStep({ draft, refusal, onTyped, onNext, onPerson }: CompanyStepProps) {
  const form = useZodForm(schema, { defaultValues: draft.company })
  const { control, setValue, setError, clearErrors } = form
  const [inn, kpp, ogrn] = useWatch({ control, name: ['inn', 'kpp', 'ogrn'] })
  const isOne = isProprietor(inn)

  useEffect(() => {
    if (refusal) showServerErrors(form, refusal, serverFields)
  }, [form, refusal])

  useKeptValues(form, onTyped)

  const fill = (company: SuggestedCompany) => {
    const { director, type } = company
    const found: Partial<Values> = {
      name: company.name,
      inn: company.inn,
      kpp: company.kpp ?? '',
      ogrn: company.ogrn,
      legalAddress: company.legalAddress,
      directorFio: director?.fio ?? (type === 'ИП' ? company.shortName : ''),
      ...(director && { directorPosition: director.position }),
    }
    clearErrors()
    for (const name of [
      'name',
      'inn',
      'kpp',
      'ogrn',
      'legalAddress',
      'directorFio',
      'directorPosition',
    ] as const)
      if (found[name] !== undefined) setValue(name, found[name], { shouldDirty: true })
    if (company.registryStatus !== 'active') setError('inn', { type: 'server', message: gone })
  }

  return (
    <Form form={form} onSubmit={onNext} aria-label="Компания">
      <SuggestField
        control={control}
        name="inn"
        source={companies}
        onPicked={fill}
        label="ИНН"
        required
        maxLength={150}
        verified={isInn(inn) === undefined}
        subtext="Наберите ИНН или название и выберите компанию: остальное заполнится само"
      />
      {refusal?.errors.some(({ message }) => message.includes('Запросите доступ')) && (
        <Button onClick={onPerson}>Зарегистрироваться самому и запросить доступ</Button>
      )}
      <TextField control={control} name="name" label="Название" required maxLength={250} />
      {!isOne && (
        <TextField
          control={control}
          name="kpp"
          label="КПП"
          required
          maxLength={9}
          verified={isKpp(kpp) === undefined}
        />
      )}
      <TextField
        control={control}
        name="ogrn"
        label={isOne ? 'ОГРНИП' : 'ОГРН'}
        required
        inputMode="numeric"
        maxLength={15}
        verified={isOgrn(ogrn) === undefined}
      />
      <SuggestField
        control={control}
        name="legalAddress"
        source={addresses}
        label={isOne ? 'Адрес' : 'Юридический адрес'}
        required
        maxLength={300}
      />
      <SuggestField
        control={control}
        name="directorFio"
        source={names}
        label={isOne ? 'Предприниматель' : 'Руководитель'}
        required
        maxLength={150}
        subtext="Фамилия, имя, отчество"
      />
      {!isOne && (
        <>
          <TextField
            control={control}
            name="directorPosition"
            label="Должность руководителя"
            required
            maxLength={120}
          />
          <TextField
            control={control}
            name="directorBasis"
            label="Действует на основании"
            required
            maxLength={200}
          />
        </>
      )}
      <FormAlert />
      <SubmitButton>Дальше</SubmitButton>
    </Form>
  )
}
