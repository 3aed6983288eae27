import { formatNumber } from './money.ts'

/** Bytes as "82,2 КБ" or "1,4 МБ". */
export function fileSize(bytes: number): string {
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'КБ'] : [bytes / 1_048_576, 'МБ']
  return `${formatNumber(Math.round(value * 10) / 10)}\u00a0${unit}`
}
