import type { ClockRecord } from './world-records.ts'
import type { State, Transaction } from './state.ts'
import type { StoredRow } from './store.ts'
import type { Worlds } from './worlds.ts'

/** A prepared state of a world that a test or a person can ask for by name. */
export interface Scenario<OwnState> {
  /** A description for people. */
  title: string
  /** Login of the scenario's account; absent if any visitor can use it. */
  login?: string
  /** Writes what differs from the seed. `now` is the world's clock, in milliseconds. */
  prepare(context: { state: OwnState; now: number }): void
}

export type ScenarioTable<OwnState> = Readonly<Record<string, Scenario<OwnState>>>

/** Replaces the state of a world by the seed and the scenario's changes, in one step. */
export async function enterScenario<Fixed>(
  worlds: Worlds<Fixed>,
  name: string,
  scenario: Scenario<State<Fixed>>,
  { now, clock }: { now: number; clock: ClockRecord | undefined },
): Promise<void> {
  const transaction = worlds.fresh()
  if (clock) transaction.state.clock.put(clock)
  scenario.prepare({ state: transaction.state, now })
  await worlds.run(name, (world) => world.replace(rowsOf(transaction)))
}

function rowsOf(transaction: Transaction<unknown>): StoredRow[] {
  return transaction
    .changes()
    .filter(({ forget }) => !forget)
    .map(({ collection, id, record }) => ({ collection, id, record }))
}
