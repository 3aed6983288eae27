import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigate } from 'react-router'
import { DEBOUNCE_DELAY } from '../../lib/debounce.ts'
import {
  type FilterChanges,
  type Filters,
  type FilterValue,
  mergeFilters,
  parseFilters,
  withFilters,
} from '../../lib/filters.ts'
import { isRouteChange } from '../../popups/popup-list.ts'
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
 * before that address is shown goes on from there. Nothing is sent while the visitor is on the way to another address.
 * @param sendsLast the form goes while its page stays, as in the popup: a change that still waits is sent then
 */
export function useFilterChoice(filters: Filters, sendsLast = false) {
  const location = useLocation()
  const navigate = useNavigate()
  const { router, locationNow, locationAhead } = usePopupSurroundings()
  const [draft, setDraft] = useState<Draft | null>(null)
  const of = filtersKey(filters)
  if (draft && draft.of !== of) {
    const wished = draft.sent === of ? draft.filters : mergeFilters(filters, draft.ahead)
    setDraft(filtersKey(wished) === of ? null : { of, filters: wished, ahead: {} })
  }
  const shown = draft?.of === of ? draft.filters : filters

  const wanted = draft?.of === of ? filtersKey(draft.filters) : of
  const unsent = wanted === of || wanted === draft?.sent ? null : draft
  const send = useEffectEvent(() => {
    if (!unsent) return
    const now = locationNow()
    const ahead = locationAhead()
    const isOwn = unsent.sent === keyOf(ahead)
    if ((ahead !== now && !isOwn) || isRouteChange(location, now)) return
    const changes = { changes: unsent.filters, clear: true, stage: 'changed' as const }
    const search = queryText(withFilters(new URLSearchParams(now.search), changes))
    setDraft({ ...unsent, sent: wanted })
    void navigate({ pathname: now.pathname, search }, { preventScrollReset: true })
  })
  useEffect(() => {
    if (!unsent) return undefined
    const timer = setTimeout(() => send(), DEBOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [unsent])
  useEffect(() => (sendsLast ? () => send() : undefined), [sendsLast])

  // React may skip an address that is replaced at once, so this listens to the router.
  const arrive = useEffectEvent((now: Location, action: `${NavigationType}`) =>
    setDraft((draft) => draft && afterArrival(draft, { filters, from: location, now, action })),
  )
  useEffect(() => {
    let last = router.state.location
    return router.subscribe(({ location: now, historyAction }) => {
      if (now === last) return
      last = now
      arrive(now, historyAction)
    })
  }, [router])

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

interface Arrival {
  /** As on the screen. */
  filters: Filters
  from: Location
  now: Location
  action: `${NavigationType}`
}

/**
 * The draft after the router has come to an address. With other filters it waits until these are shown. With the same
 * ones as before, what was sent has not come: Back or a failure took it off; a sort, a page or a popup only came first,
 * and it is sent again.
 */
function afterArrival(draft: Draft, { filters, from, now, action }: Arrival): Draft {
  if (keyOf(now) !== draft.of) return draft
  const { sent, ...unsent } = draft
  const isTakenOff = action === 'POP' || (action === 'REPLACE' && now.search === from.search)
  return sent !== undefined && isTakenOff
    ? { ...unsent, filters: mergeFilters(filters, draft.ahead) }
    : unsent
}

const keyOf = ({ search }: Location) =>
  filtersKey(parseFilters(new URLSearchParams(search).get('filters')).filters)
