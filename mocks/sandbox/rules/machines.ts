import type { SandboxState } from '../operation.ts'
import type { MachineRecord, UserRecord } from '../seed/account-records.ts'

/** A machine of the current company, or of the person who acts for none; `undefined` when it is another's. */
export function ownMachine(
  { machines }: Pick<SandboxState, 'machines'>,
  user: UserRecord,
  companyId: number | undefined,
  id: number,
): MachineRecord | undefined {
  const machine = machines.get(id)
  const isOwn = companyId === undefined ? machine?.userId === user.id : machine?.companyId === companyId
  return isOwn ? machine : undefined
}
