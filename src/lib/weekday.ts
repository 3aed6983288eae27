/** "среда" of a calendar day ("2026-11-20"). */
export function formatWeekday(day: string): string {
  return new Intl.DateTimeFormat('ru-RU', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}
