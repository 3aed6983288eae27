import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { autocompleteAddress } from '../../generated/operations.ts'
import { useSettled } from '../../forms/use-settled.ts'

type Suggestion = Data<typeof autocompleteAddress>['items'][number]

/** Letters from which on addresses are suggested. */
const least = 3

/**
 * Addresses that continue what is typed, and the one that it is already. Without the directory there are none: the
 * address is taken as typed.
 */
export function useAddressSuggestions(typed: string): {
  items: readonly Suggestion[]
  found: Suggestion | undefined
} {
  const { settled } = useSettled(typed.trim().slice(0, 200))
  const { data, isError } = useQuery({
    ...apiQuery(autocompleteAddress, { query: { query: settled } }),
    enabled: settled.length >= least,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const items = isError || !data ? [] : data.items
  return { items, found: items.find(({ value }) => value === typed.trim()) }
}
