import { useController } from 'react-hook-form'
import { SelectField } from '../../forms/ChoiceField.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import styles from './Checkout.module.css'
import type { OrderCalculation } from './checkout-queries.ts'
import { AddressText } from '../../ui/AddressText.tsx'

type Stores = OrderCalculation['deliveryOptions'][number]['stores']

/** Where the order is collected: from a list, or on a map in a popup (R-POPUP-05). */
export function StoreField({ control, stores }: { control: CheckoutControl; stores: Stores }) {
  const { field } = useController({ control, name: 'storeId' })
  return (
    <>
      <SelectField
        control={control}
        name="storeId"
        label="Где забрать"
        required
        options={stores.map(({ storeId, name, city, address }) => ({
          value: storeId,
          label: name,
          hint: <AddressText text={`${city}, ${address}`} />,
        }))}
      />
      <PopupButton
        popup="store-selection"
        props={{
          storeIds: stores.map(({ storeId }) => storeId),
          chosen: field.value,
          onChoose: field.onChange,
        }}
        icon="pin"
        className={styles.add ?? ''}
      >
        Выбрать на карте
      </PopupButton>
    </>
  )
}
