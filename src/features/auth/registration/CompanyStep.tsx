import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { bankFaults, bankSchema, bankServerFields } from '../../../forms/company/bank.ts'
import { BankFields } from '../../../forms/company/BankFields.tsx'
import { inn as isInn, kpp as isKpp, ogrn as isOgrn } from '../../../forms/company/company-numbers.ts'
import { directorFaults, directorServerFields } from '../../../forms/company/director.ts'
import { DirectorFields } from '../../../forms/company/DirectorFields.tsx'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { fio, minLength, required } from '../../../forms/rules.ts'
import { showServerErrors, type RefusedCall } from '../../../forms/server-errors.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { addresses, companies, type SuggestedCompany } from '../../../forms/suggestions/suggestion-sources.ts'
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
    directorPosition: z.string(),
    directorBasis: z.string(),
    ...bankSchema,
  })
  .superRefine((values, context) => {
    const ofEntity = isProprietor(values.inn) ? [] : [...kppFaults(values.kpp), ...directorFaults(values)]
    for (const { path, message } of [...ofEntity, ...bankFaults(values)])
      context.addIssue({ code: 'custom', message, path: [path] })
  })

function kppFaults(kpp: string) {
  const message = required(kpp)
  return message === undefined ? [] : [{ path: 'kpp' as const, message }]
}

const gone = 'Компания ликвидирована, регистрация невозможна.'
const serverFields = { ...bankServerFields, ...directorServerFields, type: 'inn' } as const

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
      <DirectorFields isProprietor={isOne} />
      <BankFields />
      <FormAlert />
      <SubmitButton>Дальше</SubmitButton>
    </Form>
  )
}
