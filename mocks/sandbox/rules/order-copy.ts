import type { CartLineRecord, CartRecord } from '../world-records.ts'
import type { DataOf, SandboxState } from '../operation.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import type { ProductRecord } from '../seed/records.ts'
import { cartLimit } from './cart-quantity.ts'
import { unitPrice } from './price.ts'
import { orderable } from './stock.ts'

type Copied = DataOf<'copyOrder'>
type Rejected = Copied['rejected'][number]

/**
 * The cart with an order's products added to what is there, as far as they can be sold: whole packs, up to the stock,
 * at today's prices. Writes nothing.
 */
export function withOrderLines(
  state: SandboxState,
  cart: CartRecord,
  order: OrderRecord,
  nowIso: string,
): Pick<Copied, 'added' | 'rejected'> & { lines: CartLineRecord[] } {
  const added: Copied['added'] = []
  const rejected: Copied['rejected'] = []
  const lines = [...cart.lines]
  for (const ordered of order.lines) {
    const product = state.catalogue.product(ordered.productId)
    if (!product) {
      const { productId, quantity } = ordered
      rejected.push({ productId, name: ordered.product.name, quantity, reason: 'gone', supersededBy: null })
      continue
    }
    const at = lines.findIndex(({ productId }) => productId === product.id)
    const known = lines[at]
    const there = known?.quantity ?? 0
    const { units, reason } = sellable(state, product, ordered, there, lines.length)
    if (units < ordered.quantity)
      rejected.push({
        productId: product.id,
        name: product.name,
        quantity: ordered.quantity - units,
        reason,
        supersededBy: product.supersededBy ?? null,
      })
    const priceNow = unitPrice(product, there + units)
    if (units === 0 || priceNow === null) continue
    added.push({
      productId: product.id,
      name: product.name,
      quantity: units,
      priceBefore: ordered.price,
      priceNow,
    })
    const line = {
      ...known,
      productId: product.id,
      quantity: there + units,
      addedAt: known?.addedAt ?? nowIso,
      priceWhenAdded: product.price,
    }
    if (known) lines[at] = line
    else lines.push(line)
  }
  return { added, rejected, lines }
}

/** How many units of an ordered line can be added to those that the cart has, and why not more. */
function sellable(
  state: SandboxState,
  product: ProductRecord,
  { quantity }: OrderLineRecord,
  there: number,
  cartSize: number,
): { units: number; reason: Rejected['reason'] } {
  if (product.isWithdrawn) return { units: 0, reason: 'gone' }
  if (product.price === null) return { units: 0, reason: 'onRequest' }
  if (there === 0 && cartSize >= cartLimit) return { units: 0, reason: 'cartFull' }
  const most = Math.min(there + quantity, orderable(state, product))
  const packs = Math.floor(most / product.multiplicity) * product.multiplicity
  const units = packs < product.minQty ? 0 : Math.max(0, packs - there)
  return { units, reason: 'outOfStock' }
}
