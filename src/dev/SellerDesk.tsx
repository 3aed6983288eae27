import { useState } from 'react'
import { formatShortDayTime } from '../lib/dates.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import styles from './DevPanel.module.css'
import type { SellerOrder } from './sandbox-tools.ts'

interface SellerDeskProps {
  orders: readonly SellerOrder[]
  onStep: (order: SellerOrder, step: string) => void
}

/** Takes the seller's steps with an order by hand. */
export function SellerDesk({ orders, onStep }: SellerDeskProps) {
  const [chosen, setChosen] = useState('')
  const order = orders.find(({ id }) => String(id) === chosen)
  return (
    <section aria-labelledby="dev-seller" className={styles.section}>
      <h3 id="dev-seller" className={styles.subtitle}>
        Продавец
      </h3>
      <Select
        label="Заказ"
        options={orders.map(({ id, number, statusLabel }) => ({
          value: String(id),
          label: number,
          hint: statusLabel,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {order && (
        <>
          <p role="status">{stateOf(order)}</p>
          <div className={styles.actions}>
            {order.steps.map(({ step, title }) => (
              <Button key={step} size="small" onClick={() => onStep(order, step)}>
                {title}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function stateOf({ statusLabel, steps, next }: SellerOrder): string {
  if (next === null) return `${statusLabel}. Сам продавец ничего не сделает.`
  const title = steps.find(({ step }) => step === next.step)?.title ?? next.step
  return `${statusLabel}. Сам продавец: «${title}», ${formatShortDayTime(next.at)}.`
}
