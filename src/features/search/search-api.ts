import { extractQuery } from '../../api/api-query.ts'
import type { Data, Input } from '../../api/operation.ts'
import { searchProducts, searchProductsFiltered } from '../../generated/operations.ts'

type Answer = Data<typeof searchProducts>

/** The input of a search; page, order and filters come from the catalogue's list, through the route. */
export interface SearchRequest<Product> {
  /** Trimmed, not empty, at most 200 characters. */
  text: string
  /** Without correction of layout, script or spelling. */
  asTyped: boolean
  /** Chosen filters as the call takes them; '' when none goes into the path. */
  filterPath: string
  query: Omit<NonNullable<Input<typeof searchProducts>['query']>, 'query' | 'asTyped'>
  /** What a list keeps of a card. */
  keep: (card: Answer['products'][number], columns: NonNullable<Answer['columns']>) => Product
}

/** Longest text that is searched (O-14). */
export const MAX_QUERY = 200

/** One page of a search's results. */
export function searchQuery<Product>({ text, asTyped, filterPath, query, keep }: SearchRequest<Product>) {
  const asked = { ...query, query: text, ...(asTyped && { asTyped }) }
  const keepResult = ({ products, columns = [], ...rest }: Answer) => ({
    ...rest,
    columns,
    items: products.map((card) => keep(card, columns)),
  })
  return filterPath === ''
    ? extractQuery(searchProducts, { query: asked }, 'list', keepResult)
    : extractQuery(searchProductsFiltered, { path: { filterPath }, query: asked }, 'list', keepResult)
}

/** Data of a search besides its products. */
export type SearchOutcome = Pick<
  Data<typeof searchProducts>,
  'query' | 'correctedQuery' | 'correctionType' | 'withdrawn' | 'sections' | 'places' | 'machine' | 'similar'
> & { total: number }
