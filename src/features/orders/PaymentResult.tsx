import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../lib/money.ts'
import { homePath, orderPath, ordersPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { orderQuery } from './orders-queries.ts'
import type { Order } from './order-words.ts'

export interface PaymentResultProps {
  /** What the provider says by the address that it returns to. */
  outcome: 'success' | 'error'
  /** Absent for an address that names none. */
  orderId: number | undefined
  /** Only customers may read the order. */
  isCustomer: boolean
}

/** Milliseconds between two looks, and how many there are, until the provider has told the backend of the money. */
const lookPause = 2000
const mostLooks = 15

/** What became of a payment, by the order itself where it can be read (R-ROUTE-18, R-ROUTE-19, O-19). */
export function PaymentResult({ outcome, orderId, isCustomer }: PaymentResultProps) {
  const { data } = useQuery({
    ...orderQuery(orderId ?? 0),
    enabled: isCustomer && orderId !== undefined,
    refetchInterval: ({ state }) =>
      outcome === 'success' &&
      state.data?.order.allowedActions.includes('pay') &&
      state.dataUpdateCount < mostLooks
        ? lookPause
        : false,
  })
  const { icon, title, text } = wordsFor(outcome, data?.order)
  return (
    <EmptyState
      heading="h1"
      icon={icon}
      title={title}
      text={text}
      actions={
        <>
          <Link
            to={orderId === undefined ? ordersPath : orderPath(orderId)}
            className={buttonClass({ variant: 'primary' })}
          >
            {orderId === undefined ? 'Мои заказы' : 'Перейти к заказу'}
          </Link>
          <Link to={homePath} className={buttonClass()}>
            На главную
          </Link>
        </>
      }
    />
  )
}

/** The heading of the result, also for the title of the page. */
export function resultTitle(outcome: PaymentResultProps['outcome']): string {
  return outcome === 'success' ? 'Оплата прошла успешно' : 'Оплата не прошла'
}

function wordsFor(outcome: PaymentResultProps['outcome'], order: Order | undefined) {
  const isPaid = order !== undefined && order.totals.due === 0 && order.totals.paid > 0
  // The order knows better than an address that somebody may have kept or typed.
  if (isPaid)
    return {
      icon: 'success' as const,
      title: resultTitle('success'),
      text: `Заказ ${order.number} оплачен: ${formatMoney(order.totals.paid)}. Состояние заказа и документы — на его странице.`,
    }
  if (outcome === 'success' && order?.allowedActions.includes('pay'))
    return {
      icon: 'clock' as const,
      title: 'Проверяем оплату',
      text: `Банк ещё не подтвердил оплату заказа ${order.number}. Обычно это занимает до минуты; платить второй раз не нужно.`,
    }
  if (outcome === 'success')
    return {
      icon: 'success' as const,
      title: resultTitle(outcome),
      text: 'Состояние заказа и документы — на его странице.',
    }
  return {
    icon: 'error' as const,
    title: resultTitle(outcome),
    text: order
      ? `Заказ ${order.number} сохранён: оплатите его ещё раз или запросите счёт на странице заказа.`
      : 'Заказ сохранён: оплатите его ещё раз или запросите счёт на странице заказа.',
  }
}
