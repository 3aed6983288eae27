import type { components } from '../../generated/api-types.ts'

type Rule = Pick<components['schemas']['ProductCard'], 'multiplicity' | 'minQty' | 'unit'>

/** Why a quantity is not free to choose, in words; undefined when it is. */
export function quantityRule({ multiplicity, minQty, unit }: Rule): string | undefined {
  const parts = [
    ...(minQty > 1 ? [`от ${minQty}\u00a0${unit}`] : []),
    ...(multiplicity > 1 ? [`кратно ${multiplicity}\u00a0${unit}`] : []),
  ]
  return parts.length === 0 ? undefined : `Продаётся ${parts.join(', ')}`
}
