import { formatCalendarDay } from './dates.ts'
import { formatMoney } from './money.ts'

/** Names of the ways to deliver, by the contract's codes. */
export const deliveryNames = {
  pickup: 'Самовывоз',
  courier: 'Курьером',
  carrierTerminal: 'До терминала транспортной компании',
  carrierDoor: 'Транспортной компанией до двери',
} as const

/** "20.11.2026", "23.11.2026 – 24.11.2026"; undefined when no day is known. Days as "2026-11-20". */
export function termWords(from: string | null, to: string | null): string | undefined {
  const first = from ?? to
  if (first === null) return undefined
  const last = to ?? first
  return first === last
    ? formatCalendarDay(first)
    : `${formatCalendarDay(first)}\u00a0–\u00a0${formatCalendarDay(last)}`
}

/** Price of a delivery: in kopecks, 0 is free, null is not known yet. */
export function deliveryPriceWords(price: number | null): string {
  if (price === null) return 'рассчитает менеджер'
  return price === 0 ? 'бесплатно' : formatMoney(price)
}
