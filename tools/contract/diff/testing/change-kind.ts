import type { TinyContract } from './tiny-contract.ts'

/** Whom a change breaks and the version that it asks for; the verdicts that exist. */
export type Outcome = 'client, major' | 'both, major' | 'server, minor' | 'nobody, minor' | 'nobody, patch'

/** A row of the table: what was done, which kinds of change must come of it and no others, and the verdict of each. */
export type ChangeKind = [
  title: string,
  kinds: string,
  outcome: Outcome,
  /** Changes the newer contract, and the older one where that must have something first. */
  change: (contract: TinyContract, older: TinyContract) => unknown,
]
