import type { WorldSeed } from './collections.ts'
import type { FixedSeed } from './operation.ts'
import { sharedSeed } from './seed/seed.ts'

/**
 * Raise it when a kept difference to the old seed makes no sense with the new one (ids changed their meaning, a
 * record lost or gained a required field): databases of another version are refused with a message.
 */
export const seedVersion = '5'

/** The version of a numbered seed: a kept difference never meets another seed than its own. */
export function seedVersionOf(seed: number | undefined): string {
  return seed === undefined ? seedVersion : `${seedVersion}/${seed}`
}

/**
 * The shop's seed, parted into what a world can change and what never changes. Generated once per process.
 * @param seed another seed's number; absent: the shop's own
 */
export function worldSeed(seed?: number): WorldSeed<FixedSeed> {
  const {
    acts,
    authorities,
    requests,
    users,
    companies,
    members,
    accessRequests,
    contracts,
    addresses,
    machines,
    dealerMachines,
    orders,
    hooks,
    hookDeliveries,
    notifications,
    savedCarts,
    ...fixed
  } = sharedSeed(seed)
  return {
    rows: {
      acts,
      authorities,
      requests,
      users,
      companies,
      members,
      accessRequests,
      contracts,
      addresses,
      machines,
      dealerMachines,
      orders,
      hooks,
      hookDeliveries,
      notifications,
      savedCarts,
    },
    fixed,
  }
}
