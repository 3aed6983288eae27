import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { EtaDays, StoreRecord } from '../seed/records.ts'
import { branchesByName, orderStoreOf } from './branch.ts'
import { nearestStore } from './current-store.ts'
import { addDays, dayIn } from './days.ts'
import { firstOpenDay } from './opening-hours.ts'

type DeliveryOption = components['schemas']['DeliveryOption']
type DeliveryType = components['schemas']['DeliveryType']

/** The largest distance of a courier from the nearest branch, in kilometres. */
const courierReach = 120
/** The distance within which the district's free delivery applies. */
const cityRadius = 30

export interface DeliveryPlan {
  state: SandboxState
  /** The branch of the visitor; pickup points begin with it. */
  branch: StoreRecord
  /** The chosen address, else the default one. */
  address: AddressRecord | undefined
  /** Where the goods are gathered for the chosen way. */
  destination: StoreRecord
  /** Days until everything is at the destination. */
  ready: EtaDays
  /** No line of the cart is available. */
  nothing: boolean
  /** Goods, kopecks, discounts taken off. */
  goods: number
  now: number
}

/** All ways to deliver; unavailable ones have a reason. Prices in kopecks, VAT included. */
export function deliveryOptions(plan: DeliveryPlan): DeliveryOption[] {
  return [pickup(plan), courier(plan), carrierTerminal(plan), carrierDoor(plan)]
}

/** Where the goods are gathered: the pickup point, else the branch nearest to the address, else the visitor's. */
export function destinationOf(
  state: SandboxState,
  branch: StoreRecord,
  type: DeliveryType,
  storeId: string | undefined,
  address: AddressRecord | undefined,
): StoreRecord {
  if (type === 'pickup') return state.stores.find((store) => store.storeId === storeId) ?? branch
  const at = type === 'carrierTerminal' ? undefined : placeOf(address)
  return at ? nearestStore(state, at) : branch
}

function pickup(plan: DeliveryPlan): DeliveryOption {
  const { state, branch } = plan
  const others = branchesByName(state).filter(({ id }) => id !== branch.id)
  return { ...possible('pickup', plan, 0), stores: [branch, ...others].map(orderStoreOf) }
}

function courier(plan: DeliveryPlan): DeliveryOption {
  const { state, address, goods } = plan
  if (!address) return impossible('courier', noAddress)
  const at = placeOf(address)
  // A manager names the price when the place isn't known.
  if (!at) return possible('courier', plan, null)
  const from = nearestStore(state, at)
  const km = Math.round(kilometres(from, at))
  if (km > courierReach) return impossible('courier', 'Курьер не доставляет по этому адресу')
  const district = state.districts.find(({ id }) => id === from.districtId)
  const free = district !== undefined && km <= cityRadius && goods >= district.freeDeliveryFrom
  return possible('courier', plan, free ? 0 : 50_000 + km * 10_000)
}

function placeOf(address: AddressRecord | undefined): { lat: number; lon: number } | undefined {
  const { lat = null, lon = null } = address ?? {}
  return lat === null || lon === null ? undefined : { lat, lon }
}

function carrierTerminal(plan: DeliveryPlan): DeliveryOption {
  return possible('carrierTerminal', plan, null)
}

function carrierDoor(plan: DeliveryPlan): DeliveryOption {
  if (!plan.address) return impossible('carrierDoor', noAddress)
  return possible('carrierDoor', plan, null)
}

const noAddress = 'Нет сохранённого адреса доставки'

/** Days from the store where the goods are gathered to the buyer. */
export function roadOf(type: DeliveryType, state: SandboxState, destination: StoreRecord): EtaDays {
  if (type === 'pickup') return { min: 0, max: 0 }
  if (type === 'courier') return { min: 1, max: 2 }
  const { deliveryDays } = state.districts.find(({ id }) => id === destination.districtId) ?? {}
  const { min, max } = deliveryDays ?? { min: 2, max: 5 }
  return type === 'carrierTerminal' ? { min, max } : { min: min + 1, max: max + 2 }
}

function possible(type: DeliveryType, plan: DeliveryPlan, price: number | null): DeliveryOption {
  if (plan.nothing) return impossible(type, 'Товаров корзины нет в наличии')
  const { state, destination, now } = plan
  const today = dayIn(destination.timeZone, now)
  const road = roadOf(type, state, destination)
  // Whoever brings the goods works on the days of the branch.
  const onDay = (days: number) => firstOpenDay(destination, addDays(today, days), now)
  return {
    type,
    enabled: true,
    reasonDisabled: null,
    stores: [],
    price,
    etaFrom: onDay(plan.ready.min + road.min),
    etaTo: onDay(plan.ready.max + road.max),
  }
}

function impossible(type: DeliveryType, reasonDisabled: string): DeliveryOption {
  return { type, enabled: false, reasonDisabled, stores: [], price: null, etaFrom: null, etaTo: null }
}

function kilometres(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const north = (from.lat - to.lat) * 111
  const east = (from.lon - to.lon) * 111 * Math.cos((to.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
