import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { EtaDays, ProductRecord, StoreRecord } from '../seed/records.ts'
import { includedVat, rubles } from './money.ts'
import { unitPrice } from './price.ts'
import { unitOf } from '../seed/product-unit.ts'
import { orderable, sourceOf } from './stock.ts'

export type OrderWarning = components['schemas']['OrderWarning']

/** What is to be ordered: a line of the cart, or of an order that is changed. Money in kopecks. */
export interface WantedLine {
  productId: number
  quantity: number
  /** The price that the buyer saw; another one now is a warning. */
  priceWhenAdded?: number | null
  /** The store that the buyer chose in the cart. */
  chosenStoreId?: number
  /** What an order has fixed already. */
  placed?: {
    price: number
    /** Before the reduction; absent when nothing was reduced. */
    fullPrice?: number
    vatRate: number
    /** Units that it has, so that they need not be found again. */
    quantity: number
  }
}

/** A line as it can be ordered now. Money in kopecks. */
export interface OrderableLine {
  product: ProductRecord
  quantity: number
  price: number
  vatRate: number
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

/** The lines that can be ordered to a destination: quantities are lowered to the stock, with a warning. */
export function orderableLines(
  state: SandboxState,
  wanted: readonly WantedLine[],
  destination: StoreRecord,
): OrderableLines {
  const lines: OrderableLine[] = []
  const warnings: OrderWarning[] = []
  const short = new Map<number, number>()
  for (const line of wanted) {
    const { productId, priceWhenAdded, chosenStoreId, placed } = line
    const product = state.catalogue.product(productId)
    if (!product) continue
    const { vatRate } = placed ?? product
    const quantity = product.price === null && !placed ? 0 : quantityToHave(state, product, line)
    const price = placed ? placed.price : unitPrice(product, quantity)
    const about = { productId }
    if (quantity < line.quantity) {
      short.set(productId, quantity)
      warnings.push({ ...about, code: 'cartAdjusted', message: adjusted(product, quantity) })
    }
    if (quantity === 0 || price === null) continue
    // Without steps: another quantity is no other price.
    const usual = product.price ?? price
    if (priceWhenAdded != null && priceWhenAdded !== usual)
      warnings.push({
        ...about,
        code: 'priceChanged',
        message: `Цена товара ${product.article} изменилась: было ${rubles(priceWhenAdded)}, стало ${rubles(usual)}.`,
      })
    const { store, etaDays: eta = { min: 0, max: 0 } } = sourceOf(
      state,
      product,
      quantity,
      destination,
      chosenStoreId,
    )
    if (eta.min > longDeliveryDays)
      warnings.push({
        ...about,
        code: 'longDelivery',
        message: `Товар ${product.article} приедет от поставщика через ${eta.min}–${eta.max} дн.`,
      })
    const sum = price * quantity
    const fullPrice = (placed ? placed.fullPrice : product.oldPrice) ?? price
    const vat = includedVat(sum, vatRate)
    lines.push({
      product,
      quantity,
      price,
      vatRate,
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
function quantityToHave(
  state: SandboxState,
  product: ProductRecord,
  { quantity: wanted, placed }: WantedLine,
): number {
  const most = Math.max(orderable(state, product), placed?.quantity ?? 0)
  if (wanted <= most) return wanted
  const quantity = most - (most % product.multiplicity)
  return quantity < product.minQty ? 0 : quantity
}

function adjusted(product: ProductRecord, quantity: number): string {
  return quantity === 0
    ? `Товара ${product.article} нет в наличии`
    : `Количество товара ${product.article} уменьшено до ${quantity} ${unitOf(product)}.`
}
