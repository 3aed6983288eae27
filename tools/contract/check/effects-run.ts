import type { Contract } from '../model/contract.ts'
import type { Call, Exchange, Visitor } from './client.ts'
import type { Finding } from './finding.ts'
import type { Journal } from './journal.ts'
import type { CheckOptions } from './options.ts'
import type { RequestParts } from './request-builder.ts'

/** What the checks around every write use of a run. */
export interface EffectsRun {
  contract: Contract
  options: Pick<CheckOptions, 'level'>
  journal: Pick<Journal, 'isAbsent'>
  captured: ReadonlyMap<string, unknown>
  /** Takes away what was made, at the end. */
  things: { learn: (exchange: Exchange) => void }
  wanted: (operationId: string) => boolean
  ask: (parts: RequestParts) => Promise<Exchange>
  /** Without the reads that `ask` puts around a write. */
  send: (visitor: Visitor, call: Call) => Promise<Exchange>
  succeeded: (exchange: Exchange) => boolean
  state: (exchange: Exchange, holds: boolean, finding: Finding & { operationId?: string }) => boolean
}
