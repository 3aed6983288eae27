import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Buyer } from './buyer.ts'

const { compare: compareTitles } = new Intl.Collator('ru')

/** Saved addresses of the person, or of the company, the default one first, then by title, ties by id. */
export function ownAddresses(
  state: SandboxState,
  user: UserRecord,
  companyId: number | undefined,
): AddressRecord[] {
  const all =
    companyId === undefined
      ? state.addresses.where('userId', user.id).filter((address) => address.companyId === undefined)
      : state.addresses.where('companyId', companyId)
  return all.toSorted(
    (left, right) =>
      Number(right.isDefault) - Number(left.isDefault) ||
      compareTitles(left.title, right.title) ||
      left.id - right.id,
  )
}

/** The address that a choice of delivery names, if it is the buyer's; without one the buyer's default. */
export function chosenAddress(
  state: SandboxState,
  { user, company }: Buyer,
  { addressId }: components['schemas']['DeliveryChoice'],
): AddressRecord | undefined {
  const own = ownAddresses(state, user, company?.id)
  return addressId === undefined ? own[0] : own.find(({ id }) => id === addressId)
}

/** Statuses of orders that are over. */
export const closedStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['completed', 'canceled'])

/** How many open orders are delivered to the address. */
export function openOrdersTo({ orders }: SandboxState, { id, userId, companyId }: AddressRecord): number {
  const own = companyId === undefined ? orders.where('userId', userId) : orders.where('companyId', companyId)
  return own.filter(({ delivery, status }) => delivery.addressId === id && !closedStatuses.has(status)).length
}

export const versionOf = ({ version = 1 }: AddressRecord) => version

export function addressView(
  state: SandboxState,
  address: AddressRecord,
): components['schemas']['DeliveryAddress'] {
  const {
    id,
    title,
    companyId,
    value,
    components,
    lat,
    lon,
    contact,
    note,
    workHours,
    craneNeeded,
    isDefault,
  } = address
  return {
    id,
    version: versionOf(address),
    title,
    companyId: companyId ?? null,
    value,
    components,
    lat,
    lon,
    contact,
    note,
    workHours,
    craneNeeded,
    isDefault,
    usedInOpenOrders: openOrdersTo(state, address),
  }
}
