import { countOf, dayForms, plural } from './plural.ts'

/** A number of calendar days from now, in words: "сегодня", "1 день", "2–4 дня", "до 3 дней". */
export function formatDayRange({ min, max }: { min: number; max: number }): string {
  if (max === 0) return 'сегодня'
  if (min === max) return countOf(max, dayForms)
  if (min === 0) return `до\u00a0${countOf(max, ['дня', 'дней', 'дней'])}`
  return `${min}–${max}\u00a0${plural(max, dayForms)}`
}
