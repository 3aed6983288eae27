import { formatCalendarDay } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/money.ts'
import { tieWords } from '../../lib/no-break-space.ts'
import { countOf } from '../../lib/plural.ts'
import type { StatusLook } from '../../ui/StatusPill.tsx'
import type { MachineServicePlan } from './service-queries.ts'

type Due = NonNullable<MachineServicePlan['service']>

export const hourForms = ['моточас', 'моточаса', 'моточасов'] as const

export const stateLooks: Readonly<Record<Due['state'], StatusLook>> = {
  due: { label: 'Пора', tone: 'red', icon: 'warning' },
  soon: { label: 'Скоро', tone: 'amber', icon: 'clock' },
  planned: { label: 'По\u00a0плану', tone: 'green', icon: 'check' },
}

export const noServiceWords: Readonly<Record<NonNullable<MachineServicePlan['noService']>, string>> = {
  hoursUnknown: 'Наработка неизвестна',
  noPlan: 'Для этой модели нет плана ТО',
  notUsed: 'Серийный номер ещё не подтверждён',
}

/** `осталось 160 моточасов` or `просрочено на 10 моточасов`. */
export function leftWords({ hoursLeft }: Due): string {
  const hours = countOf(Math.abs(hoursLeft), hourForms)
  return hoursLeft > 0 ? `осталось ${hours}` : hoursLeft === 0 ? 'сейчас' : tieWords(`просрочено на ${hours}`)
}

/** `ТО-1000 при 7 000 моточасов, к 06.12.2026: осталось 160 моточасов` */
export const dueWords = (due: Due) =>
  tieWords(
    `${due.name} при ${countOf(due.dueAtHours, hourForms)}, к ${formatCalendarDay(due.dueDate)}: ${leftWords(due)}`,
  )

/** `Заказано 18.11.2026: 4 из 6` */
export const orderedWords = ({ ordered, itemCount }: MachineServicePlan) =>
  ordered && `Заказано ${formatCalendarDay(ordered.date)}: ${ordered.itemCount} из ${itemCount}`

export const machineForms = ['машина', 'машины', 'машин'] as const

export const hoursOf = ({ motohours }: MachineServicePlan) =>
  motohours ? formatNumber(motohours.value) : null
