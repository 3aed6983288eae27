import type { Branch } from './branches.ts'
import type { Call } from './call.ts'
import { whole, numeral, oneOf, type Check } from './checks.ts'
import { cardOf, type Product, priceOf, propertiesOf, type Property, stockSummary } from './products.ts'

/** A product with what lists judge it by. */
export interface Offer {
  product: Product
  price: number | null
  here: number
  elsewhere: number
  properties: Map<string, Property>
}

export function offersOf(call: Call, products: readonly Product[], branch: Branch): Offer[] {
  return products.map((product) => {
    const { here, elsewhere } = stockSummary(call, product, branch)
    const properties = new Map(propertiesOf(call, product.id).map((one) => [one.code, one]))
    return { product, price: priceOf(call, product).current, here, elsewhere, properties }
  })
}

/** A value as a number, where it is one. */
export function numberOf(value: string | undefined): number | undefined {
  return value !== undefined && /^-?\d+(,\d+)?$/.test(value) ? Number(value.replace(',', '.')) : undefined
}

export interface Column {
  code: string
  name: string
  unit?: string
}

/** Properties that at least half of the products have, if they differ in them: two or three, or none. */
export function columnsOfOffers(offers: readonly Offer[]): Column[] {
  const found = new Map<string, { column: Column; count: number; values: Set<string> }>()
  for (const { properties } of offers)
    for (const { code, name, value, unit } of properties.values()) {
      const entry = found.get(code) ?? {
        column: { code, name, ...(unit !== undefined && { unit }) },
        count: 0,
        values: new Set(),
      }
      entry.count += 1
      entry.values.add(value)
      found.set(code, entry)
    }
  const columns = [...found.values()].filter(
    ({ count, values }) => count * 2 >= offers.length && values.size > 1,
  )
  return columns.length < 2 ? [] : columns.slice(0, 3).map(({ column }) => column)
}

const byLocale = new Intl.Collator('ru')
const byLocaleAndSize = new Intl.Collator('ru', { numeric: true })

type Order = (a: Offer, b: Offer) => number

const reach = ({ here, elsewhere, product }: Offer) =>
  here > 0 ? 0 : elsewhere > 0 ? 1 : product.supplier_days === null ? 3 : 2

export const sortNames: Record<string, string> = {
  relevance: 'По важности',
  priceAsc: 'Сначала дешёвые',
  priceDesc: 'Сначала дорогие',
  available: 'Сначала в наличии',
  name: 'По названию',
}

export const sortOptions = Object.entries(sortNames).map(([code, name]) => ({ code, name }))

function byPrice({ wrong }: Call, direction: 1 | -1): Order {
  return (a, b) => {
    if (a.price === null || b.price === null) {
      const last = (a.price === null ? 1 : 0) - (b.price === null ? 1 : 0)
      return wrong('onRequestFirst') ? -last : last
    }
    if (wrong('priceAsText'))
      return direction * (String(a.price) < String(b.price) ? -1 : a.price === b.price ? 0 : 1)
    return direction * (a.price - b.price)
  }
}

function byName({ wrong }: Call): Order {
  return (a, b) => {
    const [one, other] = [a.product.name, b.product.name]
    if (wrong('nameByCodePoint')) return one < other ? -1 : one === other ? 0 : 1
    return byLocale.compare(one, other) * (wrong('nameReversed') ? -1 : 1)
  }
}

/** In the order asked for; `inRelevance` are offers as the search or the shop weighs them. */
export function sorted(call: Call, inRelevance: readonly Offer[], columns: readonly Column[]): Offer[] {
  const ties: Order = (a, b) => (a.product.id - b.product.id) * (call.wrong('tiesLargerFirst') ? -1 : 1)
  const orderBy = call.query.get('orderBy')
  const overruled = call.wrong('sortBeforeColumn') && call.query.has('sort')
  const column = orderBy === null || overruled ? undefined : byColumn(call, orderBy, columns)
  if (column) return inRelevance.toSorted((a, b) => column(a, b) || ties(a, b))
  const orders: Record<string, Order> = {
    priceAsc: byPrice(call, 1),
    priceDesc: byPrice(call, -1),
    available: (a, b) =>
      call.wrong('reachTwoLevels') ? Number(b.here > 0) - Number(a.here > 0) : reach(a) - reach(b),
    name: byName(call),
  }
  const order = orders[call.query.get('sort') ?? 'relevance']
  return order ? inRelevance.toSorted((a, b) => order(a, b) || ties(a, b)) : [...inRelevance]
}

function byColumn({ wrong }: Call, orderBy: string, columns: readonly Column[]): Order | undefined {
  const name = orderBy.replace(/^-/, '')
  const direction = orderBy.startsWith('-') ? -1 : 1
  const texts: Record<string, (offer: Offer) => string | undefined> = {
    article: ({ product }) => product.article,
    name: ({ product }) => product.name,
    brand: ({ product }) => (wrong('brandByCode') ? product.brand_code : product.brand),
    price: ({ price }) => (price === null ? undefined : String(price)),
  }
  if (name === 'stock') {
    const way = wrong('stockColumnUp') ? 1 : direction
    return (a, b) => way * (a.here - b.here || a.elsewhere - b.elsewhere)
  }
  const isColumn = columns.some(({ code }) => code === name)
  const read = texts[name] ?? (isColumn ? ({ properties }: Offer) => properties.get(name)?.value : undefined)
  if (!read) return undefined
  return (a, b) => {
    const [one, other] = [read(a), read(b)]
    if (one === undefined || other === undefined)
      return (
        (wrong('emptyColumnFirst') ? direction : 1) *
        ((one === undefined ? 1 : 0) - (other === undefined ? 1 : 0))
      )
    if (wrong('columnAsText') && isColumn) return direction * (one < other ? -1 : one === other ? 0 : 1)
    const [first, second] = [numberOf(one), numberOf(other)]
    const order =
      first !== undefined && second !== undefined ? first - second : byLocaleAndSize.compare(one, other)
    return direction * order
  }
}

export const pageChecks: Record<string, Check> = {
  PAGEN_1: numeral(whole(1, 10_000)),
  PAGE_SIZE: numeral(oneOf(20, 50, 100)),
}

export function pageOf<Item>(call: Call, all: readonly Item[]) {
  const { wrong } = call
  const page = Number(call.query.get('PAGEN_1') ?? 1)
  const pageSize = Number(call.query.get('PAGE_SIZE') ?? 50)
  const pages = all.length / pageSize
  const shown = wrong('lastPageRepeats') ? Math.max(1, Math.min(page, Math.ceil(pages))) : page
  const start = (shown - 1) * pageSize - (wrong('pagesOverlap') && page > 1 ? 1 : 0)
  const end = start + (wrong('largePagesCut') ? Math.min(20, pageSize) : pageSize)
  const isBeyond = wrong('beyondLastZero') && page > Math.max(1, Math.ceil(pages))
  return {
    items: all.slice(start, end),
    pagination: {
      page,
      pageSize,
      total: isBeyond ? 0 : all.length,
      pages: wrong('pagesCutOff') ? Math.floor(pages) : Math.ceil(pages),
    },
  }
}

/** One page of cards with what stands around them in every list of products. */
export function listOf(
  call: Call,
  branch: Branch,
  inRelevance: readonly Offer[],
  columns: readonly Column[],
) {
  const { items, pagination } = pageOf(call, sorted(call, inRelevance, columns))
  const codes = columns.map(({ code }) => code)
  return {
    items: items.map(({ product }) => cardOf(call, product, branch, codes)),
    pagination,
    sort: call.query.get('sort') ?? 'relevance',
    sortOptions,
    columns,
  }
}
