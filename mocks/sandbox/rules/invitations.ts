import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { OutboxMessage } from '../outbox.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { CompanyMemberRecord } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { dayLength } from './days.ts'
import { fullName, memberOf } from './members.ts'

/** How long an invitation can be accepted, days. */
const invitationDays = 14

/** Where the invited person accepts, after login or registration. */
export const invitationsPath = '/personal/companies/invitations/'

export const invitationEnd = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + invitationDays * dayLength).toISOString()

type Invited = CompanyMemberRecord & { invitedAt: string }

/**
 * Invitations that the customer may accept, newest first, ties by id, the larger first. They are found by the confirmed
 * e-mail, so that nobody takes one by writing another's address into the profile.
 */
export function invitationsOf(state: SandboxState, user: UserRecord, now: number): Invited[] {
  if (!user.emailVerified) return []
  return state.members
    .where('invitedEmail', user.email.toLowerCase())
    .filter(isInvited)
    .filter(({ invitedAt }) => Date.parse(invitationEnd(invitedAt)) > now)
    .filter(({ companyId }) => !memberOf(state, user, companyId))
    .toSorted((left, right) => Date.parse(right.invitedAt) - Date.parse(left.invitedAt) || right.id - left.id)
}

const isInvited = (member: CompanyMemberRecord): member is Invited =>
  member.status === 'invited' && member.invitedAt !== undefined

export function invitationView(
  { companies, users }: SandboxState,
  { id, companyId, role, position, invitedBy, invitedAt }: Invited,
): components['schemas']['Invitation'] {
  const company = companies.get(companyId)
  const inviter = invitedBy === undefined ? undefined : users.get(invitedBy)
  return {
    id,
    company: { name: company?.name ?? '', inn: company?.inn ?? '' },
    role,
    position,
    invitedBy: inviter ? fullName(inviter) : '',
    sentAt: invitedAt,
    expiresAt: invitationEnd(invitedAt),
  }
}

/** The mail carries no secret: its link opens the list of the invitations of whoever is logged in. */
export function invitationMail(
  { name }: CompanyRecord,
  inviter: UserRecord,
  { email }: Pick<CompanyMemberRecord, 'email'>,
): OutboxMessage {
  return {
    channel: 'email',
    to: email,
    subject: `Приглашение в компанию «${name}»`,
    text:
      `${fullName(inviter)} приглашает вас покупать от имени компании «${name}». Чтобы принять приглашение, ` +
      `войдите или зарегистрируйтесь с этой почтой. Приглашение действует ${invitationDays} дней: ${invitationsPath}`,
    link: invitationsPath,
  }
}
