import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { ProductRecord, StoreRecord } from '../seed/records.ts'
import { nearestStore } from './current-store.ts'
import { addDays, dayIn } from './days.ts'
import { roadOf } from './delivery-options.ts'
import { folded } from './folded.ts'
import { firstOpenDay } from './opening-hours.ts'
import { orderable, sourceOf } from './stock.ts'

type Delivery = components['schemas']['ProductDelivery']
type Way = Delivery['options'][number]['type']

interface Place {
  city: string
  /** Where the goods are gathered. */
  destination: StoreRecord
  ways: readonly Way[]
}

interface Asked {
  product: ProductRecord
  quantity: number
  /** As typed; undefined for that of the branch. */
  city: string | undefined
  branch: StoreRecord
  now: number
}

/** Days on which a product can be had in a city; the rule of the checkout for one line. */
export function productDelivery(
  state: SandboxState,
  { product, quantity, city, branch, now }: Asked,
): Delivery {
  const place = placeOf(state, city, branch)
  if (!place) return { city: null, quantity, options: [] }
  const canBeHad = product.price !== null && !product.isWithdrawn && orderable(state, product) >= quantity
  const { destination } = place
  const ready = sourceOf(state, product, quantity, destination).etaDays ?? { min: 0, max: 0 }
  const today = dayIn(destination.timeZone, now)
  // Whoever brings the goods works on the days of the branch.
  const onDay = (days: number) => firstOpenDay(destination, addDays(today, days), now)
  return {
    city: place.city,
    quantity,
    options: (canBeHad ? place.ways : []).map((type) => {
      const road = roadOf(type, state, destination)
      return { type, etaFrom: onDay(ready.min + road.min), etaTo: onDay(ready.max + road.max) }
    }),
  }
}

function placeOf(state: SandboxState, typed: string | undefined, branch: StoreRecord): Place | undefined {
  const wanted = cityKey(typed ?? branch.name)
  const isWanted = (city: string) => cityKey(city) === wanted
  const terminal = state.terminals.find(({ city }) => isWanted(city))
  const store = isWanted(branch.name) ? branch : state.stores.find(({ name }) => isWanted(name))
  const byCarrier: readonly Way[] = terminal ? ['carrierTerminal', 'carrierDoor'] : []
  if (store) return { city: store.name, destination: store, ways: ['pickup', 'courier', ...byCarrier] }
  return terminal && { city: terminal.city, destination: nearestStore(state, terminal), ways: byCarrier }
}

/** «г. Орёл», "орел". */
const cityKey = (city: string) => folded(city.trim().replace(/^(?:г\.|город(?= ))\s*/i, ''))
