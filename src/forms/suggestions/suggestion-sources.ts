import type { UseQueryOptions } from '@tanstack/react-query'
import { extractQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { autocompleteAddress, findBank, findCompanyByName, suggestName } from '../../generated/operations.ts'
import type { ComboboxOption } from '../../ui/Combobox.tsx'

/** Where the suggestions of a field come from. */
export interface SuggestionSource<Item> {
  /** Characters from which on it is asked. */
  least: number
  query: (text: string) => UseQueryOptions<Item[]>
  /** How the list shows it; `value` is the text that it puts into the field. */
  option: (item: Item) => ComboboxOption
  /** Shown when nothing was found. */
  nothing: string
}

export type SuggestedAddress = Data<typeof autocompleteAddress>['items'][number]
export type SuggestedBank = Data<typeof findBank>['items'][number]
export type SuggestedCompany = Data<typeof findCompanyByName>['items'][number]
export type SuggestedName = Data<typeof suggestName>['items'][number]

export const addresses: SuggestionSource<SuggestedAddress> = {
  least: 3,
  query: (query) => extractQuery(autocompleteAddress, { query: { query } }, 'items', ({ items }) => items),
  option: ({ value }) => ({ label: value, value }),
  nothing: 'В справочнике такого адреса нет. Введите его полностью.',
}

/** Puts БИК into the field. */
export const banks: SuggestionSource<SuggestedBank> = {
  least: 2,
  query: (query) => extractQuery(findBank, { query: { query } }, 'items', ({ items }) => items),
  option: ({ bik, name, city }) => ({ label: name, hint: `БИК ${bik}, ${city}`, value: bik }),
  nothing: 'Такого банка нет в справочнике.',
}

const states = { active: '', liquidating: ', в процессе ликвидации', liquidated: ', ликвидирована' }

/** Puts ИНН into the field. */
export const companies: SuggestionSource<SuggestedCompany> = {
  least: 3,
  query: (query) => extractQuery(findCompanyByName, { query: { query } }, 'items', ({ items }) => items),
  option: ({ name, inn, legalAddress, registryStatus }) => ({
    label: name,
    hint: `ИНН ${inn}${states[registryStatus]}. ${legalAddress}`,
    value: inn,
  }),
  nothing: 'В реестре такой компании нет. Заполните данные вручную.',
}

export const names: SuggestionSource<SuggestedName> = {
  least: 2,
  query: (query) => extractQuery(suggestName, { query: { query } }, 'items', ({ items }) => items),
  option: ({ value }) => ({ label: value, value }),
  // Not every name is in a list, so the field says nothing of it.
  nothing: '',
}
