import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { isSold } from './assortment.ts'
import { productCard } from './product-card.ts'
import { productsByMistypedArticle, productsByOem, searchCatalogue } from './search.ts'
import { largestQuantity, orderable } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type ImportRow = components['schemas']['ImportRow']

/** A row of a list as it was given. */
export interface GivenRow {
  /** From 1; empty rows count. */
  number: number
  cells: readonly string[]
}

/** The most rows of one import. */
export const importLimit = 500

/** Rows that aren't empty, without the heading. */
export function rowsOfGoods({ catalogue }: SandboxState, rows: readonly GivenRow[]): GivenRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [article = '', quantity = ''] = filled[0]?.cells ?? []
  const isHeading =
    quantity.trim() !== '' &&
    !/^[\d\s.,]+$/.test(quantity) &&
    catalogue.productsByArticle(article).length === 0
  return isHeading ? filled.slice(1) : filled
}

/** What a row means: its products, and the quantity that can be ordered. */
export function importRow(state: SandboxState, view: Viewpoint, { number, cells }: GivenRow): ImportRow {
  const [article = '', second = ''] = cells
  const given = {
    row: number,
    input: cells
      .map((cell) => cell.trim())
      .join(';')
      .slice(0, 200),
  }
  const quantity = quantityOf(second)
  const candidates = (products: readonly ProductRecord[]) =>
    products.slice(0, 20).map((product) => ({
      product: productCard(view, product),
      maxQuantity: product.price === null ? largestQuantity : orderable(state, product),
    }))
  const known = productsNamed(state.catalogue, article)
  const onSale = known.filter((product) => isSold(state.catalogue, product))
  const [only, another] = onSale
  if (only && another)
    return { ...given, status: 'ambiguous', candidates: candidates(onSale.toSorted(byBrand)), quantity }
  if (only) {
    const whole = quantity === null ? null : inPacks(only, quantity)
    const found = candidates([only])
    const most = found[0]?.maxQuantity ?? 0
    const status = whole !== null && whole > most ? 'insufficient' : 'found'
    return {
      ...given,
      status,
      candidates: found,
      quantity: whole === null ? null : Math.min(whole, largestPacks(only)),
    }
  }
  const others = replacementsOf(state, known, article)
  if (others.length > 0) return { ...given, status: 'analogue', candidates: candidates(others), quantity }
  return {
    ...given,
    status: 'notFound',
    candidates: candidates(productsByName(state.catalogue, article)),
    quantity,
  }
}

/** Products on sale that a row means which has a name in place of an article. */
function productsByName(catalogue: Catalogue, name: string): readonly ProductRecord[] {
  if (!/[а-яё]{3}/i.test(name)) return []
  return searchCatalogue(catalogue, name).products.filter((product) => isSold(catalogue, product))
}

/** As the search understands an article: as written, else as the number of a machine's maker, else as mistyped. */
function productsNamed(catalogue: Catalogue, article: string): readonly ProductRecord[] {
  const written = catalogue.productsByArticle(article)
  if (written.length > 0 || productsByOem(catalogue, article).length > 0) return written
  return productsByMistypedArticle(catalogue, article)
}

/** Null when it is no whole number from 1 to 9999. */
function quantityOf(cell: string): number | null {
  if (cell.trim() === '') return 1
  const [, digits] = /^\s*(\d{1,9})(?:[.,]0+)?\s*$/.exec(cell) ?? []
  const quantity = Number(digits)
  return quantity >= 1 && quantity <= largestQuantity ? quantity : null
}

function inPacks({ minQty, multiplicity }: ProductRecord, quantity: number): number {
  return Math.ceil(Math.max(quantity, minQty) / multiplicity) * multiplicity
}

const largestPacks = ({ multiplicity }: ProductRecord) =>
  Math.floor(largestQuantity / multiplicity) * multiplicity

const byBrand = (left: ProductRecord, right: ProductRecord) =>
  Number(left.brand > right.brand) - Number(left.brand < right.brand) || left.id - right.id

/** What is on sale in place of products that aren't: the successor, direct replacements, cross references; ties by price, then id. */
function replacementsOf(
  { catalogue }: SandboxState,
  known: readonly ProductRecord[],
  article: string,
): ProductRecord[] {
  const ranks = new Map<ProductRecord, number>()
  const offer = (product: ProductRecord | undefined, rank: number) => {
    if (product && isSold(catalogue, product) && !ranks.has(product)) ranks.set(product, rank)
  }
  for (const product of known) offer(successorOf(catalogue, product), 0)
  const links = known.flatMap(({ id }) => catalogue.analogues(id))
  for (const { analogueId, relation } of links)
    if (relation !== 'crossReference') offer(catalogue.product(analogueId), 1)
  for (const product of productsByOem(catalogue, article)) offer(product, 1)
  for (const { analogueId } of links) offer(catalogue.product(analogueId), 2)
  const price = (product: ProductRecord) => product.price ?? Number.MAX_SAFE_INTEGER
  return [...ranks]
    .toSorted(
      ([left, leftRank], [right, rightRank]) =>
        leftRank - rightRank || price(left) - price(right) || left.id - right.id,
    )
    .map(([product]) => product)
}

/** The newest product of the chain that is on sale. */
function successorOf(
  catalogue: SandboxState['catalogue'],
  product: ProductRecord,
): ProductRecord | undefined {
  const seen = new Set<number>()
  let next = product.supersededBy
  while (next !== undefined && !seen.has(next)) {
    seen.add(next)
    const successor = catalogue.product(next)
    if (successor && isSold(catalogue, successor)) return successor
    next = successor?.supersededBy
  }
  return undefined
}
