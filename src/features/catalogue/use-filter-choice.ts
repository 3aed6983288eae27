import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DEBOUNCE_DELAY } from '../../lib/debounce.ts'
import { type Filters, type FilterValue, mergeFilters, withFilters } from '../../lib/filters.ts'
import { filtersKey, queryText } from './list-address.ts'

/** A choice on its way into the address; it counts only as long as the address is the one it was made on. */
interface Draft {
  of: string
  filters: Filters
}

/**
 * The filters as the form shows them, and a way to change one. A change goes into the address 300 ms after the last one
 * (O-103) as the stage `changed`, which drops the page number (R-CAT-14, R-CAT-17); the address is the only state, the
 * draft only bridges the delay.
 */
export function useFilterChoice(filters: Filters) {
  const location = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft | null>(null)
  const of = filtersKey(filters)
  const shown = draft?.of === of ? draft.filters : filters

  useEffect(() => {
    if (draft?.of !== of || filtersKey(draft.filters) === of) return
    const timer = setTimeout(() => {
      const changes = { changes: draft.filters, clear: true, stage: 'changed' as const }
      const search = queryText(withFilters(new URLSearchParams(location.search), changes))
      void navigate({ search }, { preventScrollReset: true })
    }, DEBOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [draft, of, location.search, navigate])

  return {
    shown,
    change: (code: string, value: FilterValue | undefined) =>
      setDraft({ of, filters: mergeFilters(shown, { [code]: value }) }),
  }
}
