import { useState } from 'react'
import { addresses } from '../../forms/suggestions/suggestion-sources.ts'
import { useSuggestions } from '../../forms/suggestions/use-suggestions.ts'
import { type Address, componentsAsTyped } from './address-form.ts'
import type { Place } from './place.ts'

/**
 * Where the typed address is: by the pin that was moved for it, else by the directory, else as it was stored.
 * @param known the address that is edited
 */
export function useAddressPlace(typed: string, known: Address | undefined) {
  const value = typed.trim()
  const stored = known?.value === value ? known : undefined
  const { found } = useSuggestions(addresses, value, stored === undefined)
  const [moved, setMoved] = useState<{ value: string; place: Place }>()
  const listed = placeOf(found)
  return {
    found: listed,
    components: stored?.components ?? found?.components ?? componentsAsTyped(value, moved?.value === value),
    place: moved?.value === value ? moved.place : (placeOf(stored) ?? listed),
    move: (place: Place) => setMoved({ value, place }),
    isMoved: moved !== undefined,
  }
}

function placeOf(source: { lat: number | null; lon: number | null } | undefined): Place | null {
  if (source === undefined || source.lat === null || source.lon === null) return null
  return { lat: source.lat, lon: source.lon }
}
