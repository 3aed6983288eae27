import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import type { Order } from './order-words.ts'
import { useCancelOrder } from './use-order-actions.ts'
import { useRepeatOrder } from './use-repeat-order.tsx'

/** An action that is done takes its button away: the focus goes to the order's number. */
const headingFocus = handOnFocus<HTMLButtonElement>(() => document.querySelector('h1'))

/** Buttons for what the customer may do with the order now; `allowedActions` alone decides. */
export function OrderActions({ order }: { order: Order }) {
  const may = new Set(order.allowedActions)
  return (
    <>
      {may.has('copy') && <Repeat order={order} />}
      {may.has('cancel') && <Cancel order={order} />}
    </>
  )
}

function Repeat({ order }: { order: Order }) {
  const { repeat, isPending } = useRepeatOrder(order)
  return (
    <Button icon="refresh" loading={isPending} onClick={() => void repeat()}>
      Повторить заказ
    </Button>
  )
}

function Cancel({ order }: { order: Order }) {
  const popups = usePopups()
  const { cancel, isPending } = useCancelOrder(order)
  const askAndCancel = async () => {
    const yes = await popups.confirm({
      title: 'Отменить заказ?',
      text: `Заказ ${order.number} будет отменён, товары вернутся в продажу. Возобновить его будет нельзя.`,
      confirm: 'Отменить заказ',
      cancel: 'Не отменять',
      danger: true,
    })
    if (yes) cancel()
  }
  return (
    <Button ref={headingFocus} icon="close" loading={isPending} onClick={() => void askAndCancel()}>
      Отменить заказ
    </Button>
  )
}
