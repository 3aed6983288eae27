import type { components } from '../../../src/generated/api-types.ts'
import type { StoreRecord } from '../seed/records.ts'
import { streets } from '../seed/streets.ts'
import { folded } from './folded.ts'

type SuggestionAddress = components['schemas']['SuggestionAddress']

const most = 10
const kinds = new Set(['г', 'город', 'ул', 'улица', 'д', 'дом', 'пр', 'т', 'проспект', 'ш', 'шоссе'])

/**
 * Addresses of the cities that have a branch, which continue the text: each word begins a word of city or street, and a
 * number is a house. Any house stands in any street.
 */
export function suggestAddresses(stores: readonly StoreRecord[], query: string): SuggestionAddress[] {
  const words = (folded(query).match(/[\p{L}\d/]+/gu) ?? []).filter((word) => !kinds.has(word))
  const house = words.find((word) => /^\d/.test(word)) ?? ''
  const names = words.filter((word) => !/^\d/.test(word))
  const begins = (text: string, word: string) =>
    folded(text)
      .split(/[\s.-]+/)
      .some((part) => part.startsWith(word))
  const found: SuggestionAddress[] = []
  for (const store of stores) {
    const ofStreet = names.filter((word) => !begins(store.name, word))
    if (ofStreet.length === 0) {
      // The city alone is no address yet; its streets are offered.
      if (names.length === 0) continue
    } else if (!streets.some((street) => ofStreet.every((word) => begins(street, word)))) continue
    streets.forEach((street, place) => {
      if (ofStreet.every((word) => begins(street, word))) found.push(suggestion(store, street, place, house))
    })
  }
  return found.slice(0, most)
}

function suggestion(store: StoreRecord, street: string, place: number, house: string): SuggestionAddress {
  const region = store.region === store.name ? '' : `${store.region}, `
  const number = Number.parseInt(house, 10) || 0
  return {
    value: `${region}г. ${store.name}, ${street}${house === '' ? '' : `, д. ${house}`}`,
    components: {
      region: store.region,
      city: store.name,
      street,
      house,
      flat: '',
      postalCode: '',
      fiasId: null,
    },
    // Streets lie around the centre, houses along them; a street alone is no point.
    lat: house === '' ? null : rounded(store.lat + ((place % 5) - 2) * 0.02 + (number % 50) * 0.0004),
    lon: house === '' ? null : rounded(store.lon + ((place % 7) - 3) * 0.02 + (number % 50) * 0.0004),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
