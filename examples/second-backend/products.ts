import { type Branch, allBranches, daysBetween, soonestFirst } from './branches.ts'
import type { Call } from './call.ts'
import { pictureOf } from './media.ts'

export interface Product {
  id: number
  code: string
  section: number
  article: string
  brand: string
  brand_code: string
  name: string
  price: number
  before: number | null
  vat: number
  unit: string
  multiplicity: number
  least: number
  supplier_days: number | null
  state: 'sale' | 'request' | 'withdrawn'
  weight_g: number | null
  length: number | null
  width: number | null
  height: number | null
  kind: string
  label: string | null
  warranty: number
  about: string
  weight_rank: number
  successor: number | null
}

export interface Property {
  code: string
  name: string
  value: string
  unit?: string
  group: string
}

export const supplierMost = 9999

export function productById({ db }: Pick<Call, 'db'>, id: number): Product | undefined {
  return db.one<Product>('select * from products where id = ?', id)
}

/** What a list may show: sold, or superseded with something left. */
export const listed = `(state <> 'withdrawn' or (successor is not null and
  coalesce((select sum(quantity) from stock where product = products.id), 0) > 0))`

/** Free pieces by branch, reservations taken off. */
export function freeStock({ db, wrong }: Call, product: number, exact = false): Map<number, number> {
  const reserved = exact || !wrong('storesForgetReservations') ? 1 : 0
  const rows = db.all<{ branch: number; free: number }>(
    `select branch, quantity - ? * coalesce((select sum(quantity) from reservations
      where reservations.product = stock.product and reservations.branch = stock.branch), 0) as free
     from stock where product = ?`,
    reserved,
    product,
  )
  return new Map(rows.map(({ branch, free }) => [branch, Math.max(0, free)]))
}

export function freeTotal(call: Call, product: number): number {
  return [...freeStock(call, product, true).values()].reduce((sum, free) => sum + free, 0)
}

/** How much can be ordered now. */
export function mostOf(call: Call, product: Product): number {
  return product.supplier_days === null ? Math.min(supplierMost, freeTotal(call, product.id)) : supplierMost
}

export function stockSummary(call: Call, product: Product, here: Branch) {
  const free = freeStock(call, product.id, true)
  const atHand = free.get(here.id) ?? 0
  const all = [...free.values()].reduce((sum, one) => sum + one, 0)
  const soonest = soonestFirst(allBranches(call), here).find(({ id }) => (free.get(id) ?? 0) > 0)
  const days = atHand > 0 ? undefined : soonest ? daysBetween(soonest, here)?.min : product.supplier_days
  return { here: atHand, elsewhere: all - atHand, ...(days != null && { etaDays: days }) }
}

interface Prices {
  current: number | null
  old?: number
  steps?: { from: number; price: number }[]
  onRequest: boolean
}

/** The price for this caller: that of the company's contract, else that of the shop. */
export function priceOf(call: Call, product: Product): Prices {
  if (product.state === 'request') return { current: null, onRequest: true }
  const agreed = contractSteps(call, product.id)
  const first = agreed.find(({ least }) => least === 1)
  const current = first?.price ?? product.price
  const before = first ? product.price : product.before
  const steps = agreed.filter(({ least }) => least > 1).map(({ least, price }) => ({ from: least, price }))
  return {
    current,
    ...(before !== null && before > current && { old: before }),
    ...(steps.length > 0 && { steps }),
    onRequest: false,
  }
}

export const isContractPrice = (call: Call, product: Product) => contractSteps(call, product.id).length > 0

function contractSteps({ db, customer }: Call, product: number) {
  if (!customer?.company) return []
  return db.fixed<{ least: number; price: number }>(
    'select least, price from contract_prices where company = ? and product = ? order by least',
    customer.company,
    product,
  )
}

/** Price of one unit in a line of so many. */
export function unitPrice(prices: Prices, quantity: number, withoutSteps = false): number {
  const step = withoutSteps ? undefined : prices.steps?.findLast(({ from }) => quantity >= from)
  return step?.price ?? prices.current ?? 0
}

export function propertiesOf({ db }: Pick<Call, 'db'>, product: number): Property[] {
  return db
    .fixed<Property & { unit: string | null; grouping: string }>(
      'select code, name, value, unit, grouping from properties where product = ? order by place',
      product,
    )
    .map(({ code, name, value, unit, grouping }) => ({
      code,
      name,
      value,
      ...(unit !== null && { unit }),
      group: grouping,
    }))
}

export const productPicture = ({ id, name }: Pick<Product, 'id' | 'name'>) => pictureOf(`goods/${id}`, name)

/** What lists and the product page have in common. */
export function baseOf(call: Call, product: Product, here: Branch, columns: readonly string[] = []) {
  const own = propertiesOf(call, product.id)
  const shared = own.filter(({ code }) => columns.includes(code))
  const inBasket = call.db.count(
    'select quantity from cart_lines where owner = ? and product = ?',
    call.owner,
    product.id,
  )
  return {
    id: product.id,
    xmlId: `vs-${product.id}`,
    code: product.code,
    article: product.article,
    brand: product.brand,
    name: product.name,
    url: `/product/${product.code}/`,
    picture: productPicture(product),
    unit: product.unit,
    multiplicity: product.multiplicity,
    minQty: product.least,
    stock: stockSummary(call, product, here),
    labels: product.label === null ? [] : [product.label],
    keyProps: (shared.length > 0 ? shared : own).slice(0, 3),
    ...(inBasket > 0 && { inBasket }),
  }
}

export function cardOf(call: Call, product: Product, here: Branch, columns: readonly string[] = []) {
  const price = priceOf(call, product)
  const shown =
    call.wrong('cardShowsOldPrice') && price.old !== undefined
      ? { current: price.old, onRequest: false }
      : price
  return { ...baseOf(call, product, here, columns), price: shown }
}

export function referenceOf({ id, code, article, name }: Product) {
  return { id, code, article, name, url: `/product/${code}/` }
}
