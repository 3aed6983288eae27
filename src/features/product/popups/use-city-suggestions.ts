import { useQuery } from '@tanstack/react-query'
import { apiQuery, extractQuery } from '../../../api/api-query.ts'
import type { SuggestionSource } from '../../../forms/suggestions/suggestion-sources.ts'
import { useSuggestions } from '../../../forms/suggestions/use-suggestions.ts'
import { autocompleteAddress, listStores } from '../../../generated/operations.ts'

const most = 8

const folded = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')

/** Cities of the address directory. */
const cities: SuggestionSource<string> = {
  least: 2,
  query: (query) =>
    extractQuery(autocompleteAddress, { query: { query } }, 'cities', ({ items }) => [
      ...new Set(items.map(({ components }) => components.city)),
    ]),
  option: (city) => ({ label: city, value: city }),
  // A city without addresses in the directory may have a terminal.
  nothing: '',
}

/** Cities that begin as typed: those of the branches first, then those of the address directory. */
export function useCitySuggestions(typed: string, isTyping: boolean): readonly string[] {
  const begun = folded(typed)
  const isAsked = isTyping && begun.length >= cities.least
  const stores = useQuery({ ...apiQuery(listStores, {}), enabled: isAsked })
  const { items } = useSuggestions(cities, typed, isTyping)
  if (!isAsked) return []
  const names = [...(stores.data?.items ?? []).map(({ name }) => name), ...items]
  return [...new Set(names)].filter((name) => folded(name).startsWith(begun)).slice(0, most)
}
