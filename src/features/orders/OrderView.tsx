import type { ReactNode } from 'react'
import { formatShortDay } from '../../lib/dates.ts'
import { deliveryPriceWords } from '../../lib/delivery-words.ts'
import { formatMoney } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { isOwed, type Order, paymentWords } from './order-words.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDelivery, OrderPayment, OrderTerms } from './OrderDetails.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import styles from './Order.module.css'
import { OrderStatusPill } from './OrderStatusPill.tsx'

export interface OrderViewProps {
  order: Order
  /** Powers of attorney, where the goods need one. */
  authorities?: ReactNode
}

/**
 * One order with products, delivery, payment, contract, invoice and history (R-ORDER-02). The print version has no
 * controls.
 */
export function OrderView({ order, authorities }: OrderViewProps) {
  const { number, createdAt, status, totals, customerOrderNumber, items } = order
  return (
    <article className={styles.order}>
      <TitleBlock
        caption="Заказ"
        title={number}
        items={[
          { name: 'Дата', value: formatShortDay(createdAt), mono: true },
          ...(customerOrderNumber ? [{ name: 'Ваш номер', value: customerOrderNumber, mono: true }] : []),
          { name: 'Лист', value: '1 из 1' },
          { name: 'Статус', value: <OrderStatusPill status={status} /> },
        ]}
      />
      <OrderProgress order={order} />
      <div className={styles.tools} data-print="no">
        <OrderActions order={order} />
        <PopupButton
          popup="requests"
          props={{ topic: status === 'completed' ? 'claim' : 'question', order: { id: order.id, number } }}
          icon="message"
        >
          {status === 'completed' ? 'Рекламация или возврат' : 'Обратиться по заказу'}
        </PopupButton>
        <Button icon="print" onClick={() => window.print()}>
          Печать
        </Button>
      </div>
      <OrderNotices order={order} />
      <Panel title={`Состав заказа: ${countOf(items.length, positionForms)}`} flush>
        <OrderLines items={items} />
        <div className={styles.totals}>
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
              ...(totals.paid > 0 ? [{ name: 'Оплачено', value: formatMoney(totals.paid) }] : []),
              ...(isOwed(order) ? [{ name: 'К оплате', value: formatMoney(totals.due) }] : []),
              { name: 'Состояние оплаты', value: paymentWords(order) },
            ]}
          />
        </div>
      </Panel>
      <div className={styles.details}>
        <OrderDelivery order={order} />
        <OrderPayment order={order} />
        <OrderTerms order={order} />
        <OrderDocuments order={order} />
        {authorities}
      </div>
      <OrderHistory history={order.history} />
    </article>
  )
}
