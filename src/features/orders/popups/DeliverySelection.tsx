import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiMutation, invalidateAfter } from '../../../api/api-mutation.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { companiesQuery, currentBranchQuery } from '../../../api/frame-queries.ts'
import type { Data } from '../../../api/operation.ts'
import { useSession } from '../../../api/session.ts'
import { RadioField, SelectField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { TerminalField } from '../../../forms/TerminalField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { cancelOrder, listAddresses, listStores, setOrderDelivery } from '../../../generated/operations.ts'
import { deliveryNames } from '../../../lib/delivery-words.ts'
import { keysOf } from '../../../lib/keys-of.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupButton } from '../../../popups/PopupButton.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { AddressText } from '../../../ui/AddressText.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { choiceOf, deliverySchema, serverFields, startChoice } from '../delivery-choice.ts'
import { freshOrder } from '../fresh-order.ts'
import { OrderDifference } from '../OrderDifference.tsx'
import { orderDifference } from '../order-difference.ts'
import { OrdersFailure } from '../OrdersStates.tsx'
import { orderQuery } from '../orders-queries.ts'
import { type Order, unloadingNames } from '../order-words.ts'

/** Props of the popup that changes the delivery of an order. */
export interface DeliverySelectionProps {
  orderId: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'delivery-selection': DeliverySelectionProps
  }
}

/** Chooses another delivery for an order (R-POPUP-05, R-API-74). */
export default function DeliverySelection({ orderId }: DeliverySelectionProps) {
  const order = useQuery(orderQuery(orderId))
  const stores = useQuery(apiQuery(listStores, {}))
  const addresses = useQuery(apiQuery(listAddresses, { query: { PAGE_SIZE: 100 } }))
  const failed = [order, stores, addresses].find(({ data, error }) => !data && error)
  return (
    <PopupShell title="Доставка" {...(order.data && { subtitle: `Заказ ${order.data.order.number}` })}>
      {order.data && stores.data && addresses.data ? (
        <DeliveryForm order={order.data.order} stores={stores.data.items} addresses={addresses.data.items} />
      ) : failed?.error ? (
        <OrdersFailure
          compact
          title="Не удалось загрузить способы доставки"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </PopupShell>
  )
}

interface DeliveryFormProps {
  order: Order
  stores: Data<typeof listStores>['items']
  addresses: Data<typeof listAddresses>['items']
}

function DeliveryForm({ order, stores, addresses }: DeliveryFormProps) {
  const { id: orderId, version } = order
  const { close } = usePopup()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [met, setMet] = useState<{ message: string; before: Order; after: Order }>()
  const { mutateAsync } = useMutation({
    ...apiMutation(setOrderDelivery),
    onError: (error) => {
      const after = freshOrder(error)
      if (after && orderDifference(order, after).length > 0)
        setMet({ message: error.message, before: order, after })
      if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, cancelOrder)
    },
  })
  const form = useZodForm(deliverySchema, { defaultValues: startChoice(order) })
  const { control } = form
  const [type, storeId] = useWatch({ control, name: ['type', 'storeId'] })
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { data: branch } = useQuery(currentBranchQuery())
  const { scope = [] } = useSession()
  const current = useQuery(companiesQuery()).data?.items.find((company) => company.current)
  // An address is added for whom the visitor acts now.
  const mayAdd =
    (current?.id ?? null) === (order.company?.id ?? null) &&
    (current === undefined || scope.includes('addresses.manage'))
  const own = addresses.filter(({ companyId }) => (companyId ?? null) === (order.company?.id ?? null))
  if (!order.allowedActions.includes('changeDelivery'))
    return <p role="status">Доставку этого заказа уже нельзя изменить.</p>
  return (
    <Form
      form={form}
      serverFields={serverFields}
      onSubmit={async (values) => {
        setMet(undefined)
        const { order: changed } = await mutateAsync({ body: { orderId, version, ...choiceOf(values) } })
        markSent()
        toast({
          message:
            changed.status === 'agreement' && order.status !== 'agreement'
              ? 'Доставка изменена, заказ снова ждёт согласования'
              : 'Доставка изменена',
          time: 4000,
        })
        await close()
      }}
    >
      {met && <OrderDifference {...met} />}
      <RadioField
        control={control}
        name="type"
        legend="Способ доставки"
        required
        tiles
        options={keysOf(deliveryNames).map((value) => ({
          value,
          label: deliveryNames[value],
          disabled: isToAddress(value) && own.length === 0,
          ...(isToAddress(value) && own.length === 0 && { hint: 'Нет сохранённых адресов доставки' }),
        }))}
      />
      {type === 'pickup' && (
        <>
          <SelectField
            control={control}
            name="storeId"
            label="Где забрать"
            required
            options={stores.map(({ storeId, storeName, name, address }) => ({
              value: storeId,
              label: storeName,
              hint: <AddressText text={`${name}, ${address}`} />,
            }))}
          />
          <PopupButton
            popup="store-selection"
            props={{
              chosen: storeId,
              onChoose: (id) => form.setValue('storeId', id, { shouldDirty: true, shouldValidate: true }),
            }}
            icon="pin"
          >
            Выбрать на карте
          </PopupButton>
        </>
      )}
      {isToAddress(type) && (
        <SelectField
          control={control}
          name="addressId"
          label="Адрес доставки"
          required
          options={own.map(({ id, title, value }) => ({
            value: String(id),
            label: title,
            hint: <AddressText text={value} />,
          }))}
        />
      )}
      {mayAdd && (isToAddress(type) || own.length === 0) && (
        <PopupButton
          popup="delivery-address-add"
          props={{
            companyId: order.company?.id ?? null,
            onSaved: (id) => {
              form.setValue('addressId', String(id), { shouldDirty: true })
              if (!isToAddress(type)) form.setValue('type', 'courier', { shouldDirty: true })
            },
          }}
          icon="plus"
        >
          Добавить адрес
        </PopupButton>
      )}
      {type === 'carrierTerminal' && (
        <TerminalField
          control={control}
          name="terminal"
          firstCity={stores.find((store) => store.storeId === branch?.storeId)?.name ?? ''}
        />
      )}
      {isToAddress(type) && (
        <SelectField
          control={control}
          name="unloading"
          label="Разгрузка"
          required
          options={keysOf(unloadingNames).map((value) => ({ value, label: unloadingNames[value] }))}
        />
      )}
      <TextField control={control} name="fio" label="Получатель, ФИО" required maxLength={150} />
      <PhoneField control={control} name="phone" label="Телефон получателя" required />
      <p>
        Стоимость и сроки посчитаем заново. Если заказ станет дороже лимита, он снова уйдёт на согласование.
      </p>
      <FormAlert />
      <SubmitButton>Изменить доставку</SubmitButton>
    </Form>
  )
}

const isToAddress = (type: string) => type === 'courier' || type === 'carrierDoor'
