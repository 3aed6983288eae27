import type { CompanyMemberRecord } from '../seed/company-member-record.ts'
import { dayIn } from './days.ts'

type Limits = CompanyMemberRecord['limits']

/** The calendar month of Moscow that an instant falls into, `YYYY-MM`. */
export const monthOf = (now: number) => dayIn('Europe/Moscow', now).slice(0, 7)

/** Limits as they are in the month of `now`: a new month begins with nothing spent. Kopecks. */
export function limitsAt({ perOrder, perMonth, spent, month }: Limits, now: number): Required<Limits> {
  const current = monthOf(now)
  return { perOrder, perMonth, spent: (month ?? current) === current ? spent : 0, month: current }
}
