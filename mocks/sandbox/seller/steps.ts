import { mayHandOver } from '../rules/authorities.ts'
import { hasInvoice } from '../rules/order-actions.ts'
import { queuedInvoice } from '../rules/order-invoice.ts'
import { rubles } from '../rules/money.ts'
import { nextStatuses } from '../rules/order-transitions.ts'
import { recountOrder } from '../rules/order-holdings.ts'
import { isPaidLater } from '../rules/payment-options.ts'
import { withReceipt } from '../rules/receipts.ts'
import type { OrderStatus } from '../seed/order-record.ts'
import { cancelSteps } from './cancel-steps.ts'
import { changeFault, changeLines } from './change-step.ts'
import { allReady, allShipped, isInStore, onTheWay, withPart } from './fulfilment.ts'
import { done, doneSilently, type SellerWork, totalsOf } from './order-step.ts'
import { isOverdue, overdueText } from './overdue.ts'

export type StepName =
  | 'process'
  | 'reserve'
  | 'change'
  | 'confirm'
  | 'invoice'
  | 'pay'
  | 'overdue'
  | 'ship'
  | 'ready'
  | 'complete'
  | 'acceptCancel'
  | 'declineCancel'
  | 'cancel'

export interface Step {
  /** What it does, for people. */
  title: string
  /** Why it can't be done now, in Russian; `undefined` when it can. */
  fault: (work: SellerWork) => string | undefined
  take: (work: SellerWork) => void
}

/** Everything that the seller can do with an order. No step leads to a status that the contract doesn't allow there. */
export const sellerSteps: Readonly<Record<StepName, Step>> = {
  process: {
    title: 'Взять в обработку',
    fault: ({ order }) => {
      if (!leadsTo(order.status, 'order-processing')) return wrongStatus
      return order.status === 'new' && order.approval?.required
        ? 'Заказ ждёт согласования в компании покупателя.'
        : undefined
    },
    take: (work) =>
      done(work, {
        to: 'order-processing',
        news: about(work, 'Заказ в обработке', 'принят: проверяем наличие и сроки.'),
      }),
  },
  reserve: {
    title: 'Зарезервировать товар',
    fault: ({ order }) => {
      if (order.status !== 'order-processing') return wrongStatus
      return order.lines.some((line) => line.lineStatus === 'waiting' && isInStore(line))
        ? undefined
        : 'Резервировать больше нечего.'
    },
    take: (work) => {
      const lines = work.order.lines.map((line) =>
        line.lineStatus === 'waiting' && isInStore(line)
          ? { ...line, lineStatus: 'reserved' as const }
          : line,
      )
      doneSilently(work, { lines }, about(work, 'Товар зарезервирован', 'зарезервирован на складах.'))
    },
  },
  change: {
    title: 'Изменить состав или доставку',
    fault: (work) => (work.order.status === 'order-processing' ? changeFault(work) : wrongStatus),
    take: changeLines,
  },
  confirm: {
    title: 'Подтвердить',
    fault: ({ order }) => {
      if (order.status !== 'order-processing') return wrongStatus
      return order.delivery.price === null
        ? 'Сначала назначьте цену доставки: шаг change с deliveryPrice.'
        : undefined
    },
    take: (work) => {
      const { order } = work
      if (isPaidLater(order.payment.type) || order.totals.due === 0)
        return done(work, {
          to: 'in-work',
          change: { lines: onTheWay(order.lines) },
          news: about(work, 'Заказ в работе', 'подтверждён и собирается.'),
        })
      return done(work, {
        to: 'payment',
        change: { paymentStatus: order.paymentStatus === 'none' ? 'awaiting' : order.paymentStatus },
        news: about(work, 'Заказ ждёт оплаты', `подтверждён. К оплате ${rubles(order.totals.due)}.`),
      })
    },
  },
  invoice: {
    title: 'Выставить счёт',
    fault: ({ state, order, now }) => {
      if (order.companyId === undefined) return 'Счёт выставляется только компании.'
      if (!invoiceStatuses.has(order.status)) return wrongStatus
      return hasInvoice(state, order, now) && order.invoice?.status !== 'queued'
        ? 'Действующий счёт уже есть.'
        : undefined
    },
    take: (work) => {
      const { state, order, now } = work
      const asked = order.invoice?.status === 'queued' ? order.invoice : queuedInvoice(state, order, now)
      const until = dayText(asked.validUntil)
      doneSilently(
        work,
        { invoice: { ...asked, status: 'ready' } },
        {
          type: 'invoice',
          title: 'Счёт готов',
          text: `Счёт по заказу ${order.number} готов к оплате до ${until}.`,
        },
      )
    },
  },
  pay: {
    title: 'Принять оплату',
    fault: ({ order, wish: { sum = order.totals.due } }) => {
      if (!paidStatuses.has(order.status)) return wrongStatus
      if (order.totals.due === 0) return 'Заказ уже оплачен.'
      return sum > 0 && sum <= order.totals.due
        ? undefined
        : 'Сумма больше долга по заказу или не больше нуля.'
    },
    take: (work) => receive(work),
  },
  overdue: {
    title: 'Отметить просрочку',
    fault: (work) => (isOverdue(work) ? undefined : 'Срок оплаты не прошёл, или оплачивать нечего.'),
    take: (work) =>
      done(work, {
        change: { paymentStatus: 'overdue' },
        comment: 'Срок оплаты прошёл',
        news: { ...about(work, 'Срок оплаты прошёл', overdueText(work)), type: 'payment' },
      }),
  },
  ship: {
    title: 'Отгрузить часть',
    fault: ({ order }) => {
      if (order.status !== 'in-work') return wrongStatus
      return withPart(order) ? undefined : 'Осталась последняя часть: шаг ready.'
    },
    take: (work) => {
      const isCollected = work.order.delivery.type === 'pickup'
      const title = isCollected ? 'Часть заказа готова к выдаче' : 'Часть заказа отгружена'
      done(work, {
        change: { lines: withPart(work.order) ?? work.order.lines },
        comment: title,
        news: about(work, title, 'собирается дальше, остальное — позже.'),
      })
    },
  },
  ready: {
    title: 'Собрать заказ',
    fault: ({ order }) => (order.status === 'in-work' ? undefined : wrongStatus),
    take: (work) =>
      done(work, {
        to: 'ready-for-shipment',
        change: { lines: allReady(work.order.lines) },
        news: about(
          work,
          'Заказ готов к отгрузке',
          mayHandOver(work.state, work.order, work.now)
            ? 'собран полностью.'
            : 'собран полностью. Для получения нужна подписанная доверенность.',
        ),
      }),
  },
  complete: {
    title: 'Выдать заказ',
    fault: ({ state, order, now }) => {
      if (order.status !== 'ready-for-shipment') return wrongStatus
      return mayHandOver(state, order, now) ? undefined : 'Нет действующей доверенности на весь товар.'
    },
    take: (work) => complete(work),
  },
  ...cancelSteps,
}

const wrongStatus = 'В этом статусе заказа такого шага нет.'
const invoiceStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'agreed',
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
  'completed',
])
const paidStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'payment',
  'in-work',
  'ready-for-shipment',
  'completed',
])

const leadsTo = (status: OrderStatus, to: OrderStatus) => nextStatuses[status].includes(to)

function about({ order: { number } }: SellerWork, title: string, text: string) {
  return { type: 'order' as const, title, text: `Заказ ${number} ${text}` }
}

const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Money comes in. What was paid in full before the work goes to work. */
function receive(work: SellerWork): void {
  const { state, order, now, wish } = work
  const sum = wish.sum ?? order.totals.due
  const totals = totalsOf(order.lines, order.totals.delivery, order.totals.paid + sum)
  const isFull = totals.due === 0
  const goes = isFull && order.status === 'payment'
  const text = `Получена оплата: ${rubles(sum)}`
  recountOrder(state, order, { ...order, totals }, now)
  done(work, {
    change: {
      totals,
      receipts: withReceipt(order, sum, now),
      paymentStatus: isFull ? 'paid' : 'partial',
      ...(goes && { lines: onTheWay(order.lines) }),
    },
    ...(goes && { to: 'in-work' }),
    comment: text,
    news: {
      type: 'payment',
      title: `Заказ ${order.number} оплачен${isFull ? '' : ' частично'}`,
      text: `${text}.`,
    },
  })
}

/** The buyer has all of it; who pays at pickup has paid, and a deferral begins. */
function complete(work: SellerWork): void {
  const { order, now } = work
  const isCash = order.payment.type === 'cashPickup' && order.totals.due > 0
  const totals = isCash ? totalsOf(order.lines, order.totals.delivery, order.totals.total) : order.totals
  const paymentStatus = isCash
    ? 'paid'
    : totals.due > 0 && order.paymentStatus === 'none'
      ? 'awaiting'
      : order.paymentStatus
  done(work, {
    to: 'completed',
    change: {
      lines: allShipped(order.lines),
      totals,
      paymentStatus,
      ...(isCash && { receipts: withReceipt(order, order.totals.due, now) }),
    },
    news: about(work, 'Заказ выдан', 'выдан. Спасибо, что выбрали нас!'),
  })
}
