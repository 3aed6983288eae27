import type { components } from '../../../src/generated/api-types.ts'
import type { StoreRecord } from '../seed/records.ts'
import { streets } from '../seed/streets.ts'
import { folded } from './folded.ts'

type SuggestionAddress = components['schemas']['SuggestionAddress']

const most = 10
/** A longer number is no house. */
const longestHouse = 10
const kinds = new Set(
  'г город ул улица д дом пр т проспект ш шоссе обл область край респ республика'.split(' '),
)

/**
 * Addresses of the cities that have a branch, which continue the text: each word begins a word of region, city or street,
 * and a number is a house. Any house stands in any street. Streets that the text names come first.
 */
export function suggestAddresses(stores: readonly StoreRecord[], query: string): SuggestionAddress[] {
  const words = (folded(query).match(/[\p{L}\d/]+/gu) ?? []).filter((word) => !kinds.has(word))
  const house = words.find((word) => /^\d/.test(word)) ?? ''
  const names = words.filter((word) => !/^\d/.test(word))
  if (names.length === 0 || house.length > longestHouse) return []
  const begins = (text: string) => {
    const parts = folded(text).split(/[\s.-]+/)
    return (word: string) => parts.some((part) => part.startsWith(word))
  }
  const found = stores.flatMap((store) => {
    const inCity = begins(`${store.region} ${store.name}`)
    return streets.flatMap((street, place) => {
      const inStreet = begins(street)
      if (!names.every((word) => inCity(word) || inStreet(word))) return []
      return { store, street, place, named: names.filter(inStreet).length }
    })
  })
  return found
    .toSorted((left, right) => right.named - left.named)
    .slice(0, most)
    .map(({ store, street, place }) => suggestion(store, street, place, house))
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
