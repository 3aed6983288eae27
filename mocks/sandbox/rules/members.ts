import type { State } from '../state.ts'
import type { CompanyMemberRecord, CompanyRight } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'

/** Surname first. */
export function fullName({ surname, name, patronymic }: UserRecord): string {
  return [surname, name, patronymic].filter((part) => part !== '').join(' ')
}

type Members = Pick<State<unknown>, 'members'>

/** A user's membership in a company; `undefined` without one, or while the invitation isn't accepted. */
export function memberOf(
  state: Members,
  user: UserRecord,
  companyId: number | undefined,
): CompanyMemberRecord | undefined {
  return memberships(state, user).find((member) => member.companyId === companyId)
}

/** All companies that a user belongs to, the blocked ones too. */
export function memberships(state: Members, user: UserRecord): CompanyMemberRecord[] {
  return state.members.where('userId', user.id).filter(({ status }) => status !== 'invited')
}

/** Rights of the user in a company; empty for a person and for the blocked (O-66). */
export function scopeOf(state: Members, user: UserRecord, companyId: number | undefined): CompanyRight[] {
  const member = memberOf(state, user, companyId)
  return member?.status === 'active' ? member.rights : []
}

/** Whether the user may do something in a company; a person may do everything with their own things. */
export function may(
  state: Members,
  user: UserRecord,
  companyId: number | undefined,
  right: CompanyRight,
): boolean {
  return companyId === undefined || scopeOf(state, user, companyId).includes(right)
}
