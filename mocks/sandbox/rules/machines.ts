import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { DataOf, SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { dayIn } from './days.ts'
import { scopeOf } from './members.ts'
import { offeredActions } from './offered-actions.ts'
import { visibleOrders } from './order-list.ts'
import { orderedProductView } from './ordered-product.ts'

type Machine = components['schemas']['Machine']

/** Machines of the current company, or of the person who acts for none: by name, ties by id. */
export function machinesOf(
  { machines }: Pick<SandboxState, 'machines'>,
  user: UserRecord,
  companyId: number | undefined,
): MachineRecord[] {
  const own =
    companyId === undefined
      ? machines.where('userId', user.id).filter((machine) => machine.companyId === undefined)
      : machines.where('companyId', companyId)
  return own.toSorted((left, right) => left.name.localeCompare(right.name, 'ru') || left.id - right.id)
}

/** One machine; `undefined` if it belongs to somebody else. */
export function ownMachine(
  state: Pick<SandboxState, 'machines'>,
  user: UserRecord,
  companyId: number | undefined,
  id: number,
): MachineRecord | undefined {
  return machinesOf(state, user, companyId).find((machine) => machine.id === id)
}

const ownerships: Readonly<Record<string, Machine['ownership']>> = {
  собственность: 'own',
  лизинг: 'leasing',
  аренда: 'rent',
}

/**
 * A machine over the wire; the sandbox has no photos, and no requests that would keep it from being deleted.
 * @param user who reads it
 */
export function machineView(
  state: Pick<SandboxState, 'members'>,
  user: UserRecord,
  machine: MachineRecord,
): Machine {
  const { id, type, brand, model, modification, year, serialNumber, engineModel, name, location } = machine
  const { motohours, ownership, status } = machine
  return {
    id,
    type,
    brand,
    model,
    modification,
    year,
    serialNumber,
    vin: machine.vin ?? null,
    engineModel,
    regPlate: machine.regPlate ?? null,
    name,
    location,
    motohours: { value: motohours.value, at: motohours.at.slice(0, 10) },
    ownership: ownerships[ownership] ?? 'own',
    warrantyUntil: machine.warrantyUntil ?? null,
    status,
    companyId: machine.companyId ?? null,
    photo: null,
    allowedActions: offeredActions(
      actionTables.MachineAction,
      status,
      machine.companyId === undefined ? undefined : scopeOf(state, user, machine.companyId),
    ),
  }
}

/** The largest number of bought parts in the answer. */
const mostParts = 100

/** Parts bought for a machine, from orders that the user may see and that aren't canceled, the latest first. */
export function boughtParts(
  state: SandboxState,
  user: UserRecord,
  { id }: MachineRecord,
): DataOf<'getMachine'>['boughtParts'] {
  return visibleOrders(state, user)
    .filter(({ status }) => status !== 'canceled')
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))
    .flatMap((order) =>
      order.lines
        .filter(({ machineId }) => machineId === id)
        .toSorted((left, right) => left.productId - right.productId)
        .map((line) => ({
          product: orderedProductView(state.catalogue, line),
          orderId: order.id,
          date: dayIn('Europe/Moscow', Date.parse(order.createdAt)),
          quantity: line.quantity,
        })),
    )
    .slice(0, mostParts)
}
