import type { components } from '../../generated/api-types.ts'

type Rule = Pick<components['schemas']['ProductCard'], 'multiplicity' | 'minQty' | 'unit'>

/** The reason why a quantity is restricted, as a text; undefined if it isn't. */
export function quantityRule({ multiplicity, minQty, unit }: Rule): string | undefined {
  const parts = [
    ...(minQty > 1 ? [`от ${minQty}\u00a0${unit}`] : []),
    ...(multiplicity > 1 ? [`кратно ${multiplicity}\u00a0${unit}`] : []),
  ]
  return parts.length === 0 ? undefined : `Продаётся ${parts.join(', ')}`
}

/**
 * The quantity to send for a typed one that is a multiple of the pack. Below the smallest quantity only 0 is
 * possible; a step down from it means 0.
 * @param present the quantity before
 */
export function soldQuantity(
  wanted: number,
  present: number,
  { minQty, multiplicity }: Omit<Rule, 'unit'>,
): number {
  if (wanted >= minQty) return wanted
  const isStepDown = wanted === present - multiplicity
  return wanted === 0 || isStepDown ? 0 : Math.ceil(minQty / multiplicity) * multiplicity
}
