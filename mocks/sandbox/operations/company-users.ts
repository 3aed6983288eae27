import type { Forbidden, NotFound, Refuse, SandboxOperations, SandboxState } from '../operation.ts'
import {
  companyUserByEmail,
  companyUsers,
  companyUserView,
  mayGiveRole,
  mayHandOut,
  mostUsers,
} from '../rules/company-users.ts'
import { companyUserActions } from '../rules/company-actions.ts'
import { invitationMail } from '../rules/invitations.ts'
import { memberOf, may } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'
import { countRequest } from '../rules/request-rate.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { CompanyMemberRecord } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { presetOf } from '../seed/company-roles.ts'
import type { Session } from '../session.ts'

const tooManyRights = 'Нельзя дать больше прав, чем есть у вас.'
const resendAfter = 60_000
const hour = 3_600_000

export const companyUserOperations = {
  listCompanyUsers(context) {
    const { state, customer, session, query, now, notFound, forbidden } = context
    const { company } = managedCompany({ state, customer, notFound, forbidden }, query.contragentId)
    const found = companyUsers(state, company.id, query.query ?? '')
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items: items.map((member) => companyUserView(state, customer, session.companyId, member, now)),
      pagination,
    }
  },

  inviteCompanyUser(context) {
    const { state, customer, session, body, now, nowIso, newId, outbox, refuse, httpProblem } = context
    const { company, own } = currentManagedCompany(context, body.contragentId)
    if (companyUserByEmail(state, company.id, body.email))
      throw refuse('alreadyMember', 'Этот пользователь уже есть в компании.', 'email')
    const rights = body.rights ?? presetOf(body.role)
    if (!mayGiveRole(own, body.role) || !mayHandOut(own, rights))
      throw refuse('rightsExceeded', tooManyRights, 'rights')
    if (state.members.where('companyId', company.id).length >= mostUsers)
      throw refuse('limitReached', `В компании может быть не более ${mostUsers} пользователей.`)
    countRequest({ state, now, httpProblem }, { id: `invite:${company.id}`, most: 20, window: hour })
    const { perOrder = null, perMonth = null } = body.limits ?? {}
    const invited: CompanyMemberRecord = {
      id: newId('members'),
      companyId: company.id,
      fio: body.fio ?? '',
      email: body.email,
      ...(body.phone !== undefined && { phone: body.phone }),
      position: body.position?.trim() ?? '',
      role: body.role,
      status: 'invited',
      invitedAt: nowIso,
      invitedBy: customer.id,
      limits: { perOrder, perMonth, spent: 0 },
      rights,
    }
    state.members.put(invited)
    outbox.send(invitationMail(company, customer, invited))
    return { user: companyUserView(state, customer, session.companyId, invited, now) }
  },

  updateCompanyUser(context) {
    const { state, customer, session, body, path, now, refuse } = context
    const { company, own } = currentManagedCompany(context, body.contragentId)
    const member = userOf(context, company, path.id)
    const view = (record: CompanyMemberRecord) =>
      companyUserView(state, customer, session.companyId, record, now)
    if (!companyUserActions(state, customer, session.companyId, member).includes('edit'))
      throw refuse('actionNotAllowed', 'Этого пользователя вы изменить не можете.', undefined, {
        user: view(member),
      })
    const given = body.rights.filter((right) => !member.rights.includes(right))
    const taken = member.rights.filter((right) => !body.rights.includes(right))
    if (!mayGiveRole(own, body.role) || !mayHandOut(own, [...given, ...taken]))
      throw refuse('rightsExceeded', tooManyRights, 'rights')
    const { perOrder, perMonth } = body.limits
    const changed: CompanyMemberRecord = {
      ...member,
      role: body.role,
      rights: body.rights,
      limits: { ...member.limits, perOrder, perMonth },
      // Who hasn't accepted yet has no access to open.
      status: body.status === 'active' && member.userId === undefined ? 'invited' : body.status,
      position: body.position?.trim() ?? member.position,
    }
    return { user: view(state.members.put(changed)) }
  },

  resendInvitation(context) {
    const { state, customer, session, body, path, now, nowIso, outbox, refuse, httpProblem } = context
    const { company } = currentManagedCompany(context, body.contragentId)
    const member = userOf(context, company, path.id)
    const view = (record: CompanyMemberRecord) =>
      companyUserView(state, customer, session.companyId, record, now)
    if (!companyUserActions(state, customer, session.companyId, member).includes('resend'))
      throw refuse(
        'actionNotAllowed',
        member.userId === undefined
          ? 'Приглашение закрыто: пользователь заблокирован.'
          : 'Приглашение уже принято.',
        undefined,
        { user: view(member) },
      )
    const wait = Date.parse(member.invitedAt ?? nowIso) + resendAfter - now
    if (wait > 0 && member.invitedAt !== undefined) {
      const seconds = Math.ceil(wait / 1000)
      throw httpProblem(429, 'tooManyRequests', `Повторите через ${seconds}\u00a0с.`, {
        headers: { 'retry-after': String(seconds) },
      })
    }
    countRequest({ state, now, httpProblem }, { id: `resend:${member.id}`, most: 10, window: 24 * hour })
    const sent = state.members.put({ ...member, invitedAt: nowIso, invitedBy: customer.id })
    outbox.send(invitationMail(company, customer, sent))
    return { user: view(sent) }
  },

  deleteCompanyUser(context) {
    const { state, customer, session, path, query, now, refuse } = context
    const { company } = currentManagedCompany(context, query.contragentId)
    const member = userOf(context, company, path.id)
    if (!companyUserActions(state, customer, session.companyId, member).includes('delete'))
      throw refuse('actionNotAllowed', 'Этого пользователя вы удалить не можете.', undefined, {
        user: companyUserView(state, customer, session.companyId, member, now),
      })
    state.members.delete(member.id)
    return { id: member.id }
  },
} satisfies Partial<SandboxOperations>

interface Asking {
  state: SandboxState
  customer: UserRecord
  notFound: NotFound<'listCompanyUsers'>
  forbidden: Forbidden<'listCompanyUsers'>
}

/** Writes on the users of a company and on those who want to be. */
type ManagingWrite =
  | 'inviteCompanyUser'
  | 'updateCompanyUser'
  | 'resendInvitation'
  | 'deleteCompanyUser'
  | 'decideAccessRequest'

/** A company of the user with its own user; not theirs is 404, without the right to manage users 403. */
export function managedCompany(
  { state, customer, notFound, forbidden }: Asking,
  companyId: number,
): { company: CompanyRecord; own: CompanyMemberRecord } {
  const company = state.companies.get(companyId)
  const own = memberOf(state, customer, companyId)
  if (!company || !own) throw notFound('Такой компании нет.')
  if (!may(state, customer, companyId, 'users.manage')) throw forbidden()
  return { company, own }
}

/** The same for a write: only the current company of the session is written to. */
export function currentManagedCompany(
  context: Asking & { session: Session; refuse: Refuse<ManagingWrite> },
  companyId: number,
) {
  const found = managedCompany(context, companyId)
  if (context.session.companyId !== companyId)
    throw context.refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
  return found
}

function userOf({ state, notFound }: Asking, company: CompanyRecord, id: number): CompanyMemberRecord {
  const member = state.members.get(id)
  if (member?.companyId !== company.id) throw notFound('Такого пользователя нет.')
  return member
}
