import type { Data } from '../../api/operation.ts'
import type { addManyToCart, importToCart } from '../../generated/operations.ts'
import { fitQuantity } from '../../ui/quantity.ts'
import { type ListLine, readListQuantity } from './read-list.ts'

type ImportRow = Data<typeof importToCart>['rows'][number]
export type Candidate = ImportRow['candidates'][number]
export type Rejection = Data<typeof addManyToCart>['rejected'][number]

/** A row under review. */
export interface ListRow extends ListLine {
  key: number
  /** What the backend found; absent before it has answered. */
  found?: Pick<ImportRow, 'status' | 'candidates'>
  /** The product that the buyer chose among several. */
  chosen?: number
  /** The quantity of the list, where whole packs are more. */
  asked?: number
  /** Why the cart did not take it. */
  rejected?: Rejection['reason']
}

/** What a row needs. `ready` needs nothing. */
export type RowState =
  | 'waiting'
  | 'ready'
  | 'ambiguous'
  | 'analogue'
  | 'named'
  | 'insufficient'
  | 'quantity'
  | 'onRequest'
  | 'rejected'
  | 'notFound'

/** The product that a row stands for; undefined while none is chosen. */
export function productOf({ found, chosen }: ListRow): Candidate | undefined {
  if (!found) return undefined
  if (chosen !== undefined) return found.candidates.find(({ product }) => product.id === chosen)
  return found.status === 'found' || found.status === 'insufficient' ? found.candidates[0] : undefined
}

export function stateOf(row: ListRow): RowState {
  if (!row.found) return 'waiting'
  const candidate = productOf(row)
  if (!candidate) {
    const { status, candidates } = row.found
    if (status === 'ambiguous' || status === 'analogue') return status
    return status === 'notFound' && candidates.length > 0 ? 'named' : 'notFound'
  }
  if (candidate.product.price.onRequest) return 'onRequest'
  if (row.rejected) return 'rejected'
  const quantity = readListQuantity(row.quantity)
  if (quantity === null) return 'quantity'
  const { minQty, multiplicity } = candidate.product
  if (quantity < minQty || quantity % multiplicity !== 0) return 'quantity'
  return quantity > candidate.maxQuantity ? 'insufficient' : 'ready'
}

/** Groups by which the rows are shown. */
export type RowGroup = 'ready' | 'decide' | 'missing' | 'waiting'

const groups: Readonly<Record<RowState, RowGroup>> = {
  waiting: 'waiting',
  ready: 'ready',
  ambiguous: 'decide',
  analogue: 'decide',
  named: 'decide',
  insufficient: 'decide',
  quantity: 'decide',
  onRequest: 'decide',
  rejected: 'decide',
  notFound: 'missing',
}

export const groupOf = (state: RowState): RowGroup => groups[state]

/** The largest quantity that can be ordered; 0 when nothing can. */
export function mostOf({ product, maxQuantity }: Candidate): number {
  const packs = Math.floor(maxQuantity / product.multiplicity) * product.multiplicity
  return packs < product.minQty ? 0 : packs
}

/** A quantity raised to the least one and to whole packs. Above the stock it stays: the buyer decides. */
export function fitted(quantity: number, { product }: Candidate): number {
  return fitQuantity(quantity, { step: product.multiplicity, min: product.minQty })
}

/** The row in whole packs of a product. It remembers what was asked for, if that is less. */
function inPacks(row: ListRow, candidate: Candidate): ListRow {
  const quantity = readListQuantity(row.quantity)
  if (quantity === null) return row
  const whole = fitted(quantity, candidate)
  return { ...row, quantity: String(whole), ...(whole !== quantity && { asked: quantity }) }
}

/** The row with the product that was chosen for it, in a quantity that it is sold in. */
export function withProduct(row: ListRow, candidate: Candidate): ListRow {
  const { rejected: _before, ...rest } = row
  return { ...inPacks(rest, candidate), chosen: candidate.product.id }
}

/** One line of the text of an import. An empty quantity counts 1; what is no quantity is kept here, and not sent. */
export function importLine({ article, quantity }: ListRow): string {
  return `${article};${readListQuantity(quantity) ?? ''}`
}

/** The rows with the answers to those of them that were asked, one line each. */
export function withAnswers(
  rows: readonly ListRow[],
  asked: readonly ListRow[],
  answers: readonly ImportRow[],
): ListRow[] {
  const byLine = new Map(answers.map((answer) => [answer.row, answer]))
  const lines = new Map(asked.map((row, index) => [row.key, { row, answer: byLine.get(index + 1) }]))
  return rows.map((row) => {
    const line = lines.get(row.key)
    // Its article was changed meanwhile: the answer is about another one.
    return line && line.row.article === row.article ? withAnswer(row, line.answer) : row
  })
}

/** The row with its answer; `undefined` when the backend has passed the row over. */
function withAnswer(row: ListRow, answer: ImportRow | undefined): ListRow {
  const found = answer
    ? { status: answer.status, candidates: answer.candidates }
    : { status: 'notFound' as const, candidates: [] }
  const { chosen, rejected: _before, ...rest } = row
  const quantity = row.quantity === '' ? 1 : readListQuantity(row.quantity)
  const next: ListRow = {
    ...rest,
    found,
    ...(quantity !== null && { quantity: String(quantity) }),
  }
  const same = found.candidates.find(({ product }) => product.id === chosen)
  const only = same ?? productOf(next)
  // Where the list has no quantity, nothing of it was raised.
  const whole = !only
    ? next
    : row.quantity === ''
      ? { ...next, quantity: String(fitted(1, only)) }
      : inPacks(next, only)
  return same ? { ...whole, chosen: same.product.id } : whole
}

/**
 * The rows after an addition: what was added leaves the list, what was not stays with its reason. The rest of a product
 * that stood in several rows stays in its first one.
 */
export function withoutAdded(
  rows: readonly ListRow[],
  sent: ReadonlySet<number>,
  rejected: readonly Rejection[],
): ListRow[] {
  const left = new Map(rejected.map((one) => [one.productId, one]))
  return rows.flatMap((row) => {
    const id = productOf(row)?.product.id
    if (!sent.has(row.key) || id === undefined) return [row]
    const rest = left.get(id)
    left.delete(id)
    const { asked: _asked, ...kept } = row
    return rest ? [{ ...kept, quantity: String(rest.quantity), rejected: rest.reason }] : []
  })
}
