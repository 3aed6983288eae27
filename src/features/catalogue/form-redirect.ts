import { type FilterChanges, type FilterValue, withFilters } from '../../lib/filters.ts'
import { FIELD, keptFields, queryText, rangeOf, readBound } from './list-address.ts'

/** Addresses with lists of products. */
const lists = /^\/(?:catalog|sellout|search)\//

/**
 * Where a filter form that was sent without scripts leads: the canonical `filters`, page dropped (O-12). Null when the
 * address holds no such field.
 */
export function formRedirect({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  if (!lists.test(pathname)) return null
  const sent = new URLSearchParams(search)
  const fields = [...sent].filter(([name]) => name.startsWith(FIELD))
  if (fields.length === 0) return null
  const next = new URLSearchParams(keptFields(sent))
  const filters = withFilters(next, { changes: filtersOfFields(fields), clear: true })
  return pathname + queryText(filters)
}

function filtersOfFields(fields: readonly [string, string][]): FilterChanges {
  const changes: Record<string, FilterValue> = {}
  for (const [name, text] of fields) {
    const [code = '', bound] = name.slice(FIELD.length).split('.')
    if (text === '' || !/^[a-z0-9_]{1,64}$/.test(code)) continue
    if (bound === undefined) changes[code] = withValue(changes[code], text)
    else {
      const number = readBound(code, text)
      if (number !== null)
        changes[code] = { ...rangeOf(changes[code]), [bound === 'from' ? 'min' : 'max']: number }
    }
  }
  return changes
}

function withValue(value: FilterValue | undefined, text: string): FilterValue {
  if (value === undefined && text === 'true') return true
  return [...(Array.isArray(value) ? value : []), text]
}
