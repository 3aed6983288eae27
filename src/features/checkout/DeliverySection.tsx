import { RadioField, SelectField } from '../../forms/ChoiceField.tsx'
import { TerminalField } from '../../forms/TerminalField.tsx'
import { useSession } from '../../api/session.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { StoreField } from './StoreField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import { MissingNote } from './MissingNote.tsx'
import type { MissingPart } from './missing-parts.ts'
import type { OrderCalculation } from './checkout-queries.ts'
import { isDeliveryType, isToAddress } from './checkout-schema.ts'
import styles from './Checkout.module.css'
import { deliveryNames, deliveryPriceWords, termWords } from '../../lib/delivery-words.ts'
import type { Address } from './start-values.ts'

type DeliveryOption = OrderCalculation['deliveryOptions'][number]

export interface DeliverySectionProps {
  control: CheckoutControl
  /** All ways; the impossible ones with a reason. */
  options: readonly DeliveryOption[]
  addresses: readonly Address[]
  /** The chosen way and address. */
  chosen: string
  addressId: string
  /** The current company; null for a person, undefined when it could not be read. */
  companyId: number | null | undefined
  /** The saved addresses could not be read. */
  missing: MissingPart | undefined
  onAddressAdded: (addressId: number) => void
}

/** How the goods are delivered: at a store, to a saved address or to a terminal. */
export function DeliverySection(props: DeliverySectionProps) {
  const { control, options, addresses, chosen, addressId, companyId, missing, onAddressAdded } = props
  const popups = usePopups()
  const { scope = [] } = useSession()
  // A person may do everything with their own addresses.
  const mayAdd = companyId === null || scope.includes('addresses.manage')
  const stores = options.find(({ type }) => type === 'pickup')?.stores ?? []
  const address = addresses.find(({ id }) => String(id) === addressId)
  return (
    <Panel title="Доставка" heading="h3">
      <div className={styles.fields}>
        <RadioField
          control={control}
          name="deliveryType"
          legend="Способ доставки"
          required
          tiles
          options={options
            .filter(({ type }) => isDeliveryType(type))
            .map((option) => ({
              value: option.type,
              label: deliveryNames[option.type],
              hint: hintOf(option, addresses.length > 0),
              disabled: !option.enabled || (isToAddress(option.type) && addresses.length === 0),
            }))}
        />
        {chosen === 'pickup' && <StoreField control={control} stores={stores} />}
        {chosen === 'pickup' && companyId != null && (
          <p className={styles.note}>
            Для получения компании нужна доверенность. Её можно оформить на странице заказа.
          </p>
        )}
        {isToAddress(chosen) && (
          <>
            <SelectField
              control={control}
              name="addressId"
              label="Адрес доставки"
              required
              subtext={address && <AddressText text={address.value} />}
              options={addresses.map(({ id, title, value }) => ({
                value: String(id),
                label: title,
                hint: <AddressText text={value} />,
              }))}
            />
            <SelectField
              control={control}
              name="unloading"
              label="Разгрузка"
              required
              options={[
                { value: 'none', label: 'Своими силами' },
                { value: 'tailLift', label: 'Нужен гидроборт' },
                { value: 'crane', label: 'Нужен кран' },
              ]}
            />
          </>
        )}
        {chosen === 'carrierTerminal' && (
          <TerminalField control={control} name="terminal" firstCity={stores[0]?.city ?? ''} />
        )}
        <MissingNote part={missing} title="Не удалось показать адреса доставки" />
        {!missing &&
          companyId !== undefined &&
          (isToAddress(chosen) || addresses.length === 0) &&
          (mayAdd ? (
            <Button
              icon="plus"
              className={styles.add ?? ''}
              {...popups.intent('delivery-address-add')}
              onClick={() => void popups.open('delivery-address-add', { companyId, onSaved: onAddressAdded })}
            >
              Добавить адрес
            </Button>
          ) : (
            <p className={styles.note}>Новый адрес добавляет администратор компании.</p>
          ))}
      </div>
    </Panel>
  )
}

function hintOf(
  { type, enabled, reasonDisabled, price, etaFrom, etaTo }: DeliveryOption,
  hasAddresses: boolean,
) {
  if (!enabled) return reasonDisabled ?? 'Сейчас недоступно'
  if (isToAddress(type) && !hasAddresses) return 'Нет сохранённых адресов доставки'
  const words = deliveryPriceWords(price)
  const priceWords = words[0]?.toUpperCase() + words.slice(1)
  const term = termWords(etaFrom, etaTo)
  return term ? `${priceWords}, ${term}` : priceWords
}
