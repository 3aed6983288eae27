import { confirmOrderContract, requestInvoice, sendOrderToApprove } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Approval } from './Approval.tsx'
import { headingFocus } from './heading-focus.ts'
import { OrderChanges } from './OrderChanges.tsx'
import type { Order } from './order-words.ts'
import { useOrderAction } from './use-order-action.tsx'
import { useRepeatOrder } from './use-repeat-order.tsx'

/** Buttons of the order's actions; `allowedActions` alone decides. The expected action comes first. */
export function OrderActions({ order }: { order: Order }) {
  const { id, number, version, totals } = order
  const may = new Set(order.allowedActions)
  return (
    <>
      {may.has('confirmContract') && <Confirm order={order} />}
      {may.has('approve') && may.has('return') && <Approval order={order} />}
      {may.has('sendToApprove') && <SendToApprove order={order} />}
      {may.has('pay') && (
        <PopupButton
          ref={headingFocus}
          popup="order-payment"
          props={{ orderId: id }}
          variant="primary"
          icon="card"
        >
          {`Оплатить ${formatMoney(totals.due)}`}
        </PopupButton>
      )}
      {may.has('updateProducts') && (
        <PopupButton ref={headingFocus} popup="order-lines" props={{ orderId: id }} icon="edit">
          Изменить состав
        </PopupButton>
      )}
      {may.has('changeDelivery') && (
        <PopupButton ref={headingFocus} popup="delivery-selection" props={{ orderId: id }} icon="truck">
          Изменить доставку
        </PopupButton>
      )}
      {may.has('requestInvoice') && <RequestInvoice order={order} />}
      {may.has('sendInvoice') && (
        <PopupButton ref={headingFocus} popup="order-invoice" props={{ orderId: id }} icon="mail">
          Отправить счёт на почту
        </PopupButton>
      )}
      {may.has('copy') && <Repeat order={order} />}
      {may.has('cancel') && (
        <PopupButton ref={headingFocus} popup="order-cancel" props={{ order }} icon="close">
          Отменить заказ
        </PopupButton>
      )}
      {may.has('requestCancel') && (
        <PopupButton
          ref={headingFocus}
          popup="order-cancel-feedback"
          props={{ orderId: id, version, number, purpose: 'request' }}
          icon="close"
        >
          Запросить отмену
        </PopupButton>
      )}
      {may.has('tellCancelReason') && (
        <PopupButton
          ref={headingFocus}
          popup="order-cancel-feedback"
          props={{ orderId: id, version, number, purpose: 'tell' }}
          icon="message"
        >
          Рассказать о причине отмены
        </PopupButton>
      )}
    </>
  )
}

function Confirm({ order }: { order: Order }) {
  const { id, version } = order
  const popups = usePopups()
  const { mutate, isPending } = useOrderAction(confirmOrderContract, order, {
    done: 'Изменения подтверждены',
    failed: 'Не удалось подтвердить изменения',
  })
  const ask = async () => {
    const yes = await popups.confirm({
      title: 'Подтвердить изменения?',
      text: <OrderChanges order={order} />,
      confirm: 'Подтвердить',
    })
    if (yes) mutate({ body: { orderId: id, version } })
  }
  return (
    <Button ref={headingFocus} variant="primary" icon="check" loading={isPending} onClick={() => void ask()}>
      Подтвердить изменения
    </Button>
  )
}

function SendToApprove({ order }: { order: Order }) {
  const { id, version } = order
  const popups = usePopups()
  const { mutate, isPending } = useOrderAction(sendOrderToApprove, order, {
    done: 'Заказ отправлен на согласование',
    failed: 'Не удалось отправить на согласование',
  })
  const ask = async () => {
    const yes = await popups.confirm({
      title: 'Отправить на согласование?',
      text: 'Согласующие вашей компании получат уведомление.',
      confirm: 'Отправить',
    })
    if (yes) mutate({ body: { orderId: id, version } })
  }
  return (
    <Button ref={headingFocus} variant="primary" icon="team" loading={isPending} onClick={() => void ask()}>
      Отправить на согласование
    </Button>
  )
}

function RequestInvoice({ order }: { order: Order }) {
  const { id, version } = order
  const { mutate, isPending } = useOrderAction(requestInvoice, order, {
    done: 'Счёт готовится и появится в документах заказа',
    failed: 'Не удалось запросить счёт',
  })
  return (
    <Button
      ref={headingFocus}
      icon="document"
      loading={isPending}
      onClick={() => mutate({ body: { orderId: id, version } })}
    >
      Запросить счёт
    </Button>
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
