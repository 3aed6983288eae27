import { useState } from 'react'
import { type Address, componentsAsTyped } from './address-form.ts'
import type { Place } from './place.ts'
import { useAddressSuggestions } from './use-address-suggestions.ts'

/**
 * Where the typed address is: by the pin that was moved for it, else by the directory, else as it was stored.
 * @param known the address that is edited
 */
export function useAddressPlace(typed: string, known: Address | undefined) {
  const value = typed.trim()
  const { items, found } = useAddressSuggestions(typed)
  const [moved, setMoved] = useState<{ value: string; place: Place }>()
  const isUnchanged = known?.value === value
  const stored = isUnchanged ? placeOf(known) : null
  const listed = placeOf(found)
  return {
    items,
    found: listed,
    components: isUnchanged && known ? known.components : (found?.components ?? componentsAsTyped(value)),
    place: moved?.value === value ? moved.place : (stored ?? listed),
    move: (place: Place) => setMoved({ value, place }),
    isMoved: moved !== undefined,
  }
}

function placeOf(source: { lat: number | null; lon: number | null } | undefined): Place | null {
  if (source === undefined || source.lat === null || source.lon === null) return null
  return { lat: source.lat, lon: source.lon }
}
