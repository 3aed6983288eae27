import { formatRelativeDayTime, formatShortDayTime, formatTime } from '../lib/dates.ts'
import { countOf, positionForms } from '../lib/plural.ts'

/** The notice stands outside of React's root and before any stylesheet, so it brings its looks along. */
export const noticeStyle =
  'display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;padding:10px 16px;background:#22282c;color:#fff;--focus:#ffc400'
export const noticeLinkStyle = 'color:#ffc400'
export const noticeButtonStyle =
  'min-height:24px;padding:2px 8px;border:1px solid;background:none;color:inherit;font:inherit;cursor:pointer'

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "сегодня в 14:05", by the visitor's own clock. */
export function keptTime(time: number): string {
  return formatRelativeDayTime(time, Date.now(), zone())
}

/** Stands behind each price of a kept page: "на 14:05", with the day when it is another one than today. */
export function priceTime(time: number): string {
  const isToday = keptTime(time).startsWith('сегодня')
  return `на\u00a0${isToday ? formatTime(time, zone()) : formatShortDayTime(time, zone())}`
}

/** @param isLost there is still no network */
export function keptText(time: number, isLost = true): string {
  return `${isLost ? 'Нет связи. ' : ''}Страница сохранена ${keptTime(time)}, цены и\u00a0остатки\u00a0— на\u00a0это время.`
}

/** @param count additions that wait */
export function queueText(count: number): string {
  if (count === 0) return ''
  return `Добавим в\u00a0корзину, когда появится связь: ${countOf(count, positionForms)}.`
}
