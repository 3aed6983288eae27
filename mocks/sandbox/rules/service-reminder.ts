import { newId } from '../new-id.ts'
import type { SandboxState } from '../operation.ts'
import { createOutbox } from '../outbox.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { tellHooks } from '../webhooks/tell-hooks.ts'
import { notifyAndMail } from './company-news.ts'
import { type PlannedService, planningOf } from './service-due.ts'

/** Tells that the hours of a service have passed, if the change of a machine has made them pass. */
export function remindOfService(
  state: SandboxState,
  before: MachineRecord,
  machine: MachineRecord,
  now: number,
): void {
  const { planned } = planningOf(state.catalogue, machine)
  if (planned?.due.state !== 'due' || isTold(state, before, planned)) return
  const { id, companyId, name } = machine
  const { due } = planned
  const owner = companyId === undefined ? undefined : state.companies.get(companyId)
  const hours = machine.motohours?.value ?? due.dueAtHours
  for (const user of readers(state, machine))
    notifyAndMail(
      {
        state,
        outbox: createOutbox(state, now),
        newId: (collection: 'notifications') => newId(state, collection),
        nowIso: new Date(now).toISOString(),
      },
      user,
      {
        title: `Пора делать ${due.name}`,
        text: `${name}, ${machine.serialNumber}: наработка ${hours.toLocaleString('ru-RU')} ч, ${due.name} — при ${due.dueAtHours.toLocaleString('ru-RU')} ч.${owner ? ` Компания: ${owner.name}.` : ''}`,
        link: `/personal/equipment/${id}/`,
      },
    )
  if (companyId !== undefined)
    tellHooks(state, { event: 'service.due', contragentId: companyId, object: { type: 'machine', id } }, now)
}

/** The same services were due already, so their reminder has been sent; a later one is told, too. */
function isTold(
  state: SandboxState,
  before: MachineRecord,
  { due, coveredHours }: Pick<PlannedService, 'due' | 'coveredHours'>,
): boolean {
  const { planned } = planningOf(state.catalogue, before)
  return (
    planned?.due.state === 'due' &&
    planned.due.dueAtHours === due.dueAtHours &&
    planned.coveredHours === coveredHours
  )
}

/** Who looks after the machine: its owner, or those of the company who manage its machines. */
function readers(state: SandboxState, { companyId, userId }: MachineRecord): UserRecord[] {
  const ids =
    companyId === undefined
      ? [userId]
      : state.members
          .where('companyId', companyId)
          .filter(({ status, rights }) => status === 'active' && rights.includes('equipment.manage'))
          .map((member) => member.userId)
  return ids.flatMap((id) => {
    const user = id === undefined ? undefined : state.users.get(id)
    return user ? [user] : []
  })
}
