const numbers = new Intl.NumberFormat('ru-RU')

/** Kopecks as documents print them, always with kopecks: `1 240,00`. */
export function amount(kopecks: number): string {
  return `${numbers.format(Math.trunc(kopecks / 100))},${String(kopecks % 100).padStart(2, '0')}`
}

/** `2026-11-19` as `19 ноября 2026 г.` */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('ru-RU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
