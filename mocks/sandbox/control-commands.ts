import type { SandboxRequest } from './answer.ts'
import type { Background } from './background.ts'
import type { ContractOperation } from './contract.ts'
import type { ScenarioTable } from './scenario.ts'
import type { State } from './state.ts'
import type { WorldStore } from './store.ts'
import type { Worlds } from './worlds.ts'

export interface ControlParts<Fixed> {
  worlds: Worlds<Fixed>
  store: WorldStore
  contractOperations: readonly ContractOperation[]
  operations: Readonly<Record<string, unknown>>
  scenarios: ScenarioTable<State<Fixed>>
  /** Version of the seed, so that a file of another one is not taken in. */
  seedVersion: string
  realNow: () => number
  controlToken: string | undefined
  localControls: boolean
  background: Background<State<Fixed>> | undefined
}

/** Control requests by method and path; each acts on one world and answers `data`, or a whole answer. */
export type Commands = Record<string, (request: SandboxRequest, world: string) => Promise<unknown>>
