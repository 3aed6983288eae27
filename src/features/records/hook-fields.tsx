import type { Data } from '../../api/operation.ts'
import type { listHooks } from '../../generated/operations.ts'
import { formatNumber } from '../../lib/money.ts'
import { dayTime, number, oneOf, text } from './field-values.tsx'
import type { FieldsOf } from './record-fields.ts'
import type { StatusLooks } from './status-look.tsx'

export type Hook = Data<typeof listHooks>['items'][number]
type Delivery = Hook['deliveries'][number]

export const hookLooks: StatusLooks<Hook['status']> = {
  active: { label: 'Работает', tone: 'green', icon: 'check' },
  paused: { label: 'Приостановлен', tone: 'grey', icon: 'clock' },
  failing: { label: 'Не доставляется', tone: 'red', icon: 'error' },
}

const events = {
  'order.created': 'заказ оформлен',
  'order.statusChanged': 'статус заказа изменился',
  'invoice.ready': 'счёт готов',
  'payment.received': 'оплата поступила',
  'shipment.ready': 'отгрузка готова',
  'act.ready': 'акт готов',
  'stock.available': 'товар появился',
  'price.changed': 'цена изменилась',
  'balance.overdue': 'просрочена оплата',
  'approval.requested': 'нужно согласование',
} as const

export const hookFields: FieldsOf<Hook> = {
  id: 'technical',
  name: 'apart',
  status: 'apart',
  channel: { label: 'Способ', show: oneOf({ webhook: 'Вебхук', email: 'Письмо' }) },
  target: { label: 'Куда', show: text },
  events: { label: 'О чём', show: (codes) => codes.map((code) => events[code]).join(', ') },
  productCount: { label: 'Товаров', show: (count) => (count > 0 ? String(count) : null), number: true },
  createdAt: { label: 'Создан', show: dayTime },
  // The first of `deliveries`.
  lastDelivery: 'technical',
  deliveries: 'apart',
  allowedActions: 'technical',
}

export const deliveryFields: FieldsOf<Delivery> = {
  id: 'technical',
  at: { label: 'Когда', show: dayTime },
  event: { label: 'Событие', show: oneOf(events) },
  attempt: { label: 'Попытка', show: number, number: true },
  httpCode: { label: 'Код ответа', show: (code) => code?.toString() ?? null, number: true },
  durationMs: { label: 'Длилась', show: (ms) => `${formatNumber(ms)}\u00a0мс`, number: true },
  reason: { label: 'Причина', show: text },
}
