import type { components } from '../../generated/api-types.ts'
import {
  DEFAULT_PAGE_SIZE,
  effectiveFilters,
  type Filters,
  type FilterValue,
  isSelloutForced,
  parseFilters,
  stringifyFilters,
  withPage,
} from '../../lib/filters.ts'
import { formatCurrencyInput, parseCurrencyInput } from '../../lib/money-input.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { ALL, ORDER_BY, PAGE_SIZE, SORT } from '../../lib/list-parameters.ts'
import { readPageNumber } from '../../lib/page-number.ts'

export type SortCode = components['schemas']['SortCode']

/** Sizes of a page (O-14). */
export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

const SORTS: Readonly<Record<SortCode, true>> = {
  relevance: true,
  priceAsc: true,
  priceDesc: true,
  available: true,
  name: true,
}

/** Begins the names of the fields that the filter form sends without scripts: `f.brand`, `f.price.from`. */
export const FIELD = 'f.'

/** What the address of a list says; the address is the list's only state. */
export interface ListAddress {
  pathname: string
  search: URLSearchParams
  /** Chosen in the address. */
  filters: Filters
  /** What the list is asked with: the sellout added where it is forced. */
  effective: Filters
  /** `filters` can't be read: the list is shown unfiltered, with a toast. */
  malformed: boolean
  selloutForced: boolean
  page: number
  pageSize: PageSize
  sort: SortCode | undefined
  /** The column that the list is ordered by, `-` before it for descending. */
  orderBy: string | undefined
  /** Filters whose values are all shown, not only the first ones. */
  expanded: readonly string[]
}

/** Reads the address of a list; null when its page or page size is no such number, which is a 404 (O-14). */
export function readListAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ListAddress | null {
  const parameters = new URLSearchParams(search)
  const page = readPageNumber(parameters)
  const pageSize = readPageSize(parameters.get(PAGE_SIZE))
  if (page === undefined || pageSize === null) return null
  const { filters, malformed } = parseFilters(parameters.get('filters'))
  const place = { pathname: selloutPathname(pathname), search: parameters }
  const sort = keysOf(SORTS).find((code) => code === parameters.get(SORT))
  return {
    pathname,
    search: parameters,
    filters,
    effective: effectiveFilters(filters, place),
    malformed,
    selloutForced: isSelloutForced(place),
    page,
    pageSize,
    sort: sort === 'relevance' ? undefined : sort,
    orderBy: /^-?[a-z0-9_]{1,64}$/.exec(parameters.get(ORDER_BY) ?? '')?.[0],
    expanded: parameters.getAll(ALL),
  }
}

/** `/catalog/sellout/` is the sellout as `/sellout/` is (O-09). */
function selloutPathname(pathname: string): string {
  return pathname.replace(/^\/catalog\/sellout(?=\/|$)/, '/sellout')
}

function readPageSize(text: string | null): PageSize | null {
  if (text === null) return DEFAULT_PAGE_SIZE
  return pageSizes.find((size) => String(size) === text) ?? null
}

/** Codes of the filters that the visitor has chosen; the sellout of the sellout's own page is none. */
export function chosenFilters({ filters, selloutForced }: ListAddress): string[] {
  return Object.keys(filters).filter((code) => !(code === 'sellout' && selloutForced))
}

export function hasChosenFilters(address: ListAddress): boolean {
  return chosenFilters(address).length > 0
}

/** The query of an address as a link has it: '' or with its question mark. */
export function queryText(search: URLSearchParams): string {
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The chosen filters alone, for the same choice in another section. */
export function filtersOnly({ search }: ListAddress): string {
  return queryText(new URLSearchParams({ filters: search.get('filters') ?? '' }))
}

/** Query after choosing an order; the page number goes, since the list begins anew. */
export function withSort(search: URLSearchParams, sort: SortCode): URLSearchParams {
  const next = withPage(search, 1)
  next.delete(ORDER_BY)
  if (sort === 'relevance') next.delete(SORT)
  else next.set(SORT, sort)
  return next
}

/** Query that shows all values of a filter, or only the first ones again; other filters stay as they are. */
export function withToggled(search: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(search)
  const codes = next.getAll(ALL)
  next.delete(ALL)
  for (const other of codes) if (other !== code) next.append(ALL, other)
  if (!codes.includes(code)) next.append(ALL, code)
  return next
}

/** Parameters that a plain form must send along, since its fields replace the query: all but filters and page. */
export function keptFields(search: URLSearchParams): [string, string][] {
  return [...search].filter(
    ([name]) => !['filters', 'PAGEN_1', ALL].includes(name) && !name.startsWith(FIELD),
  )
}

/** Name of a form field. */
export function fieldName(code: string, bound?: 'from' | 'to'): string {
  return bound === undefined ? FIELD + code : `${FIELD}${code}.${bound}`
}

/** A chosen range, or an open one. */
export function rangeOf(value: FilterValue | undefined): { min?: number; max?: number } {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** The chosen values of a list; `gsm_search` may be one text. */
export function valuesOf(value: FilterValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : []
}

/** A bound as typed: a price in roubles becomes kopecks, other numbers may have a decimal comma. Null: no number. */
export function readBound(code: string, text: string): number | null {
  if (code === 'price') return parseCurrencyInput(text)
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null
}

/** A bound as a field shows it. */
export function boundText(code: string, bound: number | undefined): string {
  if (bound === undefined) return ''
  return code === 'price' ? formatCurrencyInput(bound) : String(bound).replace('.', ',')
}

/** The canonical text of filters, to tell whether two choices are the same. */
export const filtersKey = stringifyFilters
