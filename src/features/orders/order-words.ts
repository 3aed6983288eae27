import { wordFor } from '../../lib/word-for.ts'
import type { Data } from '../../api/operation.ts'
import type { getOrder, listOrders } from '../../generated/operations.ts'
import type { IconName } from '../../ui/icon-names.ts'
import type { StatusTone } from '../../ui/StatusPill.tsx'

/** An order as its page shows it. Sums in kopecks. */
export type Order = Data<typeof getOrder>['order']
/** An order in the list. */
export type OrderListItem = Data<typeof listOrders>['items'][number]

export type OrderStatus = Order['status']
export type OrderAction = OrderListItem['allowedActions'][number]
type LineStatus = Order['items'][number]['lineStatus']

/** How a status looks: never by colour alone. */
export interface StatusLook {
  label: string
  tone: StatusTone
  icon: IconName
}

/** Words, tone and icon of each status (R-ORDER-11 … R-ORDER-20). */
export const statusLooks: Readonly<Record<OrderStatus, StatusLook>> = {
  new: { label: 'Новый', tone: 'blue', icon: 'star' },
  agreement: { label: 'На согласовании', tone: 'amber', icon: 'team' },
  agreed: { label: 'Согласован', tone: 'teal', icon: 'check' },
  'order-processing': { label: 'В обработке', tone: 'teal', icon: 'refresh' },
  confirmation: { label: 'Ждёт подтверждения', tone: 'amber', icon: 'question' },
  payment: { label: 'Ожидает оплаты', tone: 'amberOutline', icon: 'ruble' },
  'in-work': { label: 'В работе', tone: 'violet', icon: 'wrench' },
  'ready-for-shipment': { label: 'Готов к отгрузке', tone: 'green', icon: 'truck' },
  completed: { label: 'Выполнен', tone: 'grey', icon: 'success' },
  canceled: { label: 'Отменён', tone: 'red', icon: 'close' },
}

/** How far an order is paid. */
const paymentStatusWords: Readonly<Record<Order['paymentStatus'], string>> = {
  none: 'Платить пока не нужно',
  awaiting: 'Ожидает оплаты',
  partial: 'Оплачен частично',
  paid: 'Оплачен',
  overdue: 'Оплата просрочена',
  refunded: 'Деньги возвращены',
}

/** How far an order is paid. */
export function paymentWords({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): string {
  return status === 'canceled' && paymentStatus === 'none'
    ? 'Платить не нужно'
    : wordFor(paymentStatusWords, paymentStatus)
}

/** Whether money is still to be paid for the order. */
export function isOwed({ status, paymentStatus, ...sums }: OwedFacts): boolean {
  const due = 'totals' in sums ? sums.totals.due : sums.due
  return due > 0 && status !== 'canceled' && paymentStatus !== 'none'
}
type OwedFacts =
  | Pick<Order, 'status' | 'paymentStatus' | 'totals'>
  | Pick<OrderListItem, 'status' | 'paymentStatus' | 'due'>

/** State of one line. */
export const lineStatusWords: Readonly<Record<LineStatus, string>> = {
  waiting: 'Ожидает',
  reserved: 'В резерве',
  inTransit: 'В пути',
  ready: 'Готово к выдаче',
  shipped: 'Отгружено',
  canceled: 'Отменено',
}

/** The buyer's next action, as the list shows it. */
export const nextActionWords: Readonly<Record<OrderAction, string>> = {
  cancel: 'Можно отменить',
  requestCancel: 'Можно запросить отмену',
  tellCancelReason: 'Расскажите о причине отмены',
  sendToApprove: 'Отправьте на согласование',
  approve: 'Согласуйте или верните',
  return: 'Согласуйте или верните',
  confirmContract: 'Подтвердите изменения',
  copy: 'Можно повторить',
  updateProducts: 'Можно изменить состав',
  deleteProduct: 'Можно изменить состав',
  requestInvoice: 'Запросите счёт',
  sendInvoice: 'Счёт готов',
  pay: 'Оплатите заказ',
  changeDelivery: 'Можно изменить доставку',
}

/** What happens next when the buyer has nothing to do, by status; none once the order has ended. */
export const waitingWords: Readonly<Record<OrderStatus, string | null>> = {
  new: 'Продавец проверит заказ',
  agreement: 'Решит согласующий',
  agreed: 'Продавец возьмёт в работу',
  'order-processing': 'Продавец проверяет наличие',
  confirmation: 'Ответит ваш руководитель',
  payment: 'Ждём оплату',
  'in-work': 'Продавец собирает заказ',
  'ready-for-shipment': 'Получите заказ',
  completed: null,
  canceled: null,
}

export const unloadingNames: Readonly<Record<Order['delivery']['unloading'], string>> = {
  none: 'Своими силами',
  tailLift: 'Нужен гидроборт',
  crane: 'Нужен кран',
}

/** What the seller changed. */
export const changeNames: Readonly<Record<Order['changes'][number]['field'], string>> = {
  quantity: 'Количество',
  price: 'Цена',
  product: 'Товар',
  eta: 'Срок',
  delivery: 'Доставка',
  payment: 'Оплата',
  removed: 'Строка убрана',
}
