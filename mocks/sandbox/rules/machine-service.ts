import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import { dayIn } from './days.ts'
import { planningOf } from './service-due.ts'

/** The next service of a machine in short; null when none can be planned. */
export function nextService(
  { catalogue }: Pick<SandboxState, 'catalogue'>,
  machine: MachineRecord,
): components['schemas']['MachineService'] | null {
  const { planned } = planningOf(catalogue, machine)
  if (!planned) return null
  const { dueAtHours, hoursLeft, state } = planned.due
  return { motohours: dueAtHours, left: hoursLeft, isDue: state !== 'planned' }
}

/** The service that is planned for a machine is done; nothing without one. */
export function markServiced(
  { machines, catalogue }: Pick<SandboxState, 'machines' | 'catalogue'>,
  id: number,
  now: number,
): void {
  const machine = machines.get(id)
  const planned = machine && planningOf(catalogue, machine).planned
  if (planned)
    machines.put({
      ...machine,
      lastService: { hours: planned.coveredHours, at: dayIn('Europe/Moscow', now) },
    })
}
