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

/** The service at these hours is done; nothing when it isn't the next one any more. */
export function markServiced(
  { machines, catalogue }: Pick<SandboxState, 'machines' | 'catalogue'>,
  id: number,
  dueAtHours: number,
  now: number,
): void {
  const machine = machines.get(id)
  const planned = machine && planningOf(catalogue, machine).planned
  if (machine && planned?.due.dueAtHours === dueAtHours)
    machines.put({
      ...machine,
      lastService: { hours: planned.coveredHours, at: dayIn('Europe/Moscow', now) },
    })
}
