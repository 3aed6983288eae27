import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DEBOUNCE_DELAY } from '../../lib/debounce.ts'
import {
  type FilterChanges,
  type Filters,
  type FilterValue,
  mergeFilters,
  withFilters,
} from '../../lib/filters.ts'
import { usePopupSurroundings } from '../../popups/use-popups.ts'
import { filtersKey, queryText } from './list-address.ts'

/** A choice on its way into the address. */
interface Draft {
  /** The address that it was made on. */
  of: string
  /** The address that it was sent as. */
  sent?: string
  filters: Filters
  /** What was chosen while another address was on its way to the screen already. */
  ahead: FilterChanges
}

/**
 * The filters as the form shows them, and a way to change one. A change goes into the address 300 ms after the last one
 * (O-103) as the stage `changed`, which drops the page number (R-CAT-14, R-CAT-17); the address is the only state, the
 * draft only bridges the delay: it ends with any other address, so that Back is not undone. What was chosen in the moment
 * before that address is shown goes on from there.
 * @param sendsLast the form goes while its page stays, as in the popup: a change that still waits is sent then
 */
export function useFilterChoice(filters: Filters, sendsLast = false) {
  const location = useLocation()
  const navigate = useNavigate()
  const { locationAhead } = usePopupSurroundings()
  const [draft, setDraft] = useState<Draft | null>(null)
  const of = filtersKey(filters)
  if (draft && draft.of !== of) {
    const wished = draft.sent === of ? draft.filters : mergeFilters(filters, draft.ahead)
    setDraft(filtersKey(wished) === of ? null : { of, filters: wished, ahead: {} })
  }
  const shown = draft?.of === of ? draft.filters : filters

  const wanted = draft?.of === of ? filtersKey(draft.filters) : of
  const waiting = wanted === of || wanted === draft?.sent ? null : wanted
  const send = useEffectEvent(() => {
    if (!draft || waiting === null) return
    const changes = { changes: draft.filters, clear: true, stage: 'changed' as const }
    const search = queryText(withFilters(new URLSearchParams(location.search), changes))
    setDraft({ ...draft, sent: waiting })
    void navigate({ pathname: location.pathname, search }, { preventScrollReset: true })
  })
  useEffect(() => {
    if (waiting === null) return undefined
    const timer = setTimeout(() => send(), DEBOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => (sendsLast ? () => send() : undefined), [sendsLast])

  return {
    shown,
    change: (code: string, value: FilterValue | undefined) => {
      const present = draft?.of === of ? draft : undefined
      const isAhead = locationAhead().key !== location.key
      setDraft({
        ...present,
        of,
        filters: mergeFilters(shown, { [code]: value }),
        ahead: { ...present?.ahead, ...(isAhead && { [code]: value }) },
      })
    },
  }
}
