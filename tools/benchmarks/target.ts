export interface Measured {
  what: string
  /** What was measured, in the unit of `limit`. */
  value: number
  limit: number
  /** Whether the value should be below or above the limit. */
  is: 'below' | 'above'
  unit: string
}

/** One line: what, its value, its target and whether it is met. */
export function targetLine({ what, value, limit, is, unit }: Measured): string {
  const met = is === 'below' ? value < limit : value >= limit
  const sign = is === 'below' ? '<' : '≥'
  return `${met ? 'met   ' : 'MISSED'} ${what.padEnd(58)} ${figure(value)}${unit} (target ${sign} ${figure(limit)}${unit})`
}

export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** The middle one: a machine that was busy for a moment doesn't decide. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
