import type { DataOf } from '../operation.ts'

export type Order = DataOf<'getOrder'>['order']
export type OrderAction = Order['allowedActions'][number]
type Acted = Pick<Order, 'id' | 'version' | 'items'>

/** What each action sends. */
export const orderCalls: Readonly<Record<OrderAction, (order: Acted) => [path: string, body: object]>> = {
  cancel: ({ id, version }) => ['/web/order/cancel/', { orderId: id, version }],
  requestCancel: ({ id, version }) => ['/web/order/sendCancel/', { orderId: id, version, reason: 'tooLong' }],
  tellCancelReason: ({ id }) => ['/api/sendWebForm/cancel_order/', { orderId: id, reason: 'mistake' }],
  sendToApprove: ({ id, version }) => ['/web/order/orderApprove/', { orderId: id, version }],
  approve: ({ id, version }) => ['/web/order/approval/', { orderId: id, version, decision: 'approve' }],
  return: ({ id, version }) => ['/web/order/approval/', { orderId: id, version, decision: 'return' }],
  confirmContract: ({ id, version }) => ['/web/order/contract/', { orderId: id, version }],
  copy: ({ id, version }) => ['/web/order/copy/', { orderId: id, version }],
  updateProducts: ({ id, version, items: [line] }) => [
    `/web/order/updateProduct/${id}/`,
    {
      version,
      lineId: line?.id,
      quantity: (line?.quantity ?? 0) + (line?.product.multiplicity ?? 1),
    },
  ],
  deleteProduct: ({ id, version, items: [line] }) => [
    '/web/order/deleteProduct/',
    { orderId: id, version, lineId: line?.id },
  ],
  requestInvoice: ({ id, version }) => ['/web/getInvoice/', { orderId: id, version }],
  sendInvoice: ({ id, version }) => [
    '/web/order/sendinvoice/',
    { orderId: id, version, email: 'buyer@example.ru' },
  ],
  pay: ({ id, version }) => ['/web/order/getPaymentTemplate/', { orderId: id, version }],
  changeDelivery: ({ id, version }) => [
    '/web/order/orderDelivery/',
    {
      orderId: id,
      version,
      delivery: { type: 'pickup', storeId: '104' },
    },
  ],
}
