import { FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import type { OrderCalculation } from './checkout-queries.ts'
import styles from './Checkout.module.css'
import { CheckoutFailure } from './CheckoutFailure.tsx'
import { deliveryPriceWords, termWords } from '../../lib/delivery-words.ts'

export interface SummaryRailProps {
  /** The form that the button sends. */
  formId: string
  calculation: OrderCalculation
  /** The chosen way to deliver. */
  deliveryType: string
  /** Other numbers are on their way. */
  isRecalculating: boolean
  error: Error | null
  onRetry: () => void
  /** The numbers belong to what is chosen. */
  canSend: boolean
}

/** Shipments with their days, sums, warnings, and the button. Everything is the backend's own calculation. */
export function SummaryRail(props: SummaryRailProps) {
  const { formId, calculation, deliveryType, isRecalculating, error, onRetry, canSend } = props
  const { shipments, totals, warnings, approvalRequired, approvalReason } = calculation
  const isOld = isRecalculating || error !== null
  return (
    <Panel
      title="Итог заказа"
      actions={
        <span role="status" className={styles.note}>
          {isRecalculating && 'пересчитывается…'}
        </span>
      }
    >
      {error && <CheckoutFailure compact error={error} retrying={isRecalculating} onRetry={onRetry} />}
      <div className={cx(styles.numbers, isOld && styles.old)} aria-busy={isRecalculating}>
        <ul role="list" className={styles.shipments}>
          {shipments.map((shipment) => (
            <ShipmentItem
              key={`${shipment.store.storeId} ${shipment.etaFrom}`}
              shipment={shipment}
              isCollected={deliveryType === 'pickup'}
            />
          ))}
        </ul>
        <PropertyList
          end
          items={[
            { name: 'Товары', value: formatMoney(totals.goods) },
            ...(totals.discount > 0 ? [{ name: 'Скидка', value: `−${formatMoney(totals.discount)}` }] : []),
            { name: 'Доставка', value: deliveryPriceWords(totals.delivery) },
            { name: 'В том числе НДС', value: formatMoney(totals.vat) },
            {
              name: 'Итого',
              value: <span className={styles.total}>{formatMoney(totals.total)}</span>,
              total: true,
            },
          ]}
        />
      </div>
      {approvalRequired && (
        <Notice icon="team">
          <b>Заказ уйдёт на согласование.</b> {approvalReason}
        </Notice>
      )}
      {warnings
        // The notice above says it.
        .filter(({ code }) => code !== 'willNeedApproval' || !approvalRequired)
        .map(({ code, message, productId }) => (
          <Notice key={`${code} ${productId ?? 0} ${message}`} icon="warning">
            {message}
          </Notice>
        ))}
      <div className={styles.send}>
        <FormAlert />
        <SubmitButton form={formId} size="large" block disabled={!canSend}>
          Оформить заказ
        </SubmitButton>
      </div>
    </Panel>
  )
}

interface ShipmentItemProps {
  shipment: OrderCalculation['shipments'][number]
  isCollected: boolean
}

function ShipmentItem({ shipment, isCollected }: ShipmentItemProps) {
  const { store, lines, etaFrom, etaTo, weightKg, sum } = shipment
  const term = termWords(etaFrom, etaTo)
  return (
    <li>
      <p className={styles.shipmentHead}>
        <b>{store.name}</b>
        <span className={styles.sum}>{formatMoney(sum)}</span>
      </p>
      <p className={styles.term}>
        <Icon name="calendar" size="small" />
        {term ? `${isCollected ? 'Можно забрать' : 'Доставка'}: ${term}` : 'Срок уточнит менеджер'}
      </p>
      <p className={styles.note}>
        {countOf(lines.length, positionForms)}
        {weightKg > 0 && `, ${formatNumber(weightKg)}\u00a0кг`}
      </p>
    </li>
  )
}

function Notice({ icon, children }: { icon: 'team' | 'warning'; children: React.ReactNode }) {
  return (
    <p className={styles.warning}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  )
}
