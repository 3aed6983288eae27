import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { CompanyMemberRecord, CompanyRight } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { memberOf } from './members.ts'

type Action = components['schemas']['CompanyAction']
type UserAction = components['schemas']['CompanyUserAction']

export interface Membership {
  company: CompanyRecord
  member: CompanyMemberRecord
}

interface Circumstances extends Membership {
  isCurrent: boolean
  /** Another active owner is left without this member. */
  hasOtherOwner: boolean
}

interface Rule {
  onlyCompany?: true
  rights?: readonly CompanyRight[]
  statuses?: readonly CompanyMemberRecord['status'][]
}

const rules: Readonly<Record<Action, Rule>> = actionTables.CompanyAction
const userRules: Readonly<Record<UserAction, Rule>> = actionTables.CompanyUserAction

const isOpen = ({ company, isCurrent }: Circumstances) => isCurrent && company.registryStatus !== 'liquidated'

/** The conditions that the table tells in words. */
const conditions: Readonly<Record<Action, (of: Circumstances) => boolean>> = {
  edit: isOpen,
  addBank: isOpen,
  editBanks: (of) => isOpen(of) && of.company.banks.length > 0,
  addAddress: isOpen,
  editUsers: isOpen,
  switch: ({ company, isCurrent }) => !isCurrent && company.registryStatus !== 'liquidated',
  leave: ({ company, member, hasOtherOwner }) =>
    member.role !== 'owner' || hasOtherOwner || company.registryStatus === 'liquidated',
}

/** The actions of a member on the company, by the contract's table. */
export function companyActions(
  { members }: Pick<SandboxState, 'members'>,
  { company, member }: Membership,
  currentId: number | undefined,
): Action[] {
  if (member.status !== 'active') return []
  const hasOtherOwner = members
    .where('companyId', company.id)
    .some(({ id, role, status }) => id !== member.id && role === 'owner' && status === 'active')
  const of = { company, member, isCurrent: company.id === currentId, hasOtherOwner }
  return keysOf(rules).filter((action) => hasRight(member, rules[action]) && conditions[action](of))
}

/** The actions of the asking user on a user of a company, by the contract's table. */
export function companyUserActions(
  state: Pick<SandboxState, 'members'>,
  asking: UserRecord,
  currentId: number | undefined,
  member: CompanyMemberRecord,
): UserAction[] {
  const own = memberOf(state, asking, member.companyId)
  if (own?.status !== 'active' || member.companyId !== currentId) return []
  const mayTouch = own.id !== member.id && (member.role !== 'owner' || own.role === 'owner')
  return keysOf(userRules).filter((action) => {
    const { statuses } = userRules[action]
    return (
      hasRight(own, userRules[action]) &&
      (statuses?.includes(member.status) ?? true) &&
      (action === 'resend' || mayTouch)
    )
  })
}

function hasRight(member: CompanyMemberRecord, { rights }: Rule): boolean {
  return rights?.some((right) => member.rights.includes(right)) ?? true
}
