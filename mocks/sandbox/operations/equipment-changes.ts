import type { Failure, HandlerContext, SandboxOperations, SandboxState } from '../operation.ts'
import { dayIn } from '../rules/days.ts'
import { withoutReadings, withReading } from '../rules/hour-readings.ts'
import { sharesOf, withoutMachine } from '../rules/line-machines.ts'
import {
  hoursFault,
  meterFault,
  mostMachines,
  nameFault,
  readingFault,
  serialFault,
  yearFault,
} from '../rules/machine-faults.ts'
import { machinesOf, machineView, openRequestsAbout, seenMachine } from '../rules/machines.ts'
import { may } from '../rules/members.ts'
import { countRequest } from '../rules/request-rate.ts'
import { remindOfService } from '../rules/service-reminder.ts'
import { serialKey } from '../rules/serial-number.ts'
import { machineFiles, takeUploads } from '../rules/stored-files.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { waitForCheck } from '../seller/machine-check.ts'
import type { Session } from '../session.ts'
import { fleetOwner } from './fleet-owner.ts'
import { deleteUpload } from '../rules/upload-content.ts'

const zone = 'Europe/Moscow'
const day = 86_400_000
/** Readings of one machine in a day. */
const mostReadings = 100

/** What changes fleets. */
export const equipmentChangeOperations = {
  addMachine(context) {
    const { state, customer, body, now, newId, refuse } = context
    const companyId = fleetOwner(context)
    const { modelId, serialNumber, year, name } = body
    const model = modelId == null ? undefined : state.catalogue.model(modelId)
    if (modelId == null && !(body.type?.trim() && body.brand?.trim() && body.model?.trim()))
      throw refuse('modelRequired', 'Выберите модель или укажите тип, марку и модель.', 'modelId')
    if (modelId != null && !model) throw refuse('modelNotFound', 'Такой модели нет в справочнике.', 'modelId')
    const own = machinesOf(state, customer, companyId)
    const today = dayIn(zone, now)
    const fault =
      yearFault(year, model, today) ?? readingFault(body.motohours, today) ?? serialFault(serialNumber, own)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    if (state.dealerMachines.where('serialKey', serialKey(serialNumber)).length > 0)
      throw refuse(
        'machineKnown',
        'Дилер знает эту машину: привяжите её по серийному номеру.',
        'serialNumber',
      )
    const taken = nameFault(name, own)
    if (taken) throw refuse(taken.code, taken.message, taken.field)
    if (own.length >= mostMachines)
      throw refuse('limitReached', `Можно добавить не более ${mostMachines} машин.`)
    const id = newId('machines')
    takePhoto(context, body.photoFileId ?? undefined, id)
    const plate = model
      ? {
          modelId: model.id,
          type: model.machineType,
          brand: model.brand,
          model: model.model,
          modification: model.modification,
        }
      : {
          type: body.type?.trim() ?? '',
          brand: body.brand?.trim() ?? '',
          model: body.model?.trim() ?? '',
          ...filled('modification', body.modification),
        }
    const added: MachineRecord = {
      id,
      userId: customer.id,
      ...(companyId !== undefined && { companyId }),
      ...plate,
      year,
      serialNumber: serialNumber.toUpperCase(),
      ...filled('vin', body.vin),
      ...filled('engineModel', body.engineModel ?? model?.engine),
      ...filled('regPlate', body.regPlate),
      name: name.trim(),
      location: body.location?.trim() ?? '',
      ...(body.motohours && { motohours: body.motohours }),
      ownership: body.ownership,
      status: 'pendingVerification',
      ...filled('photoId', body.photoFileId),
    }
    return viewOf(context, state.machines.put(waitForCheck(state, added, now)))
  },

  updateMachine(context) {
    const { state, customer, body, now, refuse } = context
    const machine = managedMachine(context)
    const isPending = machine.status === 'pendingVerification'
    if (machine.status === 'sold')
      throw refuse('actionNotAllowed', 'Эта техника продана.', undefined, viewOf(context, machine))
    if (isPending && body.status !== undefined && body.status !== 'sold')
      throw refuse(
        'actionNotAllowed',
        'Сначала дилер подтвердит серийный номер.',
        'status',
        viewOf(context, machine),
      )
    const { serialNumber = machine.serialNumber, name = machine.name, motohours } = body
    const isRenumbered = serialKey(serialNumber) !== serialKey(machine.serialNumber)
    if (isRenumbered && !isPending)
      throw refuse(
        'serialNumberFixed',
        'Серийный номер уже подтверждён. Напишите нам, чтобы его изменить.',
        'serialNumber',
      )
    const others = machinesOf(state, customer, machine.companyId).filter(({ id }) => id !== machine.id)
    if (motohours) countReading(context, machine)
    const fault =
      serialFault(serialNumber, others) ??
      nameFault(name, others) ??
      readingFault(motohours, dayIn(zone, now)) ??
      meterFault(motohours, machine.motohours) ??
      hoursFault(motohours, machine)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    const changed = state.machines.put(changedMachine(context, machine))
    if (changed.status === 'sold') untie(state, changed.id)
    remindOfService(state, machine, changed, now)
    return viewOf(context, isRenumbered ? state.machines.put(waitForCheck(state, changed, now)) : changed)
  },

  deleteMachine(context) {
    const { state, refuse } = context
    const machine = managedMachine(context)
    const { id, photoId, name, serialNumber } = machine
    if (openRequestsAbout(state, id) > 0)
      throw refuse(
        'actionNotAllowed',
        'По этой технике есть открытая заявка.',
        undefined,
        viewOf(context, machine),
      )
    for (const request of state.requests.where('machineId', id))
      state.requests.put({ ...request, goneMachine: { name, serialNumber } })
    state.machines.delete(id)
    if (photoId !== undefined) deleteUpload(state, photoId)
    untie(state, id)
    return { id }
  },
} satisfies Partial<SandboxOperations>

/** No line of a cart is for the machine any more. */
function untie({ carts }: Pick<SandboxState, 'carts'>, id: number): void {
  for (const cart of carts.all())
    if (cart.lines.some((line) => sharesOf(line).some(({ machineId }) => machineId === id)))
      carts.put({
        ...cart,
        lines: cart.lines.map((line) => withoutMachine(line, id)),
        version: cart.version + 1,
      })
}

type Changing = Pick<
  HandlerContext<'updateMachine' | 'deleteMachine' | 'recordMachineHours' | 'completeMachineService'>,
  'state' | 'customer' | 'path' | 'notFound' | 'forbidden'
>

/** The machine of the path. @throws 404 for another customer's, 403 without the right in its company */
export function managedMachine({ state, customer, path, notFound, forbidden }: Changing): MachineRecord {
  const machine = seenMachine(state, customer, path.id)
  if (!machine) throw notFound('Такой машины нет в вашем парке.')
  if (!may(state, customer, machine.companyId, 'equipment.manage')) throw forbidden()
  return machine
}

/** @throws 429 when there were too many today */
export function countReading(
  context: Pick<HandlerContext<'updateMachine' | 'recordMachineHours'>, 'state' | 'now' | 'httpProblem'>,
  { id }: MachineRecord,
): void {
  countRequest(context, { id: `machine-hours:${id}`, most: mostReadings, window: day })
}

const viewOf = (
  { state, customer, now }: { state: SandboxState; customer: UserRecord; now: number },
  machine: MachineRecord,
) => ({ machine: machineView(state, customer, machine, now) })

type Change = Pick<HandlerContext<'updateMachine'>, 'body'> & PhotoTaker

/** What is absent stays, null empties. */
function changedMachine(context: Change, machine: MachineRecord): MachineRecord {
  const { state, body } = context
  const { photoFileId } = body
  const { motohours } = body
  const read =
    motohours === undefined
      ? machine
      : motohours === null
        ? withoutReadings(machine)
        : withReading(machine, motohours)
  const { vin, engineModel, regPlate, photoId, ...rest } = read
  if (photoFileId !== undefined) {
    takePhoto(context, photoFileId ?? undefined, machine.id)
    if (photoId !== undefined && photoId !== photoFileId) deleteUpload(state, photoId)
  }
  return {
    ...rest,
    ...filled('vin', body.vin === undefined ? vin : body.vin),
    ...filled('engineModel', body.engineModel === undefined ? engineModel : body.engineModel),
    ...filled('regPlate', body.regPlate === undefined ? regPlate : body.regPlate),
    ...filled('photoId', photoFileId === undefined ? photoId : photoFileId),
    name: body.name?.trim() ?? machine.name,
    location: body.location?.trim() ?? machine.location,
    ownership: body.ownership ?? machine.ownership,
    serialNumber: body.serialNumber?.toUpperCase() ?? machine.serialNumber,
    status: body.status ?? machine.status,
  }
}

/** A field of a record, left out when its text is empty. */
function filled<Name extends string>(
  name: Name,
  text: string | null | undefined,
): { [Key in Name]?: string } {
  const trimmed = text?.trim()
  return trimmed ? ({ [name]: trimmed } as { [Key in Name]?: string }) : {}
}

interface PhotoTaker {
  state: SandboxState
  session: Session
  now: number
  httpProblem: Failure<422, 'validation', 'photoFileId'>
}

/** Takes the upload that a machine is to show. @throws 422 when it can't be taken or is no picture */
function takePhoto(context: PhotoTaker, uploadId: string | undefined, machineId: number): void {
  if (uploadId === undefined) return
  const taker = machineFiles(machineId)
  const upload = context.state.uploads.get(uploadId)
  if (upload?.takenBy === taker) return
  const isPicture = upload !== undefined && /^image\/(jpeg|png)$/.test(upload.mime)
  if (isPicture && takeUploads(context, [uploadId], 'attachment', taker) === undefined) return
  throw context.httpProblem(422, 'validation', 'Фото не найдено. Загрузите его снова.', {
    field: 'photoFileId',
  })
}
