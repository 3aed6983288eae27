import type { SandboxState } from '../operation.ts'
import type { ScenarioTable } from '../scenario.ts'
import { accountScenarios } from './accounts.ts'
import { cartScenarios } from './carts.ts'
import { orderScenarios } from './orders.ts'

/** Prepared states by name. What a name promises is what its test checks through the API. */
export const scenarios: ScenarioTable<SandboxState> = {
  seed: { title: 'Начальные данные, ничего не изменено', prepare: () => undefined },
  ...cartScenarios,
  ...accountScenarios,
  ...orderScenarios,
}
