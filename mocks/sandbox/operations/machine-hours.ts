import type { SandboxOperations, SandboxState } from '../operation.ts'
import { dayIn } from '../rules/days.ts'
import { serviceView } from '../rules/fleet-service.ts'
import { correctsLast, isPlausible, withReading } from '../rules/hour-readings.ts'
import { meterFault, readingFault, tooManyHours } from '../rules/machine-faults.ts'
import { machineView } from '../rules/machines.ts'
import { planningOf } from '../rules/service-due.ts'
import { remindOfService } from '../rules/service-reminder.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { countReading, managedMachine } from './equipment-changes.ts'

const zone = 'Europe/Moscow'

/** Hours of machines, and services that are done. */
export const machineHoursOperations = {
  recordMachineHours(context) {
    const { state, body, now, refuse } = context
    const machine = managedMachine(context)
    if (machine.status === 'sold')
      throw refuse('actionNotAllowed', 'Эта техника продана.', undefined, viewOf(context, machine))
    countReading(context, machine)
    const reading = { value: body.value, at: body.at }
    const last = machine.motohours
    const future = readingFault(reading, dayIn(zone, now))
    if (future) throw refuse('dateInvalid', future.message, 'at')
    const fault = meterFault(reading, last)
    const isExplained = body.source === 'manual' && body.reason !== undefined
    if (fault?.field === 'motohours.at') throw refuse('motohoursInvalid', fault.message, 'at')
    if (fault && !isExplained)
      throw refuse('motohoursInvalid', `${fault.message} Если счётчик заменили, напишите об этом.`, 'value')
    const isNewCount =
      isExplained && last !== undefined && reading.value < last.value && !correctsLast(machine, reading.value)
    if (!isNewCount && !isPlausible(machine, reading))
      throw refuse('motohoursImplausible', tooManyHours, 'value')
    const changed = state.machines.put(withReading(machine, reading, isNewCount))
    remindOfService(state, machine, changed, now)
    return { ...viewOf(context, changed), service: serviceView(state, context.customer, changed, now) }
  },

  completeMachineService(context) {
    const { state, body, now, refuse } = context
    const machine = managedMachine(context)
    if (machine.status === 'sold')
      throw refuse('actionNotAllowed', 'Эта техника продана.', undefined, viewOf(context, machine))
    const { planned } = planningOf(state.catalogue, machine)
    if (!planned) throw refuse('serviceNotPlanned', 'Для этой машины ТО не запланировано.')
    if (planned.due.dueAtHours !== body.dueAtHours)
      throw refuse(
        'conflict',
        'Это ТО уже отмечено. Мы показали следующее.',
        'dueAtHours',
        viewOf(context, machine),
      )
    const lastService = { hours: planned.coveredHours, at: dayIn(zone, now) }
    const changed = state.machines.put({ ...machine, lastService })
    return { ...viewOf(context, changed), service: serviceView(state, context.customer, changed, now) }
  },
} satisfies Partial<SandboxOperations>

const viewOf = (
  { state, customer, now }: { state: SandboxState; customer: UserRecord; now: number },
  machine: MachineRecord,
) => ({ machine: machineView(state, customer, machine, now) })
