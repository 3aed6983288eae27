import type { components } from '../../../src/generated/api-types.ts'
import type { CartRecord } from '../collections.ts'
import type { SandboxState } from '../operation.ts'
import type { EtaDays, ProductRecord, StoreRecord } from '../seed/records.ts'
import { includedVat, rubles } from './money.ts'
import { unitOf } from './product-card.ts'
import { orderable, sourceOf } from './stock.ts'

export type OrderWarning = components['schemas']['OrderWarning']

/** A line of the cart as it can be ordered now. Money in kopecks. */
export interface OrderableLine {
  product: ProductRecord
  quantity: number
  price: number
  sum: number
  vat: number
  /** The old price where there is one. */
  fullPrice: number
  discount: number
  store: StoreRecord
  /** Days until it is in the destination; zeros when it is there. */
  eta: EtaDays
}

export interface OrderableLines {
  lines: OrderableLine[]
  warnings: OrderWarning[]
  /** Products with less stock than the cart's quantity: id → available quantity. */
  short: ReadonlyMap<number, number>
}

const longDeliveryDays = 14

/** The orderable lines of the cart for a destination: quantities are lowered to the stock, with a warning. */
export function orderableLines(
  state: SandboxState,
  cart: CartRecord,
  destination: StoreRecord,
): OrderableLines {
  const lines: OrderableLine[] = []
  const warnings: OrderWarning[] = []
  const short = new Map<number, number>()
  for (const { productId, quantity: wanted, priceWhenAdded } of cart.lines) {
    const product = state.catalogue.product(productId)
    if (!product) continue
    const quantity = quantityToHave(state, product, wanted)
    const about = { productId }
    if (quantity < wanted) {
      short.set(productId, quantity)
      warnings.push({ ...about, code: 'cartAdjusted', message: adjusted(product, quantity) })
    }
    if (quantity === 0 || product.price === null) continue
    const { price } = product
    if (priceWhenAdded != null && priceWhenAdded !== price)
      warnings.push({
        ...about,
        code: 'priceChanged',
        message: `Цена товара ${product.article} изменилась: было ${rubles(priceWhenAdded)}, стало ${rubles(price)}.`,
      })
    const { store, etaDays: eta = { min: 0, max: 0 } } = sourceOf(state, product, quantity, destination)
    if (eta.min > longDeliveryDays)
      warnings.push({
        ...about,
        code: 'longDelivery',
        message: `Товар ${product.article} приедет от поставщика через ${eta.min}–${eta.max} дн.`,
      })
    const sum = price * quantity
    const fullPrice = product.oldPrice ?? price
    const vat = includedVat(sum, product.vatRate)
    lines.push({
      product,
      quantity,
      price,
      sum,
      vat,
      fullPrice,
      discount: (fullPrice - price) * quantity,
      store,
      eta,
    })
  }
  return { lines, warnings: warnings.slice(0, 100), short }
}

/** The largest available multiple of `multiplicity` up to `wanted`; 0 if it is below `minQty`. */
function quantityToHave(state: SandboxState, product: ProductRecord, wanted: number): number {
  if (product.price === null) return 0
  const most = orderable(state, product)
  if (wanted <= most) return wanted
  const quantity = most - (most % product.multiplicity)
  return quantity < product.minQty ? 0 : quantity
}

function adjusted(product: ProductRecord, quantity: number): string {
  return quantity === 0
    ? `Товара ${product.article} нет в наличии`
    : `Количество товара ${product.article} уменьшено до ${quantity} ${unitOf(product)}.`
}
