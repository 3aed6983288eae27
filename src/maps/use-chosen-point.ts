import { type RefObject, useRef, useState } from 'react'

interface ChosenPoint<List extends HTMLElement> {
  /** Of the element that holds the rows, in the order of the points. */
  list: RefObject<List | null>
  /** Of the element that holds the map. */
  map: RefObject<HTMLDivElement | null>
  chosen: string | undefined
  /** From the list: the map comes into view, below the list on a phone. */
  choose: (id: string) => void
  /** From the map: the row of the point comes into view and has the focus. */
  chooseOnMap: (id: string) => void
}

/** One choice for a map and the list beside it. @param ids of the points, in their order */
export function useChosenPoint<List extends HTMLElement>(ids: readonly string[]): ChosenPoint<List> {
  const list = useRef<List>(null)
  const map = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  return {
    list,
    map,
    chosen,
    choose(id) {
      setChosen(id)
      map.current?.scrollIntoView?.({ block: 'nearest' })
    },
    chooseOnMap(id) {
      setChosen(id)
      const rows = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')
      rows?.[ids.indexOf(id)]?.focus()
    },
  }
}
