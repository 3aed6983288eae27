import type { components } from '../../../src/generated/api-types.ts'
import type { CartLineRecord, CartRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import { buyingFault, cartLimit, quantityFault } from './cart-quantity.ts'
import { largestQuantity, orderable } from './stock.ts'

type Schemas = components['schemas']
type Report = Pick<Schemas['CartAddition'], 'added' | 'rejected'>
type Reason = Schemas['CartRejectionReason']

/**
 * The cart with products added as far as they can be ordered. Each is judged as addToCart judges one, in the order
 * given; a product that comes twice is added up at its first place. Writes nothing.
 */
export function withProducts(
  state: SandboxState,
  cart: CartRecord,
  asked: readonly Schemas['CartProduct'][],
  nowIso: string,
): Report & { lines: CartLineRecord[] } {
  const lines = new Map(cart.lines.map((line) => [line.productId, line]))
  const report: Report = { added: [], rejected: [] }
  for (const [id, quantity] of summed(asked)) {
    const product = state.catalogue.product(id)
    const known = lines.get(id)
    const { units, reason } = addable(state, id, known?.quantity ?? 0, quantity, lines.size)
    if (reason)
      report.rejected.push({
        productId: id,
        name: product?.name ?? null,
        quantity: Math.min(quantity - units, largestQuantity),
        reason,
        supersededBy: product?.supersededBy ?? null,
      })
    if (!product || units === 0) continue
    report.added.push({ productId: id, name: product.name, quantity: units })
    lines.set(id, {
      ...known,
      productId: id,
      quantity: (known?.quantity ?? 0) + units,
      addedAt: known?.addedAt ?? nowIso,
      priceWhenAdded: product.price,
    })
  }
  return { ...report, lines: [...lines.values()] }
}

function summed(asked: readonly Schemas['CartProduct'][]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id, quantity = 1 } of asked) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

/** How many of the asked units can be added to those that the cart has, and why not all. */
function addable(
  state: SandboxState,
  id: number,
  there: number,
  asked: number,
  cartSize: number,
): { units: number; reason?: Reason } {
  const product = state.catalogue.product(id)
  if (!product) return { units: 0, reason: 'productNotFound' }
  const unbuyable = buyingFault(state, product)
  if (unbuyable) return { units: 0, reason: unbuyable.code }
  if (there === 0 && cartSize >= cartLimit) return { units: 0, reason: 'limitReached' }
  const fault = quantityFault(state, product, there + asked)
  if (!fault) return { units: asked }
  if (fault.code === 'quantityInvalid') return { units: 0, reason: fault.code }
  const packs = Math.floor(orderable(state, product) / product.multiplicity) * product.multiplicity
  return { units: packs < product.minQty ? 0 : Math.max(0, packs - there), reason: fault.code }
}
