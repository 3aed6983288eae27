import { RadioField } from '../../forms/ChoiceField.tsx'
import { formatMoney } from '../../lib/money.ts'
import { countOf, dayForms } from '../../lib/plural.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import type { OrderCalculation } from './checkout-queries.ts'
import styles from './Checkout.module.css'
import type { Contract } from './start-values.ts'

export interface PaymentSectionProps {
  control: CheckoutControl
  /** All ways; the impossible ones with a reason. */
  options: OrderCalculation['paymentOptions']
  chosen: string
  /** The chosen contract. */
  contract: Contract | undefined
}

/** How the order is paid. What was chosen may become impossible with another delivery: that is said at once. */
export function PaymentSection({ control, options, chosen, contract }: PaymentSectionProps) {
  const lost = options.find(({ type, enabled }) => type === chosen && !enabled)
  return (
    <Panel title="Оплата" heading="h3">
      <RadioField
        control={control}
        name="paymentType"
        legend="Способ оплаты"
        required
        tiles
        options={options
          .toSorted((left, right) => Number(right.enabled) - Number(left.enabled))
          .map(({ type, title, enabled, reasonDisabled }) => ({
            value: type,
            label: title,
            hint: enabled ? termsOf(type, contract) : reasonDisabled,
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

/** How long the payment may wait, and how much of the credit is left. */
function termsOf(type: string, contract: Contract | undefined): string | undefined {
  if (type !== 'contractDeferred' || !contract) return undefined
  const { deferDays, creditLimit, creditLeft } = contract
  return [
    ...(deferDays ? [`Оплата через ${countOf(deferDays, dayForms)} после отгрузки`] : []),
    ...(creditLimit > 0 ? [`лимит ${formatMoney(creditLimit)}, свободно ${formatMoney(creditLeft)}`] : []),
  ].join('; ')
}
