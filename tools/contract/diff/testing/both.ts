import type { TinyContract } from './tiny-contract.ts'

/** Gives the older and the newer contract the same, for a change of it. */
export function both(older: TinyContract, newer: TinyContract, change: (all: TinyContract) => void): void {
  change(older)
  change(newer)
}
