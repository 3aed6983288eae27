import { createOutbox } from '../outbox.ts'
import type { HookDeliveryRecord, HookObject, HookRecord, ToldEvent } from '../seed/hook-records.ts'
import type { State } from '../state.ts'
import { keepDelivery, newDeliveryId } from './tries.ts'

const texts: Readonly<Record<ToldEvent, string>> = {
  'order.created': 'Заказ оформлен',
  'order.statusChanged': 'Статус заказа изменился',
  'invoice.ready': 'Счёт готов',
  'payment.received': 'Оплата поступила',
  'shipment.ready': 'Отгрузка готова',
  'act.ready': 'Акт готов',
  'stock.available': 'Товар появился в наличии',
  'price.changed': 'Цена товара изменилась',
  'balance.overdue': 'Просрочена оплата',
  'approval.requested': 'Заказ ждёт согласования',
  'service.due': 'Пора делать ТО',
}

const places: Readonly<Record<HookObject['type'], (id: number) => { name: string; link: string }>> = {
  order: (id) => ({ name: `Заказ № ${id}`, link: `/personal/orders/${id}/` }),
  act: (id) => ({ name: `Акт № ${id}`, link: `/personal/acts/${id}/` }),
  contract: (id) => ({ name: `Договор № ${id}`, link: '/personal/balance/' }),
  machine: (id) => ({ name: `Машина № ${id}`, link: `/personal/equipment/${id}/` }),
  product: (id) => ({ name: `Товар № ${id}`, link: '/personal/hooks/' }),
}

/** `Экскаватор EG-210, EG210-004417: наработка 7 004 ч`; undefined for one that has left the fleet. */
function machineWords({ machines }: Pick<State<unknown>, 'machines'>, id: number): string | undefined {
  const machine = machines.get(id)
  if (!machine) return undefined
  const { name, serialNumber, motohours } = machine
  const hours = motohours ? `: наработка ${motohours.value.toLocaleString('ru-RU')} ч` : ''
  return `${name}, ${serialNumber}${hours}`
}

type Told = Pick<HookDeliveryRecord, 'hookId' | 'eventId' | 'event' | 'eventAt' | 'object' | 'kind'>

/** Mails an event to the address of a hook. */
export function mailEvent(
  state: State<unknown>,
  { name, target }: HookRecord,
  told: Told,
  now: number,
): HookDeliveryRecord {
  const { event, object, kind } = told
  const place = places[object.type](object.id)
  const title = (object.type === 'machine' && machineWords(state, object.id)) || place.name
  createOutbox(state, now).send({
    channel: 'email',
    to: target,
    subject: kind === 'test' ? `Проверка: ${texts[event].toLowerCase()}` : texts[event],
    text: `${title}. Письмо по подписке «${name}».`,
    link: place.link,
  })
  return keepDelivery(state, {
    ...told,
    id: newDeliveryId(state),
    at: new Date(now).toISOString(),
    attempt: 1,
    httpCode: null,
    durationMs: 0,
  })
}
