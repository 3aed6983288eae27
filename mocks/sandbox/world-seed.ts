import type { WorldSeed } from './collections.ts'
import type { FixedSeed } from './operation.ts'
import { sharedSeed } from './seed/seed.ts'

/**
 * Raise it when a kept difference to the old seed makes no sense with the new one (ids changed their meaning, a
 * record lost or gained a required field): databases of another version are refused with a message.
 */
export const seedVersion = '1'

/** The shop's seed, parted into what a world can change and what never changes. Generated once per process. */
export function worldSeed(): WorldSeed<FixedSeed> {
  const {
    users,
    companies,
    members,
    contracts,
    addresses,
    machines,
    orders,
    notifications,
    savedCarts,
    ...fixed
  } = sharedSeed()
  return {
    rows: { users, companies, members, contracts, addresses, machines, orders, notifications, savedCarts },
    fixed,
  }
}
