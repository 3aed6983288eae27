export interface QuantityLimits {
  /** Quantities are multiples of it; at least 1. */
  step: number
  min: number
  /** No upper limit when left out. */
  max?: number | undefined
}

/** The nearest quantity at or above the wish that is a multiple of the step and within the limits. */
export function fitQuantity(wish: number, { step, min, max }: QuantityLimits): number {
  const up = (value: number) => Math.ceil(value / step) * step
  const lowest = up(min)
  const highest = max === undefined ? Infinity : Math.max(Math.floor(max / step) * step, lowest)
  return Math.min(Math.max(up(wish), lowest), highest)
}

/** The whole number that was typed, or null. Spaces of any kind between digits are allowed. */
export function readQuantity(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
