import { createOutbox } from '../outbox.ts'
import { newId } from '../new-id.ts'
import type { SandboxState } from '../operation.ts'
import { notifyAndMail } from '../rules/company-news.ts'
import { remindOfService } from '../rules/service-reminder.ts'
import { serialKey, serialOrdinal } from '../rules/serial-number.ts'
import type { MachineRecord } from '../seed/machine-record.ts'

/** How long the dealer takes to check a serial number, milliseconds. */
const checkTime = 30 * 60_000

/** The machine as it waits for the check of its serial number; the check is planned. */
export function waitForCheck(state: SandboxState, machine: MachineRecord, now: number): MachineRecord {
  const { verificationReason: _former, ...rest } = machine
  const verifyAt = now + checkTime
  const soonest = state.agenda.get('machineChecks')?.at
  if (soonest === undefined || verifyAt < soonest) state.agenda.put({ id: 'machineChecks', at: verifyAt })
  return { ...rest, status: 'pendingVerification', verifyAt }
}

/** Checks the machines whose time has come. Those that wait since before the world began are left alone. */
export function checkMachines(state: SandboxState, now: number): void {
  const soonest = state.agenda.get('machineChecks')?.at
  if (soonest === undefined || soonest > now) return
  const waiting = state.machines.all().flatMap((machine) => {
    const { verifyAt, status } = machine
    return verifyAt === undefined || status !== 'pendingVerification' ? [] : [{ machine, verifyAt }]
  })
  for (const { machine, verifyAt } of waiting) if (verifyAt <= now) decide(state, machine, verifyAt)
  const left = waiting.flatMap(({ verifyAt }) => (verifyAt > now ? [verifyAt] : []))
  if (left.length === 0) state.agenda.delete('machineChecks')
  else state.agenda.put({ id: 'machineChecks', at: left.reduce((least, at) => Math.min(least, at)) })
}

function decide(state: SandboxState, machine: MachineRecord, at: number): void {
  const { verifyAt: _done, ...rest } = machine
  const reason = doubtOf(state, machine)
  if (reason !== undefined) {
    state.machines.put({ ...rest, verificationReason: reason })
    tell(state, machine, at, 'Серийный номер не подтверждён', `${machine.name}. ${reason}`)
    return
  }
  const confirmed = state.machines.put({ ...rest, status: 'active' })
  remember(state, machine)
  const text = `${machine.name}, ${machine.serialNumber}: серийный номер подтверждён.`
  tell(state, machine, at, 'Техника подтверждена', text)
  remindOfService(state, machine, confirmed, at)
}

/** Why the dealer can't confirm the serial number, without a word of whose it is. */
function doubtOf(state: SandboxState, machine: MachineRecord): string | undefined {
  const { id, modelId, serialNumber } = machine
  const key = serialKey(serialNumber)
  const isTaken = state.machines
    .where('serialKey', key)
    .some((other) => other.id !== id && other.status !== 'pendingVerification')
  if (isTaken) return 'Эта техника числится за другим клиентом.'
  const model = modelId === undefined ? undefined : state.catalogue.model(modelId)
  if (!model)
    return key.length >= 5 && /\d/.test(key)
      ? undefined
      : 'Серийный номер неполный. Перепишите его с таблички.'
  const ordinal = serialOrdinal(model, serialNumber)
  if (ordinal === undefined)
    return `Серийные номера ${model.model} начинаются с ${model.serialPrefix}. Перепишите номер с таблички.`
  return ordinal >= model.serialFrom && ordinal <= model.serialTo
    ? undefined
    : `Такого номера у ${model.model} не было. Перепишите номер с таблички.`
}

/** From now on the dealer knows it. */
function remember(state: SandboxState, machine: MachineRecord): void {
  if (state.dealerMachines.where('serialKey', serialKey(machine.serialNumber)).length > 0) return
  const { modelId, type, brand, model, modification, year, serialNumber, vin, engineModel } = machine
  state.dealerMachines.put({
    id: newId(state, 'dealerMachines'),
    ...(modelId !== undefined && { modelId }),
    type,
    brand,
    model,
    ...(modification !== undefined && { modification }),
    year,
    serialNumber,
    ...(vin !== undefined && { vin }),
    ...(engineModel !== undefined && { engineModel }),
  })
}

function tell(
  state: SandboxState,
  { id, userId, companyId }: MachineRecord,
  at: number,
  title: string,
  text: string,
): void {
  const user = state.users.get(userId)
  const isGone =
    companyId !== undefined &&
    !state.members
      .where('userId', userId)
      .some((member) => member.companyId === companyId && member.status === 'active')
  if (!user || isGone) return
  notifyAndMail(
    {
      state,
      outbox: createOutbox(state, at),
      newId: (collection: 'notifications') => newId(state, collection),
      nowIso: new Date(at).toISOString(),
    },
    user,
    { title, text, link: `/personal/equipment/${id}/` },
  )
}
