import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OrdersFailure } from '../OrdersStates.tsx'
import { OrderDifference } from '../OrderDifference.tsx'
import { orderQuery } from '../orders-queries.ts'
import { useLineChanges } from '../use-line-changes.ts'
import { OrderLineEditor } from '../OrderLineEditor.tsx'
import styles from '../OrderLinesEditor.module.css'
import type { Order } from '../order-words.ts'

/** Props of the popup that changes what was ordered. */
export interface OrderLinesProps {
  orderId: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-lines': OrderLinesProps
  }
}

/** Changes the lines of an order: quantities, deletion, replacement by the cart (R-ORDER-08, R-ORDER-09). */
export default function OrderLines({ orderId }: OrderLinesProps) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(orderId))
  if (data) return <Editor order={data.order} />
  return (
    <PopupShell title="Состав заказа">
      {error ? (
        <OrdersFailure
          compact
          title="Не удалось загрузить заказ"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </PopupShell>
  )
}

function Editor({ order }: { order: Order }) {
  const { close } = usePopup()
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map())
  const changed = order.items.filter(({ id, quantity }) => (wanted.get(id) ?? quantity) !== quantity)
  const markSent = useUnsavedGuard(changed.length > 0)
  const changes = useLineChanges(order)
  const { refusal, busy } = changes
  const mayDelete = order.allowedActions.includes('deleteProduct')
  const mayUpdate = order.allowedActions.includes('updateProducts')
  const save = async () => {
    const lines = changed.map(({ id, quantity }) => ({ lineId: id, quantity: wanted.get(id) ?? quantity }))
    if (!(await changes.save(lines))) return
    markSent()
    await close()
  }
  return (
    <PopupShell
      title="Состав заказа"
      subtitle={`Заказ ${order.number}`}
      footer={
        <>
          <Button
            variant="primary"
            loading={busy === 'save'}
            disabled={!mayUpdate || changed.length === 0}
            onClick={() => void save()}
          >
            Сохранить
          </Button>
          <Button onClick={() => void close()}>Закрыть</Button>
        </>
      }
    >
      {refusal && (
        <div role="alert" className={styles.alert}>
          <Icon name="error" />
          <div>
            {refusal.fresh ? (
              <OrderDifference message={refusal.message} before={refusal.seen} after={refusal.fresh} />
            ) : (
              <p>{refusal.message}</p>
            )}
          </div>
        </div>
      )}
      {!mayUpdate && <p>Состав этого заказа уже нельзя изменить.</p>}
      <ul role="list" className={styles.lines}>
        {order.items.map((line) => (
          <OrderLineEditor
            key={line.id}
            line={line}
            quantity={wanted.get(line.id) ?? line.quantity}
            problem={refusal?.atLine.get(line.id)}
            disabled={!mayUpdate || busy !== undefined}
            onChange={(quantity) => {
              changes.forget()
              setWanted(new Map(wanted).set(line.id, quantity))
            }}
            {...(mayDelete && { onDelete: () => void changes.remove(line) })}
          />
        ))}
      </ul>
      {mayUpdate && (
        <Button icon="cart" loading={busy === 'replace'} onClick={() => void changes.replace()}>
          Заменить товарами из корзины
        </Button>
      )}
    </PopupShell>
  )
}
