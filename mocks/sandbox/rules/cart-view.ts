import { groupBy } from '../../../src/lib/group-by.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { CartLineRecord, CartRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import type { ProductRecord } from '../seed/records.ts'
import type { Session } from '../session.ts'
import { fitOf, fleetFit } from './machine-fit.ts'
import { lineMachines, sharesOf } from './line-machines.ts'
import { includedVat, rubles } from './money.ts'
import { unitPrice } from './price.ts'
import { productCard } from './product-card.ts'
import { unitOf } from '../seed/product-unit.ts'
import { hasAtStore, orderable, sourceOf } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']
type CartLine = Schemas['CartLine']

/** The visitor's cart; an empty one of version 0 when there is none yet. */
export function cartOf(state: SandboxState, { owner }: Pick<Session, 'owner'>): CartRecord {
  return state.carts.get(owner) ?? { id: owner, lines: [], version: 0, updatedAt: '' }
}

/** The lines; a chosen store that no longer has enough is forgotten. */
export function withoutLostChoices(state: SandboxState, lines: readonly CartLineRecord[]): CartLineRecord[] {
  return lines.map((line) => {
    const { chosenStoreId, ...rest } = line
    const isLost =
      chosenStoreId !== undefined && !hasAtStore(state, line.productId, line.quantity, chosenStoreId)
    return isLost ? rest : line
  })
}

/** The whole cart for the branch of `view`: lines, sums and warnings. Doesn't change quantities. */
export function cartView(state: SandboxState, view: Viewpoint, cart: CartRecord): Schemas['Cart'] {
  const lines = cart.lines.flatMap((line) => {
    const product = state.catalogue.product(line.productId)
    return product ? [{ line: cartLine(state, view, line, product), product }] : []
  })
  const counted = lines.filter(({ line }) => line.stockState !== 'removed')
  const sumOf = (value: (entry: { line: CartLine; product: ProductRecord }) => number) =>
    counted.reduce((sum, entry) => sum + value(entry), 0)
  const total = sumOf(({ line }) => line.sum)
  const discount = sumOf(({ line }) => line.discount)
  return {
    basketProducts: {
      grid: { products: lines.map(({ line }) => line) },
      info: {
        count: counted.length,
        weightKg: thousandths(sumOf(({ line, product }) => product.weightKg * line.quantity)),
        volumeM3: thousandths(sumOf(({ line, product }) => volumeOf(product) * line.quantity)),
        subtotal: total + discount,
        discount,
        vat: sumOf(({ line }) => line.vat),
        total,
        stores: storeSums(counted.map(({ line }) => line)),
        warnings: lines.flatMap(({ line, product }) => warningsOf(line, product, cart.merged ?? [])),
      },
    },
    version: cart.version,
  }
}

function storeSums(lines: readonly CartLine[]): Schemas['CartStore'][] {
  return groupBy(lines, ({ storeId }) => storeId)
    .entries()
    .map(([storeId, own]) => ({
      storeId,
      count: own.length,
      total: own.reduce((sum, line) => sum + line.sum, 0),
    }))
    .toArray()
}

/** One line for the branch of `view`, with its worst state: removed, none, partial, priceChanged, ok. */
export function cartLine(
  state: SandboxState,
  view: Viewpoint,
  record: CartLineRecord,
  product: ProductRecord,
): CartLine {
  const { quantity, priceWhenAdded, chosenStoreId, comment = '' } = record
  const sold = product.price !== null && !product.isWithdrawn
  const price = unitPrice(product, quantity) ?? priceWhenAdded ?? 0
  const maxQuantity = sold ? orderable(state, product) : 0
  const changed = sold && priceWhenAdded != null && priceWhenAdded !== product.price
  const { store, etaDays } = sourceOf(state, product, quantity, view.branch, chosenStoreId)
  const stockState = !sold
    ? 'removed'
    : maxQuantity === 0
      ? 'none'
      : quantity > maxQuantity
        ? 'partial'
        : changed
          ? 'priceChanged'
          : 'ok'
  const sum = sold ? price * quantity : 0
  const fullPrice = product.oldPrice ?? price
  const machineFit = fleetFit(state.catalogue, product, view.machines)
  return {
    id: product.id,
    quantity,
    product: productCard(view, product),
    price,
    fullPrice,
    discount: sold ? (fullPrice - price) * quantity : 0,
    sum,
    vatRate: product.vatRate,
    vat: includedVat(sum, product.vatRate),
    storeId: store.storeId,
    storeName: store.storeName,
    ...(etaDays && maxQuantity > 0 && { etaDays }),
    stockState,
    maxQuantity,
    comment,
    ...(stockState === 'priceChanged' && { priceBefore: priceWhenAdded ?? price }),
    ...(machineFit && { machineFit }),
    ...wholeMachine(record),
    ...judgedMachines(state, view, record, product),
  }
}

/** The machines that the line is for, each with its verdict. */
function judgedMachines(
  { catalogue }: SandboxState,
  view: Viewpoint,
  record: CartLineRecord,
  product: ProductRecord,
): Pick<CartLine, 'machines'> {
  const own = (id: number) => view.machines.find((machine) => machine.id === id)
  const { machines } = lineMachines(record, own)
  if (!machines || product.isMachine) return machines ? { machines } : {}
  return {
    machines: machines.map((one) => {
      const machine = own(one.id)
      return machine ? { ...one, fit: fitOf(catalogue, product, machine) } : one
    }),
  }
}

/** The machine that all units are for. */
function wholeMachine(record: CartLineRecord): Pick<CartLine, 'machineId'> {
  const [first, ...others] = sharesOf(record)
  return first?.quantity === record.quantity && others.length === 0 ? { machineId: first.machineId } : {}
}

function warningsOf(
  line: CartLine,
  product: ProductRecord,
  merged: readonly number[],
): Schemas['CartWarning'][] {
  const { article } = product
  const about = { productId: product.id }
  const warnings: Schemas['CartWarning'][] = []
  if (line.stockState === 'priceChanged')
    warnings.push({
      ...about,
      code: 'priceChanged',
      message: `Цена товара ${article} изменилась: было ${rubles(line.priceBefore ?? line.price)}, стало ${rubles(product.price ?? line.price)}.`,
    })
  if (line.stockState === 'partial')
    warnings.push({
      ...about,
      code: 'partialStock',
      message: `Товара ${article} осталось ${line.maxQuantity} ${unitOf(product)}., а в корзине ${line.quantity}.`,
    })
  if (line.stockState === 'none')
    warnings.push({ ...about, code: 'outOfStock', message: `Товара ${article} нет в наличии.` })
  if (line.stockState === 'removed')
    warnings.push({ ...about, code: 'removed', message: `Товар ${article} больше не продаётся через сайт.` })
  if (merged.includes(product.id))
    warnings.push({
      ...about,
      code: 'merged',
      message: `Количество товара ${article} взято из корзины, собранной до входа: ${line.quantity} ${unitOf(product)}.`,
    })
  return warnings
}

const volumeOf = ({ dimensionsMm: { length, width, height } }: ProductRecord) =>
  (length * width * height) / 1e9

/** To three decimals. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000
