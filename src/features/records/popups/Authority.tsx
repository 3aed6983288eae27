import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiMutation } from '../../../api/api-mutation.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { useNow } from '../../../api/app-context.ts'
import { companiesQuery } from '../../../api/frame-queries.ts'
import type { Data } from '../../../api/operation.ts'
import { RadioField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PassportFields } from '../../../forms/PassportFields.tsx'
import { PersonalDataField } from '../../../forms/PersonalDataField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { createAuthority, getOrder, getPassport, listOrders } from '../../../generated/operations.ts'
import { calendarDayOf, formatShortDay } from '../../../lib/dates.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import {
  type AuthorityFields,
  type AuthorityOut,
  authorityRequest,
  authoritySchema,
  openLines,
  serverFields,
  startFields,
} from '../authority-form.ts'
import { AuthorityGoods } from '../AuthorityGoods.tsx'
import { canReceive } from '../authority-orders.ts'

/** Props of the popup `authority`. */
export interface AuthorityProps {
  /** Absent: the order is chosen in the popup. */
  orderId?: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    authority: AuthorityProps
  }
}

const dayLength = 86_400_000
/** Days that are proposed, and that a power of attorney is valid at most. */
const usualTerm = 10
const longestTerm = 90

/** Makes a power of attorney from an order or its invoice (R-POPUP-20, R-ACC-20). */
export default function Authority({ orderId }: AuthorityProps) {
  const [chosen, setChosen] = useState(orderId === undefined ? '' : String(orderId))
  const order = useQuery({
    ...apiQuery(getOrder, { path: { id: Number(chosen) } }),
    enabled: chosen !== '',
  })
  const passport = useQuery(apiQuery(getPassport, {}))
  const failed = [order, passport].find(({ data, error }) => !data && error)
  return (
    <PopupShell title="Доверенность" {...(order.data && { subtitle: `Заказ ${order.data.order.number}` })}>
      {orderId === undefined && <OrderChoice value={chosen} onChange={setChosen} />}
      {failed ? (
        <ErrorState
          compact
          title="Не удалось загрузить заказ"
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : chosen === '' ? null : order.data && passport.data ? (
        <AuthorityForm
          key={chosen}
          order={order.data.order}
          ownPassport={passport.data.passport?.mask ?? null}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </PopupShell>
  )
}

/** Orders of the current company whose goods can be received. */
function OrderChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const orders = useQuery({
    ...apiQuery(listOrders, {
      query: { tab: 'active', PAGE_SIZE: 100, ...(company && { contragentId: company.id }) },
    }),
    enabled: company !== undefined,
  })
  const items = orders.data?.items.filter(canReceive) ?? []
  if (orders.error && !orders.data)
    return (
      <ErrorState
        compact
        title="Не удалось загрузить заказы"
        retrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    )
  if (!orders.data) return <Skeleton lines={2} />
  if (items.length === 0) return <p>Нет заказов, по которым можно получить товар.</p>
  return (
    <Select
      label="Заказ"
      required
      value={value}
      onChange={onChange}
      options={items.map(({ id, number, createdAt }) => ({
        value: String(id),
        label: number,
        hint: `от ${formatShortDay(createdAt)}`,
      }))}
    />
  )
}

interface AuthorityFormProps {
  order: Data<typeof getOrder>['order']
  /** The last digits of the stored passport. */
  ownPassport: string | null
}

function AuthorityForm({ order, ownPassport }: AuthorityFormProps) {
  const { close } = usePopup()
  const toast = useToast()
  const now = useNow()
  const today = calendarDayOf(now)
  const lastDay = (days: number) => calendarDayOf(now + days * dayLength)
  const { mutateAsync } = useMutation(apiMutation(createAuthority))
  const form = useZodForm<AuthorityFields, AuthorityOut>(authoritySchema, {
    defaultValues: startFields(order, lastDay(usualTerm)),
  })
  const { control } = form
  const passportKind = useWatch({ control, name: 'passportKind' })
  const markSent = useKeptForm(form, `authority ${order.id}`, {
    sends: true,
    except: ['passportKind', 'passport', 'consent'],
  })
  const lines = openLines(order)
  if (!canReceive(order) || lines.length === 0) return <p role="status">По этому заказу получать нечего.</p>
  return (
    <Form
      form={form}
      serverFields={serverFields}
      onSubmit={async (values) => {
        const { authority } = await mutateAsync({ body: authorityRequest(order, values) })
        markSent()
        toast({
          message: `Доверенность ${authority.number} готова: скачайте бланк, подпишите и загрузите скан`,
          time: 8000,
        })
        await close()
      }}
    >
      {order.invoice?.status === 'ready' && (
        <RadioField
          control={control}
          name="basis"
          legend="Основание"
          options={[
            { value: 'order', label: `Заказ ${order.number}` },
            { value: 'invoice', label: `Счёт № ${order.invoice.number ?? ''}` },
          ]}
        />
      )}
      <AuthorityGoods control={control} lines={lines} />
      <TextField control={control} name="fio" label="Кто получит, ФИО" required maxLength={150} />
      <TextField control={control} name="position" label="Должность" required maxLength={120} />
      <TextField
        control={control}
        name="validUntil"
        type="date"
        label="Действует до"
        required
        min={today}
        max={lastDay(longestTerm)}
        subtext={`Не больше ${longestTerm} дней`}
      />
      <RadioField
        control={control}
        name="passportKind"
        legend="Паспорт представителя"
        options={[
          { value: 'blank', label: 'Впишем от руки', hint: 'В бланке останутся пустые строки' },
          { value: 'given', label: 'Указать сейчас' },
          ...(ownPassport === null
            ? []
            : [{ value: 'own', label: `Мой паспорт ${ownPassport}`, hint: 'Товар получаете вы' }]),
        ]}
      />
      {passportKind === 'given' && (
        <>
          <PassportFields today={today} />
          <p>Паспорт нужен только для бланка. Согласие на это даёт представитель.</p>
          <PersonalDataField control={control} name="consent" />
        </>
      )}
      <FormAlert />
      <SubmitButton>Оформить доверенность</SubmitButton>
    </Form>
  )
}
