import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../use-settled.ts'
import type { SuggestionSource } from './suggestion-sources.ts'

/**
 * Suggestions that continue what is typed, and the one that it is already. Without the service there are none: the text
 * is taken as typed.
 */
export function useSuggestions<Item>(
  source: SuggestionSource<Item>,
  typed: string,
  isAsked = true,
): { items: readonly Item[]; found: Item | undefined; note: string | undefined } {
  const text = typed.trim().slice(0, 200)
  const { settled } = useSettled(text)
  const isEnough = text.length >= source.least
  const { data, isError } = useQuery({
    ...source.query(settled),
    enabled: isAsked && settled.length >= source.least,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const items = isError || !isEnough || !data ? [] : data
  const note = () => {
    if (!isEnough || items.length > 0) return undefined
    if (isError) return 'Подсказки сейчас недоступны. Введите вручную.'
    return data && settled === text ? source.nothing : 'Ищем…'
  }
  return { items, found: items.find((item) => source.option(item).value === text), note: note() }
}
