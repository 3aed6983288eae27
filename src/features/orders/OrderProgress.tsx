import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OrderProgress.module.css'
import type { Order, OrderStatus } from './order-words.ts'

interface Step {
  title: string
  /** Statuses in which the order stands at this step. */
  statuses: readonly OrderStatus[]
}

/** The way of an order in five steps; what only some orders meet stands under the step in which it happens. */
const steps: readonly Step[] = [
  { title: 'Оформлен', statuses: ['new', 'agreement', 'agreed'] },
  { title: 'Обработка', statuses: ['order-processing', 'confirmation'] },
  { title: 'Оплата', statuses: ['payment'] },
  { title: 'Сборка', statuses: ['in-work'] },
  { title: 'Отгрузка', statuses: ['ready-for-shipment'] },
  { title: 'Выполнен', statuses: ['completed'] },
]

/** How far the order has come. Nothing for a cancelled one, which goes nowhere. */
export function OrderProgress({ order: { status, payment } }: { order: Pick<Order, 'status' | 'payment'> }) {
  if (status === 'canceled') return null
  const paysLater = payment.type === 'contractDeferred' || payment.type === 'cashPickup'
  const shown = paysLater ? steps.filter(({ statuses }) => !statuses.includes('payment')) : steps
  const current = shown.findIndex(({ statuses }) => statuses.includes(status))
  const isDone = (index: number) => index < current || status === 'completed'
  return (
    <ol role="list" aria-label="Ход заказа" className={styles.steps}>
      {shown.map(({ title }, index) => (
        <li
          key={title}
          className={cx(styles.step, isDone(index) && styles.done, index === current && styles.current)}
          {...(index === current && { 'aria-current': 'step' })}
        >
          <span className={styles.mark}>{isDone(index) && <Icon name="check" size="small" />}</span>
          <span>
            {title}
            {isDone(index) && <VisuallyHidden>: пройдено</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
