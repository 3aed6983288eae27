export interface QuantityLimits {
  /** Quantities are multiples of it; at least 1. */
  step: number
  min: number
  /** Absent: no upper limit. */
  max?: number | undefined
}

/** The smallest quantity from `wanted` up that is a multiple of the step and within the limits. */
export function fitQuantity(wanted: number, { step, min, max }: QuantityLimits): number {
  const up = (value: number) => Math.ceil(value / step) * step
  const lowest = up(min)
  const highest = max === undefined ? Infinity : Math.max(Math.floor(max / step) * step, lowest)
  return Math.min(Math.max(up(wanted), lowest), highest)
}

/** The whole number that was typed, or null. Spaces of any kind between digits are allowed. */
export function readQuantity(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
