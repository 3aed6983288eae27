import type { CoverageReport } from '../coverage/contract-coverage.ts'
import type { Violation } from './journal.ts'
import type { CheckOptions } from './options.ts'
import type { UnusableSchema } from '../model/unusable-schemas.ts'
import type { Waiver } from './waivers.ts'

/** What one operation came to. */
export interface OperationReport {
  operationId: string
  tag: string
  verdict: 'passed' | 'failed' | 'untested' | 'not built'
  answers: number
  refusals: number
  errors: number
  /** Why it was not asked. */
  reason?: string
  /** The contract's example that was refused. */
  schemaPointer?: string
}

export const exitCodes = {
  complies: 0,
  violations: 1,
  'contract unusable in part': 2,
  'nothing proved': 3,
  'coverage too low': 4,
} as const

export type Verdict = keyof typeof exitCodes

/** All that a run tells; `--json` writes it as it is. */
export interface CheckReport {
  verdict: Verdict
  target: string
  /** How a customer proves who they are: by our login, or by what the environment was given. */
  proof: 'login' | 'password' | 'token'
  /** The variable of the environment that the token came from. */
  tokenVariable?: string
  contract: string
  level: CheckOptions['level']
  seed: number
  startedAt: string
  durationMs: number
  requests: number
  checks: number
  /** Requests that should have been done, and those that were not: `checkInvoice 404`. */
  positive: { asked: number; refused: number; failed: number; refusedAs: string[]; failedAs: string[] }
  /**
   * Of all requests, wrong ones too: those that were done, and those that were refused by a code of the operation.
   * `probes` aim at a status of HTTP itself (405, 413 …) and are counted apart.
   */
  reached: { succeeded: number; refused: number; probes: number }
  operations: OperationReport[]
  violations: Violation[]
  /** Operations that are there, for the list that the gate keeps. */
  built: string[]
  /** Schemas of the contract that nothing could be judged by. */
  unusable: UnusableSchema[]
  waived: { violation: Violation; waiver: Waiver }[]
  expiredWaivers: Waiver[]
  unusedWaivers: Waiver[]
  undocumented: Violation[]
  coverage: CoverageReport
  leftovers: string[]
  notes: string[]
  /** What this level or these options could not prove. */
  unproved: string[]
  /** Why nothing is proved. */
  failure?: string
}
