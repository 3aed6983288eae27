import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import type { Input } from '../../../api/operation.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { CheckboxField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { minLength } from '../../../forms/rules.ts'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addDeliveryAddress } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useAddressSuggestions } from '../use-address-suggestions.ts'

/** Props of the popup that adds a delivery address. */
export interface DeliveryAddressAddProps {
  /** The current company; null for a person. */
  companyId: number | null
  onAdded: (addressId: number) => void
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'delivery-address-add': DeliveryAddressAddProps
  }
}

type Components = Input<typeof addDeliveryAddress>['body']['address']['components']

const schema = z.object({
  value: requiredText(minLength(5)),
  title: requiredText(),
  note: optionalText(),
  workHours: optionalText(),
  craneNeeded: z.boolean(),
  isDefault: z.boolean(),
})

const serverFields = {
  'address.value': 'value',
  'address.title': 'title',
  'address.companyId': 'value',
} as const

/** Adds a place to deliver to (R-POPUP-04): the address with suggestions, its name, what the driver has to know. */
export default function DeliveryAddressAdd({ companyId, onAdded }: DeliveryAddressAddProps) {
  const { close } = usePopup()
  const { mutateAsync } = useMutation(apiMutation(addDeliveryAddress))
  const form = useZodForm(schema, {
    defaultValues: { value: '', title: '', note: '', workHours: '', craneNeeded: false, isDefault: false },
  })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { items, found } = useAddressSuggestions(useWatch({ control, name: 'value' }))

  return (
    <PopupShell title="Новый адрес доставки">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          const { address } = await mutateAsync({
            body: {
              address: {
                ...values,
                title: values.title.trim(),
                value: values.value.trim(),
                companyId,
                components: found?.components ?? asTyped(values.value),
                ...(found && { lat: found.lat, lon: found.lon }),
              },
            },
          })
          markSent()
          onAdded(address.id)
          await close()
        }}
      >
        <TextField
          control={control}
          name="value"
          label="Адрес"
          required
          maxLength={300}
          autoComplete="off"
          list="delivery-address-suggestions"
          subtext={
            found && found.lat !== null
              ? 'Адрес найден в справочнике.'
              : 'Город, улица, дом. Если адреса нет в подсказках, стоимость доставки назовёт менеджер.'
          }
        />
        <datalist id="delivery-address-suggestions">
          {items.map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
        <TextField
          control={control}
          name="title"
          label="Название"
          required
          maxLength={80}
          placeholder="Склад, объект, база"
        />
        <TextField
          control={control}
          name="workHours"
          label="Когда принимают груз"
          maxLength={120}
          placeholder="Пн–Пт 8:00–17:00"
        />
        <TextAreaField control={control} name="note" label="Как проехать" maxLength={500} rows={2} />
        <CheckboxField control={control} name="craneNeeded" label="Для разгрузки нужен кран" />
        <CheckboxField control={control} name="isDefault" label="Предлагать этот адрес первым" />
        <FormAlert />
        <SubmitButton>Сохранить адрес</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** The directory doesn't know it: the whole text stands for the street. */
function asTyped(value: string): Components {
  return {
    region: '',
    city: '',
    street: value.trim().slice(0, 150),
    house: '',
    flat: '',
    postalCode: '',
    fiasId: null,
  }
}
