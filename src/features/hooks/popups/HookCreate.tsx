import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { companiesQuery } from '../../../api/frame-queries.ts'
import { CheckboxField, RadioField } from '../../../forms/ChoiceField.tsx'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { email } from '../../../forms/rules.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { createHook, listHookProducts, updateHook } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { EventFields } from '../EventFields.tsx'
import { type Hook, type HookEvent, watchesProducts } from '../hook-words.ts'
import { ProductFields, type WatchedProduct } from '../ProductFields.tsx'
import { SecretShown } from '../SecretShown.tsx'

export interface HookCreateProps {
  /** The hook that is changed; absent for a new one. */
  hook?: Hook
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'hook-create': HookCreateProps
  }
}

/** Products on a page of the call. */
const pageSize = 100

/** Makes a subscription, or changes one (R-POPUP-10, R-API-64). */
export default function HookCreate({ hook }: HookCreateProps) {
  const pages = Math.ceil((hook?.productCount ?? 0) / pageSize)
  const watched = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      apiQuery(listHookProducts, {
        path: { id: hook?.id ?? 0 },
        query: { PAGEN_1: index + 1, PAGE_SIZE: pageSize },
      }),
    ),
  })
  const failed = watched.filter(({ isError }) => isError)
  if (failed.length > 0)
    return (
      <PopupShell title={titleOf(hook)}>
        <ErrorState
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      </PopupShell>
    )
  if (watched.some(({ data }) => !data))
    return (
      <PopupShell title={titleOf(hook)}>
        <Skeleton lines={6} />
      </PopupShell>
    )
  return <HookForm hook={hook} products={watched.flatMap(({ data }) => data?.items ?? [])} />
}

const titleOf = (hook: Hook | undefined) => (hook ? 'Подписка' : 'Новая подписка')

const channels = [
  { value: 'webhook', label: 'Вебхук', hint: 'POST-запрос в вашу систему' },
  { value: 'email', label: 'Письмо', hint: 'То же самое словами на почту' },
] as const

const schema = z
  .object({
    name: requiredText(),
    channel: z.enum(['webhook', 'email']),
    target: requiredText(),
    events: z
      .array(z.custom<HookEvent>((value) => typeof value === 'string'))
      .min(1, 'Выберите хотя бы одно событие'),
    products: z.array(z.custom<WatchedProduct>((value) => typeof value === 'object')),
    serviceReminders: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { channel, target, events, products } = value
    const add = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    const wrong = channel === 'email' ? email(target) : webAddress(target)
    if (target.trim() !== '' && wrong !== undefined) add('target', wrong)
    if (watchesProducts(events) && products.length === 0)
      add('products', 'Выберите товары, за которыми следить')
  })

const webAddress = (target: string) =>
  /^https?:/i.test(target.trim()) && URL.canParse(target.trim())
    ? undefined
    : 'Нужен адрес, который начинается с https://'

function HookForm({ hook, products }: { hook: Hook | undefined; products: readonly WatchedProduct[] }) {
  const { close } = usePopup()
  const toast = useToast()
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const create = useMutation(apiMutation(createHook))
  const update = useMutation(apiMutation(updateHook))
  const [secret, setSecret] = useState<string | null>(null)
  const form = useZodForm(schema, {
    defaultValues: {
      name: hook?.name ?? '',
      channel: hook?.channel ?? 'webhook',
      target: hook?.target ?? '',
      events: [...(hook?.events ?? [])],
      serviceReminders: hook?.serviceReminders ?? false,
      products: products.map(({ id, article, name }) => ({ id, article, name })),
    },
  })
  const { control } = form
  const channel = useWatch({ control, name: 'channel' })
  const chosen = useWatch({ control, name: 'events' })
  const markSent = useKeptForm(form, `hook ${hook?.id ?? 'new'}`)
  if (secret !== null)
    return (
      <PopupShell
        title="Подписка создана"
        footer={
          <Button variant="primary" onClick={() => void close()}>
            Готово
          </Button>
        }
      >
        <SecretShown secret={secret} />
      </PopupShell>
    )
  return (
    <PopupShell title={titleOf(hook)} {...(hook && { subtitle: hook.name })}>
      <Form
        form={form}
        serverFields={{ productIds: 'products' }}
        onSubmit={async (values) => {
          const wish = {
            name: values.name.trim(),
            target: values.target.trim(),
            events: values.events,
            productIds: values.products.map(({ id }) => id),
            serviceReminders: values.serviceReminders,
          }
          if (hook) {
            await update.mutateAsync({ path: { id: hook.id }, body: wish })
            markSent()
            toast({ message: 'Подписка сохранена', time: 4000 })
            await close()
            return
          }
          if (!company) throw new Error('The hook is of no company')
          const made = await create.mutateAsync({
            body: { ...wish, channel: values.channel, contragentId: company.id },
          })
          markSent()
          if (made.secret !== null) {
            setSecret(made.secret)
            return
          }
          toast({ message: 'Подписка создана', time: 4000 })
          await close()
        }}
      >
        <TextField control={control} name="name" label="Название" required maxLength={80} data-autofocus />
        {!hook && <RadioField control={control} name="channel" legend="Способ" options={channels} />}
        {channel === 'email' ? (
          <EmailField control={control} name="target" label="E-mail" required maxLength={500} />
        ) : (
          <TextField
            control={control}
            name="target"
            type="url"
            inputMode="url"
            label="Адрес"
            required
            maxLength={500}
            placeholder="https://"
            subtext="Сюда придёт POST-запрос с событием"
          />
        )}
        <EventFields />
        <CheckboxField control={control} name="serviceReminders" label="Пора делать ТО машины" />
        {watchesProducts(chosen) && <ProductFields />}
        <FormAlert />
        <SubmitButton>{hook ? 'Сохранить' : 'Создать'}</SubmitButton>
      </Form>
    </PopupShell>
  )
}
