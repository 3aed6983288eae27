import type { Data } from '../../api/operation.ts'
import type { getDashboard } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { balancePath, contractsPath, notificationsPath, ordersPath, withQuery } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import type { IconName } from '../../ui/icon-names.ts'

export type Dashboard = Data<typeof getDashboard>

/** One thing that the customer has to do, and the page where it is done. */
export interface AttentionItem {
  to: string
  icon: IconName
  title: string
  /** The sum or the day, at the right end. */
  figure?: string
}

/** What waits for the customer, the most pressing first. */
export function attentionItems({
  orderTabs,
  due,
  contract,
  unreadNotifications,
}: Dashboard): AttentionItem[] {
  const count = (tab: 'approval' | 'payment') => orderTabs.find(({ code }) => code === tab)?.count ?? 0
  const toApprove = count('approval')
  const toPay = count('payment')
  const items: (AttentionItem | false)[] = [
    toApprove > 0 && {
      to: withQuery(ordersPath, { tab: 'approval' }),
      icon: 'team',
      title: countOf(toApprove, [
        'заказ ждёт согласования',
        'заказа ждут согласования',
        'заказов ждут согласования',
      ]),
    },
    toPay > 0 && {
      to: withQuery(ordersPath, { tab: 'payment' }),
      icon: 'ruble',
      title: countOf(toPay, ['заказ ждёт оплаты', 'заказа ждут оплаты', 'заказов ждут оплаты']),
      figure: formatMoney(due),
    },
    contract !== null &&
      contract.creditLeft < 0 && {
        to: balancePath,
        icon: 'warning',
        title: 'Кредитный лимит превышен',
        figure: formatMoney(-contract.creditLeft),
      },
    contract?.status === 'expiring' && {
      to: contractsPath,
      icon: 'contract',
      title: `Договор ${contract.number} скоро закончится`,
      ...(contract.validUntil !== null && { figure: formatCalendarDay(contract.validUntil) }),
    },
    contract?.status === 'expired' && {
      to: contractsPath,
      icon: 'contract',
      title: `Договор ${contract.number} закончился`,
      ...(contract.validUntil !== null && { figure: formatCalendarDay(contract.validUntil) }),
    },
    unreadNotifications > 0 && {
      to: notificationsPath,
      icon: 'bell',
      title: countOf(unreadNotifications, ['новое уведомление', 'новых уведомления', 'новых уведомлений']),
    },
  ]
  return items.filter((item) => item !== false)
}
