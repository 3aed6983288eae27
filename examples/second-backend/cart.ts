import { allBranches, type Branch, branchOf, daysBetween, soonestFirst } from './branches.ts'
import type { Call } from './call.ts'
import { cardOf, freeStock, mostOf, type Product, priceOf, productById, unitPrice } from './products.ts'

export interface CartRow {
  product: number
  quantity: number
  price: number
  place: number
  merged: 0 | 1
}

export function cartRows({ db, owner }: Call): CartRow[] {
  return db.all<CartRow>('select * from cart_lines where owner = ? order by place', owner)
}

export function cartVersion({ db, owner }: Call): number {
  return db.count('select version from carts where owner = ?', owner)
}

export function raiseVersion({ db, owner }: Call): void {
  db.run('insert into carts values (?, 1) on conflict (owner) do update set version = version + 1', owner)
}

/** VAT inside a sum, rounded half up to a kopeck. */
export function vatIn({ wrong }: Call, sum: number, rate: number): number {
  if (wrong('vatOnTop')) return Math.round((sum * rate) / 100)
  const exact = (sum * rate) / (100 + rate)
  return wrong('vatRoundedDown') ? Math.floor(exact) : Math.floor(exact + 0.5)
}

/** The store that a line leaves from: here if that has enough, else the soonest with enough, else the soonest with some. */
export function storeOf(call: Call, product: number, quantity: number, here: Branch): Branch {
  const free = freeStock(call, product, true)
  const branches = soonestFirst(allBranches(call), here)
  const has = (least: number) => branches.find(({ id }) => (free.get(id) ?? 0) >= least)
  return has(quantity) ?? has(1) ?? here
}

export interface Line {
  product: Product
  quantity: number
  price: number
  fullPrice: number
  sum: number
  discount: number
  vat: number
  state: 'ok' | 'partial' | 'none' | 'priceChanged' | 'removed'
  most: number
  store: Branch
  eta: { min: number; max: number } | undefined
  row: CartRow
}

/** The lines with prices, sums and what can be had, as everything about the cart counts them. */
export function linesOf(call: Call, here: Branch): Line[] {
  return cartRows(call).flatMap((row) => {
    const product = productById(call, row.product)
    return product ? [lineOf(call, here, row, product)] : []
  })
}

function lineOf(call: Call, here: Branch, row: CartRow, product: Product): Line {
  const { quantity } = row
  const { wrong } = call
  const prices = priceOf(call, product)
  const gone = product.state !== 'sale'
  const price = gone
    ? row.price
    : unitPrice(prices, quantity - (wrong('stepFromExclusive') ? 1 : 0), wrong('stepIgnored'))
  const fullPrice = gone ? price : (prices.old ?? prices.current ?? price)
  const most = gone ? 0 : mostOf(call, product)
  const state = gone
    ? 'removed'
    : most === 0
      ? 'none'
      : most < quantity
        ? 'partial'
        : row.price === unitPrice(prices, quantity, true)
          ? 'ok'
          : 'priceChanged'
  const sum = gone ? 0 : price * quantity - (wrong('lineSumOff') && quantity > 1 ? 1 : 0)
  const discount = gone ? 0 : (fullPrice - price) * (wrong('discountOfOneUnit') ? 1 : quantity)
  const store = storeOf(call, product.id, quantity, here)
  const inStore = freeStock(call, product.id, true).get(store.id) ?? 0
  const days = product.supplier_days
  const bySupplier = inStore < quantity && days !== null
  return {
    product,
    quantity,
    price,
    fullPrice,
    sum,
    discount,
    vat: wrong('vatPerUnit')
      ? vatIn(call, price, product.vat) * quantity
      : vatIn(call, wrong('vatOfFullPrice') ? sum + discount : sum, product.vat),
    state,
    most: wrong('maxQuantityHere') ? Math.min(most, inStore) : most,
    store,
    eta: bySupplier ? { min: days, max: days + 5 } : daysBetween(store, here),
    row,
  }
}

const warningOf: Partial<Record<Line['state'], { code: string; message: string }>> = {
  partial: { code: 'partialStock', message: 'Столько сейчас нет: уменьшите количество.' },
  none: { code: 'outOfStock', message: 'Товар закончился.' },
  priceChanged: { code: 'priceChanged', message: 'Цена изменилась.' },
  removed: { code: 'removed', message: 'Товар больше не продаётся.' },
}

/** The whole cart; telling it after a login uses the note on merged quantities up. */
export function cartOf(call: Call, tellsMerge = false) {
  const { db, owner, wrong } = call
  const here = branchOf(call)
  const lines = linesOf(call, here)
  const counted = lines.filter(({ state }) => state !== 'removed')
  const total = (of: (line: Line) => number) => counted.reduce((sum, line) => sum + of(line), 0)
  const goods = total(({ sum }) => sum)
  const discount = total((line) => line.discount)
  const warnings = lines.flatMap(({ state, product, row }) => {
    const warning = warningOf[state]
    return [
      ...(warning ? [{ ...warning, productId: product.id }] : []),
      ...(tellsMerge && row.merged
        ? [{ code: 'merged', message: 'Количество взято из корзины до входа.', productId: product.id }]
        : []),
    ]
  })
  if (tellsMerge) db.run('update cart_lines set merged = 0 where owner = ?', owner)
  const grams = total((line) => (line.product.weight_g ?? 0) * (wrong('weightOfOneUnit') ? 1 : line.quantity))
  const volume = total(
    ({ product, quantity }) =>
      (product.length ?? 0) * (product.width ?? 0) * (product.height ?? 0) * quantity,
  )
  return {
    basketProducts: {
      grid: { products: lines.map((line) => lineCard(call, line, here)) },
      info: {
        count: wrong('infoCountsUnits') ? total(({ quantity }) => quantity) : counted.length,
        weightKg: grams / 1000,
        volumeM3: Math.round(volume / 1_000_000) / 1000,
        subtotal: goods + discount,
        discount,
        vat: total(({ vat }) => vat),
        total: wrong('totalAtFullPrice') ? goods + discount : goods,
        stores: storesOf(call, counted),
        warnings,
      },
    },
    version: cartVersion(call),
  }
}

function storesOf({ wrong }: Call, lines: readonly Line[]) {
  const groups = Map.groupBy(lines, ({ store }) => store.store_id)
  return [...groups].map(([storeId, own]) => ({
    storeId,
    count: own.length,
    total: (wrong('storeTotalOfFirst') ? own.slice(0, 1) : own).reduce((sum, line) => sum + line.sum, 0),
  }))
}

function lineCard(call: Call, line: Line, here: Branch) {
  const { product, quantity, price, fullPrice, discount, sum, vat, store, eta, state, most, row } = line
  const card = cardOf(call, product, here)
  return {
    id: product.id,
    quantity,
    product: call.wrong('cartNameOld') ? { ...card, name: product.article } : card,
    price,
    fullPrice,
    discount,
    ...(state === 'priceChanged' && { priceBefore: row.price }),
    sum,
    vatRate: product.vat,
    vat,
    storeId: store.store_id,
    storeName: store.store_name,
    ...(eta && { etaDays: eta }),
    stockState: state,
    maxQuantity: most,
    comment: '',
  }
}
