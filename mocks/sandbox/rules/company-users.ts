import { keepCurrentCompany } from './current-company.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyMemberRecord, CompanyRight, CompanyRole } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { companyUserActions } from './company-actions.ts'
import { folded } from './folded.ts'
import { invitationEnd } from './invitations.ts'
import { limitsAt } from './limits.ts'
import { fullName, memberOf } from './members.ts'
import { compareRussian } from './per-catalogue.ts'

/** Users that a company may have, the invited ones counted. */
export const mostUsers = 200

/** Users of a company whose name or e-mail holds the text: owners first, then by name, ties by id. */
export function companyUsers(state: SandboxState, companyId: number, query: string): CompanyMemberRecord[] {
  const asked = folded(query.trim())
  return state.members
    .where('companyId', companyId)
    .map((member) => withAccount(state, member))
    .filter(({ fio, email }) => folded(`${fio} ${email}`).includes(asked))
    .toSorted(
      (left, right) =>
        Number(right.role === 'owner') - Number(left.role === 'owner') ||
        compareRussian(left.fio, right.fio) ||
        left.id - right.id,
    )
}

/** The user of a company whose e-mail this is, or who was invited by it; without regard to case. */
export function companyUserByEmail(
  state: SandboxState,
  companyId: number,
  email: string,
): CompanyMemberRecord | undefined {
  const asked = email.toLowerCase()
  return state.members
    .where('companyId', companyId)
    .find((member) => withAccount(state, member).email.toLowerCase() === asked)
}

/** Name and contacts are those of the account, as soon as there is one. */
function withAccount(
  { users }: Pick<SandboxState, 'users'>,
  member: CompanyMemberRecord,
): CompanyMemberRecord {
  const user = member.userId === undefined ? undefined : users.get(member.userId)
  return user ? { ...member, fio: fullName(user), email: user.email, phone: user.phone } : member
}

/** Whether a user may give or take these rights: their own ones only. */
export const mayHandOut = (own: CompanyMemberRecord, rights: readonly CompanyRight[]): boolean =>
  rights.every((right) => own.rights.includes(right))

/** Whether a user may give this role: an owner is made by an owner. */
export const mayGiveRole = (own: CompanyMemberRecord, role: CompanyRole): boolean =>
  role !== 'owner' || own.role === 'owner'

/** A user of a company as the asking user sees it. */
export function companyUserView(
  state: SandboxState,
  asking: UserRecord,
  currentId: number | undefined,
  member: CompanyMemberRecord,
  now: number,
): components['schemas']['CompanyUser'] {
  const { id, userId, fio, email, phone, position, role, status, rights, invitedAt } = withAccount(
    state,
    member,
  )
  const { perOrder, perMonth, spent } = limitsAt(member.limits, now)
  return {
    id,
    userId: userId ?? null,
    fio,
    email,
    phone: phone ?? null,
    position,
    role,
    status,
    limits: { perOrder, perMonth, spent },
    rights,
    invitation:
      status === 'invited' && invitedAt !== undefined
        ? { sentAt: invitedAt, expiresAt: invitationEnd(invitedAt) }
        : null,
    allowedActions: companyUserActions(state, asking, currentId, member),
  }
}

/** Those who manage the users of a company. */
export function userManagers(state: SandboxState, companyId: number): UserRecord[] {
  return state.members.where('companyId', companyId).flatMap(({ status, rights, userId }) => {
    const user = userId === undefined ? undefined : state.users.get(userId)
    return user && status === 'active' && rights.includes('users.manage') ? [user] : []
  })
}

/** Makes a customer an active user of a company. A person acts for companies from then on (O-64). */
export function joinCompany(state: SandboxState, user: UserRecord, member: CompanyMemberRecord): void {
  const { invitedBy: _waitsNoMore, ...rest } = member
  keepCurrentCompany(state, user)
  state.members.put({
    ...rest,
    userId: user.id,
    fio: fullName(user),
    email: user.email,
    phone: user.phone,
    status: 'active',
  })
  const known = state.users.get(user.id) ?? user
  if (known.roleCode === 'individual') state.users.put({ ...known, roleCode: 'user' })
}

/** Whether the customer belongs to the company, be it without access for now. */
export const belongsTo = (state: SandboxState, user: UserRecord, companyId: number): boolean =>
  memberOf(state, user, companyId) !== undefined
