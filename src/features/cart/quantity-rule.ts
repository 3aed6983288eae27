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
 * The quantity to send for a wish that fits the packs: below the smallest quantity sold there is only none at all, which
 * is what a step down from it means.
 * @param present the quantity before
 */
export function soldQuantity(
  wish: number,
  present: number,
  { minQty, multiplicity }: Omit<Rule, 'unit'>,
): number {
  if (wish >= minQty) return wish
  const isStepDown = wish === present - multiplicity
  return wish === 0 || isStepDown ? 0 : Math.ceil(minQty / multiplicity) * multiplicity
}
