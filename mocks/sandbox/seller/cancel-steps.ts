import { canceledOrder } from '../rules/order-cancel.ts'
import { freeOrder } from '../rules/order-holdings.ts'
import { nextStatuses } from '../rules/order-transitions.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { answerCancelRequest } from './requests.ts'
import { done, type SellerWork } from './order-step.ts'

const hasLeft = ({ lines }: OrderRecord) => lines.some(({ shippedQuantity }) => shippedQuantity > 0)
const leftFault = 'Часть заказа уже отгружена, отменить его нельзя.'
const noRequest = 'Покупатель не просил отменить заказ.'

/** Whether the seller would still accept a wish to cancel: nothing is sent and nothing is packed. */
export const canStillCancel = (order: OrderRecord) => order.status !== 'ready-for-shipment' && !hasLeft(order)

/** How the seller cancels, or doesn't. */
export const cancelSteps = {
  acceptCancel: {
    title: 'Отменить по просьбе покупателя',
    fault: ({ order }: SellerWork) => {
      if (order.cancelRequest?.state !== 'sent') return noRequest
      return hasLeft(order) ? leftFault : undefined
    },
    take: (work: SellerWork) => {
      cancel(work, 'Отменён по просьбе покупателя')
      answerCancelRequest(work.state, work.order.id, 'Заказ отменён по вашей просьбе.', work.now)
    },
  },
  declineCancel: {
    title: 'Отказать в отмене',
    fault: ({ order }: SellerWork) => (order.cancelRequest?.state === 'sent' ? undefined : noRequest),
    take: (work: SellerWork) => {
      const { cancelRequest, number, status } = work.order
      const why = status === 'ready-for-shipment' ? 'заказ уже собран' : 'часть заказа уже отгружена'
      done(work, {
        change: { ...(cancelRequest && { cancelRequest: { ...cancelRequest, state: 'declined' } }) },
        comment: `Отменить нельзя: ${why}`,
        news: {
          type: 'order',
          title: 'Заказ отменить нельзя',
          text: `Заказ ${number} нельзя отменить: ${why}.`,
        },
      })
      answerCancelRequest(work.state, work.order.id, `Отменить нельзя: ${why}.`, work.now)
    },
  },
  cancel: {
    title: 'Отменить',
    fault: ({ order }: SellerWork) => {
      if (!nextStatuses[order.status].includes('canceled')) return 'В этом статусе заказа такого шага нет.'
      return hasLeft(order) ? leftFault : undefined
    },
    take: (work: SellerWork) => cancel(work, 'Отменён продавцом'),
  },
}

function cancel(work: SellerWork, comment: string): void {
  const { state, order, now } = work
  const { cancelRequest, changes: _dropped, ...rest } = order
  freeOrder(state, order, now)
  done(
    { ...work, order: { ...rest, ...(cancelRequest && { cancelRequest }) } },
    {
      to: 'canceled',
      change: {
        ...canceledOrder(order),
        ...(cancelRequest?.state === 'sent' && {
          cancelRequest: { ...cancelRequest, state: 'accepted' },
          // Who has told the reason isn't asked for it again.
          cancelFeedback: { reason: cancelRequest.reason, comment: cancelRequest.comment },
        }),
      },
      comment,
      news: { type: 'order', title: 'Заказ отменён', text: `Заказ ${order.number} отменён.` },
    },
  )
}
