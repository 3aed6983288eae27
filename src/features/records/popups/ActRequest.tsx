import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { useNow } from '../../../api/app-context.ts'
import { companiesQuery } from '../../../api/frame-queries.ts'
import { optionalText } from '../../../forms/field-schemas.ts'
import { RadioField, SelectField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { email } from '../../../forms/rules.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { requestActs } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { type PeriodName, periodOf } from '../act-period.ts'
import { contractsQuery } from '../paper-queries.ts'

/** What to begin with: the act that could not be made. */
export interface ActRequestProps {
  kind?: 'reconciliation' | 'upd' | 'services'
  /** `YYYY-MM-DD` */
  periodFrom?: string
  periodTo?: string
  contractId?: number | null
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'act-request': ActRequestProps
  }
}

const kinds = ['reconciliation', 'upd', 'services'] as const
const kindOptions = [
  { value: kinds[0], label: 'Акт сверки', hint: 'Отгрузки и оплаты за период' },
  { value: kinds[1], label: 'УПД', hint: 'Отгрузки за период одним документом' },
  { value: kinds[2], label: 'Акт услуг', hint: 'Доставка за период' },
]
const periods = ['month', 'lastMonth', 'quarter', 'year', 'own'] as const
const periodOptions: readonly { value: PeriodName; label: string }[] = [
  { value: 'month', label: 'Этот месяц' },
  { value: 'lastMonth', label: 'Прошлый месяц' },
  { value: 'quarter', label: 'Этот квартал' },
  { value: 'year', label: 'Этот год' },
  { value: 'own', label: 'Другой период' },
]

const schema = z
  .object({
    kind: z.enum(kinds),
    contractId: z.string().transform((id) => (id === '' ? null : Number(id))),
    period: z.enum(periods),
    periodFrom: z.string(),
    periodTo: z.string(),
    email: optionalText(email).transform((text) => text.trim()),
  })
  .superRefine(({ period, periodFrom, periodTo }, context) => {
    // The days of a named period are on no screen, so whatever stands in them holds nobody up.
    if (period !== 'own') return
    const days = { periodFrom, periodTo }
    for (const name of ['periodFrom', 'periodTo'] as const)
      if (days[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'Заполните поле' })
    if (periodFrom !== '' && periodTo !== '' && periodFrom > periodTo)
      context.addIssue({ code: 'custom', path: ['periodTo'], message: 'Конец периода раньше начала' })
  })

/** Asks for an act or closing documents (R-API-60, R-FIN-02). */
export default function ActRequest({ kind, periodFrom, periodTo, contractId }: ActRequestProps) {
  const { close } = usePopup()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const month = periodOf('month', today)
  const contracts = useQuery(contractsQuery()).data?.items ?? []
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const { mutateAsync } = useMutation(apiMutation(requestActs))
  const form = useZodForm(schema, {
    defaultValues: {
      kind: kind ?? 'reconciliation',
      contractId: contractId == null ? '' : String(contractId),
      period: periodFrom === undefined ? 'month' : 'own',
      periodFrom: periodFrom ?? month.from,
      periodTo: periodTo ?? month.to,
      email: '',
    },
  })
  const { control } = form
  const period = useWatch({ control, name: 'period' })
  const markSent = useKeptForm(form, `act-request ${contractId ?? 'all'} ${kind ?? ''} ${periodFrom ?? ''}`, {
    sends: true,
  })
  return (
    <PopupShell title="Запрос документа" {...(company && { subtitle: company.name })}>
      <Form
        form={form}
        onSubmit={async ({ period: name, email: to, ...values }) => {
          if (!company) throw new Error('The acts are of no company')
          const days = name === 'own' ? {} : daysOf(name, today)
          await mutateAsync({
            body: { ...values, ...days, contragentId: company.id, ...(to !== '' && { email: to }) },
          })
          markSent()
          toast({ message: 'Документ готовится и появится в списке', time: 4000 })
          await close()
        }}
      >
        <RadioField control={control} name="kind" legend="Документ" options={kindOptions} />
        <SelectField
          control={control}
          name="contractId"
          label="Договор"
          placeholder="Все договоры"
          options={contracts.map(({ id, number }) => ({ value: String(id), label: number }))}
        />
        <RadioField control={control} name="period" legend="Период" options={periodOptions} />
        {period === 'own' && (
          <>
            <TextField control={control} name="periodFrom" type="date" label="С" required max={today} />
            <TextField control={control} name="periodTo" type="date" label="По" required max={today} />
          </>
        )}
        <EmailField
          control={control}
          name="email"
          label="E-mail"
          subtext="Пришлём документ, когда он будет готов"
        />
        <FormAlert />
        <SubmitButton>Запросить</SubmitButton>
      </Form>
    </PopupShell>
  )
}

function daysOf(name: Exclude<PeriodName, 'own'>, today: string) {
  const { from, to } = periodOf(name, today)
  return { periodFrom: from, periodTo: to }
}
