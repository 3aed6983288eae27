import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyMemberRecord, UserRecord } from '../seed/account-records.ts'
import { companyUserActions } from './company-actions.ts'
import { dayLength } from './days.ts'
import { folded } from './folded.ts'
import { limitsAt } from './limits.ts'
import { compareRussian } from './per-catalogue.ts'

/** How long an invitation can be accepted, days. */
const invitationDays = 14

/** Users of a company whose name or e-mail holds the text: owners first, then by name, ties by id. */
export function companyUsers(
  { members }: SandboxState,
  companyId: number,
  query: string,
): CompanyMemberRecord[] {
  const asked = folded(query.trim())
  return members
    .where('companyId', companyId)
    .filter(({ fio, email }) => folded(`${fio} ${email}`).includes(asked))
    .toSorted(
      (left, right) =>
        Number(right.role === 'owner') - Number(left.role === 'owner') ||
        compareRussian(left.fio, right.fio) ||
        left.id - right.id,
    )
}

/** A user of a company as the asking user sees it. */
export function companyUserView(
  state: SandboxState,
  asking: UserRecord,
  currentId: number | undefined,
  member: CompanyMemberRecord,
  now: number,
): components['schemas']['CompanyUser'] {
  const { id, userId, fio, email, phone, position, role, status, rights, invitedAt } = member
  const { perOrder, perMonth, spent } = limitsAt(member.limits, now)
  return {
    id,
    userId: userId ?? null,
    fio,
    email,
    phone,
    position,
    role,
    status,
    limits: { perOrder, perMonth, spent },
    rights,
    invitation:
      status === 'invited' && invitedAt !== undefined
        ? {
            sentAt: invitedAt,
            expiresAt: new Date(Date.parse(invitedAt) + invitationDays * dayLength).toISOString(),
          }
        : null,
    allowedActions: companyUserActions(state, asking, currentId, member),
  }
}
