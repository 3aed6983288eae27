import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { PartsBookRecord, ServicePlanRecord } from '../seed/parts-book/book-records.ts'
import { addDays } from './days.ts'
import { hoursPerDay } from './hour-readings.ts'

type Schemas = components['schemas']

/** Hours left from which on a service is soon. */
const soonHours = 50

export interface PlannedService {
  plan: ServicePlanRecord
  due: Schemas['ServiceDue']
  /** The last service that this one covers. */
  coveredHours: number
}

export type ServicePlanning =
  | { planned: PlannedService }
  | { planned: undefined; reason: NonNullable<Schemas['MachineServicePlan']['noService']> }

type Model = Pick<Catalogue, 'books'>

function bookOf({ books }: Model, { modelId }: MachineRecord): PartsBookRecord | undefined {
  return books.find((book) => book.modelId === modelId)
}

/** The next service of a machine, or why there is none. */
export function planningOf(catalogue: Model, machine: MachineRecord): ServicePlanning {
  if (machine.status === 'sold' || machine.status === 'pendingVerification')
    return { planned: undefined, reason: 'notUsed' }
  const book = bookOf(catalogue, machine)
  if (!book) return { planned: undefined, reason: 'noPlan' }
  const { motohours } = machine
  if (!motohours) return { planned: undefined, reason: 'hoursUnknown' }
  const points = servicePoints(book.plans, doneHours(machine, book), motohours.value)
  const [dueAtHours = 0] = points
  const plan = longestOf(book.plans, points)
  const hoursLeft = dueAtHours - motohours.value
  return {
    planned: {
      plan,
      coveredHours: points.at(-1) ?? dueAtHours,
      due: {
        planId: plan.id,
        name: plan.name,
        intervalHours: plan.intervalHours,
        dueAtHours,
        hoursLeft,
        dueDate: addDays(motohours.at, Math.max(0, Math.ceil(hoursLeft / hoursPerDay(machine)))),
        state: hoursLeft <= 0 ? 'due' : hoursLeft <= soonHours ? 'soon' : 'planned',
      },
    },
  }
}

/** Where services stand that aren't done: those that have been passed, else the next one. */
export function servicePoints(
  plans: readonly Pick<ServicePlanRecord, 'intervalHours'>[],
  doneAt: number,
  hours: number,
): number[] {
  const step = shortest(plans)
  const first = (Math.floor(doneAt / step) + 1) * step
  const passed = Math.max(0, Math.floor(hours / step) - first / step)
  return Array.from({ length: passed + 1 }, (_unused, index) => first + index * step)
}

/** The plan of several services at once: its kit holds those of the shorter ones. */
function longestOf(plans: readonly ServicePlanRecord[], points: readonly number[]): ServicePlanRecord {
  const [longest] = plans
    .filter(({ intervalHours }) => points.some((point) => point % intervalHours === 0))
    .toSorted((left, right) => right.intervalHours - left.intervalHours)
  if (!longest) throw new Error('A parts book has no service plan')
  return longest
}

const shortest = (plans: readonly Pick<ServicePlanRecord, 'intervalHours'>[]) =>
  plans.reduce((least, { intervalHours }) => Math.min(least, intervalHours), Infinity)

/** Up to which hours the services are done. */
function doneHours(
  { lastService, firstHours, motohours }: MachineRecord,
  { plans }: PartsBookRecord,
): number {
  if (lastService) return lastService.hours
  const step = shortest(plans)
  return Math.floor((firstHours ?? motohours?.value ?? 0) / step) * step
}
