import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'

/** Hours between two regular services, and hours before one in which it should be booked. */
const interval = 500
const soon = 50

/** The next regular service of a machine in use; null when no earlier one or no reading is known. */
export function nextService({
  servicedAt,
  motohours,
  status,
}: MachineRecord): components['schemas']['MachineService'] | null {
  const isUsed = status === 'active' || status === 'repair'
  if (!isUsed || servicedAt === undefined || motohours === undefined) return null
  const due = servicedAt + interval
  const left = due - motohours.value
  return { motohours: due, left, isDue: left <= soon }
}

/** The dealer has serviced a machine: the next service is counted from its reading. */
export function markServiced({ machines }: Pick<SandboxState, 'machines'>, id: number): void {
  const machine = machines.get(id)
  if (machine?.motohours) machines.put({ ...machine, servicedAt: machine.motohours.value })
}
