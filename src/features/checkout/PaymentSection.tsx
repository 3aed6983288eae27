import { RadioField } from '../../forms/ChoiceField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import type { OrderCalculation } from './checkout-queries.ts'
import styles from './Checkout.module.css'

export interface PaymentSectionProps {
  control: CheckoutControl
  /** All ways; the impossible ones with a reason. */
  options: OrderCalculation['paymentOptions']
  chosen: string
}

/** How the order is paid. What was chosen may become impossible with another delivery: that is said at once. */
export function PaymentSection({ control, options, chosen }: PaymentSectionProps) {
  const lost = options.find(({ type, enabled }) => type === chosen && !enabled)
  return (
    <Panel title="Оплата" heading="h3">
      <RadioField
        control={control}
        name="paymentType"
        legend="Способ оплаты"
        required
        tiles
        options={options.map(({ type, title, enabled, reasonDisabled }) => ({
          value: type,
          label: title,
          hint: enabled ? undefined : reasonDisabled,
          disabled: !enabled,
        }))}
      />
      {lost && (
        <p role="status" className={styles.warning}>
          <Icon name="warning" />
          {`«${lost.title}» больше не подходит, выберите другой способ. ${lost.reasonDisabled ?? ''}`}
        </p>
      )}
    </Panel>
  )
}
