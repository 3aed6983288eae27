import type { Data } from '../../api/operation.ts'
import type { getDashboard } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import {
  actsPath,
  authoritiesPath,
  balancePath,
  contractPath,
  equipmentPath,
  notificationsPath,
  ordersPath,
  requestsPath,
  servicePath,
  withQuery,
} from '../../lib/paths.ts'
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

/** What waits for the customer, the most pressing first. Only who approves orders is asked to. */
export function attentionItems(
  { orderTabs, due, contract, unreadNotifications, tasks }: Dashboard,
  mayApprove: boolean,
): AttentionItem[] {
  const count = (tab: 'approval' | 'payment') => orderTabs.find(({ code }) => code === tab)?.count ?? 0
  const toApprove = count('approval')
  const toPay = count('payment')
  const items: (AttentionItem | false)[] = [
    mayApprove &&
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
      to: contractPath(contract.id),
      icon: 'contract',
      title: `Договор ${contract.number} скоро закончится`,
      ...(contract.validUntil !== null && { figure: formatCalendarDay(contract.validUntil) }),
    },
    contract?.status === 'expired' && {
      to: contractPath(contract.id),
      icon: 'contract',
      title: `Договор ${contract.number} закончился`,
      ...(contract.validUntil !== null && { figure: formatCalendarDay(contract.validUntil) }),
    },
    ...(tasks ? taskItems(tasks) : []),
    unreadNotifications > 0 && {
      to: notificationsPath,
      icon: 'bell',
      title: countOf(unreadNotifications, ['новое уведомление', 'новых уведомления', 'новых уведомлений']),
    },
  ]
  return items.filter((item) => item !== false)
}

/** Papers, requests and machines; a backend of an earlier contract doesn't tell them. */
function taskItems(tasks: NonNullable<Dashboard['tasks']>): (AttentionItem | false)[] {
  const { requestsToAnswer, machinesRejected, machinesToService, machinesInCheck } = tasks
  const { authoritiesToSign, actsToCheck } = tasks
  return [
    requestsToAnswer > 0 && {
      to: withQuery(requestsPath, { status: 'waitingCustomer' }),
      icon: 'question',
      title: countOf(requestsToAnswer, [
        'заявка ждёт вашего ответа',
        'заявки ждут вашего ответа',
        'заявок ждут вашего ответа',
      ]),
    },
    authoritiesToSign > 0 && {
      to: authoritiesPath,
      icon: 'edit',
      title: countOf(authoritiesToSign, [
        'доверенность ждёт подписи и скана',
        'доверенности ждут подписи и скана',
        'доверенностей ждут подписи и скана',
      ]),
    },
    actsToCheck > 0 && {
      to: actsPath,
      icon: 'document',
      title: countOf(actsToCheck, [
        'готовый акт ждёт проверки',
        'готовых акта ждут проверки',
        'готовых актов ждут проверки',
      ]),
    },
    machinesToService > 0 && {
      to: servicePath,
      icon: 'wrench',
      title: countOf(machinesToService, [
        'машине нужно ТО: пора или скоро',
        'машинам нужно ТО: пора или скоро',
        'машинам нужно ТО: пора или скоро',
      ]),
    },
    machinesRejected > 0 && {
      to: withQuery(equipmentPath, { status: 'pendingVerification' }),
      icon: 'warning',
      title: countOf(machinesRejected, [
        'машина: серийный номер не подтверждён',
        'машины: серийные номера не подтверждены',
        'машин: серийные номера не подтверждены',
      ]),
    },
    machinesInCheck > 0 && {
      to: withQuery(equipmentPath, { status: 'pendingVerification' }),
      icon: 'clock',
      title: countOf(machinesInCheck, [
        'машина на проверке у дилера',
        'машины на проверке у дилера',
        'машин на проверке у дилера',
      ]),
    },
  ]
}
