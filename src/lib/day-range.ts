import { countOf, dayForms, plural } from './plural.ts'

/** Whole calendar days from now as people say them: "сегодня", "1 день", "2–4 дня". */
export function formatDayRange({ min, max }: { min: number; max: number }): string {
  if (max === 0) return 'сегодня'
  if (min === max) return countOf(max, dayForms)
  return `${min}–${max}\u00a0${plural(max, dayForms)}`
}
