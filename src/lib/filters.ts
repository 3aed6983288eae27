import { PAGE_SIZE } from './list-parameters.ts'

/** A range of numbers; a missing bound is open. */
export interface FilterRange {
  min?: number
  max?: number
}

/** A chosen filter: values of a list, a flag, the text of `gsm_search`, or a range; as the contract's FilterSelection. */
export type FilterValue = string[] | boolean | string | FilterRange

/** The chosen filters by code; the shape of the JSON in the address (R-CAT-09). */
export type Filters = Readonly<Record<string, FilterValue>>

/** A change of filters: null and undefined remove the filter. */
export type FilterChanges = Readonly<Record<string, FilterValue | null | undefined>>

/** The address of a list, for the rules of the sellout. */
export interface FilterPlace {
  pathname: string
  search: URLSearchParams
}

/** `created`: read from the address; `changed`: by the user (O-13). */
export type FilterStage = 'created' | 'changed'

const FILTERS = 'filters'
const PAGE = 'PAGEN_1'
const SELLOUT = 'sellout'
const SELLOUT_BLOCK = 'sellout-block'

/** The filter whose value is a text: search by specification (R-CAT-07, R-CAT-12). */
export const TEXT_FILTER = 'gsm_search'

/** Page size when the address names none (R-CAT-02, R-CONST-17). */
export const DEFAULT_PAGE_SIZE = 50

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** A value without its empty parts, sorted; undefined if nothing remains (R-CAT-16, O-110). */
function canonicalValue(value: FilterValue | null | undefined): FilterValue | undefined {
  if (value === null || value === undefined || value === false || value === '') return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const chosen = [...new Set(value)].filter((item) => item !== '').toSorted(byCodeUnit)
    return chosen.length > 0 ? chosen : undefined
  }
  const { min, max } = value
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** Filters without empty values, with sorted keys and list values, so that equal choices give equal objects. */
export function canonicalFilters(filters: FilterChanges): Filters {
  const entries = Object.entries(filters)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .flatMap(([code, value]) => {
      const kept = canonicalValue(value)
      return kept === undefined ? [] : [[code, kept] as const]
    })
  return Object.fromEntries(entries)
}

/** The `filters` parameter of the address: canonical JSON, or '' when nothing is chosen. */
export function stringifyFilters(filters: FilterChanges): string {
  const kept = canonicalFilters(filters)
  return Object.keys(kept).length > 0 ? JSON.stringify(kept) : ''
}

function isBound(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value))
}

function isFilterValue(code: string, value: unknown): value is FilterValue | null {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'string') return code === TEXT_FILTER && value.length <= 200
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) {
    return value.length <= 100 && value.every((item) => typeof item === 'string' && item.length <= 100)
  }
  const { min, max, ...rest }: { min?: unknown; max?: unknown } = value
  return Object.keys(rest).length === 0 && isBound(min) && isBound(max)
}

/**
 * Reads the `filters` parameter. A value that is no FilterSelection of the contract is `malformed`: the list shows
 * unfiltered, with a toast (O-12).
 */
export function parseFilters(text: string | null): { filters: Filters; malformed: boolean } {
  if (text === null || text === '') return { filters: {}, malformed: false }
  const malformed = { filters: {}, malformed: true }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return malformed
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return malformed
  if (Object.keys(parsed).length > 50) return malformed
  const entries: [string, FilterValue | null][] = []
  for (const [code, value] of Object.entries(parsed)) {
    if (!/^[a-z0-9_]{1,64}$/.test(code) || code === '__proto__' || !isFilterValue(code, value))
      return malformed
    entries.push([code, value])
  }
  return { filters: canonicalFilters(Object.fromEntries(entries)), malformed: false }
}

/** Merges a change into the current filters (R-CAT-14), or takes the change alone with `clear` (R-CAT-15). */
export function mergeFilters(current: Filters, changes: FilterChanges, clear = false): Filters {
  return canonicalFilters(clear ? changes : { ...current, ...changes })
}

/** Whether the address blocks the sellout: `sellout-block` with a value other than 0 (O-10, O-11). */
export function isSelloutBlocked(search: URLSearchParams): boolean {
  const value = search.get(SELLOUT_BLOCK)
  return value !== null && value !== '0'
}

/** Whether the list shows only the sellout, whichever filters are chosen (O-10). */
export function isSelloutForced({ pathname, search }: FilterPlace): boolean {
  return /^\/sellout(\/|$)/.test(pathname) || isSelloutBlocked(search)
}

/** The filters of the list's call: the chosen ones, plus the sellout where it is forced (R-CAT-19, O-10, O-11). */
export function effectiveFilters(filters: Filters, place: FilterPlace): Filters {
  return isSelloutForced(place) ? canonicalFilters({ ...filters, [SELLOUT]: true }) : filters
}

/**
 * The filters after 'Сбросить': the sellout if it is blocked on a subpage of the catalogue (R-CAT-20), else none
 * (R-CAT-21, X-60).
 */
export function clearedFilters({ pathname, search }: FilterPlace): Filters {
  const isSubpage = /^\/(catalog|sellout)\/[^/]/.test(pathname)
  return isSubpage && isSelloutBlocked(search) ? { [SELLOUT]: true } : {}
}

/** A change of the filters in the address of a list. */
export interface FilterUpdate {
  changes: FilterChanges
  clear?: boolean
  stage?: FilterStage
}

/**
 * The query of the address after setting filters. Removes the page number (R-CAT-17), except at the stage `created`
 * (R-CAT-18). Doesn't change its argument.
 */
export function withFilters(search: URLSearchParams, update: FilterUpdate): URLSearchParams {
  const next = new URLSearchParams(search)
  const current = parseFilters(search.get(FILTERS)).filters
  const text = stringifyFilters(mergeFilters(current, update.changes, update.clear))
  if (text) next.set(FILTERS, text)
  else next.delete(FILTERS)
  if (update.stage !== 'created') next.delete(PAGE)
  return next
}

/** The query of the address after choosing a page; page 1 means no `PAGEN_1` (O-110). */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search)
  if (page > 1) next.set(PAGE, String(page))
  else next.delete(PAGE)
  return next
}

/** The query of the address after choosing a page size; removes the page number (R-CAT-22). */
export function withPageSize(search: URLSearchParams, size: number): URLSearchParams {
  const next = withPage(search, 1)
  if (size === DEFAULT_PAGE_SIZE) next.delete(PAGE_SIZE)
  else next.set(PAGE_SIZE, String(size))
  return next
}
