import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { MachineShare } from '../seed/machine-share.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { folded } from './folded.ts'
import { hoursPerDay } from './hour-readings.ts'
import { joinShares } from './line-machines.ts'
import { usableMachines } from './machines.ts'
import { bookCode } from './parts-book.ts'
import { compareNumbered } from './per-catalogue.ts'
import { planningOf } from './service-due.ts'
import { type BoughtByMachine, boughtByMachine, costOf, kitOf, orderedOf } from './service-kit.ts'
import { wholePacks } from './stock.ts'

type MachineService = components['schemas']['MachineServicePlan']

/** A machine with its next service and what that costs. */
export function serviceView(
  state: SandboxState,
  user: UserRecord,
  machine: MachineRecord,
  now: number,
  bought: BoughtByMachine = boughtByMachine(state, user),
): MachineService {
  const { id, name, model, serialNumber, location, motohours, lastService } = machine
  const planning = planningOf(state.catalogue, machine)
  const kit = kitOf(state, machine)
  const costs = kit.map((position) =>
    costOf(state, {
      quantity: wholePacks(position.product, position.item.quantity),
      ...(position.product && { product: position.product }),
    }),
  )
  return {
    machine: { id, name, model, ...bookCode(state.catalogue, machine), serialNumber, location },
    motohours: motohours ?? null,
    hoursPerDay: hoursPerDay(machine),
    lastService: lastService ?? null,
    service: planning.planned?.due ?? null,
    noService: planning.planned ? null : planning.reason,
    ...orderedOf(kit, machine, bought, now),
    itemCount: costs.length,
    unavailableCount: costs.filter(({ stockState }) => stockState !== 'ok').length,
    total: costs.reduce((sum, cost) => sum + cost.sum, 0),
  }
}

interface Narrowed {
  query?: string
  dueUntil?: string
}

/** The fleet by the day of the next service; machines without one come last. */
export function fleetService(
  state: SandboxState,
  user: UserRecord,
  companyId: number | undefined,
  { query = '', dueUntil }: Narrowed,
  now: number,
): MachineService[] {
  const bought = boughtByMachine(state, user)
  const part = folded(query.trim())
  return usableMachines(state, user, companyId)
    .filter(({ name, model, serialNumber, location }) =>
      folded(`${name}\n${model}\n${serialNumber}\n${location}`).includes(part),
    )
    .map((machine) => serviceView(state, user, machine, now, bought))
    .filter(({ service }) => dueUntil === undefined || (service && service.dueDate <= dueUntil))
    .toSorted(
      (left, right) =>
        dayOf(left).localeCompare(dayOf(right)) ||
        compareNumbered(left.machine.name, right.machine.name) ||
        left.machine.id - right.machine.id,
    )
}

const dayOf = ({ service }: MachineService) => service?.dueDate ?? '9999'

/** What the services of machines take of each product, with the part of each machine. */
export function wantedParts(
  state: SandboxState,
  machines: readonly MachineRecord[],
  products: readonly number[] | undefined,
): Map<number, MachineShare[]> {
  const wanted = new Map<number, MachineShare[]>()
  for (const machine of machines)
    for (const { item, product } of kitOf(state, machine))
      if (product && (products?.includes(product.id) ?? true))
        wanted.set(
          product.id,
          joinShares(wanted.get(product.id) ?? [], [{ machineId: machine.id, quantity: item.quantity }]),
        )
  return wanted
}

/** Units to add so that the line can be ordered: at least `minQty`, a multiple of `multiplicity`. */
export function orderedUnits(
  state: SandboxState,
  productId: number,
  shares: readonly MachineShare[],
  there: number,
): number {
  const product = state.catalogue.product(productId)
  const needed = shares.reduce((sum, { quantity }) => sum + quantity, there)
  return wholePacks(product, needed) - there
}
