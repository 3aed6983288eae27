import { formatShortDayTime } from '../../lib/dates.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Order } from './order-words.ts'
import styles from './Order.module.css'
import { OrderStatusPill } from './OrderStatusPill.tsx'

/** Everything that happened to the order, the latest first. */
export function OrderHistory({ history }: { history: Order['history'] }) {
  return (
    <Panel title="История">
      <ol className={styles.history}>
        {history.toReversed().map(({ at, actor, from, to, comment }, index) => (
          <li key={`${at} ${history.length - index}`}>
            <time dateTime={at} className={styles.muted}>
              {formatShortDayTime(at)}
            </time>
            <div>
              {from === to ? <b>Заказ изменён</b> : <OrderStatusPill status={to} />}
              <p>
                <span className={styles.muted}>{actor}</span>
                {comment && `: ${comment}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
