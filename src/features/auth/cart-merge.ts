import type { CartMerge } from '../../api/session-change.ts'
import { countOf, productForms } from '../../lib/plural.ts'

/**
 * The effect of a login on the guest's cart (O-50): products of the customer's cart were added, or quantities rose.
 * Undefined when the guest had no cart or it stayed as it was.
 */
export function mergeMessage({ before, after }: CartMerge): string | undefined {
  if (before.length === 0) return undefined
  const known = new Map(before.map(({ id, quantity = 1 }) => [id, quantity]))
  const added = after.filter(({ id }) => !known.has(id)).length
  const larger = after.filter(
    ({ id, quantity = 1 }) => quantity > (known.get(id) ?? Number.POSITIVE_INFINITY),
  ).length
  const parts = [
    added > 0 && `добавлено из вашей корзины: ${countOf(added, productForms)}`,
    larger > 0 && `увеличено количество: ${countOf(larger, productForms)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Корзины объединены, ${parts.join(', ')}` : undefined
}
