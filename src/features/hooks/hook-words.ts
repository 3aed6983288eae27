import type { Data } from '../../api/operation.ts'
import type { listHooks } from '../../generated/operations.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { formatNumber } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import type { StatusLook } from '../../ui/StatusPill.tsx'

export type Hook = Data<typeof listHooks>['items'][number]
export type Delivery = Hook['deliveries'][number]
/** What the outcome of a try is told by. */
type Outcome = Pick<Delivery, 'httpCode' | 'reason'>
export type HookEvent = Hook['events'][number]

export const hookLooks: Readonly<Record<Hook['status'], StatusLook>> = {
  active: { label: 'Работает', tone: 'green', icon: 'check' },
  paused: { label: 'Приостановлена', tone: 'grey', icon: 'clock' },
  failing: { label: 'Не доставляется', tone: 'red', icon: 'error' },
}

export const channelTitles: Readonly<Record<Hook['channel'], string>> = {
  webhook: 'Вебхук',
  email: 'Письмо',
}

const eventTitles: Readonly<Record<HookEvent, string>> = {
  'order.created': 'Заказ оформлен',
  'order.statusChanged': 'Статус заказа изменился',
  'approval.requested': 'Заказ ждёт согласования',
  'invoice.ready': 'Счёт готов',
  'payment.received': 'Оплата поступила',
  'act.ready': 'Акт готов',
  'balance.overdue': 'Просрочена оплата',
  'shipment.ready': 'Отгрузка готова',
  'stock.available': 'Товар появился в наличии',
  'price.changed': 'Цена товара изменилась',
}

export const events: readonly HookEvent[] = keysOf(eventTitles)
export const eventTitle = (event: HookEvent) => wordFor(eventTitles, event)

/** Events that need products to watch. */
const ofProducts: ReadonlySet<HookEvent> = new Set<HookEvent>(['stock.available', 'price.changed'])
export const watchesProducts = (chosen: readonly HookEvent[]) => chosen.some((event) => ofProducts.has(event))

export const isReceived = ({ httpCode }: Outcome) => httpCode !== null && httpCode >= 200 && httpCode < 300

/** What became of a delivery, in one line. An e-mail has neither code nor reason. */
export function outcomeOf({ httpCode, reason }: Outcome, channel: Hook['channel']): string {
  if (channel === 'email') return 'Отправлено'
  if (httpCode === null) return reason ?? 'Нет ответа'
  return `Код ${httpCode}`
}

export const tookTime = ({ durationMs }: Pick<Delivery, 'durationMs'>) =>
  `${formatNumber(durationMs)}\u00a0мс`
