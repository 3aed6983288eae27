import type { WorldSeed } from './collections.ts'
import type { FixedSeed } from './operation.ts'
import { type SeedChoice, sharedSeed } from './seed/seed.ts'

/**
 * Raise it when a kept difference to the old seed makes no sense with the new one (ids changed their meaning, a
 * record lost or gained a required field): databases of another version are refused with a message.
 */
export const seedVersion = '7'

/** The version of a chosen seed: a kept difference never meets another seed than its own. */
export function seedVersionOf({ number, products }: SeedChoice): string {
  const ofNumber = number === undefined ? seedVersion : `${seedVersion}/${number}`
  return products === undefined ? ofNumber : `${ofNumber}, ${products} products`
}

/**
 * The shop's seed, parted into what a world can change and what never changes. Generated once per process.
 * @param choice another seed; absent: the shop's own
 */
export function worldSeed(choice?: SeedChoice): WorldSeed<FixedSeed> {
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
    favorites,
    ...fixed
  } = sharedSeed(choice)
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
      favorites,
    },
    fixed,
  }
}
