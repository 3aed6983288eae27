import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { dayIn } from './days.ts'
import { type File, fileUrl, pdfFile } from './document-file.ts'
import { nextService } from './machine-service.ts'
import { memberOf, scopeOf } from './members.ts'
import { offeredActions } from './offered-actions.ts'
import { bookCode } from './parts-book.ts'
import { compareNumbered } from './per-catalogue.ts'

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
  return own.toSorted((left, right) => compareNumbered(left.name, right.name) || left.id - right.id)
}

/** Those that parts are bought for. */
export function usableMachines(
  state: Pick<SandboxState, 'machines'>,
  user: UserRecord,
  companyId: number | undefined,
): MachineRecord[] {
  return machinesOf(state, user, companyId).filter(({ status }) => status !== 'sold')
}

/** One machine of the current company or person; `undefined` if it belongs to somebody else. */
export function ownMachine(
  { machines }: Pick<SandboxState, 'machines'>,
  user: UserRecord,
  companyId: number | undefined,
  id: number,
): MachineRecord | undefined {
  const machine = machines.get(id)
  const isOwn = machine?.companyId === companyId && (companyId !== undefined || machine?.userId === user.id)
  return isOwn ? machine : undefined
}

/** One machine of the person or of any company that lets them in. */
export function seenMachine(
  { machines, members }: Pick<SandboxState, 'machines' | 'members'>,
  user: UserRecord,
  id: number,
): MachineRecord | undefined {
  const machine = machines.get(id)
  if (!machine) return undefined
  const { companyId, userId } = machine
  const isSeen =
    companyId === undefined ? userId === user.id : memberOf({ members }, user, companyId)?.status === 'active'
  return isSeen ? machine : undefined
}

/** How many requests about a machine are not closed, whoever sent them. */
export function openRequestsAbout({ requests }: Pick<SandboxState, 'requests'>, machineId: number): number {
  return requests.where('machineId', machineId).filter(({ status }) => status !== 'closed').length
}

/**
 * A machine over the wire; of drawings it has none.
 * @param user who reads it
 */
export function machineView(
  state: SandboxState,
  user: UserRecord,
  machine: MachineRecord,
  now: number,
): Machine {
  const { id, type, brand, model, year, serialNumber, name, location, ownership, status, companyId } = machine
  const { warrantyUntil, photoId } = machine
  const isCovered = warrantyUntil !== undefined && warrantyUntil >= dayIn('Europe/Moscow', now)
  const photo = photoId === undefined ? undefined : state.uploads.get(photoId)
  const actions = offeredActions(
    actionTables.MachineAction,
    status,
    companyId === undefined ? undefined : scopeOf(state, user, companyId),
  )
  return {
    id,
    type,
    brand,
    model,
    ...bookCode(state.catalogue, machine),
    modification: machine.modification ?? null,
    year,
    serialNumber,
    vin: machine.vin ?? null,
    engineModel: machine.engineModel ?? null,
    regPlate: machine.regPlate ?? null,
    name,
    location,
    motohours: machine.motohours ?? null,
    ownership,
    warrantyUntil: isCovered ? warrantyUntil : null,
    status,
    companyId: companyId ?? null,
    nextService: nextService(state, machine),
    photo: null,
    photoFile: photo ? { ...photoFields(photo), url: fileUrl(photo.id) } : null,
    verificationReason: machine.verificationReason ?? null,
    allowedActions:
      openRequestsAbout(state, id) > 0 ? actions.filter((action) => action !== 'delete') : actions,
  }
}

const photoFields = ({ id, name, mime, size }: Omit<File, 'url'>) => ({ id, name, mime, size })

/** Papers of a machine; of one that isn't confirmed the dealer has none. */
export function machinePapers({ id, serialNumber, status }: MachineRecord): File[] {
  return status === 'pendingVerification' ? [] : [pdfFile(`f-passport-${id}`, `Паспорт ${serialNumber}.pdf`)]
}
