import type { RefusalCode, SandboxState } from '../operation.ts'
import type { ProductRecord } from '../seed/records.ts'
import { unitOf } from './product-card.ts'
import { orderable } from './stock.ts'

export interface QuantityFault {
  code: Extract<RefusalCode<'addToCart' | 'updateCart'>, 'quantityInvalid' | 'notEnoughStock'>
  message: string
}

/** Largest number of different products in a cart. */
export const cartLimit = 500

/** Why a quantity of a product can't be ordered; `undefined` when it can. */
export function quantityFault(
  state: SandboxState,
  product: ProductRecord,
  quantity: number,
): QuantityFault | undefined {
  const { minQty, multiplicity } = product
  const unit = unitOf(product)
  if (quantity < minQty)
    return { code: 'quantityInvalid', message: `Минимальное количество — ${minQty} ${unit}.` }
  if (quantity % multiplicity !== 0)
    return { code: 'quantityInvalid', message: `Количество должно быть кратно ${multiplicity}.` }
  const most = orderable(state, product)
  if (quantity > most) return { code: 'notEnoughStock', message: `Можно заказать не больше ${most} ${unit}.` }
  return undefined
}
