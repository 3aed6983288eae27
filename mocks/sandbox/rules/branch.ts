import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { StoreRecord } from '../seed/records.ts'
import { compareRussian } from './per-catalogue.ts'
import { pictureOf } from './picture.ts'

type Branch = components['schemas']['Branch']

/** Branches by the name of the city, in the order of the Russian locale. */
export function branchesByName({ stores }: SandboxState): StoreRecord[] {
  return stores.toSorted((left, right) => compareRussian(left.name, right.name) || left.id - right.id)
}

/** A branch in the contract's form. */
export function branchView({ districts }: SandboxState, store: StoreRecord): Branch {
  const { id, name, xmlId, storeId, storeName, type, address, lat, lon, timeZone, phones, email, services } =
    store
  return {
    id,
    name,
    xmlId,
    storeId,
    storeName,
    type,
    address,
    lat,
    lon,
    timeZone,
    phones,
    email,
    services,
    schedule: store.schedule.map(scheduleRow),
    district: {
      id: store.districtId,
      name: districts.find((one) => one.id === store.districtId)?.name ?? '',
    },
    picture: pictureOf(store.picture, `${store.storeName}, ${name}`),
  }
}

/** A pickup point in the form of orders and shipments. */
export function orderStoreOf(store: StoreRecord): components['schemas']['OrderStore'] {
  return { storeId: store.storeId, name: store.storeName, city: store.name, address: store.address }
}

/** A branch by its identifiers. */
export function branchRef({ id, name, xmlId, storeId }: StoreRecord): components['schemas']['BranchRef'] {
  return { id, name, xmlId, storeId }
}

/** `8:00–20:00` as two times; anything else means closed. */
export function scheduleRow({
  days,
  hours,
}: {
  days: string
  hours: string
}): components['schemas']['ScheduleRow'] {
  const [from, to] = hours.split('–')
  if (!from || !to) return { days, from: null, to: null }
  return { days, from: from.padStart(5, '0'), to: to.padStart(5, '0') }
}
