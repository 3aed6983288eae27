import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { currentBranchQuery } from '../../../api/frame-queries.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { CheckboxField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { street } from '../../../forms/rules.ts'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import { addresses } from '../../../forms/suggestions/suggestion-sources.ts'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import {
  addCompanyAddress,
  addDeliveryAddress,
  listStores,
  locateAddress,
  updateDeliveryAddress,
} from '../../../generated/operations.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { type Address, addressInput, addressSchema, startValues } from '../address-form.ts'
import { PlaceMap } from '../PlaceMap.tsx'
import { useAddressPlace } from '../use-address-place.ts'

/** Props of the popup that adds a delivery address, or changes one. */
export interface DeliveryAddressAddProps {
  /** The current company; null for a person. */
  companyId: number | null
  /** The address to change; absent: a new one. */
  address?: Address
  /** Version of the company on screen: the address is added as part of its data. */
  companyVersion?: number
  onSaved?: (addressId: number) => void
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'delivery-address-add': DeliveryAddressAddProps
  }
}

const serverFields = {
  'address.value': 'value',
  'address.title': 'title',
  'address.companyId': 'value',
  'address.contact.fio': 'fio',
  'address.contact.phone': 'phone',
} as const

/** A place to deliver to (R-POPUP-04): address with suggestions and a pin, its name, who receives, what the driver must know. */
export default function DeliveryAddressAdd(props: DeliveryAddressAddProps) {
  const { companyId, address, onSaved } = props
  const { close } = usePopup()
  const save = useSaving(props)
  const form = useZodForm(addressSchema, { defaultValues: startValues(address) })
  const { control } = form
  const typed = useWatch({ control, name: 'value' })
  const { found, components, place, move, isMoved } = useAddressPlace(typed, address)
  const markSent = useKeptForm(form, `delivery-address ${address?.id ?? `new ${companyId ?? 0}`}`, {
    isChanged: isMoved,
  })
  const start = useStart()
  const city = useCity().data?.address

  return (
    <PopupShell title={address ? 'Адрес доставки' : 'Новый адрес доставки'}>
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async (values) => {
          const fault = street(components)
          if (fault !== undefined) {
            form.setError('value', { message: fault }, { shouldFocus: true })
            return
          }
          const id = await save(addressInput(values, { companyId, components, place }))
          markSent()
          if (id !== undefined) onSaved?.(id)
          await close()
        }}
      >
        <SuggestField
          control={control}
          name="value"
          label="Адрес"
          required
          maxLength={300}
          source={addresses}
          subtext={
            found
              ? 'Адрес найден в справочнике.'
              : 'Город, улица, дом. Если адреса нет в подсказках, отметьте место на карте.'
          }
        />
        {city && typed.trim() === '' && (
          <div>
            <Button
              size="small"
              icon="pin"
              onClick={() => {
                form.setValue('value', `${city.value}, `, { shouldDirty: true })
                form.setFocus('value')
              }}
            >
              {`Мой город: ${city.components.city}`}
            </Button>
          </div>
        )}
        {start && <PlaceMap place={place} found={found} start={start} onChange={move} />}
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
          name="fio"
          label="Кто принимает груз"
          maxLength={150}
          autoComplete="off"
          placeholder="Фамилия Имя"
        />
        <PhoneField control={control} name="phone" label="Телефон на месте" autoComplete="off" />
        <TextField
          control={control}
          name="workHours"
          label="Когда принимают груз"
          maxLength={120}
          placeholder="Пн–Пт 8:00–17:00"
        />
        <TextAreaField control={control} name="note" label="Как проехать" maxLength={500} rows={2} />
        <CheckboxField control={control} name="craneNeeded" label="Для разгрузки нужен кран" />
        {address?.isDefault ? (
          <p>Этот адрес предлагается первым. Чтобы сменить его, отметьте другой.</p>
        ) : (
          <CheckboxField control={control} name="isDefault" label="Предлагать этот адрес первым" />
        )}
        <FormAlert />
        <SubmitButton>Сохранить адрес</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** Adds or changes the address by the call that fits; answers the id of a new or changed one. */
function useSaving({ address, companyId, companyVersion }: DeliveryAddressAddProps) {
  const add = useOnceMutation(addDeliveryAddress)
  const addToCompany = useOnceMutation(addCompanyAddress)
  const update = useMutation(apiMutation(updateDeliveryAddress))
  // After a conflict the next try is a change of the fresh address or company.
  const [fresh, setFresh] = useState<number>()

  return async (input: ReturnType<typeof addressInput>): Promise<number | undefined> => {
    if (address) {
      const version = fresh ?? address.version
      try {
        await update.mutateAsync({ path: { id: address.id }, body: { version, address: input } })
        return address.id
      } catch (error) {
        if (isProblemOf(error, updateDeliveryAddress) && error.is('conflict') && error.data)
          setFresh(error.data.address.version)
        throw error
      }
    }
    try {
      if (companyId !== null && companyVersion !== undefined) {
        const version = fresh ?? companyVersion
        await addToCompany({ body: { contragentId: companyId, version, kind: 'delivery', address: input } })
        return undefined
      }
      return (await add({ body: { address: input } })).address.id
    } catch (error) {
      if (isProblemOf(error, addCompanyAddress) && error.is('conflict') && error.data)
        setFresh(error.data.company.version)
      throw error
    }
  }
}

/** The city of the visitor by the network address (R-API-121); null when it is unknown. */
const useCity = () => useQuery(apiQuery(locateAddress, {}))

/** Where the map begins: the visitor's city, else the branch that is chosen. Nothing while it is being read. */
function useStart() {
  const { data, isPending } = useCity()
  const branch = useBranchPlace()
  if (isPending) return undefined
  const { lat, lon } = data?.address ?? { lat: null, lon: null }
  return lat !== null && lon !== null ? { lat, lon } : branch
}

function useBranchPlace() {
  const chosen = useQuery(currentBranchQuery()).data
  const stores = useQuery(apiQuery(listStores, {})).data?.items
  const store = stores?.find(({ storeId }) => storeId === chosen?.storeId) ?? stores?.[0]
  return store && { lat: store.lat, lon: store.lon }
}
