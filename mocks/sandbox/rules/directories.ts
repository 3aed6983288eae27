import type { components } from '../../../src/generated/api-types.ts'
import { banks } from '../seed/banks.ts'
import { companyRegister, type RegisterEntry } from '../seed/company-register.ts'
import { folded } from './folded.ts'
import { compareRussian } from './per-catalogue.ts'

type Schemas = components['schemas']

/** The largest number of suggestions in an answer. */
const most = 10
/** Legal forms say nothing about which company is meant. */
const forms = new Set(['ооо', 'ао', 'пао', 'ип', 'нко', 'кб'])

const wordsOf = (text: string) =>
  (folded(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !forms.has(word))

/** Whether each word of the query begins a word of the name. */
function names(name: string, query: string): boolean {
  const parts = wordsOf(name)
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)))
}

const isNumber = (query: string) => /^\d+$/.test(query)

/** Companies of the state register by the beginning of ИНН or ОГРН, or by words of the name; active ones first. */
export function findCompanies(query: string): Schemas['SuggestionCompany'][] {
  const found = isNumber(query)
    ? companyRegister.filter(({ inn, ogrn }) => inn.startsWith(query) || ogrn.startsWith(query))
    : companyRegister.filter(({ name }) => names(name, query))
  return found
    .toSorted(
      (left, right) => Number(right.registryStatus === 'active') - Number(left.registryStatus === 'active'),
    )
    .slice(0, most)
    .map(companySuggestion)
}

/** Banks by БИК, its beginning, or words of the name. */
export function findBanks(query: string): Schemas['SuggestionBank'][] {
  const found = banks.filter(({ bik, name }) =>
    isNumber(query) ? bik.startsWith(query) : names(name, query),
  )
  return found
    .toSorted((left, right) => compareRussian(left.name, right.name) || (left.bik < right.bik ? -1 : 1))
    .slice(0, most)
}

function companySuggestion(entry: RegisterEntry): Schemas['SuggestionCompany'] {
  const { name, shortName, type, inn, kpp, ogrn, legalAddress, director, registryStatus } = entry
  return {
    // The record's short form of the name is the full one of the contract, and its bare name the short one.
    name: shortName,
    shortName: name,
    type,
    inn,
    kpp: kpp ?? null,
    ogrn,
    legalAddress,
    director: director ?? null,
    registryStatus,
  }
}
