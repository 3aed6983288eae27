import type { RefusalCode, SandboxState } from '../operation.ts'
import type { ProductRecord } from '../seed/records.ts'
import { unitOf } from '../seed/product-unit.ts'
import { orderable } from './stock.ts'

export interface QuantityFault {
  code: Extract<RefusalCode<'addToCart' | 'updateCart'>, 'quantityInvalid' | 'notEnoughStock'>
  message: string
}

export interface BuyingFault {
  code: Extract<RefusalCode<'addToCart'>, 'onRequest' | 'superseded' | 'outOfStock'>
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

/** Why a product can't be put into the cart, whatever the quantity; `undefined` when it can. */
export function buyingFault(state: SandboxState, product: ProductRecord): BuyingFault | undefined {
  if (product.price === null) return { code: 'onRequest', message: 'Цена этого товара по запросу.' }
  if (orderable(state, product) > 0) return undefined
  const successor =
    product.supersededBy === undefined ? undefined : state.catalogue.product(product.supersededBy)
  return successor
    ? { code: 'superseded', message: `Товар заменён на ${successor.article}.` }
    : { code: 'outOfStock', message: 'Товара нет в наличии.' }
}
